// The rater of this page, made when a rating is first shown.
import { useEffect } from 'preact/hooks';
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import type { HasSitting } from '../../state/sitting';
import { makeRater, type Rater, type RaterNeeds } from './rater';

let rater: Rater | null = null;

export function raterOf(app: RaterNeeds['app']): Rater {
  // With a worker of its own: a hint need not wait for a rating.
  // The loss of the worker fails the rating, with a message.
  rater ??= makeRater({ app, client: makeSolverClient(makeLogicWorker, () => undefined) });
  return rater;
}

/** The rater; whatever it finds is kept, for the word in the header. */
export function useRater(app: RaterNeeds['app'] & HasSitting): Rater {
  const rater = raterOf(app);
  const own = rater.of('own');
  useEffect(() => {
    if (own && !('refusal' in own)) app.sittings.change({ grade: own.grade });
  }, [own]);
  return rater;
}
