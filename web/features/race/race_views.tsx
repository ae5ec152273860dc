// The visible parts of runs side by side, loaded together, and the runs themselves, each in a worker of its own.
import type { JSX } from 'preact';
import { makeWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import type { FogNeeds } from '../fog/fog_door';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import type { HasWatch } from '../watch/watch_store';
import { LaneCard } from './lane_card';
import { makeRace } from './race';
import styles from './lane_card.module.css';
import type { Race } from './race_store';

export { RaceDeck } from './race_deck';
export { RacePanel } from './race_panel';

export function startRace({ play, runs, settings }: HasPlay & HasRuns & HasSettings): Race {
  return makeRace({
    ...{ play, runs, settings },
    // The loss of a worker leaves a failed run, with a message.
    makeClient: () => makeSolverClient(makeWorker, () => undefined),
    onNextFrame: (callback) => void requestAnimationFrame(callback),
  });
}

/** The boards side by side; on a phone one below the other. */
export function RaceStage({
  app,
  race,
}: {
  app: FogNeeds & HasView & HasRuns & HasSettings & HasWatch & HasCatalogue;
  race: Race;
}): JSX.Element {
  const { lanes } = race.readout.value;
  return (
    <div class={styles.stage} data-lanes={lanes.length}>
      {race.runners.value.map((runner, index) => (
        <LaneCard key={runner} app={app} race={race} runner={runner} readout={lanes[index]!} />
      ))}
    </div>
  );
}
