// The deck of the Watch tab: transport, speed, position, and the skyline between the start and the end of the run.
import type { JSX } from 'preact';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { numberWords } from '../words';
import { notchOf, speedAt, speedNotches, speedShort, speedWords } from './speed';
import { Timeline } from './timeline';
import { Transport } from './transport';
import styles from './watch_deck.module.css';

export function Speed({ app }: { app: App }): JSX.Element {
  const { speed } = app.settings;
  return (
    <label class={styles.speed}>
      <span class={styles.speedName}>Speed</span>
      <input
        type="range"
        min={0}
        max={speedNotches}
        value={notchOf(speed.value)}
        aria-valuetext={speedWords(speed.value)}
        onInput={(event) => (speed.value = speedAt(event.currentTarget.valueAsNumber))}
      />
      <span class={styles.speedValue}>{speedShort(speed.value)}</span>
    </label>
  );
}

function Position({ app }: { app: App }): JSX.Element {
  const readout = app.watch.readout.value;
  if (!readout) return <p class={styles.position} />;
  return (
    <p class={styles.position} title={readout.ended ? 'The whole run' : 'The end of the run is not known yet'}>
      {numberWords(readout.position)} <span>/ {numberWords(readout.known)}</span>
      {readout.ended ? '' : '+'}
    </p>
  );
}

export function WatchDeck({ app }: { app: App }): JSX.Element {
  const { watch } = app;
  const readout = watch.readout.value;
  return (
    <section class={styles.deck} aria-label="Playing the run">
      <Transport watch={watch} />
      <Speed app={app} />
      <Position app={app} />
      <div class={styles.line}>
        <Button
          icon="start"
          label="To the start (Home)"
          disabled={!readout || readout.position === 0}
          onClick={() => watch.toStart()}
        />
        <Timeline watch={watch} />
        <Button
          icon="end"
          label="To the end (End)"
          disabled={!readout || readout.atEnd}
          onClick={() => watch.toEnd()}
        />
      </div>
    </section>
  );
}
