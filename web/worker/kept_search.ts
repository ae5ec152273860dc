// The last search for a verdict that was stopped, one a worker, so that it goes on where it was when it is asked for again.
import type { SolveSession } from '../../wasm/solver_module';
import { isSamePuzzle } from '../grid/puzzle';
import type { SolveRequest } from '../protocol/messages';

interface Kept {
  request: SolveRequest;
  session: SolveSession;
  /** What it has had of time. */
  seconds: number;
}

let kept: Kept | null = null;
/** The question asked last: only its search is worth keeping. */
let asked: SolveRequest | null = null;

const isSame = (a: SolveRequest, b: SolveRequest): boolean =>
  a.algorithm === b.algorithm &&
  a.limit === b.limit &&
  String(a.knobs ?? []) === String(b.knobs ?? []) &&
  isSamePuzzle(a.puzzle, b.puzzle);

/** The search that was kept for this question, which is the caller's then; one for another question is deleted. */
export function takeSearch(request: SolveRequest): Kept | null {
  const found = kept;
  kept = null;
  asked = request;
  if (found && isSame(found.request, request)) return found;
  found?.session.delete();
  return null;
}

export function keepSearch(request: SolveRequest, session: SolveSession, seconds: number): void {
  if (request === asked) kept = { request, session, seconds };
  else session.delete();
}
