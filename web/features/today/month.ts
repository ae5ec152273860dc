// A month as a calendar shows it: weeks from Monday to Sunday. Months are "2026-11".
import { dateOf, dayFrom, dayOf } from '../../state/day';

export const monthOf = (day: string): string => day.slice(0, 7);

const firstOf = (month: string): string => `${month}-01`;

export function monthFrom(month: string, by: number): string {
  const first = dateOf(firstOf(month));
  return monthOf(dayOf(new Date(first.getFullYear(), first.getMonth() + by, 1, 12)));
}

/** Days of the month, seven a week; null for days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstOf(month);
  const sinceMonday = (dateOf(first).getDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let day = dayFrom(first, -sinceMonday); monthOf(day) <= month; day = dayFrom(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => dayFrom(day, at)).map((each) => (monthOf(each) === month ? each : null)),
    );
  }
  return weeks;
}

/** The day that a key leads to from this one, as in a grid of dates (W3C, ARIA Authoring Practices); null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const sinceMonday = (dateOf(day).getDay() + 6) % 7;
  const inMonth = (by: number): string => {
    const month = monthFrom(monthOf(day), by);
    // The 31st of a month of thirty days is its last.
    const same = `${month}${day.slice(7)}`;
    return weeksOf(month).flat().includes(same) ? same : dayFrom(firstOf(monthFrom(month, 1)), -1);
  };
  switch (key) {
    case 'ArrowLeft':
      return dayFrom(day, -1);
    case 'ArrowRight':
      return dayFrom(day, 1);
    case 'ArrowUp':
      return dayFrom(day, -7);
    case 'ArrowDown':
      return dayFrom(day, 7);
    case 'Home':
      return dayFrom(day, -sinceMonday);
    case 'End':
      return dayFrom(day, 6 - sinceMonday);
    case 'PageUp':
      return inMonth(-1);
    case 'PageDown':
      return inMonth(1);
    default:
      return null;
  }
}
