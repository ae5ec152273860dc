// Progress of a puzzle: whether the player has begun, and how much of it is filled.
import { type Entries, markKinds, type Position } from './moves';

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

/** True if all values of `others` are entered here as well. */
export function holds({ values }: Entries, others: Entries): boolean {
  return others.values.every((value, cell) => value === 0 || values[cell] === value);
}
