// The difficulty of puzzles, as the solver reports it. A scale is a row in Ratings, in `scales`
// and `numbers` here, in features/rating/scales.ts and in features/collection/rating_columns.ts.
import type { Puzzle } from '../grid/puzzle';
import type { Message } from '../language/text';

/** A puzzle's rating by each scale. */
export interface Ratings {
  own: {
    /** The word: 0 gentle .. 5 extreme. */
    grade: number;
    /** Finer than the word. */
    points: number;
    /** "2 hidden pairs and an X-wing; 14 bottlenecks (only one step available)" */
    takes: Message;
    /** Ids of the same techniques, from the easiest to the hardest: without full houses and hidden singles. */
    techniques: readonly string[];
  };
  /** Sudoku Explainer's, in tenths: the hardest step, the hardest up to the first digit, the first step. */
  se: { er: number; ep: number; ed: number; name: string };
  /** HoDoKu's: the sum of the steps' scores, and the level, 0 easy .. 4 extreme. */
  hodoku: { score: number; level: number };
}

export type Scale = keyof Ratings;
export const scales: readonly [Scale, ...Scale[]] = ['own', 'se', 'hodoku'];

/** The reason why a puzzle has no rating by a scale. */
export interface Unrated {
  refusal: Message;
}

export type Rating = Ratings[Scale] | Unrated;

/** Puzzles with one solution. */
export type RateRequest =
  | { kind: 'rate'; puzzle: Puzzle; scale: Scale }
  /** A puzzle a line: a plain one, or that of grid/puzzle_line.ts. */
  | { kind: 'rateLines'; lines: string[]; scale: Scale };

/** The result for each of several lines. */
export interface RatedLines {
  /** In the form of numberOf(). */
  numbers: Uint32Array;
  /** By our own scale: the ids of the techniques of its path,
      separated by blanks, as in Ratings; for other scales none. */
  techniques: readonly string[];
}

/** The numbers for puzzles that are not rated yet, and for those that have no rating. */
export const notYet = 0;
export const none = 2 ** 32 - 1;

/** A word, counted from 0, and a finer value in one number that sorts by both. */
export interface WordNumbers {
  of(word: number, finer: number): number;
  /** The first number of a word. */
  firstOf(word: number): number;
  wordIn(number: number): number;
  finerIn(number: number): number;
}

/** `most`: the finer value is less. */
function wordNumbers(most: number): WordNumbers {
  const firstOf = (word: number): number => (word + 1) * most;
  const wordIn = (number: number): number => Math.floor(number / most) - 1;
  return { of: (word, finer) => firstOf(word) + finer, firstOf, wordIn, finerIn: (number) => number % most };
}

export const gradeNumbers = wordNumbers(1000);
export const levelNumbers = wordNumbers(100_000_000);

/**
 * Sudoku Explainer's three in one number that sorts by the ER. Earlier pages kept the ER alone, which is below 256: of such
 * a number EP and ED are 0, not known.
 */
export const seNumbers = {
  of: (er: number, ep: number, ed: number): number => er * 2 ** 16 + ep * 2 ** 8 + ed,
  isWhole: (number: number): boolean => number >= 2 ** 16,
  erIn: (number: number): number => (number < 2 ** 16 ? number : number >>> 16),
  epIn: (number: number): number => (number >>> 8) & 255,
  edIn: (number: number): number => (number < 2 ** 16 ? 0 : number & 255),
};

const numbers: { [S in Scale]: (rating: Ratings[S]) => number } = {
  own: ({ grade, points }) => gradeNumbers.of(grade, points),
  se: ({ er, ep, ed }) => seNumbers.of(er, ep, ed),
  hodoku: ({ score, level }) => levelNumbers.of(level, score),
};

/** A rating by a scale as a number that sorts from easy to hard. */
export function ratingNumber<S extends Scale>(scale: S, rating: Ratings[S] | Unrated | null): number {
  return rating === null || 'refusal' in rating ? none : numbers[scale](rating);
}
