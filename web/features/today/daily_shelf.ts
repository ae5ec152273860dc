// The puzzles of days that were made on this device: the latest are kept, each with a checksum.
import { signal } from '@preact/signals';
import { areConstraints } from '../../grid/constraints';
import { boxShape, type Puzzle } from '../../grid/puzzle';
import { type Daily, slotOf } from './daily';
import { shelfKey } from './today_store';

/** Seven weeks of eight. The clues of a killer take 2 kB. */
const mostKept = 400;
/** The key of older versions, which kept the puzzles of a week without a checksum. */
const olderKey = 'sudoscope-days';
const cells = 81;

export interface DailyShelf {
  /** Null if it is not made yet. */
  get(daily: Daily): Puzzle | null;
  put(daily: Daily, puzzle: Puzzle): void;
}

type Kept = Readonly<Record<string, string>>;

const nameOf = (daily: Daily): string => `${daily.day} ${slotOf(daily)}`;

/** The checksum of a name and its text: their remainder by a prime, read as one number. */
function checkOf(name: string, text: string): string {
  let sum = 0;
  for (const letter of name + text) sum = (31 * sum + letter.charCodeAt(0)) % 1_000_003;
  return sum.toString(36);
}

/** The 81 digits of the givens and the constraints, without the checksum. */
const textOf = (line: string): string => line.slice(0, line.lastIndexOf('.'));

function isSound([name, line]: [string, unknown]): boolean {
  if (!/^\d{4}-\d\d-\d\d ([0-5]|killer|variant)$/.test(name) || typeof line !== 'string') return false;
  const text = textOf(line);
  return /^\d{81}/.test(text) && areConstraints(text.slice(cells)) && line === `${text}.${checkOf(name, text)}`;
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
      const line = kept.value[nameOf(daily)];
      if (line === undefined) return null;
      const text = textOf(line);
      const shape = { ...boxShape(3, 3), constraints: text.slice(cells) };
      return { shape, givens: Uint8Array.from(text.slice(0, cells), Number) };
    },
    put(daily, { givens, shape }) {
      const name = nameOf(daily);
      const text = givens.join('') + shape.constraints;
      const line = `${text}.${checkOf(name, text)}`;
      if (givens.length !== cells || kept.peek()[name] === line) return;
      // Another tab may have made some meanwhile. The one that was made last comes last.
      const { [name]: _, ...others } = { ...read(page), ...kept.peek() };
      const all = Object.entries({ ...others, [name]: line });
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
