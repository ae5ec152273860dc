// A puzzle as a line of text.
import { sideOf, type Puzzle } from './puzzle';

/** A character a cell up to 9x9, else numbers with spaces between. */
export function puzzleText({ shape, givens }: Puzzle): string {
  if (sideOf(shape) > 9) return Array.from(givens).join(' ');
  return Array.from(givens, (value) => value || '.').join('');
}
