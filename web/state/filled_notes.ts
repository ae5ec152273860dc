// Notes that the page filled in, as opposed to those that a
// person writes: the board shows each at the place of its digit.
import { haveNotes } from './notes';

/** Largest share of blank cells without notes among filled-in notes: a few may have been cleared since. */
const fewWithout = 0.15;

/** True if the corner notes look like all candidates, filled in by the page, and not like those that a person writes. */
export function areFilledIn(grid: Uint8Array, notes: Uint32Array): boolean {
  const blanks = Array.from(grid.keys()).filter((cell) => grid[cell] === 0);
  const without = blanks.filter((cell) => !haveNotes(notes, [cell])).length;
  return blanks.length > without && without <= Math.ceil(fewWithout * blanks.length);
}
