// The deck of a replay: its buttons, and a bar for each move, as high as its pause was long.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/replay';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import { momentWords, moveWords } from './ways';
import { type Replay, wantsReplay } from './replay_store';
import styles from './replay_deck.module.css';

interface Props {
  app: HasPlay;
  replay: Replay;
}

/** A long pause does not flatten the others: the height grows with its logarithm. */
const heightOf = (pause_ms: number, longest_ms: number): number =>
  10 + (90 * Math.log1p(pause_ms / 500)) / Math.log1p(Math.max(longest_ms, 500) / 500);

function Bars({ app, replay }: Props): JSX.Element {
  const at = replay.at.value;
  const longest = Math.max(...replay.pauses, 0);
  const geometry = app.play.geometry.value;
  const words =
    at > 0 ? `${moveWords(geometry, replay.moves[at - 1]!)}. ${momentWords(replay, at - 1)}` : say(texts.replayBegins);
  return (
    <div class={styles.bars}>
      <div class={styles.pauses} aria-hidden="true">
        {replay.pauses.map((pause, index) => (
          <i
            key={index}
            class={index >= at ? styles.ahead : index === at - 1 ? styles.now : undefined}
            style={{ height: `${heightOf(pause, longest)}%` }}
            onClick={() => replay.goTo(index + 1)}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={say(texts.replayPlace)}
        aria-valuetext={words}
        min={0}
        max={replay.moves.length}
        value={at}
        onInput={(event) => replay.goTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

export function ReplayDeck({ app, replay }: Props): JSX.Element {
  const at = replay.at.value;
  const isPlaying = replay.isPlaying.value;
  const longest = replay.longestAhead();
  const isAtEnd = at === replay.moves.length;
  return (
    <section class={styles.deck} aria-label={say(texts.theReplay)}>
      <div class={styles.buttons}>
        <Button
          icon={runIcons.start}
          label={say(texts.replayToStart)}
          disabled={at === 0}
          onClick={() => replay.goTo(0)}
        />
        <Button
          icon={runIcons.previous}
          label={say(texts.replayBack)}
          disabled={at === 0}
          onClick={() => replay.goTo(at - 1)}
        />
        <Button
          icon={isPlaying ? runIcons.pause : runIcons.play}
          label={say(isPlaying ? texts.replayPause : texts.replayPlay)}
          look="primary"
          disabled={isAtEnd && !isPlaying}
          onClick={() => (replay.isPlaying.value = !isPlaying)}
        />
        <Button
          icon={runIcons.next}
          label={say(texts.replayOn)}
          disabled={isAtEnd}
          onClick={() => replay.goTo(at + 1)}
        />
        <Button
          icon={runIcons.deepest}
          label={say(texts.replayLongest)}
          disabled={longest < 0}
          onClick={() => replay.goTo(longest + 1)}
        />
        <output>{say(texts.replayMoveOf, { count: at, allCount: replay.moves.length })}</output>
        <Button look="outlined" onClick={() => (wantsReplay.value = false)}>
          {say(texts.replayEnd)}
        </Button>
      </div>
      <Bars app={app} replay={replay} />
    </section>
  );
}
