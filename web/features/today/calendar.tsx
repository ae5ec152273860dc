// A month of days, each with a tick if one of its puzzles was finished. A day is chosen by pointer or with the keys of a grid of
// dates; days after today cannot be chosen.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as texts from '../../language/generated/today';
import { dateWords, numberWords } from '../../language/language';
import { say } from '../../language/say';
import { dateOf } from '../../state/day';
import { Button } from '../../ui/controls/button';
import { Icon, icons } from '../../ui/icons';
import styles from './calendar.module.css';
import { levels } from './daily';
import type { DaysDone } from './today_store';
import { dayByKey, monthFrom, monthOf, weeksOf } from './month';

/** The earliest day of the calendar. */
const firstDay = '1900-01-01';

const earlier = (): JSX.Element => (
  <Icon>
    <path d="M11 4 6 9l5 5" />
  </Icon>
);
const later = (): JSX.Element => (
  <Icon>
    <path d="M7 4l5 5-5 5" />
  </Icon>
);

interface Props {
  /** The last day that can be chosen. */
  today: string;
  chosen: string;
  done: DaysDone;
  onChoose(day: string): void;
}

function dayName(day: string, count: number, isToCome: boolean): string {
  const name = dateWords(dateOf(day), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (isToCome) return say(texts.dayToCome, { name });
  return count > 0 ? say(texts.dayDone, { name, count }) : say(texts.dayOpen, { name });
}

export function Calendar({ today, chosen, done, onChoose }: Props): JSX.Element {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const month = monthOf(chosen);
  const weeks = weeksOf(month);
  /** Keys may come faster than the calendar is drawn. */
  const latest = useRef(chosen);
  latest.current = chosen;
  const choose = (day: string): void => {
    latest.current = day > today ? today : day < firstDay ? firstDay : day;
    onChoose(latest.current);
  };
  // The focus follows the choice, also into another month, before the button that had it may be gone.
  useLayoutEffect(() => {
    if (byKey.current) grid.current!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
    byKey.current = false;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : dayByKey(latest.current, event.key);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    choose(next);
  };
  /** Turns to the same day of another month, or its last day. */
  const turn = (by: number): void => choose(dayByKey(chosen, by < 0 ? 'PageUp' : 'PageDown')!);
  const monthName = dateWords(dateOf(`${month}-01`), { month: 'long', year: 'numeric' });
  return (
    <section class={styles.calendar} aria-label={say(texts.calendarLabel)}>
      <div class={styles.head}>
        <Button
          icon={earlier}
          label={say(texts.earlierMonth)}
          disabled={month === monthOf(firstDay)}
          onClick={() => turn(-1)}
        />
        <h3 id="calendar-month" aria-live="polite">
          {monthName}
        </h3>
        <Button
          icon={later}
          label={say(texts.laterMonth)}
          disabled={monthFrom(month, 1) > monthOf(today)}
          onClick={() => turn(1)}
        />
      </div>
      <table role="grid" aria-labelledby="calendar-month" ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeksOf('2026-06')[0]!.map((day) => (
              <th key={day} scope="col" abbr={dateWords(dateOf(day!), { weekday: 'long' })}>
                {dateWords(dateOf(day!), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, weekday) => {
                if (day === null) return <td key={weekday} />;
                const finished = done.get(day) ?? [];
                const count = finished.length;
                const areLevelsDone = finished.filter(({ series }) => series === 'classic').length === levels.length;
                const isToCome = day > today;
                return (
                  <td key={weekday} role="gridcell" aria-selected={day === chosen}>
                    <button
                      type="button"
                      class={styles.day}
                      tabIndex={day === chosen ? 0 : -1}
                      aria-label={dayName(day, count, isToCome)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isToCome || undefined}
                      data-done={areLevelsDone ? 'all' : count > 0 ? 'some' : undefined}
                      onClick={() => {
                        if (!isToCome) choose(day);
                      }}
                    >
                      <span>{numberWords(Number(day.slice(8)))}</span>
                      <i>{count > 0 && <icons.good />}</i>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
