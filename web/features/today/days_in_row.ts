// How many days in a row a puzzle of the day was finished.
import { dateOf, dayOf, daysUpTo } from '../../base/days';

const dayBefore = (day: string): string => daysUpTo(dateOf(day), 2)[1]!;
function dayAfter(day: string): string {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1, 12));
}

function rowUpTo(last: string, days: ReadonlySet<string>): number {
  let length = 0;
  for (let day = last; days.has(day); day = dayBefore(day)) ++length;
  return length;
}

/** Up to today; a row that ended yesterday is alive. */
export function daysInRow(days: ReadonlySet<string>, today: string): number {
  return rowUpTo(days.has(today) ? today : dayBefore(today), days);
}

export function longestRow(days: ReadonlySet<string>): number {
  const ends = [...days].filter((day) => !days.has(dayAfter(day)));
  return Math.max(0, ...ends.map((day) => rowUpTo(day, days)));
}
