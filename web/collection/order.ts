// Which rows of a collection are shown, and in which order.
import type { LineStatus } from '../protocol/collection';
import type { ColumnName } from '../protocol/columns';
import type { Rows } from './rows';

export type SortKey = Exclude<ColumnName, 'offset' | 'givenUp'>;

export interface Wish {
  /** Null shows all. */
  status: LineStatus | null;
  key: SortKey;
  descending: boolean;
}

export const inFileOrder: Wish = { status: null, key: 'line', descending: false };

/** A row and what it is sorted by in one number: numbers are sorted ten times as fast as with a comparison of our own. */
function sortKeys(rows: Rows, wanted: Uint32Array, { key, descending }: Wish): Float64Array {
  const { columns, count } = rows;
  const column = columns[key];
  const most = Math.floor(Number.MAX_SAFE_INTEGER / count) - 1;
  const sign = descending ? -1 : 1;
  return Float64Array.from(wanted, (row) => sign * Math.min(most, column[row]!) * count + row).sort();
}

/** The rows wanted, in the order wanted; rows that are equal keep the order of their lines. Null: all, as they are. */
export function arrange(rows: Rows, wish: Wish): Uint32Array | null {
  const { status, key, descending } = wish;
  if (status === null && key === 'line' && !descending) return null;
  const { columns, count } = rows;
  const kept = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; ++row) {
    if (status === null || columns.status[row] === status) kept[length++] = row;
  }
  const wanted = kept.subarray(0, length);
  if (key === 'line') return descending ? wanted.reverse() : wanted;
  sortKeys(rows, wanted, wish).forEach((sorted, index) => (wanted[index] = ((sorted % count) + count) % count));
  return wanted;
}
