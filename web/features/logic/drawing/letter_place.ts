// Where a set's letter stands in a cell. Pure.
import type { Geometry } from '../../../grid/geometry';
import { hasNote } from '../../../state/notes';

/** What stands on the board, as state/notes.ts and a picture have it. */
export interface Standing {
  readonly values: Uint8Array;
  readonly candidates: Uint32Array | null;
}

/**
 * The last digit that is no candidate of the cell, so that a letter hides none; the one before it where `letters` stand there
 * already. 0 if there is no such digit.
 */
export function letterPlace(
  cell: number,
  { side }: Geometry,
  { values, candidates }: Standing,
  letters: number,
): number {
  if (values[cell]! > 0) return 0;
  const digits = Array.from({ length: side }, (_, index) => side - index);
  return digits.filter((digit) => !candidates || !hasNote(candidates, cell, digit))[letters] ?? 0;
}
