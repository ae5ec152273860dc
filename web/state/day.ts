// The day that it is, as a signal: whatever shows it is drawn anew at midnight. A device that slept fires its timers late, and
// tells a page in sight nothing of it: the day is therefore looked at each minute, and whenever the page comes back into sight.
import { signal, type ReadonlySignal } from '@preact/signals';
import { dayOf } from '../base/days';

const look_ms = 60_000;

const shown = signal(dayOf(new Date()));

/** "2026-11-23", by the calendar of where somebody is. */
export const today: ReadonlySignal<string> = shown;

/** Looks at the calendar now. */
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
