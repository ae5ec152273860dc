// How many days in a row a puzzle of the day was finished.
import { dayFrom } from '../../base/days';

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
