// The search for givens that leave one solution. Pure: `count` tells how many solutions a puzzle has.
import type { Puzzle } from '../../grid/puzzle';

/** 2 stands for more than one; null if it was not found out in time. */
export type CountSolutions = (puzzle: Puzzle) => Promise<0 | 1 | 2 | null>;

export interface GivenSearch {
  readonly count: CountSolutions;
  /** Called after each step with the share that is done. */
  onShare(share: number): void;
  isStopped(): boolean;
}

/**
 * Givens of a solution, none of which is superfluous, that leave it as the only one; null if it was stopped. `cells`: all
 * blank cells in the order in which their givens are tried to be left out.
 */
export async function givensForOne(
  puzzle: Puzzle,
  solution: Uint8Array,
  cells: readonly number[],
  { count, onShare, isStopped }: GivenSearch,
): Promise<(readonly [cell: number, value: number])[] | null> {
  const givens = solution.slice();
  for (const [at, cell] of cells.entries()) {
    if (isStopped()) return null;
    onShare(at / cells.length);
    givens[cell] = 0;
    // A search that does not end in time proves nothing: the given stays.
    if ((await count({ ...puzzle, givens: givens.slice() })) !== 1) givens[cell] = solution[cell]!;
  }
  return cells.filter((cell) => givens[cell]! > 0).map((cell) => [cell, givens[cell]!] as const);
}
