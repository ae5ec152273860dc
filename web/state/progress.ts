// How far the player of a puzzle has come.
import { markKinds, type Position } from './moves';

const hasAny = (words: ArrayLike<number>): boolean => Array.prototype.some.call(words, (word) => word !== 0);

/** True if the player has made any change. */
export function isTouched({ entries }: Position): boolean {
  return hasAny(entries.values) || hasAny(entries.pen) || markKinds.some((kind) => hasAny(entries[kind]));
}

/** The share of the blank cells that is filled, 0 .. 1. */
export function filledShare({ puzzle, entries }: Position): number {
  const blank = puzzle.givens.reduce((count, given) => count + (given === 0 ? 1 : 0), 0);
  const filled = entries.values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  return blank === 0 ? 1 : filled / blank;
}
