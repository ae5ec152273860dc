// How hard puzzles are, as the solver tells it.
import type { Puzzle } from '../grid/puzzle';
import type { Message } from '../language/text';

/** Of each scale a puzzle's rating. */
export interface Ratings {
  own: {
    /** The word: 0 gentle .. 5 extreme. */
    grade: number;
    /** Finer than the word. */
    points: number;
    /** "2 hidden pairs and an X-wing; 14 steps where there is only one way on" */
    takes: Message;
  };
  /** Sudoku Explainer's, in tenths: the hardest step, the hardest up to the first digit, the first step. */
  se: { er: number; ep: number; ed: number; name: string };
}

export type Scale = keyof Ratings;
export const scales: readonly [Scale, ...Scale[]] = ['own', 'se'];

/** Why a puzzle has no rating by a scale. */
export interface Unrated {
  refused: Message;
}

export type Rating = Ratings[Scale] | Unrated;

/** Puzzles with one solution. */
export type RateRequest =
  | { kind: 'rate'; puzzle: Puzzle; scale: Scale }
  /** A puzzle a line; answered with a number each, as numberOf() makes it. */
  | { kind: 'rateLines'; lines: string[]; scale: Scale };

/** The numbers of puzzles that are not rated yet, and of those that have no rating. */
export const notYet = 0;
export const none = 2 ** 32 - 1;
const aGrade = 1000;

/** A rating as a number that sorts from easy to hard. */
export function numberOf(rating: Rating | null): number {
  if (rating === null || 'refused' in rating) return none;
  return 'grade' in rating ? (rating.grade + 1) * aGrade + rating.points : rating.er;
}

/** The first number of the word, and the word of a number. */
export const firstOfGrade = (grade: number): number => (grade + 1) * aGrade;
export const gradeIn = (number: number): number => Math.floor(number / aGrade) - 1;
