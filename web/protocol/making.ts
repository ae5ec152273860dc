// Puzzles made by recipe. The same recipe and seed make the same puzzles on every machine.
import type { Puzzle, Shape } from '../grid/puzzle';
import type { Message } from '../language/text';

/** By the solver's names. */
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

/** The wanted difficulty; both ends of a range count. */
export type Aim =
  | { kind: 'any' }
  /** 0 gentle .. 5 extreme. */
  | { kind: 'grade'; grade: number }
  /** Sudoku Explainer's ER in tenths, or HoDoKu's score: only for ordinary 9x9 grids. */
  | { kind: 'se' | 'hodoku'; least: number; most: number }
  /** The technique is needed, and nothing harder. */
  | { kind: 'technique'; id: string };

export interface Recipe {
  shape: Shape;
  /** Kinds of clues with blanks between, each with the number of its clues if one is wished: "killer arrows:3"; or none. */
  clues: string;
  /** True for a jigsaw of that size, with new regions for each puzzle. */
  newRegions: boolean;
  symmetry: SymmetryId;
  leastGivens: number;
  /** Infinity = any number. */
  mostGivens: number;
  /** True if no given can be removed. */
  minimal: boolean;
  /** 1 for each cell with a given, whatever their symmetry and number; null = any cells. */
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

/** A puzzle as the module makes it. */
export interface MadeBytes {
  attempt: number;
  givens: number[];
  regions: number[] | null;
  /** The rules of the recipe, and the clues that were made. */
  constraints: string;
  solution: number[];
}

/** A puzzle with one solution, and the number of the attempt that made it. */
export interface MadePuzzle {
  puzzle: Puzzle;
  solution: Uint8Array;
  attempt: number;
}

/** `next`: the attempt to continue with. Without puzzles it was
    cancelled. Refusal: the recipe can never give a puzzle. */
export type Made = { puzzles: MadePuzzle[]; next: number } | { refusal: Message };

/** A random seed of 32 bits. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
