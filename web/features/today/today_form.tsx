// The puzzles of days in the dialog New: today's and those of the days before, one of each difficulty, each with its progress.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as texts from '../../language/generated/today';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import { dateOf, daysUpTo } from '../../state/day';
import { Button } from '../../ui/controls/button';
import { CardChoice } from '../../ui/controls/choice';
import { icons } from '../../ui/icons';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import { DailyList, useLook } from './daily_list';
import type { HasToday } from './today_store';
import styles from './today_form.module.css';

/** Days that are offered, with today; the calendar has the others. */
const daysOffered = 5;

function DayCard({ day, isToday, isDone }: { day: string; isToday: boolean; isDone: boolean }): JSX.Element {
  return (
    <span class={styles.day}>
      <b>{isToday ? begun(say(texts.dayToday)) : dateWords(dateOf(day), { weekday: 'short' })}</b>
      <small>{dateWords(dateOf(day), { day: 'numeric', month: 'short' })}</small>
      <i class={styles.tick}>
        {isDone && (
          <>
            <icons.good />
            <span class="unseen">{say(texts.dayIsDone)}</span>
          </>
        )}
      </i>
    </span>
  );
}

export function TodayForm({
  app: { today, view },
  arrival,
}: {
  app: HasToday & HasView;
  arrival: Arrival;
}): JSX.Element {
  const days = daysUpTo(dateOf(today.day.value), daysOffered);
  // Null stands for today, also after midnight.
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen !== null && days.includes(chosen) ? chosen : days[0]!;
  useLook(today);
  return (
    <div class={styles.today}>
      <CardChoice
        name="daily-day"
        label={say(texts.dayLabel)}
        class={styles.days!}
        cards={days.map((each, ago) => ({
          value: each,
          content: <DayCard day={each} isToday={ago === 0} isDone={today.daysDone.value.has(each)} />,
        }))}
        chosen={day}
        onChoose={(each) => setChosen(each === days[0] ? null : each)}
      />
      <div class={styles.about}>
        <p>{say(texts.dailyAbout)}</p>
        <Button class={styles.earlier} look="outlined" onClick={() => (view.dialog.value = 'statistics')}>
          {say(texts.earlierDays)}
        </Button>
      </div>
      <DailyList today={today} arrival={arrival} day={day} />
    </div>
  );
}
