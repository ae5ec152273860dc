// Which puzzle is that of a day: a 9x9 of each difficulty, the same for everybody on that day.
import { boxShape } from '../../grid/puzzle';
import type { Recipe } from '../../protocol/making';

export interface Daily {
  /** yyyy-mm-dd, by the calendar of where somebody is. */
  day: string;
  /** 0 gentle .. 5 extreme. */
  grade: number;
}

/** Each difficulty has a seed of its own: by the same one the puzzles would come out of the same full grid. */
const seedOf = ({ day, grade }: Daily): number => 10 * Number(day.replaceAll('-', '')) + grade;

export function recipeOfTheDay(daily: Daily): Recipe {
  return {
    shape: boxShape(3, 3),
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
