// The start card, in place of the pad of an empty board: what this page is, and the ways to a puzzle, each a single press. All
// of it is in sight on the smallest phone. It comes with the page; the parts that it opens are fetched then.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isEmptyGrid } from '../../grid/puzzle';
import { openButton } from '../../language/generated/app';
import {
  fromPaper,
  startAbout,
  startPhoto,
  startTyping,
  todaySought,
  todaysPuzzle,
  watchOne as watchOneText,
} from '../../language/generated/play';
import { dailyNotOpened } from '../../language/generated/today';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival_store';
import { pickFiles } from '../arrival/paste_and_drop';
import { Stair } from '../rating/grade';
import { isSameDaily, slotOf } from '../today/daily';
import { dailyName, DailyStateWords } from '../today/daily_words';
import type { HasToday } from '../today/today_store';
import type { HasWatch } from '../watch/watch_store';
import { beginTyping, watchOne } from './start';
import styles from './start_card.module.css';

interface Props {
  app: HasPlay & HasView & HasWatch & HasToday;
  arrival: Arrival;
}

/** The puzzles of today. */
function TodaysPuzzle({ app: { play, today }, arrival }: Props): JSX.Element {
  const entries = today.entries(today.day.value);
  const opening = today.opening.value;
  const failure = today.failure.value;
  // A device without any of today's puzzles has no record of one.
  const isKnown = entries.some(({ position }) => position !== null);
  const isBegun = entries.some(({ state }) => state.kind !== 'new');
  useEffect(() => {
    if (isKnown) void today.look().catch(() => undefined);
  }, [isKnown]);
  // A player who goes elsewhere does not want it any more.
  useEffect(
    () => () => {
      if (isEmptyGrid(play.grid.peek())) today.stop();
    },
    [],
  );
  return (
    <section class={styles.today} aria-labelledby="start-today">
      <h2 id="start-today">{say(todaysPuzzle)}</h2>
      <div class={styles.levels}>
        {entries.map(({ daily, state }) => (
          <button
            key={slotOf(daily)}
            type="button"
            class={styles.level}
            data-clues={daily.series !== 'classic' || undefined}
            aria-busy={(opening && isSameDaily(opening.daily, daily)) || undefined}
            onClick={() => void today.open(daily, arrival)}
          >
            <Stair grade={daily.grade} />
            {dailyName(daily)}
            {isBegun && <DailyStateWords state={state} />}
          </button>
        ))}
      </div>
      <p class={styles.said} data-failed={failure ? '' : undefined} role="status">
        {failure
          ? say(dailyNotOpened, { reasonName: failure })
          : opening && say(todaySought, { gradeName: dailyName(opening.daily) })}
      </p>
    </section>
  );
}

export function StartCard(props: Props): JSX.Element {
  const { app, arrival } = props;
  return (
    <div class={styles.card}>
      <p>{say(startAbout)}</p>
      <TodaysPuzzle {...props} />
      <div class={styles.ways}>
        <div class={styles.paper} role="group" aria-labelledby="start-paper">
          <span id="start-paper">{say(fromPaper)}</span>
          <Button look="outlined" onClick={() => (app.view.dialog.value = 'camera')}>
            {say(startPhoto)}
          </Button>
          <Button look="outlined" onClick={() => beginTyping(app)}>
            {say(startTyping)}
          </Button>
        </div>
        <Button look="outlined" onClick={() => watchOne(app)}>
          {say(watchOneText)}
        </Button>
        <Button look="outlined" onClick={() => pickFiles((files) => void arrival.receiveFiles(files))}>
          {say(openButton)}
        </Button>
      </div>
    </div>
  );
}
