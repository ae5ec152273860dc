// The digits and marks drawn into the grid in the picture: the whole solution, the next digit alone, or the mistakes.
import type { LogicStep } from '../../protocol/logic';
import type { StillReading } from './still_reading';

export type Wanted = 'solution' | 'next' | 'wrong';

export interface DrawnGrid {
  /** A value a cell, 0 = nothing. */
  readonly digits: Uint8Array;
  /** Cells that are crossed out. */
  readonly wrong: readonly number[];
  /** Cells with a frame: their reading is not sure. */
  readonly shaky: readonly number[];
}

/** Cells with a written digit that the solution does not have. */
export function wrongEntriesSeen({ entries, solution }: StillReading): number[] {
  if (!solution) return [];
  return Array.from(entries.keys()).filter((cell) => entries[cell]! > 0 && entries[cell] !== solution[cell]);
}

/** `step`: the next step with a digit, if it was requested and exists. */
export function adviceOf(reading: StillReading, wanted: Wanted, step: LogicStep | null): DrawnGrid {
  const { puzzle, entries, solution } = reading;
  const digits = new Uint8Array(puzzle.givens.length);
  // A solution that is not sure must not call anyone's digits wrong.
  const wrong = wanted === 'wrong' && reading.shaky.length === 0 ? wrongEntriesSeen(reading) : [];
  if (wanted === 'solution' && solution) {
    digits.set(solution.map((digit, cell) => (puzzle.givens[cell]! > 0 || entries[cell] === digit ? 0 : digit)));
  }
  if (wanted === 'next') for (const { cell, digit } of step?.placements.slice(0, 1) ?? []) digits[cell] = digit;
  return { digits, wrong, shaky: reading.shaky };
}
