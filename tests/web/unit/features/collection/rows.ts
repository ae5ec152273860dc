// Rows of collections for tests.
import { type ColumnName, type Columns, packPart, type Part } from '../../../../../web/protocol/columns';
import { type CollectionBlock, lineStatus } from '../../../../../web/protocol/collection';
import type { Rows } from '../../../../../web/features/collection/rows';

/** A block whose rows are all puzzles with one solution, except as given. */
export function block(
  count: number,
  rows: Partial<Columns> = {},
  change: Partial<CollectionBlock> = {},
): CollectionBlock {
  return {
    lines: count,
    rows: partOf(count, rows),
    problems: [],
    text: '',
    cancelled: false,
    ...change,
  };
}

const partOf = (count: number, rows: Partial<Columns>): Part => packPart(columnsOf(count, rows), 0, count);

export const columnsOf = (count: number, rows: Partial<Columns> = {}): Columns => ({
  line: Uint32Array.from({ length: count }, (_, i) => i),
  offset: Float64Array.from({ length: count }, (_, i) => i * 10),
  status: new Uint8Array(count).fill(lineStatus.one),
  givens: new Uint16Array(count).fill(30),
  guesses: new Uint32Array(count),
  solutions: new Uint32Array(count).fill(1),
  givenUp: new Uint8Array(count),
  printLow: Uint32Array.from({ length: count }, (_, i) => i + 1),
  printHigh: new Uint32Array(count),
  ...rows,
});

/** The values of a column in all rows. */
export const valuesOf = ({ columns, count }: Rows, name: ColumnName): number[] =>
  Array.from({ length: count }, (_, row) => columns[name].at(row));
