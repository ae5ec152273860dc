// The boards side by side; on a phone one below the other.
import type { JSX } from 'preact';
import type { Race } from './race_store';
import type { HasWatch } from '../watch/watch_store';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { LaneCard } from './lane_card';
import styles from './race_stage.module.css';

export function RaceStage({
  app,
  race,
}: {
  app: HasPlay & HasView & HasRuns & HasSettings & HasWatch & HasCatalogue;
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
