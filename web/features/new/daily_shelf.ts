// The puzzles of days that were made on this device, kept for as long as they are offered.
import { signal } from '@preact/signals';
import { dayOf, daysUpTo } from '../../base/days';
import { boxShape, type Puzzle } from '../../grid/puzzle';
import type { Daily } from './daily';

/** Days that are offered, with today. */
export const daysOffered = 7;
const key = 'sudoscope-days';
const cells = 81;

export interface DailyShelf {
  /** Null where it is not made yet. */
  get(daily: Daily): Puzzle | null;
  put(daily: Daily, puzzle: Puzzle): void;
}

type Kept = Readonly<Record<string, string>>;

const nameOf = ({ day, grade }: Daily): string => `${day} ${grade}`;

/** What is kept of the days that are offered; nothing where that cannot be read. */
function read(page: Window, today: Date): Kept {
  try {
    const kept = JSON.parse(page.localStorage.getItem(key) ?? '{}') as unknown;
    if (typeof kept !== 'object' || kept === null) return {};
    const days = new Set(daysUpTo(today, daysOffered));
    const isKept = ([name, line]: [string, unknown]): boolean =>
      days.has(name.slice(0, dayOf(today).length)) && typeof line === 'string' && /^\d{81}$/.test(line);
    return Object.fromEntries(Object.entries(kept).filter(isKept));
  } catch {
    // Not this device, or not any more: it is made again.
    return {};
  }
}

export function makeDailyShelf(page: Window, today: () => Date): DailyShelf {
  const kept = signal(read(page, today()));
  return {
    get(daily) {
      const line = kept.value[nameOf(daily)];
      return line ? { shape: boxShape(3, 3), givens: Uint8Array.from(line, Number) } : null;
    },
    put(daily, { givens }) {
      if (givens.length !== cells) return;
      // Another tab may have made some meanwhile.
      kept.value = { ...read(page, today()), ...kept.value, [nameOf(daily)]: givens.join('') };
      try {
        page.localStorage.setItem(key, JSON.stringify(kept.value));
      } catch {
        // A device that stores nothing makes it again.
      }
    },
  };
}
