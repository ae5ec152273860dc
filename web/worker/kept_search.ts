// The last stopped search for a verdict, one per worker, so that it continues when it is requested again.
import type { SolveSession } from '../../wasm/solver_module';
import { isSamePuzzle } from '../grid/puzzle';
import type { SolveRequest } from '../protocol/messages';

interface Kept {
  request: SolveRequest;
  session: SolveSession;
  /** The time that it has used. */
  seconds: number;
}

let kept: Kept | null = null;
/** The latest question: only its search is worth storing. */
let asked: SolveRequest | null = null;

const isSame = (a: SolveRequest, b: SolveRequest): boolean =>
  a.algorithm === b.algorithm &&
  a.limit === b.limit &&
  String(a.knobs ?? []) === String(b.knobs ?? []) &&
  isSamePuzzle(a.puzzle, b.puzzle);

/** The stored search for this question, which the caller then owns; a search for another question is deleted. */
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
