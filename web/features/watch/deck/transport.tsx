// The transport of a run: back and forward by moves and by landmarks, play and pause.
import type { JSX } from 'preact';
import type { WatchStore } from '../watch_store';
import { Button } from '../../../ui/controls/button';
import styles from './transport.module.css';

export function Transport({ watch }: { watch: WatchStore }): JSX.Element {
  const status = watch.status.value;
  const readout = watch.readout.value;
  const playing = watch.playing.value;
  const closed = !readout || status === 'failed' || status === 'closed' || status === 'opening';
  const atStart = closed || readout.position === 0;
  const atEnd = closed || readout.atEnd;
  return (
    <div class={styles.keys} role="group" aria-label="Transport">
      <Button
        class={styles.guess}
        icon="previousGuess"
        label="Previous guess (Shift G)"
        disabled={atStart}
        onClick={() => watch.previous('guess')}
      />
      <Button icon="previous" label="Previous move (,)" disabled={atStart} onClick={() => watch.previous('move')} />
      <Button
        look="primary"
        class={styles.play}
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause (Space)' : 'Play (Space)'}
        // At the end it plays all of it again, and after a failure it opens the run anew.
        disabled={closed && status !== 'failed'}
        onClick={() => (playing ? watch.pause() : watch.play())}
      />
      <Button icon="next" label="Next move (.)" disabled={atEnd} onClick={() => watch.next('move')} />
      <Button
        class={styles.guess}
        icon="nextGuess"
        label="Next guess (G)"
        disabled={atEnd}
        onClick={() => watch.next('guess')}
      />
      <Button
        class={styles.bad}
        icon="contradiction"
        label="Next contradiction (X)"
        disabled={atEnd}
        onClick={() => watch.next('contradiction')}
      />
      <Button
        class={styles.good}
        icon="solution"
        label="Next solution (S)"
        disabled={atEnd}
        onClick={() => watch.next('solution')}
      />
    </div>
  );
}
