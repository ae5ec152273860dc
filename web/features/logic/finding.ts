// What a hint finds at the grid as it stands, and what must be told before any step: a step from a wrong grid would be
// wrong itself.
import type { LogicStep } from '../../protocol/logic';
import { candidateLists, mayBeLists, wrongLists } from '../../state/note_lists';
import type { HasPlay } from '../../state/play_store';
import type { HasVerdict, Verdict } from '../../state/verdict_store';

export type Finding =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'step'; step: LogicStep }
  /** Entries that the solution does not have. */
  | { kind: 'wrong'; cells: readonly number[] }
  /** Blank cells whose lists of candidates lack the digit of the solution. */
  | { kind: 'lost'; cells: readonly number[] }
  | { kind: 'noSolution' }
  | { kind: 'solved' }
  /** No technique that is known here goes on. */
  | { kind: 'stuck' }
  | { kind: 'failed'; message: string };

/** The one solution of the givens, where that is known. */
function solutionOf(verdict: Verdict): Uint8Array | null {
  if (verdict.kind !== 'known') return null;
  const { status, solution } = verdict.ofGivens ?? verdict.outcome;
  return status === 'unique' ? solution : null;
}

const hasNone = (verdict: Verdict): boolean =>
  verdict.kind === 'known' && (verdict.ofGivens ?? verdict.outcome).status === 'none';

/** Null where nothing is amiss as far as is known. */
export function findTrouble({ play, verdict }: HasPlay & HasVerdict): Finding | null {
  const now = verdict.verdict.peek();
  if (hasNone(now)) return { kind: 'noSolution' };
  const solution = solutionOf(now);
  const grid = play.grid.peek();
  const isFull = grid.every((value) => value > 0);
  // Whether the solver has looked at it yet or not.
  if (isFull && play.clashes.peek().size === 0) return { kind: 'solved' };
  if (!solution) return null;
  const entries = play.entries.peek();
  const { values } = entries;
  const cells = Array.from(grid.keys());
  const wrong = cells.filter((cell) => values[cell]! > 0 && values[cell] !== solution[cell]);
  if (wrong.length > 0) return { kind: 'wrong', cells: wrong };
  const lost = wrongLists(grid, entries, solution);
  return lost.length > 0 ? { kind: 'lost', cells: lost } : null;
}

/** The notes as far as they are lists of candidates. */
export const candidateNotes = ({ play, verdict }: HasPlay & HasVerdict): Uint32Array =>
  candidateLists(play.grid.peek(), play.entries.peek(), solutionOf(verdict.verdict.peek()));

/** Whether those of the corners are. */
export const areCornersLists = ({ play, verdict }: HasPlay & HasVerdict): boolean =>
  mayBeLists(play.grid.peek(), play.entries.peek().notes, solutionOf(verdict.verdict.peek()));
