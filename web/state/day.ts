// Days in the user's own calendar, as "2026-11-23", and the current day as a signal: a view of it is drawn again at midnight.
// A device that slept fires its timers late without notice to a visible page, so the day is checked each minute, and whenever
// the page comes back into sight.
import { signal, type ReadonlySignal } from '@preact/signals';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Noon of that day, a time that exists in every time zone. */
export function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}

/** The given day and the days before it, the latest first. */
export function daysUpTo(date: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ago) =>
    dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - ago, 12)),
  );
}

/** The day `by` days later, or earlier if negative. */
export function dayFrom(day: string, by: number): string {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + by, 12));
}

const look_ms = 60_000;

const shown = signal(dayOf(new Date()));

/** "2026-11-23", in the local time zone. */
export const today: ReadonlySignal<string> = shown;

/** Checks the calendar now. */
export function lookAtDay(): void {
  shown.value = dayOf(new Date());
}

/** From now on the signal follows the calendar. */
export function followDay(
  page: Pick<Window, 'addEventListener'> & { document: Pick<Document, 'addEventListener'> },
): void {
  lookAtDay();
  for (const moment of ['focus', 'pageshow']) page.addEventListener(moment, lookAtDay);
  page.document.addEventListener('visibilitychange', lookAtDay);
  const watch = (): void => {
    lookAtDay();
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    setTimeout(watch, Math.min(look_ms, Math.max(1, midnight.getTime() - now.getTime())));
  };
  watch();
}
