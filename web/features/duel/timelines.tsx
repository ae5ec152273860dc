// Two solves over the same time: how many cells each had filled, and a tick for each entry, a taller one for a wrong digit.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import { type Solve, timeOf } from './challenge';
import { nameOf, tenthsClock } from './ghost';
import { progressOf } from './solve_track';
import styles from './timelines.module.css';

const [width, height] = [100, 36];

interface CurveProps {
  solve: Solve;
  end: number;
  most: number;
  look: string | undefined;
}

/** Steps from nothing to the full grid. */
function Curve({ solve, end, most, look }: CurveProps): JSX.Element {
  const x = (at: number): string => ((width * at) / end).toFixed(2);
  const y = (filled: number): string => (height - (height * filled) / most).toFixed(2);
  const points = progressOf(solve).map(({ at, filled }) => `H${x(at)}V${y(filled)}`);
  return <path class={look} d={`M0 ${height}${points.join('')}H${width}`} />;
}

interface TicksProps {
  name: string;
  solve: Solve;
  end: number;
}

function Ticks({ name, solve, end }: TicksProps): JSX.Element {
  const timeName = tenthsClock(timeOf(solve));
  const words = say(texts.challengeTimeline, { name, count: solve.entries.length, timeName });
  return (
    <div class={styles.line}>
      <span>
        {name} <b>{timeName}</b>
      </span>
      <div class={styles.ticks} role="img" aria-label={words}>
        {solve.entries.map(({ at, kind }, index) => (
          <i key={index} class={kind === 'wrong' ? styles.wrong : undefined} style={{ left: `${(100 * at) / end}%` }} />
        ))}
      </div>
    </div>
  );
}

export function Timelines({ own, solve }: { own: Solve; solve: Solve }): JSX.Element {
  const end = Math.max(timeOf(own), timeOf(solve), 1);
  const most = Math.max(...[own, solve].flatMap((each) => progressOf(each).map(({ filled }) => filled)), 1);
  return (
    <figure class={styles.figure}>
      <figcaption>{say(texts.challengeTimelines)}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <Curve solve={solve} end={end} most={most} look={styles.other} />
        <Curve solve={own} end={end} most={most} look={styles.own} />
      </svg>
      <Ticks name={say(texts.challengeYou)} solve={own} end={end} />
      <Ticks name={nameOf(solve)} solve={solve} end={end} />
    </figure>
  );
}
