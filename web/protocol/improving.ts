// Relatives of a puzzle, equivalent puzzles, and the form by which a puzzle is recognised.
import type { Puzzle } from '../grid/puzzle';
import type { Message } from '../language/text';

/** A relative as the module reports it: its givens and rules, and its difficulty. */
export interface RelativeBytes {
  givens: number[];
  /** In the form of grid/constraints.ts. */
  constraints: string;
  /** The number of clues. */
  clues: number;
  /** 0 gentle .. 5 extreme. */
  grade: number;
  /** Sudoku Explainer's ER in tenths; 0 if it does not cover the grid. */
  er: number;
}

/** Fewer clues and other shapes: for a puzzle that has clues. */
export type RelativeWish = 'easier' | 'harder' | 'fewer-clues' | 'other-shapes';

/** `most` puzzles with other digits in the cells of the givens, or with other clues for the same solution. */
export interface RelativesRequest {
  kind: 'relatives';
  puzzle: Puzzle;
  wish: RelativeWish;
  seed: number;
  most: number;
}

export interface RatedPuzzle {
  puzzle: Puzzle;
  /** The number of clues. */
  clues: number;
  grade: number;
  er: number;
}

/** The results so far, in the order of discovery; refusal: the puzzle itself has no rating. */
export type Relatives = { original: RatedPuzzle; found: readonly RatedPuzzle[] } | { refusal: Message };

export type EquivalenceRequest =
  /** The min-lex form, which all equivalent puzzles share. */
  | { kind: 'minlex'; puzzle: Puzzle }
  /** The same seed makes the same puzzle. */
  | { kind: 'equivalent'; puzzle: Puzzle; seed: number }
  /** The numbers from 0 of the lines that are equivalent puzzles on the same grid. */
  | { kind: 'equivalentLines'; puzzle: Puzzle; lines: readonly string[] }
  /** Two numbers a line, equal for equivalent puzzles; the first is 0 if no form is found. */
  | { kind: 'formPrints'; lines: readonly string[] };

export interface EquivalenceReplies {
  minlex: Equivalent;
  equivalent: Equivalent;
  equivalentLines: Uint32Array;
  formPrints: Uint32Array;
}

export type Equivalent = { ok: true; puzzle: Puzzle } | { ok: false; message: Message };
