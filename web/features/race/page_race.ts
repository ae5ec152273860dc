// The runs side by side of this page, each in a worker of its own.
import { makeWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import { makeRace, type Race } from './race';

export function raceHere({ play, runs, settings }: HasPlay & HasRuns & HasSettings): Race {
  return makeRace({
    ...{ play, runs, settings },
    // A worker that was lost leaves a run that failed, which says it.
    makeClient: () => makeSolverClient(makeWorker, () => undefined),
    onNextFrame: (callback) => void requestAnimationFrame(callback),
  });
}
