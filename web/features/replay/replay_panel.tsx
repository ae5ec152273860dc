// The last move of a replay and its time, the moves before which the player thought longest, and the hardest one.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import * as texts from '../../language/generated/replay';
import { say, toldWords } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { momentWords, moveWords, findWays, hardestMove, type ReplayWay, type Ways } from './ways';
import { longestPauses } from './replay';
import type { Replay } from './replay_store';
import styles from './replay_panel.module.css';

const mostPauses = 5;

interface Props {
  app: HasPlay;
  replay: Replay;
}

function useWays(replay: Replay): ReadonlyMap<number, ReplayWay> {
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    const found = findWays(
      replay,
      makeSolverClient(makeLogicWorker, () => undefined),
    );
    setWays(found);
    return () => found.end();
  }, [replay]);
  return ways?.known.value ?? new Map<number, ReplayWay>();
}

const wayWords = (way: ReplayWay): string =>
  way === 'wrong' ? say(texts.replayWrong) : say(texts.replayWay, { techniqueName: toldWords(way.name) });

interface MovesProps extends Props {
  title: string;
  moves: readonly number[];
  ways: ReadonlyMap<number, ReplayWay>;
}

/** Moves to go to. */
function Moves({ app, replay, title, moves, ways }: MovesProps): JSX.Element | null {
  if (moves.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ol class={styles.moves}>
        {moves.map((index) => (
          <li key={index}>
            <button type="button" onClick={() => replay.goTo(index + 1)}>
              <b>{moveWords(app.play.geometry.value, replay.moves[index]!)}</b> {momentWords(replay, index)}
              {ways.has(index) && <small>{wayWords(ways.get(index)!)}</small>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ReplayPanel({ app, replay }: Props): JSX.Element {
  const ways = useWays(replay);
  const at = replay.at.value;
  if (replay.moves.length === 0) return <p>{say(texts.replayNoMoves)}</p>;
  const last = ways.get(at - 1);
  const hardest = hardestMove(ways);
  return (
    <>
      <section class={styles.now} aria-live="polite">
        <h2>{at > 0 ? moveWords(app.play.geometry.value, replay.moves[at - 1]!) : say(texts.replayBegins)}</h2>
        {at > 0 && <p>{momentWords(replay, at - 1)}</p>}
        {last && <p>{wayWords(last)}</p>}
      </section>
      <Moves {...{ app, replay, ways }} title={say(texts.replayHardest)} moves={hardest < 0 ? [] : [hardest]} />
      <Moves
        {...{ app, replay, ways }}
        title={say(texts.replayPauses)}
        moves={longestPauses(replay.pauses, mostPauses)}
      />
    </>
  );
}
