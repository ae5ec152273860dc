// The transport of a run: back and forward by moves and by landmarks, play and pause.
import type { JSX } from 'preact';
import * as texts from '../../../language/generated/watch';
import { say } from '../../../language/say';
import type { RunPlayer } from '../watch_store';
import { Button } from '../../../ui/controls/button';
import { runIcons } from '../../../ui/run_icons';
import styles from './transport.module.css';

export function Transport({ watch }: { watch: RunPlayer }): JSX.Element {
  const status = watch.status.value;
  const readout = watch.readout.value;
  const playing = watch.playing.value;
  const closed = !readout || status === 'failed' || status === 'closed' || status === 'opening';
  const atStart = closed || readout.position === 0;
  const atEnd = closed || readout.atEnd;
  return (
    <div class={styles.keys} role="group" aria-label={say(texts.watchTransport)}>
      <Button
        class={styles.guess}
        icon={runIcons.previousGuess}
        label={say(texts.watchPreviousGuess)}
        disabled={atStart}
        onClick={() => watch.previous('guess')}
      />
      <Button
        icon={runIcons.previous}
        label={say(texts.watchPreviousMove)}
        disabled={atStart}
        onClick={() => watch.previous('move')}
      />
      <Button
        look="primary"
        class={styles.play}
        icon={playing ? runIcons.pause : runIcons.play}
        label={say(playing ? texts.watchPause : texts.watchPlay)}
        // At the end it plays everything again, and after a failure it opens the run anew.
        disabled={closed && status !== 'failed'}
        onClick={() => (playing ? watch.pause() : watch.play())}
      />
      <Button
        icon={runIcons.next}
        label={say(texts.watchNextMove)}
        disabled={atEnd}
        onClick={() => watch.next('move')}
      />
      <Button
        class={styles.guess}
        icon={runIcons.nextGuess}
        label={say(texts.watchNextGuess)}
        disabled={atEnd}
        onClick={() => watch.next('guess')}
      />
      <Button
        class={styles.bad}
        icon={runIcons.contradiction}
        label={say(texts.watchNextContradiction)}
        disabled={atEnd}
        onClick={() => watch.next('contradiction')}
      />
      <Button
        class={styles.good}
        icon={runIcons.solution}
        label={say(texts.watchNextSolution)}
        disabled={atEnd}
        onClick={() => watch.next('solution')}
      />
    </div>
  );
}
