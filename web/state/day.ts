// The current day as a signal: a view of it is drawn again at midnight. A device that slept fires its timers late
// without notice to a visible page, so the day is checked each minute, and whenever the page comes back into sight.
import { signal, type ReadonlySignal } from '@preact/signals';
import { dayOf } from '../base/days';

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
