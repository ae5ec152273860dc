// The number of a puzzle on the board, and the key of its record. Most are random.
// The puzzle of a day always has the same number, so that there is one record of it;
// its givens and clues count as well, since a link may give any puzzle the name of any day.
import type { Puzzle } from '../grid/puzzle';
import { newPuzzleId } from './moves';
import type { Origin } from './origin';

/** 32 bits of a text: FNV-1a (Fowler, Noll, Vo, 1991). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; ++at) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** The number of a puzzle of this origin, 1 .. Number.MAX_SAFE_INTEGER. */
export function puzzleIdFor(origin: Origin, { givens, shape }: Puzzle): number {
  if (origin.kind !== 'daily') return newPuzzleId();
  const text = `${origin.day} ${origin.grade} ${givens.join('')}${shape.constraints}`;
  // A safe integer has 53 bits.
  return Math.max(1, hash(text) * 2 ** 21 + (hash(`${text} again`) >>> 11));
}
