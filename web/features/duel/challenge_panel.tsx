// The race in words: before the end the way to leave it, and then the winner, with both solves side by side.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { placeOf } from '../../ui/places';
import { type Solve, timeOf } from './challenge';
import styles from './challenge_panel.module.css';
import { nameOf, tenthsClock, type Ghost } from './ghost';
import { Comparison } from './comparison';
import { countOf, longestPause } from './solve_track';
import { Timelines } from './timelines';

interface Props {
  app: HasPlay & HasSitting & HasView;
  ghost: Ghost;
}

function BothSolves({ app: { play }, own, solve }: Pick<Props, 'app'> & { own: Solve; solve: Solve }): JSX.Element {
  const both = <Value,>(of: (each: Solve) => Value): [Value, Value] => [of(own), of(solve)];
  const pause = (each: Solve): string => {
    const longest = longestPause(each);
    if (!longest) return '–';
    const cell = placeOf(play.geometry.value, longest.cell);
    return say(texts.challengePause, { timeName: tenthsClock(longest.length), cell });
  };
  return (
    <Comparison
      names={[say(texts.challengeYou), nameOf(solve)]}
      rows={[
        [texts.challengeTimeRow, both((each) => tenthsClock(timeOf(each)))],
        [texts.challengeWrongRow, both((each) => countOf(each, 'wrong'))],
        [texts.challengeHintsRow, both(({ hints }) => hints)],
        [texts.challengeFilledRow, both((each) => countOf(each, 'filled'))],
        [texts.challengePauseRow, both(pause)],
      ]}
    />
  );
}

export function ChallengePanel({ app, ghost }: Props): JSX.Element | null {
  const solve = ghost.solve.value;
  const own = ghost.own.value;
  if (!solve) return null;
  const isOver = typeof solve === 'object' && own !== null;
  return (
    <section class={styles.panel} aria-label={say(texts.challengeBars)}>
      {isOver && (
        <>
          <h2>{say(texts.challengeOver)}</h2>
          <Timelines own={own} solve={solve} />
          <BothSolves app={app} own={own} solve={solve} />
          <Button look="primary" onClick={() => (app.view.dialog.value = 'share')}>
            {say(texts.challengeAnswer)}
          </Button>
        </>
      )}
      {typeof solve === 'string' && <p>{say(texts.challengeUnreadable)}</p>}
      {!isOver && (
        <Button look="outlined" onClick={() => app.sittings.change({ challenge: '' })}>
          {say(texts.challengeAlone)}
        </Button>
      )}
    </section>
  );
}
