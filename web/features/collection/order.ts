// Which rows of a collection are shown, and in which order.
import { lineStatus, type LineStatus } from '../../protocol/collection';
import type { ColumnName } from '../../protocol/columns';
import type { Copies } from './copies';
import type { Rows } from './rows';

export type SortKey = Extract<ColumnName, 'line' | 'status' | 'givens' | 'guesses' | 'solutions'>;

/** Both ends included; Infinity and 0 where there is none. */
export interface Range {
  least: number;
  most: number;
}

export interface Wish {
  /** Null shows all. */
  status: LineStatus | null;
  /** Whether puzzles that stood further up already are shown. */
  copies: 'shown' | 'hidden' | 'alone';
  givens: Range;
  guesses: Range;
  key: SortKey;
  descending: boolean;
}

export const anyNumber: Range = { least: 0, most: Infinity };

export const inFileOrder: Wish = {
  ...{ status: null, copies: 'shown', givens: anyNumber, guesses: anyNumber },
  ...{ key: 'line', descending: false },
};

const isAny = ({ least, most }: Range): boolean => least <= 0 && most === Infinity;

/** Whether all rows are shown. */
export function showsAll({ status, copies, givens, guesses }: Wish): boolean {
  return status === null && copies === 'shown' && isAny(givens) && isAny(guesses);
}

/** A row and what it is sorted by in one number: numbers are sorted ten times as fast as with a comparison of our own. */
function sortKeys(rows: Rows, wanted: Uint32Array, { key, descending }: Wish): Float64Array {
  const { columns, count } = rows;
  const column = columns[key];
  const most = Math.floor(Number.MAX_SAFE_INTEGER / count) - 1;
  const sign = descending ? -1 : 1;
  return Float64Array.from(wanted, (row) => sign * Math.min(most, column[row]!) * count + row).sort();
}

/** The rows wanted in the order of the file. What is no puzzle has no numbers, and is in no range of them. */
function chosen(
  { columns, count }: Rows,
  { status, copies, givens, guesses }: Wish,
  found: Copies | null,
): Uint32Array {
  const needsPuzzle = !isAny(givens) || !isAny(guesses);
  const isIn = (value: number, { least, most }: Range): boolean => value >= least && value <= most;
  const kept = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; ++row) {
    if (status !== null && columns.status[row] !== status) continue;
    if (needsPuzzle && columns.status[row] === lineStatus.bad) continue;
    if (!isIn(columns.givens[row]!, givens) || !isIn(columns.guesses[row]!, guesses)) continue;
    if (found && copies !== 'shown' && found.isCopy(row) !== (copies === 'alone')) continue;
    kept[length++] = row;
  }
  return kept.subarray(0, length);
}

/**
 * The rows wanted, in the order wanted; rows that are equal keep the order of their lines. Null: all, as they are. As long as
 * the copies are not found, none is left out.
 */
export function arrange(rows: Rows, wish: Wish, found: Copies | null = null): Uint32Array | null {
  const { key, descending } = wish;
  if (showsAll(wish) && key === 'line' && !descending) return null;
  const { count } = rows;
  const wanted = chosen(rows, wish, found);
  if (key === 'line') return descending ? wanted.reverse() : wanted;
  sortKeys(rows, wanted, wish).forEach((sorted, index) => (wanted[index] = ((sorted % count) + count) % count));
  return wanted;
}

/** The rows of an arrangement in the order of the file. */
export function shownInFile(order: Uint32Array | null, count: number): Uint32Array {
  return order ? order.slice().sort() : Uint32Array.from({ length: count }, (_, row) => row);
}
