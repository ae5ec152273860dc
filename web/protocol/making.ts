// Puzzles made by recipe. The same recipe and seed make the same puzzles on every machine.
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

/** How hard; both ends of a range count. */
export type Aim =
  | { kind: 'any' }
  /** 0 gentle .. 5 extreme. */
  | { kind: 'grade'; grade: number }
  /** Sudoku Explainer's ER in tenths, and HoDoKu's score: of ordinary 9x9 grids alone. */
  | { kind: 'se' | 'hodoku'; least: number; most: number }
  /** Needed, and nothing that is harder. */
  | { kind: 'technique'; id: string };

export interface Recipe {
  shape: Shape;
  /** A jigsaw of that size, with regions of its own for each puzzle. */
  newRegions: boolean;
  symmetry: SymmetryId;
  leastGivens: number;
  /** Infinity = any number. */
  mostGivens: number;
  /** No given can go. */
  minimal: boolean;
  /** 1 in each cell that has a given, whatever the symmetry and their number; null = any cells. */
  pattern: Uint8Array | null;
  aim: Aim;
  seed: number;
}

/**
 * Attempts at a recipe from number `first` on, answered as soon as there are puzzles, `most` at a time. Its progress counts
 * attempts as steps.
 */
export interface MakeRequest {
  kind: 'make';
  recipe: Recipe;
  first: number;
  most: number;
}

/** What the module makes. */
export interface MadeBytes {
  attempt: number;
  givens: number[];
  regions: number[] | null;
  solution: number[];
}

/** A puzzle with one solution, and by which attempt at its recipe it was made. */
export interface MadePuzzle {
  puzzle: Puzzle;
  solution: Uint8Array;
  attempt: number;
}

/** `next`: the attempt to go on with. No puzzles: it was cancelled. Refused: no puzzle ever comes of the recipe. */
export type Made = { puzzles: MadePuzzle[]; next: number } | { refused: Message };
