// What the last move of a replay did and when, and the moves before which one thought longest.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/replay';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { momentWords, moveWords } from './move_words';
import { longestPauses, type Replay } from './replay';
import styles from './replay_panel.module.css';

const mostPauses = 5;

export function ReplayPanel({ app, replay }: { app: HasPlay; replay: Replay }): JSX.Element {
  const geometry = app.play.geometry.value;
  const at = replay.at.value;
  const pauses = longestPauses(replay.pauses, mostPauses);
  if (replay.moves.length === 0) return <p>{say(texts.replayNoMoves)}</p>;
  return (
    <>
      <section class={styles.now} aria-live="polite">
        <h2>{at > 0 ? moveWords(geometry, replay.moves[at - 1]!) : say(texts.replayBegins)}</h2>
        {at > 0 && <p>{momentWords(replay, at - 1)}</p>}
      </section>
      {pauses.length > 0 && (
        <section>
          <h3>{say(texts.replayPauses)}</h3>
          <ol class={styles.pauses}>
            {pauses.map((index) => (
              <li key={index}>
                <button type="button" onClick={() => replay.goTo(index + 1)}>
                  <b>{moveWords(geometry, replay.moves[index]!)}</b> {momentWords(replay, index)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
