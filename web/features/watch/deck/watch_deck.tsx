// The deck of the Watch tab: transport, speed, position, and the skyline between the start and the end of the run.
import type { JSX } from 'preact';
import { RunLegend } from '../run_choices';
import type { HasPlayer } from '../watch_store';
import type { HasSettings } from '../../../state/settings';
import { Button } from '../../../ui/controls/button';
import { runIcons } from '../../../ui/run_icons';
import * as texts from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { PositionInput } from './position_input';
import { SpeedSlider } from './speed_slider';
import { Timeline } from './timeline';
import { Transport } from './transport';
import styles from './watch_deck.module.css';

function Position({ app }: { app: HasPlayer }): JSX.Element {
  const readout = app.watch.readout.value;
  return (
    <p class={styles.position}>
      <PositionInput watch={app.watch} />
      {readout && (
        <span title={say(readout.ended ? texts.watchWholeRun : texts.watchEndUnknown)}>
          {say(readout.ended ? texts.watchOfPositions : texts.watchOfPositionsSoFar, { count: readout.known })}
        </span>
      )}
    </p>
  );
}

export function WatchDeck({ app }: { app: HasSettings & HasPlayer }): JSX.Element {
  const { watch } = app;
  const readout = watch.readout.value;
  return (
    <section class={styles.deck} aria-label={say(texts.watchPlaying)}>
      <Transport watch={watch} />
      <SpeedSlider app={app} unit="move" />
      <div class={styles.legend}>
        <RunLegend app={app} />
      </div>
      <Position app={app} />
      <div class={styles.line}>
        <Button
          icon={runIcons.start}
          label={say(texts.watchToStart)}
          disabled={!readout || readout.position === 0}
          onClick={() => watch.toStart()}
        />
        <Timeline watch={watch} />
        <Button
          icon={runIcons.deepest}
          label={say(texts.watchToDeepest, { count: readout?.knownDeepest ?? 0 })}
          disabled={!readout || readout.knownDeepest === 0 || readout.position === readout.deepestPosition}
          onClick={() => watch.toDeepest()}
        />
        <Button
          icon={runIcons.end}
          label={say(texts.watchToEnd)}
          disabled={!readout || readout.atEnd}
          onClick={() => watch.toEnd()}
        />
      </div>
    </section>
  );
}
