// The deck of the Watch tab: transport, speed, position, and the skyline between the start and the end of the run.
import type { JSX } from 'preact';
import type { HasWatch } from '../watch_store';
import type { HasSettings } from '../../../state/settings';
import { Button } from '../../../ui/controls/button';
import { numberWords } from '../../../language/language';
import { PositionInput } from './position_input';
import { SpeedSlider } from './speed_slider';
import { Timeline } from './timeline';
import { Transport } from './transport';
import styles from './watch_deck.module.css';

function Position({ app }: { app: HasWatch }): JSX.Element {
  const readout = app.watch.readout.value;
  return (
    <p class={styles.position}>
      <PositionInput watch={app.watch} />
      {readout && (
        <span title={readout.ended ? 'The whole run' : 'The end of the run is not known yet'}>
          / {numberWords(readout.known)}
          {readout.ended ? '' : '+'}
          <span class={styles.unit}> events</span>
        </span>
      )}
    </p>
  );
}

export function WatchDeck({ app }: { app: HasSettings & HasWatch }): JSX.Element {
  const { watch } = app;
  const readout = watch.readout.value;
  return (
    <section class={styles.deck} aria-label="Playing the run">
      <Transport watch={watch} />
      <SpeedSlider app={app} unit="move" />
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
          icon="deepest"
          label={`Deepest level so far: ${readout?.knownDeepest ?? 0} (D)`}
          disabled={!readout || readout.knownDeepest === 0 || readout.position === readout.deepestPosition}
          onClick={() => watch.toDeepest()}
        />
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
