// The deck of runs side by side: one transport, one speed and one timeline for all.
import type { JSX } from 'preact';
import type { Race } from './race_store';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { Scrubber, valueWords } from '../watch/deck/scrubber';
import transport from '../watch/deck/transport.module.css';
import { SpeedSlider } from '../watch/deck/speed_slider';
import styles from '../watch/deck/watch_deck.module.css';
import { clockWords } from './race_words';
import { Tracks } from './tracks';

interface RaceDeckProps {
  app: HasSettings;
  race: Race;
}

function Transport({ race }: { race: Race }): JSX.Element {
  const { clock, at, known, areEndsKnown, isMeasuring, lanes } = race.readout.value;
  const ofWhom = clock === 'steps' ? '' : ' of the fastest';
  const isClosed = isMeasuring || lanes.every(({ counters }) => counters === null);
  const isOver = areEndsKnown && at >= known;
  const playing = race.playing.value;
  return (
    <div class={transport.keys} role="group" aria-label="Transport">
      <Button
        icon="previous"
        label={`Previous step${ofWhom} (,)`}
        disabled={isClosed || at === 0}
        onClick={() => race.previous()}
      />
      <Button
        look="primary"
        class={transport.play}
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause (Space)' : 'Play (Space)'}
        disabled={isClosed}
        onClick={() => (playing ? race.pause() : race.play())}
      />
      <Button icon="next" label={`Next step${ofWhom} (.)`} disabled={isClosed || isOver} onClick={() => race.next()} />
    </div>
  );
}

export function RaceDeck({ app, race }: RaceDeckProps): JSX.Element {
  const { clock, at, known, areEndsKnown } = race.readout.value;
  const words = (place: number): string => clockWords(clock, place);
  const unit = clock === 'steps' ? ' steps' : '';
  return (
    <section class={styles.deck} aria-label="Playing the runs">
      <Transport race={race} />
      <SpeedSlider app={app} unit="step" />
      <p
        class={styles.position}
        title={areEndsKnown ? 'The longest run' : 'The end of the longest run is not known yet'}
      >
        {words(at)} <span>/ {words(known)}</span>
        {areEndsKnown ? '' : '+'}
      </p>
      <div class={styles.line}>
        <Button icon="start" label="To the start (Home)" disabled={at === 0} onClick={() => race.toStart()} />
        <Scrubber
          label="Place of all runs"
          position={at}
          known={known}
          goal={() => race.read().at}
          latest={() => race.read().known}
          stride={race.unit()}
          valueText={valueWords(at, known, areEndsKnown, words) + unit}
          onSeek={(to) => race.seek(to)}
        >
          <Tracks race={race} />
        </Scrubber>
        <Button
          icon="end"
          label="To the end (End)"
          disabled={areEndsKnown && at >= known}
          onClick={() => race.toEnd()}
        />
      </div>
    </section>
  );
}
