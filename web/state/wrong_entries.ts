// The entries of a player that are known to be wrong, and the way back to a moment before them, by the moves of the puzzle.
import { clashes, type Geometry } from '../grid/geometry';
import { type Entries, takeBack } from './moves';
import type { PlayStore } from './play_store';

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

/** Returns to the last moment with such entries, as one move; false if none is remembered. */
export function goBackTo(play: PlayStore, areSo: (entries: Entries) => boolean): boolean {
  let at = play.position.peek();
  for (const move of play.history.peek().done.toReversed()) {
    if (areSo(at.entries) || move.kind === 'load') break;
    at = takeBack(at, move);
  }
  if (areSo(at.entries)) play.goTo(at.entries);
  return areSo(at.entries);
}

/** The cell among these with the oldest value. */
export function oldestOf({ history }: PlayStore, cells: readonly number[]): number {
  const since = (cell: number): number =>
    history.value.done.findLastIndex((move) => move.kind === 'load' || move.cells.includes(cell));
  return cells.reduce((oldest, cell) => (since(cell) < since(oldest) ? cell : oldest));
}
