// The rater of this page, made when a rating is first shown.
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import { makeRater, type Rater, type RaterNeeds } from './rater';

let rater: Rater | null = null;

export function raterOf(app: RaterNeeds['app']): Rater {
  // With a worker of its own: a hint need not wait for a rating.
  // The loss of the worker fails the rating, with a message.
  rater ??= makeRater({ app, client: makeSolverClient(makeLogicWorker, () => undefined) });
  return rater;
}
