// Which puzzle is that of a day: a 9x9 of each difficulty, the same for everybody on that day.
import { boxShape } from '../../grid/puzzle';
import type { Recipe } from '../../protocol/making';

export interface Daily {
  /** yyyy-mm-dd, by the calendar of where somebody is. */
  day: string;
  /** 0 gentle .. 5 extreme. */
  grade: number;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Noon of that day, which it has in every time zone. */
export function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}

/** That day and those before it, the latest first. */
export function daysUpTo(date: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ago) =>
    dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - ago, 12)),
  );
}

export function recipeOfTheDay({ day, grade }: Daily): Recipe {
  return {
    shape: boxShape(3, 3),
    newRegions: false,
    symmetry: 'half-turn',
    leastGivens: 0,
    mostGivens: Infinity,
    minimal: false,
    pattern: null,
    aim: { kind: 'grade', grade },
    seed: Number(day.replaceAll('-', '')),
  };
}
