// The result of a hint at the current grid, and the faults to report
// before any step: a step from a wrong grid would be wrong itself.
import type { LogicStep, LogicTechnique } from '../../protocol/logic';
import { candidateLists, mayBeLists, wrongLists } from '../../state/note_lists';
import { goesOn, isUnset } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { GivensVerdict, KnownGivens } from './known_givens';

export type Finding =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'step'; step: LogicStep }
  /** The board is empty. */
  | { kind: 'empty' }
  /** Entries that the solution does not have. */
  | { kind: 'wrong'; cells: readonly number[] }
  /** Blank cells whose lists of candidates lack the digit of the solution. */
  | { kind: 'lost'; cells: readonly number[] }
  | { kind: 'noSolution' }
  /** The givens have several solutions, the grid with its entries has none. */
  | { kind: 'deadEnd' }
  | { kind: 'solved' }
  /** No allowed technique applies. `isInFog`: hidden clues might lead on; `technique`: the only one requested, null = any. */
  | { kind: 'stuck'; areSeveral: boolean; isInFog: boolean; technique: LogicTechnique | null }
  | { kind: 'failed'; message: string };

function wrongOrLost({ play }: HasPlay, solution: Uint8Array): Finding | null {
  const entries = play.entries.peek();
  const { values } = entries;
  const wrong = Array.from(values.keys()).filter((cell) => values[cell]! > 0 && values[cell] !== solution[cell]);
  if (wrong.length > 0) return { kind: 'wrong', cells: wrong };
  const lost = wrongLists(play.grid.peek(), entries, solution);
  return lost.length > 0 ? { kind: 'lost', cells: lost } : null;
}

/** Null if no fault is known. */
export async function findTrouble(app: HasPlay, givens: KnownGivens): Promise<Finding | null> {
  const grid = app.play.grid.peek();
  if (isUnset(app.play.geometry.peek(), grid)) return { kind: 'empty' };
  if (!goesOn(app.play.outcome.peek())) return { kind: 'solved' };
  const { status, solution } = givens.peek() ?? (await givens.find());
  if (status === 'none') return { kind: 'noSolution' };
  if (solution) return wrongOrLost(app, solution);
  return (await givens.canFinish()) === false ? { kind: 'deadEnd' } : null;
}

/** The notes that are lists of candidates. */
export const candidateNotes = ({ play }: HasPlay, known: GivensVerdict | null): Uint32Array =>
  candidateLists(play.grid.peek(), play.entries.peek(), known?.solution ?? null);

/** True if the corner notes may be lists of candidates. */
export const areCornersLists = ({ play }: HasPlay, known: GivensVerdict | null): boolean =>
  mayBeLists(play.grid.peek(), play.entries.peek().notes, known?.solution ?? null);
