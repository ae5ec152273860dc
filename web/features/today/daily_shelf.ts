// The puzzles of days that were made on this device: the latest are kept, each with a checksum.
import { signal } from '@preact/signals';
import { boxShape, type Puzzle } from '../../grid/puzzle';
import type { Daily } from './daily';
import { shelfKey } from './today_store';

/** Seven weeks of six. */
const mostKept = 300;
/** The key of older versions, which kept the puzzles of a week without a checksum. */
const olderKey = 'sudoscope-days';
const cells = 81;

export interface DailyShelf {
  /** Null if it is not made yet. */
  get(daily: Daily): Puzzle | null;
  put(daily: Daily, puzzle: Puzzle): void;
}

type Kept = Readonly<Record<string, string>>;

const nameOf = ({ day, grade }: Daily): string => `${day} ${grade}`;

/** The checksum of a name and its digits: their remainder by a prime, read as one number. */
function checkOf(name: string, digits: string): string {
  let sum = 0;
  for (const letter of name + digits) sum = (31 * sum + letter.charCodeAt(0)) % 1_000_003;
  return sum.toString(36);
}

function isSound([name, line]: [string, unknown]): boolean {
  if (!/^\d{4}-\d\d-\d\d [0-5]$/.test(name) || typeof line !== 'string') return false;
  const digits = line.slice(0, cells);
  return /^\d{81}$/.test(digits) && line === `${digits}.${checkOf(name, digits)}`;
}

/** The kept puzzles; none if they cannot be read. */
function read(page: Window): Kept {
  try {
    const kept = JSON.parse(page.localStorage.getItem(shelfKey) ?? '{}') as unknown;
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(isSound));
  } catch {
    // The device does not store it, or not any more: it is made again.
    return {};
  }
}

export function makeDailyShelf(page: Window): DailyShelf {
  const kept = signal(read(page));
  return {
    get(daily) {
      const line = kept.value[nameOf(daily)]?.slice(0, cells);
      return line ? { shape: boxShape(3, 3), givens: Uint8Array.from(line, Number) } : null;
    },
    put(daily, { givens }) {
      const name = nameOf(daily);
      const digits = givens.join('');
      if (givens.length !== cells || kept.peek()[name]?.startsWith(digits)) return;
      // Another tab may have made some meanwhile. The one that was made last comes last.
      const { [name]: _, ...others } = { ...read(page), ...kept.peek() };
      const all = Object.entries({ ...others, [name]: `${digits}.${checkOf(name, digits)}` });
      kept.value = Object.fromEntries(all.slice(-mostKept));
      try {
        page.localStorage.setItem(shelfKey, JSON.stringify(kept.value));
        page.localStorage.removeItem(olderKey);
      } catch {
        // A device that stores nothing makes it again.
      }
    },
  };
}
