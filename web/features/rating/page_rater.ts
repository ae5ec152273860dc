// The rater of this page, made when a rating is first shown.
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import { makeRater, type Rater, type RaterNeeds } from './rater';

let rater: Rater | null = null;

export function raterOf(app: RaterNeeds['app']): Rater {
  // A worker of its own: a hint does not wait for a rating. One that was lost fails the rating, which says so.
  rater ??= makeRater({ app, client: makeSolverClient(makeLogicWorker, () => undefined) });
  return rater;
}
