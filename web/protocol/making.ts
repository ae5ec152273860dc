// Puzzles made by recipe. The same recipe and seed make the same puzzle on every machine.
import type { Puzzle, Shape } from '../grid/puzzle';
import type { Message } from '../language/text';

/** As the solver names them. */
export const symmetries = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'top-bottom',
  'mirrors',
  'diagonal',
  'antidiagonal',
  'diagonals',
] as const;
export type SymmetryId = (typeof symmetries)[number];

export interface Recipe {
  shape: Shape;
  /** A jigsaw of that size, with regions of its own. */
  newRegions: boolean;
  symmetry: SymmetryId;
  /** 0 gentle .. 5 extreme; null = of any difficulty. */
  grade: number | null;
  seed: number;
}

/** Answered when there is a puzzle. Its progress counts attempts as steps. */
export interface MakeRequest {
  kind: 'make';
  recipe: Recipe;
}

/** What the module makes. */
export interface MadeBytes {
  givens: number[];
  regions: number[] | null;
  solution: number[];
}

/** A puzzle with one solution; null: it was cancelled. Refused: no puzzle ever comes of the recipe. */
export type Made = { puzzle: Puzzle | null } | { refused: Message };
