// The puzzle of a day: a 9x9 of each difficulty, the same for everybody on that day.
import { dayFrom } from '../../base/days';
import { boxShape } from '../../grid/puzzle';
import type { Recipe } from '../../protocol/making';

export interface Daily {
  /** yyyy-mm-dd, by the user's own calendar. */
  day: string;
  /** 0 gentle .. 5 extreme. */
  grade: number;
}

/** Each difficulty has its own seed: with a common one the puzzles would come from the same full grid. */
const seedOf = ({ day, grade }: Daily): number => 10 * Number(day.replaceAll('-', '')) + grade;

export function recipeOfTheDay(daily: Daily): Recipe {
  return {
    shape: boxShape(3, 3),
    clues: '',
    newRegions: false,
    symmetry: 'half-turn',
    leastGivens: 0,
    mostGivens: Infinity,
    minimal: false,
    pattern: null,
    aim: { kind: 'grade', grade: daily.grade },
    seed: seedOf(daily),
  };
}

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
