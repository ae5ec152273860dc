// The boards side by side; on a phone one below the other.
import type { JSX } from 'preact';
import type { Race } from './race';
import type { App } from '../../state/types';
import { LaneCard } from './lane_card';
import styles from './race_stage.module.css';

export function RaceStage({ app, race }: { app: App; race: Race }): JSX.Element {
  const { lanes } = race.readout.value;
  return (
    <div class={styles.stage} data-lanes={lanes.length}>
      {race.lanes.value.map((lane, index) => (
        <LaneCard key={lane} app={app} race={race} lane={lane} readout={lanes[index]!} />
      ))}
    </div>
  );
}
