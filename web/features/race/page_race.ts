// The runs side by side of this page, each in a worker of its own.
import { makeWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import type { App } from '../../state/types';
import { makeRace, type Race } from './race';

export function raceHere({ play, view, settings }: App): Race {
  return makeRace({
    ...{ play, view, settings },
    // A worker that was lost leaves a run that failed, which says it.
    makeClient: () => makeSolverClient(makeWorker, () => undefined),
    onNextFrame: (callback) => void requestAnimationFrame(callback),
  });
}
