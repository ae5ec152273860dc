// The puzzle's name or origin, its difficulty once it is known, the days in a row, and the time.
import type { JSX } from 'preact';
import { pauseGame, resumeGame, timeSpent } from '../../language/generated/play';
import { say } from '../../language/say';
import { goesOn } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { clockWords, originWords } from '../../ui/play_words';
import type { Arrival } from '../arrival/arrival_store';
import type { HasToday } from '../today/today_store';
import { lateViews } from './late_views';
import styles from './title_row.module.css';

/** The clock stops once the puzzle is finished, and there is nothing to pause. */
function Clock({ play, sittings }: HasPlay & HasSitting): JSX.Element {
  const { stopwatch, isPaused } = sittings;
  const paused = isPaused.value;
  return (
    <>
      <span class={styles.time} role="timer" aria-label={say(timeSpent)}>
        {clockWords(stopwatch.seconds.value)}
      </span>
      {goesOn(play.outcome.value) && (
        <Button
          icon={paused ? icons.goOn : icons.pause}
          label={say(paused ? resumeGame : pauseGame)}
          onClick={() => (isPaused.value = !paused)}
        />
      )}
    </>
  );
}

export type TitleNeeds = HasPlay & HasSettings & HasSitting & HasToday & HasVerdict & HasView & CanSolve;

interface Props {
  app: TitleNeeds;
  /** How another puzzle comes to the board; absent in a contest. */
  arrival?: Arrival | undefined;
  /** Above the pad, or below the board. */
  place: 'deck' | 'panel';
}

export function TitleRow({ app, arrival, place }: Props): JSX.Element | null {
  const { play, sittings } = app;
  if (play.typing.value === 'givens') return null;
  const views = lateViews.value;
  const name =
    sittings.sitting.value.name ||
    play.puzzle.value.texts?.title ||
    originWords(play.origin.value, sittings.sitting.value.begun);
  return (
    <div class={styles.row} data-place={place}>
      <div class={styles.words} data-long={name.length > 40}>
        <b>{name}</b>
        {views && <views.GradeLine app={app} />}
      </div>
      {views && (
        <div class={styles.days}>
          <views.DayButtons app={app} arrival={arrival} />
        </div>
      )}
      {sittings.isTimed.value && (
        <div class={styles.clock}>
          <Clock {...app} />
        </div>
      )}
    </div>
  );
}
