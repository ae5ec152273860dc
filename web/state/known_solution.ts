// The one solution of a puzzle's givens, by the solver; where rules are only drawn, the one that came with the puzzle.
import type { Puzzle } from '../grid/puzzle';
import type { SolveOutcome } from '../protocol/messages';
import { givenSolution, hasDrawings } from './given_solution';
import type { CanSolve } from './verdict_store';

export interface KnownSolution {
  /** Null if the givens are not known to have exactly one. */
  readonly solution: Uint8Array | null;
  readonly status: SolveOutcome['status'];
  /** False if the search left out rules. */
  readonly keepsRules: boolean;
}

const maxSeconds = 10;
const found = new WeakMap<Puzzle, Promise<KnownSolution>>();

async function find({ solve }: CanSolve, puzzle: Puzzle): Promise<KnownSolution> {
  const { status, solution, keepsRules = true } = await solve(puzzle, maxSeconds, 2);
  const given = status === 'none' || (keepsRules && !hasDrawings(puzzle)) ? null : givenSolution(puzzle);
  return { solution: status === 'unique' ? solution : given, status, keepsRules };
}

/** Asked once for each puzzle; after a failure the next call asks again. */
export function knownSolution(app: CanSolve, puzzle: Puzzle): Promise<KnownSolution> {
  const known = found.get(puzzle) ?? find(app, puzzle);
  found.set(puzzle, known);
  known.catch(() => found.delete(puzzle));
  return known;
}
