// The interface of the module of logic as its bindings declare it, typed by hand; tests/wasm
// compares the two. Every session must be delete()d: it lives in the module's own memory.

import type { Message } from '../web/language/text';
import type { RelativeWish } from '../web/protocol/improving';
import type { Recipe } from '../web/protocol/making';
import type { PuzzleBytes } from './solver_module';

/** One position, and the way from there by the techniques that people use. */
export interface LogicSession {
  /** From now on long calls ask `isEnded` many times a second; true ends the call. */
  askMeanwhile(isEnded: () => boolean): void;
  /**
   * The next LogicStep of web/protocol/logic.ts as JSON, among several by the same
   * technique the nearest to the cell `near`; -1: the first. "null" if nothing follows.
   */
  next(near: number): string;
  /**
   * All steps by one technique, `most` at most, as a JSON list; "clues": all by clues, but for chains; "clue-chains": the
   * shortest chain through clues.
   */
  all(technique: string, most: number): string;
  /** Takes at most so many more steps on the way; true at its end. */
  run(steps: number): boolean;
  /** The steps taken, from that one on, as a JSON list. */
  steps(from: number): string;
  solved(): boolean;
  delete(): void;
}

/** A recipe for puzzles, and attempts at it. */
export interface MakerSession {
  /** The reason why the recipe never leads to a puzzle; null if there is none. */
  refusal(): Message | null;
  /** Number of attempts in one call. */
  batch(): number;
  /**
   * One batch of attempts from that number on: a list of MadeBytes of web/protocol/making.ts as JSON,
   * of the first `most` that lead to a puzzle. `isEnded` is called now and then; true ends them.
   */
  attempts(first: number, most: number, isEnded: () => boolean): string;
  delete(): void;
}

/** Harder or easier relatives of a puzzle, or some with fewer clues. Results are JSON; `isEnded` is called now and then, true ends a call. */
export interface RelativeSession {
  /** The reason why the puzzle has no rating; null if it has one. */
  refusal(): Message | null;
  /** A RelativeBytes of web/protocol/improving.ts, of the puzzle itself; "null" if it has no rating. */
  original(): string;
  /** Continues for a moment: a RelativeBytes of a new relative, or "null". */
  next(isEnded: () => boolean): string;
  /** True if no others will come. */
  isOver(): boolean;
  delete(): void;
}

/** The module of logic. */
export interface LogicModule {
  /** A list of LogicTechnique of web/protocol/logic.ts as JSON, from easy to hard. */
  logicTechniques(): string;
  /**
   * A Rating of web/protocol/rating.ts as JSON, for a puzzle with one solution.
   * `isEnded` is called several hundred times a second; true ends it.
   */
  rate(puzzle: PuzzleBytes, scale: string, isEnded: () => boolean): string;
  /** The same for a puzzle on a line; "null" if it is none. */
  rateLine(line: string, scale: string, isEnded: () => boolean): string;
  /**
   * `entries`: a value a cell, or empty. `candidates`: a little-endian 64-bit word
   * a cell, 0 = all that are left; or empty. `techniques`: ids separated by blanks.
   */
  LogicSession: new (
    puzzle: PuzzleBytes,
    entries: Uint8Array,
    candidates: Uint8Array,
    techniques: string,
  ) => LogicSession;
  MakerSession: new (recipe: Recipe) => MakerSession;
  /** Rates the puzzle, which may take seconds. */
  RelativeSession: new (
    puzzle: PuzzleBytes,
    wish: RelativeWish,
    seed: number,
    isEnded: () => boolean,
  ) => RelativeSession;
}
