// The deck of runs side by side: one transport, one speed and one timeline for all.
import type { JSX } from 'preact';
import type { Race } from './race_store';
import type { HasSettings } from '../../state/settings';
import {
  raceLongest,
  raceLongestUnknown,
  raceNext,
  raceNextOfFastest,
  racePause,
  racePlaceOfAll,
  racePlay,
  racePlaying,
  racePrevious,
  racePreviousOfFastest,
  raceToEnd,
  raceToStart,
  raceTransport,
} from '../../language/generated/race';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import { Scrubber } from '../watch/deck/scrubber';
import transport from '../watch/deck/transport.module.css';
import { SpeedSlider } from '../watch/deck/speed_slider';
import styles from '../watch/deck/watch_deck.module.css';
import { atWords, raceClockWords } from './race_words';
import { Tracks } from './tracks';

interface RaceDeckProps {
  app: HasSettings;
  race: Race;
}

function Transport({ race }: { race: Race }): JSX.Element {
  const { clock, at, known, areEndsKnown, isMeasuring, lanes } = race.readout.value;
  const [previous, next] = clock === 'steps' ? [racePrevious, raceNext] : [racePreviousOfFastest, raceNextOfFastest];
  const isClosed = isMeasuring || lanes.every(({ counters }) => counters === null);
  const isOver = areEndsKnown && at >= known;
  const playing = race.playing.value;
  return (
    <div class={transport.keys} role="group" aria-label={say(raceTransport)}>
      <Button
        icon={runIcons.previous}
        label={say(previous)}
        disabled={isClosed || at === 0}
        onClick={() => race.previous()}
      />
      <Button
        look="primary"
        class={transport.play}
        icon={playing ? runIcons.pause : runIcons.play}
        label={say(playing ? racePause : racePlay)}
        disabled={isClosed}
        onClick={() => (playing ? race.pause() : race.play())}
      />
      <Button icon={runIcons.next} label={say(next)} disabled={isClosed || isOver} onClick={() => race.next()} />
    </div>
  );
}

export function RaceDeck({ app, race }: RaceDeckProps): JSX.Element {
  const { clock, at, known, areEndsKnown } = race.readout.value;
  return (
    <section class={styles.deck} aria-label={say(racePlaying)}>
      <Transport race={race} />
      <SpeedSlider app={app} unit="step" />
      <p class={styles.position} title={say(areEndsKnown ? raceLongest : raceLongestUnknown)}>
        {raceClockWords(clock, at)} <span>/ {raceClockWords(clock, known)}</span>
        {areEndsKnown ? '' : '+'}
      </p>
      <div class={styles.line}>
        <Button icon={runIcons.start} label={say(raceToStart)} disabled={at === 0} onClick={() => race.toStart()} />
        <Scrubber
          label={say(racePlaceOfAll)}
          position={at}
          known={known}
          goal={() => race.read().at}
          latest={() => race.read().known}
          stride={race.unit()}
          valueText={atWords(race.readout.value)}
          onSeek={(to) => race.seek(to)}
        >
          <Tracks race={race} />
        </Scrubber>
        <Button
          icon={runIcons.end}
          label={say(raceToEnd)}
          disabled={areEndsKnown && at >= known}
          onClick={() => race.toEnd()}
        />
      </div>
    </section>
  );
}
