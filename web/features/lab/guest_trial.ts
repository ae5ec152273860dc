// One trial of a visitor's solver: it solves, and its answer is checked.
import type { GuestClient } from '../../client/guest_client';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { Trial } from './experiment';
import { canBeGiven, type Failing, isFinal, wrongAnswer } from './fault';

/** The same as for the algorithms: up to the first solution. */
const limit = 1;

const failed = (fault: Failing): Trial => ({ ending: 'failed', seconds: 0, guesses: null, backtracks: null, fault });

/** The number of solutions by the page's own solver; null if it is unknown within the cap. */
async function knownCount(
  client: SolverClient,
  puzzle: Puzzle,
  capSeconds: number,
  signal: AbortSignal,
): Promise<number | null> {
  const request = { kind: 'solve', puzzle, algorithm: '', limit, maxSeconds: capSeconds } as const;
  try {
    const { solutions, status } = await client.ask(request, { signal });
    return solutions > 0 || status === 'none' ? solutions : null;
  } catch {
    // It cannot solve this: only the rules are left to judge by.
    return null;
  }
}

/** Null if it was stopped. */
export async function guestTrial(
  guest: GuestClient,
  referee: SolverClient,
  puzzle: Puzzle,
  capSeconds: number,
  signal: AbortSignal,
): Promise<Trial | null> {
  if (!canBeGiven(puzzle)) return failed({ kind: 'not given' });
  const { boxHeight, boxWidth } = puzzle.shape;
  const outcome = await guest.solve({ boxHeight, boxWidth, limit, givens: puzzle.givens }, capSeconds, signal);
  if (outcome.kind === 'refused') return failed({ kind: 'refused', refusal: outcome.refusal });
  if (outcome.kind === 'failed') return failed({ kind: 'ended', reason: outcome.reason });
  if (outcome.kind !== 'solved') {
    const isStopped = outcome.kind === 'stopped';
    return isStopped ? null : { ending: 'capped', seconds: capSeconds, guesses: null, backtracks: null };
  }
  if (outcome.count < 0) return failed({ kind: 'declined' });
  const { seconds, guesses, count } = outcome;
  const known = isFinal(outcome, limit) ? await knownCount(referee, puzzle, capSeconds, signal) : null;
  if (signal.aborted) return null;
  const fault = wrongAnswer(puzzle, limit, outcome, known);
  if (fault) return { ending: 'wrong', seconds, guesses, backtracks: null, fault };
  return { ending: count > 0 ? 'solved' : 'none', seconds, guesses, backtracks: null };
}
