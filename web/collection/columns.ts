// The rows of a collection's table, column by column in typed arrays: a million rows take 37 MB.
import type { CollectionBlock } from '../protocol/collection';

/** Columns that hold `Float64` where a value may pass 2^32. */
function emptyColumns(capacity: number) {
  return {
    line: new Uint32Array(capacity),
    offset: new Float64Array(capacity),
    status: new Uint8Array(capacity),
    givens: new Uint16Array(capacity),
    guesses: new Float64Array(capacity),
    solutions: new Float64Array(capacity),
    seconds: new Float32Array(capacity),
  };
}

export type Columns = Readonly<ReturnType<typeof emptyColumns>>;
export type ColumnName = keyof Columns;
const names = Object.keys(emptyColumns(0)) as ColumnName[];

export interface Rows {
  /** Rows in order of their lines; beyond `count` the columns hold nothing. */
  readonly columns: Columns;
  readonly count: number;
  /** Lines of the file so far, of whatever kind. */
  readonly lines: number;
  append(block: CollectionBlock): void;
}

export function makeRows(): Rows {
  let columns = emptyColumns(1024);
  let count = 0;
  let lines = 0;

  function reserve(capacity: number): void {
    if (capacity <= columns.line.length) return;
    const grown = emptyColumns(Math.max(capacity, columns.line.length * 2));
    for (const name of names) grown[name].set(columns[name].subarray(0, count));
    columns = grown;
  }

  return {
    get columns() {
      return columns;
    },
    get count() {
      return count;
    },
    get lines() {
      return lines;
    },
    append(block) {
      reserve(count + block.line.length);
      for (const name of names) columns[name].set(block[name], count);
      // From 1 in the file, as editors count.
      for (let row = count; row < count + block.line.length; ++row) columns.line[row] = columns.line[row]! + lines + 1;
      count += block.line.length;
      lines += block.lines;
    },
  };
}
