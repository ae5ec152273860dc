// Decides in one place whether a puzzle is finished. A full grid with no value twice in a house keeps the givens and every rule
// of its shape, and so it is a solution, whether the givens have one, several, or are not yet searched; if they have none, no
// grid gets there. On rules that houses do not express the solver decides.
import type { Geometry } from '../grid/geometry';
import { isEmptyGrid } from '../grid/puzzle';
import { author, type Entries, type History } from './moves';

/**
 * open: some cell is blank; wrong: all are filled, and not all can be right; unchecked: the full grid may still break rules that
 * are not checked here; solved: every cell is right.
 */
export type Outcome = 'open' | 'wrong' | 'unchecked' | 'solved';

/** True if nothing is known of the grid yet: no digit, nor the candidates or clues that some puzzles give in their place. */
export const isUnset = ({ givenCandidates, ignoresRules }: Geometry, grid: Uint8Array): boolean =>
  givenCandidates === null && !ignoresRules && isEmptyGrid(grid);

/** A grid on which the solver has judged every rule. */
export interface JudgedGrid {
  readonly grid: Uint8Array;
  readonly isRight: boolean;
}

export function outcomeOf(
  { ignoresRules }: Geometry,
  grid: Uint8Array,
  clashing: ReadonlySet<number>,
  judged: JudgedGrid | null = null,
): Outcome {
  if (grid.includes(0)) return 'open';
  if (clashing.size > 0) return 'wrong';
  if (!ignoresRules) return 'solved';
  return judged?.grid !== grid ? 'unchecked' : judged.isRight ? 'solved' : 'wrong';
}

/**
 * True if the player solved a solved puzzle: most of it, and the last value in it, is theirs. Cells that the solver reveals on
 * the way are help; if it fills in the rest, or the most, nobody has solved it.
 */
export function isSolvedByPlayer(
  { values, revealed }: Pick<Entries, 'values' | 'revealed'>,
  { done }: History,
): boolean {
  const filled = revealed.reduce((count, each) => count + each, 0);
  const entered = values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  const last = done.findLast((move) => move.kind === 'cells' && move.cells.length > 0);
  const isOwnEnd = last?.kind === 'cells' && last.after.every((content) => (content & author.revealed) === 0);
  return isOwnEnd && entered > 2 * filled;
}

/** True if there is something left to do: the clock runs, and the game can be paused. */
export const goesOn = (outcome: Outcome): boolean => outcome === 'open' || outcome === 'wrong';

/** True if all values of `others` are entered here as well. */
export function holds({ values }: Entries, others: Entries): boolean {
  return others.values.every((value, cell) => value === 0 || values[cell] === value);
}
