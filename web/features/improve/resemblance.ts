// The relation between two equivalent puzzles in the words of a person who compares them.
import type { Text } from '../../language/text';
import { areEqual, sideOf, type Puzzle } from '../../grid/puzzle';
import {
  likeAsItIs,
  likeExchanged,
  likeRelabelled,
  likeTurned,
  likeTurnedRelabelled,
} from '../../language/generated/improve';

/** The new place of each cell under the turns and reflections of a square; the identity comes first. */
function turnsOf(side: number): ((cell: number) => number)[] {
  const last = side - 1;
  const ways: ((row: number, column: number) => [number, number])[] = [
    (row, column) => [row, column],
    (row, column) => [row, last - column],
    (row, column) => [last - row, column],
    (row, column) => [last - row, last - column],
    (row, column) => [column, row],
    (row, column) => [column, last - row],
    (row, column) => [last - column, row],
    (row, column) => [last - column, last - row],
  ];
  return ways.map((way) => (cell) => {
    const [row, column] = way(Math.floor(cell / side), cell % side);
    return row * side + column;
  });
}

/** True if each digit is replaced by one and the same digit everywhere. */
function isRelabelled(one: Uint8Array, other: Uint8Array): boolean {
  const [there, back] = [new Map<number, number>([[0, 0]]), new Map<number, number>([[0, 0]])];
  return one.every((digit, cell) => {
    const name = other[cell]!;
    if (!there.has(digit) && !back.has(name)) {
      there.set(digit, name);
      back.set(name, digit);
    }
    return there.get(digit) === name && back.get(name) === digit;
  });
}

/** REQUIRES: equivalent puzzles on the same grid. */
export function resemblance(one: Puzzle, other: Puzzle): Text {
  const turned = turnsOf(sideOf(one.shape)).map((turn) => one.givens.map((_, cell) => one.givens[turn(cell)]!));
  if (areEqual(turned[0]!, other.givens)) return likeAsItIs;
  if (isRelabelled(turned[0]!, other.givens)) return likeRelabelled;
  if (turned.some((givens) => areEqual(givens, other.givens))) return likeTurned;
  if (turned.some((givens) => isRelabelled(givens, other.givens))) return likeTurnedRelabelled;
  return likeExchanged;
}
