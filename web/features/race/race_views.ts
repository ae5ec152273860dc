// All that is seen of runs side by side, as one piece to load, and the runs themselves, each in a worker of its own.
import { makeWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import type { HasRuns } from '../../run/runs';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { makeRace } from './race';
import type { Race } from './race_store';

export { RaceDeck } from './race_deck';
export { RacePanel } from './race_panel';
export { RaceStage } from './race_stage';

export function startRace({ play, runs, settings }: HasPlay & HasRuns & HasSettings): Race {
  return makeRace({
    ...{ play, runs, settings },
    // A worker that was lost leaves a run that failed, which says it.
    makeClient: () => makeSolverClient(makeWorker, () => undefined),
    onNextFrame: (callback) => void requestAnimationFrame(callback),
  });
}
