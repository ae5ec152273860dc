// The rows of a collection column by column: in typed arrays that grow while they are
// written, packed for storage and transfer. Packed, a column takes no more bytes a row than
// its values need, and none if they increase evenly: a million puzzles of 9x9 take 2 MB.

/** `Float64Array` if a value may exceed 2^32, as file sizes do. */
function emptyColumns(capacity: number) {
  return {
    /** The line in the file, from 1 on the page; during work on a block, the line in the block, from 0. */
    line: new Uint32Array(capacity),
    /** The beginning of the line, in bytes from the start of the file. */
    offset: new Float64Array(capacity),
    /** A LineStatus. */
    status: new Uint8Array(capacity),
    givens: new Uint16Array(capacity),
    guesses: new Uint32Array(capacity),
    /** Up to the limit. */
    solutions: new Uint32Array(capacity),
    /** 1 if the search was abandoned, so that there may be more solutions than were found. */
    givenUp: new Uint8Array(capacity),
    /** The halves of a puzzle's fingerprint; 0 for 9x9 puzzles on lines of 81 characters. */
    printLow: new Uint32Array(capacity),
    printHigh: new Uint32Array(capacity),
  };
}

export type Columns = ReturnType<typeof emptyColumns>;
export type ColumnName = keyof Columns;
export type Row = Record<ColumnName, number>;
// Marked as pure, so that a worker without a collection does without it.
export const columnNames = /* @__PURE__ */ Object.keys(/* @__PURE__ */ emptyColumns(0)) as ColumnName[];

/** The readable side of columns. */
export type ReadColumns = Readonly<Record<ColumnName, { at(row: number): number }>>;

/** True if the row's number of solutions is final. `limit`: the number at which the search stops. */
export function areAllFound(
  { solutions, givenUp }: Pick<ReadColumns, 'solutions' | 'givenUp'>,
  row: number,
  limit: number,
): boolean {
  return givenUp.at(row) === 0 && solutions.at(row) < limit;
}

type Values = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The values of a column: base + step * index, plus `more` if it is present. */
export interface Packed {
  base: number;
  step: number;
  more: Values | null;
}

/** Some rows, one after the other. */
export interface Part {
  count: number;
  columns: Record<ColumnName, Packed>;
}

export const valueIn = ({ base, step, more }: Packed, index: number): number =>
  base + step * index + (more ? more[index]! : 0);

function roomFor(most: number) {
  if (most < 2 ** 8) return Uint8Array;
  if (most < 2 ** 16) return Uint16Array;
  return most < 2 ** 32 ? Uint32Array : Float64Array;
}

/** None of the values is below 0. */
export function pack(values: Values): Packed {
  const base = values[0] ?? 0;
  let [most, leastStep, mostStep, before] = [base, Infinity, 0, base];
  for (let index = 1; index < values.length; ++index) {
    const value = values[index]!;
    const step = value - before;
    if (step < leastStep) leastStep = step;
    if (step > mostStep) mostStep = step;
    if (value > most) most = value;
    before = value;
  }
  if (values.length < 2 || leastStep === mostStep) return { base, step: mostStep, more: null };
  // Consecutive lines: the excess over the shortest one.
  if (leastStep > 0) {
    const last = values.length - 1;
    const more = new (roomFor(before - base - leastStep * last))(values.length);
    for (let index = 1; index < values.length; ++index) more[index] = values[index]! - base - leastStep * index;
    return { base, step: leastStep, more };
  }
  return { base: 0, step: 0, more: new (roomFor(most))(values) };
}

/** Rows from `first` up to, but not including, `end`. */
export function packPart(columns: Readonly<Columns>, first: number, end: number): Part {
  const packed = columnNames.map((name) => [name, pack(columns[name].subarray(first, end))]);
  return { count: end - first, columns: Object.fromEntries(packed) as Part['columns'] };
}

/** The parts of a part that can be transferred instead of copied. */
export const buffersIn = ({ columns }: Part): ArrayBuffer[] =>
  Object.values(columns).flatMap(({ more }) => (more ? [more.buffer] : []));

export class GrowingColumns {
  private columns = emptyColumns(1 << 14);
  count = 0;

  /** Adds `count` rows: a missing column is 0, and `base` is added to the columns that it names. */
  addAll(count: number, rows: Partial<Record<ColumnName, ArrayLike<number>>>, base: Partial<Row> = {}): void {
    const end = this.count + count;
    this.reserve(end);
    for (const name of columnNames) {
      const column = this.columns[name];
      const { [name]: values } = rows;
      if (values) column.set(values, this.count);
      else column.fill(0, this.count, end);
      const { [name]: more = 0 } = base;
      for (let row = this.count; more !== 0 && row < end; ++row) column[row] = column[row]! + more;
    }
    this.count = end;
  }

  at(row: number): Row {
    return Object.fromEntries(columnNames.map((name) => [name, this.columns[name][row]])) as Row;
  }

  change(row: number, values: Partial<Row>): void {
    for (const name of columnNames) this.columns[name][row] = values[name] ?? this.columns[name][row]!;
  }

  /** The first row from `first` on with that status; -1 if there is none. */
  find(status: number, first: number): number {
    const found = this.columns.status.subarray(first, this.count).indexOf(status);
    return found < 0 ? found : found + first;
  }

  clear(): void {
    this.count = 0;
  }

  packed(): Part {
    return packPart(this.columns, 0, this.count);
  }

  private reserve(capacity: number): void {
    if (capacity <= this.columns.line.length) return;
    const grown = emptyColumns(Math.max(capacity, this.columns.line.length * 2));
    for (const name of columnNames) grown[name].set(this.columns[name].subarray(0, this.count));
    this.columns = grown;
  }
}
