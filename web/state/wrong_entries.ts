// The entries of a player that are known to be wrong.
import { clashes, type Geometry } from '../grid/geometry';
import type { Entries } from './moves';

/**
 * The wrong entries: those that differ from the one solution of the givens; if no such solution is known, those that clash, or
 * the clashing givens if no entry clashes.
 */
export function wrongEntries(
  geometry: Geometry,
  givens: Uint8Array,
  { values }: Pick<Entries, 'values'>,
  solution: Uint8Array | null,
): number[] {
  const cells = Array.from(values.keys());
  if (solution) return cells.filter((cell) => values[cell]! > 0 && values[cell] !== solution[cell]);
  const grid = givens.map((given, cell) => given || values[cell]!);
  const clashing = [...clashes(geometry, grid)].sort((one, other) => one - other);
  const own = clashing.filter((cell) => givens[cell] === 0);
  return own.length > 0 ? own : clashing;
}
