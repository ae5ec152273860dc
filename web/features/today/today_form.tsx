// The puzzles of days, as a part of the dialog New: today's and those of the week before, one of each difficulty, each with how
// far it is.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateOf, daysUpTo } from '../../base/days';
import * as texts from '../../language/generated/today';
import { dateWords } from '../../language/language';
import { begun, say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { CardChoice } from '../../ui/controls/card_choice';
import { icons } from '../../ui/icons';
import { SmallPicture } from '../../ui/small_picture';
import type { Arrival } from '../arrival/arrival_store';
import { gradeWord, Stair } from '../rating/grade';
import { takes } from '../rating/takes';
import { DailyStateWords } from './daily_state';
import { useLook } from './use_look';
import type { DailyEntry, HasToday } from './today';
import styles from './today_form.module.css';

/** Days that are offered, with today. */
const daysOffered = 7;

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

function Row({ entry, isMaking, onOpen }: { entry: DailyEntry; isMaking: boolean; onOpen(): void }): JSX.Element {
  const { position, state, daily } = entry;
  const { grade } = daily;
  return (
    <li>
      <button type="button" aria-busy={isMaking || undefined} onClick={onOpen}>
        <span class={styles.picture}>{position ? <SmallPicture position={position} /> : <Stair grade={grade} />}</span>
        <span class={styles.words}>
          {position && <Stair grade={grade} />}
          <b>{begun(gradeWord(grade))}</b>
          <small>{say(takes[grade]!)}</small>
          <small>{isMaking ? say(texts.dailyMaking) : <DailyStateWords state={state} />}</small>
        </span>
      </button>
    </li>
  );
}

export function TodayForm({ app: { today }, arrival }: { app: HasToday; arrival: Arrival }): JSX.Element {
  const days = daysUpTo(dateOf(today.day.value), daysOffered);
  // Today is whichever day it is by then.
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen !== null && days.includes(chosen) ? chosen : days[0]!;
  useLook(today);
  // Whoever leaves wants nothing more.
  useEffect(() => today.stop, [today]);

  const opening = today.opening.value;
  const failure = today.failure.value;
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
        onChoose={(each) => {
          today.stop();
          setChosen(each === days[0] ? null : each);
        }}
      />
      <p class={styles.about}>{say(texts.dailyAbout)}</p>
      <ul class={styles.grades}>
        {today.entries(day).map((entry) => {
          const { grade } = entry.daily;
          const isMaking = opening !== null && opening.daily.grade === grade && opening.daily.day === day;
          return (
            <Row key={grade} entry={entry} isMaking={isMaking} onOpen={() => void today.open(entry.daily, arrival)} />
          );
        })}
      </ul>
      <div class={styles.foot}>
        <output class={styles.bad}>{failure && say(texts.dailyNotOpened, { reasonName: failure })}</output>
        {opening && (
          <Button look="outlined" icon={icons.stop} onClick={() => today.stop()}>
            {say(texts.dailyStop)}
          </Button>
        )}
      </div>
    </div>
  );
}
