// The rater of this page, made when a rating is first shown.
import { makeLogicWorker } from '../../client/make_logic_worker';
import { pool } from '../../client/page_pool';
import { makeSolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { SolveStatus } from '../../protocol/messages';
import { makeRater, type Rater, type RaterNeeds } from './rater';

let rater: Rater | null = null;

/** Longer nobody waits for it. */
const mostSeconds = 10;

async function statusOf(puzzle: Puzzle): Promise<SolveStatus> {
  const { clients, giveBack } = pool.borrow(1);
  try {
    return (await clients[0]!.ask({ kind: 'solve', puzzle, algorithm: '', limit: 2, maxSeconds: mostSeconds })).status;
  } finally {
    giveBack();
  }
}

export function raterOf(app: RaterNeeds['app']): Rater {
  // A worker of its own: a hint does not wait for a rating. One that was lost fails the rating, which says so.
  rater ??= makeRater({ app, statusOf, client: makeSolverClient(makeLogicWorker, () => undefined) });
  return rater;
}
