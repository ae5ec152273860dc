// The rows of a collection column by column in typed arrays that grow: a million rows take 32 MB.

/** `Float64Array` where a value may pass 2^32: files do. */
function emptyColumns(capacity: number) {
  return {
    /** The line in the file, from 1 on the page; while a block is worked on, the line in the block, from 0. */
    line: new Uint32Array(capacity),
    /** Where the line begins, in bytes from the start of the file. */
    offset: new Float64Array(capacity),
    /** A LineStatus. */
    status: new Uint8Array(capacity),
    givens: new Uint16Array(capacity),
    guesses: new Uint32Array(capacity),
    /** Up to the limit. */
    solutions: new Uint32Array(capacity),
    /** 1 where the search was given up, so that there may be more solutions than were found. */
    givenUp: new Uint8Array(capacity),
    /** The halves of a puzzle's fingerprint; 0 of 9x9 puzzles on lines of 81 characters until they are looked at. */
    printLow: new Uint32Array(capacity),
    printHigh: new Uint32Array(capacity),
  };
}

export type Columns = ReturnType<typeof emptyColumns>;
export type ColumnName = keyof Columns;
export type Row = Record<ColumnName, number>;
export const columnNames = Object.keys(emptyColumns(0)) as ColumnName[];

/** Whether a row's solutions are all there are. `limit`: of how many the search was for. */
export function areAllFound({ solutions, givenUp }: Readonly<Columns>, row: number, limit: number): boolean {
  return givenUp[row] === 0 && solutions[row]! < limit;
}

export class GrowingColumns {
  private columns = emptyColumns(1024);
  count = 0;

  /** Beyond `count` they hold nothing. Valid until the next row. */
  get all(): Readonly<Columns> {
    return this.columns;
  }

  add(row: Row): void {
    this.reserve(this.count + 1);
    for (const name of columnNames) this.columns[name][this.count] = row[name];
    ++this.count;
  }

  addAll(rows: Readonly<Columns>): void {
    this.reserve(this.count + rows.line.length);
    for (const name of columnNames) this.columns[name].set(rows[name], this.count);
    this.count += rows.line.length;
  }

  /** As long as there are rows, and of no more bytes. */
  trimmed(): Columns {
    const trimmed = emptyColumns(this.count);
    for (const name of columnNames) trimmed[name].set(this.columns[name].subarray(0, this.count));
    return trimmed;
  }

  private reserve(capacity: number): void {
    if (capacity <= this.columns.line.length) return;
    const grown = emptyColumns(Math.max(capacity, this.columns.line.length * 2));
    for (const name of columnNames) grown[name].set(this.columns[name].subarray(0, this.count));
    this.columns = grown;
  }
}
