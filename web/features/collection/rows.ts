// The rows of a collection in the order of its file, with consecutive line numbers: part by part, as they were found.
import type { Told } from '../../language/text';
import { type CollectionBlock, lineStatus } from '../../protocol/collection';
import {
  columnNames,
  type Columns,
  type Packed,
  packPart,
  type Part,
  type ReadColumns,
  valueIn,
} from '../../protocol/columns';

/** The reason why a line is not a puzzle. */
export interface Problem {
  /** From 1. */
  line: number;
  message: Told;
}

export interface Rows {
  readonly columns: ReadColumns;
  readonly count: number;
  /** Number of lines so far, of any kind. */
  readonly lines: number;
  append(block: CollectionBlock): void;
  /** The rows in stored form. */
  kept(): KeptRows;
}

export interface KeptRows {
  parts: readonly Part[];
  lines: number;
}

const rowsAPart = 1 << 14;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const plainLists = [Uint8Array, Uint16Array, Uint32Array] as const;

/** True if the value is a column of this many whole numbers. */
function isColumn({ base, step, more }: Packed, count: number): boolean {
  if (![base, step, base + step * count].every(isCount)) return false;
  if (more === null) return true;
  const isPlain = plainLists.some((List) => more instanceof List);
  return (isPlain || (more instanceof Float64Array && more.every(isCount))) && more.length === count;
}

const highestStatus = Math.max(...Object.values(lineStatus));

/** True if the stored value is a part of at most this many rows. */
function isPart({ count, columns }: Part, most: number): boolean {
  if (!isCount(count) || count > most || !columnNames.every((name) => isColumn(columns[name], count))) return false;
  for (let index = 0; index < count; ++index) if (valueIn(columns.status, index) > highestStatus) return false;
  return true;
}

/** The parts as stored, or from the columns that earlier pages stored. */
function partsIn({ parts, columns }: Partial<KeptRows & { columns: Columns }>): readonly Part[] {
  if (Array.isArray(parts)) return parts as readonly Part[];
  const count = columns!.line.length;
  if (!columnNames.every((name) => columns![name].length === count)) throw new TypeError('Columns');
  const all: Part[] = [];
  for (let row = 0; row < count; row += rowsAPart) all.push(packPart(columns!, row, Math.min(count, row + rowsAPart)));
  return all;
}

/** The rows of a record, no more than `most`; null if they are damaged. */
export function readKept(kept: Partial<KeptRows & { columns: Columns }> | undefined, most: number): KeptRows | null {
  try {
    const parts = partsIn(kept!);
    const { lines = 0 } = kept!;
    let left = most;
    const areSound = parts.every((part) => isPart(part, left) && (left -= part.count) >= 0);
    return areSound && isCount(lines) ? { parts, lines } : null;
  } catch {
    // A damaged record may make the reader fail in any way: it counts as none.
    return null;
  }
}

/** Adds the number of its rows of each status. */
export function countStatuses({ count, columns }: Part, counts: number[]): void {
  for (let index = 0; index < count; ++index) counts[valueIn(columns.status, index)]! += 1;
}

/** `lineOf`: the line of each row in its file, from 1, if lines are not consecutive. */
export function makeRows(lineOf?: Uint32Array, kept?: KeptRows): Rows {
  const parts: Part[] = [];
  /** The first row of each part, and the total number of rows. */
  const begins = [0];
  let lines = kept?.lines ?? 0;
  /** The part of the last row: rows are mostly requested in order. */
  let last = 0;

  function add(part: Part): void {
    if (part.count === 0) return;
    parts.push(part);
    begins.push(begins.at(-1)! + part.count);
  }
  kept?.parts.forEach(add);

  function find(row: number): number {
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (begins[middle]! <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  const columnOf = (name: keyof ReadColumns): ReadColumns['line'] => ({
    at(row) {
      if (row < begins[last]! || row >= begins[last + 1]!) last = find(row);
      return valueIn(parts[last]!.columns[name], row - begins[last]!);
    },
  });
  const columns = Object.fromEntries(columnNames.map((name) => [name, columnOf(name)])) as ReadColumns;

  return {
    columns: lineOf ? { ...columns, line: { at: (row) => lineOf[row]! } } : columns,
    get count() {
      return begins.at(-1)!;
    },
    get lines() {
      return lines;
    },
    append({ rows, lines: more }) {
      // From 1 in the file, as editors count.
      const line: Packed = { ...rows.columns.line, base: rows.columns.line.base + lines + 1 };
      add({ ...rows, columns: { ...rows.columns, line } });
      lines += more;
    },
    kept: () => ({ parts: parts.slice(), lines }),
  };
}
