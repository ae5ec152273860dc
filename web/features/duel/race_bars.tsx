// The progress of both, as two bars; at the end the faster one.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import { clockWords } from '../../ui/play_words';
import { nameOf, outcomeWords, type Ghost } from './ghost';
import styles from './race_bars.module.css';

interface BarProps {
  name: string;
  /** On the player's own clock. */
  time?: string;
  count: number;
  all: number;
  look: string | undefined;
}

function Bar({ name, time, count, all, look }: BarProps): JSX.Element {
  return (
    <div class={styles.bar} role="img" aria-label={say(texts.challengeBar, { name, count, allCount: all })}>
      <span>
        {name} {time && <b class={styles.time}>{time}</b>}
      </span>
      <i>
        <b class={look} style={{ width: `${(100 * count) / Math.max(all, 1)}%` }} />
      </i>
      <span>{count}</span>
    </div>
  );
}

export function RaceBars({ app, ghost }: { app: HasPlay & HasSitting; ghost: Ghost }): JSX.Element | null {
  const { play, sittings } = app;
  const solve = ghost.solve.value;
  if (typeof solve !== 'object' || !solve) return null;
  const mine = ghost.own.value;
  if (mine) {
    return (
      <p class={styles.outcome} role="status">
        {outcomeWords(mine, solve)}
      </p>
    );
  }
  const blanks = play.puzzle.value.givens.filter((given) => given === 0).length;
  const own = play.entries.value.values.filter((value) => value > 0).length;
  return (
    <section class={styles.bars} aria-label={say(texts.challengeBars)}>
      <Bar
        name={say(texts.challengeYou)}
        time={clockWords(sittings.stopwatch.seconds.value)}
        count={own}
        all={blanks}
        look={styles.own}
      />
      <Bar name={nameOf(solve)} count={ghost.filled.value.size} all={blanks} look={styles.other} />
    </section>
  );
}
