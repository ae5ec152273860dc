// Notes: the candidates that the player has marked in blank cells. They are words that the board draws without a copy
// (board/picture.ts): two a cell, low then high; bit d-1 of the two = digit d. Pure; no function changes its arguments.
import type { Geometry } from '../grid/geometry';

export function noNotes(cellCount: number): Uint32Array {
  return new Uint32Array(2 * cellCount);
}

/** The place of a digit's bit, for digits 1..64. */
export function bitOf(cell: number, value: number): [word: number, bit: number] {
  return [2 * cell + ((value - 1) >> 5), 1 << ((value - 1) & 31)];
}

export function hasNote(notes: Uint32Array, cell: number, value: number): boolean {
  const [word, bit] = bitOf(cell, value);
  return (notes[word]! & bit) !== 0;
}

export function hasAny(notes: Uint32Array): boolean {
  return notes.some((word) => word !== 0);
}

/** Sets or removes a digit as a note of each of these cells. */
export function withDigit(notes: Uint32Array, cells: readonly number[], value: number, isOn: boolean): Uint32Array {
  const changed = notes.slice();
  for (const cell of cells) {
    const [word, bit] = bitOf(cell, value);
    changed[word] = isOn ? changed[word]! | bit : changed[word]! & ~bit;
  }
  return changed;
}

/** True if any of these cells has a note. */
export function haveNotes(notes: Uint32Array, cells: readonly number[]): boolean {
  return cells.some((cell) => notes[2 * cell] !== 0 || notes[2 * cell + 1] !== 0);
}

export function withCleared(notes: Uint32Array, cells: readonly number[]): Uint32Array {
  const changed = notes.slice();
  for (const cell of cells) changed.fill(0, 2 * cell, 2 * cell + 2);
  return changed;
}

/** The notes after values were placed: their cells have none,
    and with `tidies` no peer has a digit as a note that a value forbids by a house or a clue. */
export function withPlaced(
  geometry: Geometry,
  notes: Uint32Array,
  placed: Iterable<readonly [cell: number, value: number]>,
  tidies: boolean,
): Uint32Array {
  const { houses, housesOf } = geometry;
  if (!hasAny(notes)) return notes;
  const changed = notes.slice();
  for (const [cell, value] of placed) {
    changed.fill(0, 2 * cell, 2 * cell + 2);
    if (!tidies) continue;
    for (const house of housesOf[cell]!) {
      for (const peer of houses[house]!) {
        const [word, bit] = bitOf(peer, value);
        changed[word]! &= ~bit;
      }
    }
    clueLimits.now?.(geometry, cell, value, changed, false);
  }
  return changed;
}

/**
 * For each cell the digits in its houses, its own included, and those that a digit forbids there by a clue, in the form of notes;
 * values of 0 do not count.
 */
export function seenDigits(geometry: Geometry, grid: Uint8Array): Uint32Array {
  const { houses, housesOf, cellCount } = geometry;
  const standing = houses.map((house) => {
    const words = new Uint32Array(2);
    for (const cell of house) {
      if (grid[cell] === 0) continue;
      const [word, bit] = bitOf(0, grid[cell]!);
      words[word]! |= bit;
    }
    return words;
  });
  const seen = noNotes(cellCount).map((_, word) =>
    housesOf[word >> 1]!.reduce((words, house) => words | standing[house]![word & 1]!, 0),
  );
  grid.forEach((value, cell) => clueLimits.now?.(geometry, cell, value, seen, true));
  return seen;
}

/** All digits of a cell, in the form of notes. */
export const allDigits = (side: number): Uint32Array => Uint32Array.of(wordOfOnes(side), wordOfOnes(side - 32));

/** For each blank cell the digits in none of its houses, among those that the puzzle allows there. */
export function allCandidates(geometry: Geometry, grid: Uint8Array): Uint32Array {
  const { side, givenCandidates } = geometry;
  const all = allDigits(side);
  return seenDigits(geometry, grid).map((seen, word) => {
    const left = givenCandidates?.[word] ?? all[word & 1]!;
    return grid[word >> 1] === 0 ? left & ~seen : 0;
  });
}

/** The candidates that come with a puzzle, in its blank cells that lack some. REQUIRES: there are such. */
export function givenNotes({ side, givenCandidates }: Geometry, grid: Uint8Array): Uint32Array {
  const all = allDigits(side);
  return givenCandidates!.map((word, at, words) =>
    grid[at >> 1] || (word === all[at & 1] && words[at ^ 1] === all[~at & 1]) ? 0 : word,
  );
}

function wordOfOnes(bits: number): number {
  if (bits <= 0) return 0;
  return bits >= 32 ? 0xffffffff : 2 ** bits - 1;
}

/** Largest share of blank cells without notes among filled-in notes: a few may have been cleared since. */
const fewWithout = 0.15;

/**
 * True if the corner notes look like all candidates, filled in by the page, and not like those that a person writes: the board
 * shows each at the place of its digit.
 */
export function areFilledIn(grid: Uint8Array, notes: Uint32Array): boolean {
  const blanks = Array.from(grid.keys()).filter((cell) => grid[cell] === 0);
  const without = blanks.filter((cell) => !haveNotes(notes, [cell])).length;
  return blanks.length > without && without <= Math.ceil(fewWithout * blanks.length);
}

/** Sets the digits that this value forbids, or removes them, in words of the form of notes; 0 forbids none. */
type ClueLimits = (geometry: Geometry, cell: number, value: number, words: Uint32Array, sets: boolean) => void;

/**
 * The digits that a digit on the board forbids in other cells by a clue, as its peers in a house do: those of a cage, a knight's
 * move away, further along a thermometer. The part of the page that knows the kinds of clues comes with the first puzzle that
 * has some, and puts itself here.
 */
export const clueLimits: { now: ClueLimits | null } = { now: null };
