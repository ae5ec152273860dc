// Days in a row on which a puzzle of the day was finished.
import { dayFrom } from '../../base/days';
import type { Series } from '../../state/series';
import type { DaysDone } from './today_store';

/** The days on which a puzzle of the series was finished. */
export const ofSeries = (done: DaysDone, series: Series): DaysDone =>
  new Map([...done].filter(([, dailies]) => dailies.some((daily) => daily.series === series)));

type Days = ReadonlyMap<string, unknown>;

function rowUpTo(last: string, days: Days): number {
  let length = 0;
  for (let day = last; days.has(day); day = dayFrom(day, -1)) ++length;
  return length;
}

/** The days in a row up to today, or up to yesterday. */
export function daysInRow(days: Days, today: string): number {
  return rowUpTo(days.has(today) ? today : dayFrom(today, -1), days);
}

export function longestRow(days: Days): number {
  const ends = [...days.keys()].filter((day) => !days.has(dayFrom(day, 1)));
  return Math.max(0, ...ends.map((day) => rowUpTo(day, days)));
}
