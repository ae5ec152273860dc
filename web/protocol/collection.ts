// A collection: a text with one puzzle per line, solved in blocks of lines on several workers at once.
import type { Puzzle } from '../grid/puzzle';
import { sortedRules } from '../grid/puzzle_line';
import type { Told } from '../language/text';
import type { Part } from './columns';
import type { Division } from './sheets';

/** The outcome for a line. */
export const lineStatus = { none: 0, one: 1, several: 2, unknown: 3, bad: 4 } as const;
export type LineStatus = (typeof lineStatus)[keyof typeof lineStatus];

export interface CollectionRequest {
  kind: 'collection';
  /** Whole lines, which begin at `from` in the file. */
  bytes: Uint8Array<ArrayBuffer>;
  from: number;
  /** Solutions to look for in each puzzle; with 2 the search shows if there is only one. */
  limit: number;
  /** True to get the first solutions as text. */
  wantSolutions: boolean;
}

/** The outcomes of the lines of a block. */
export interface CollectionBlock {
  /** Lines of any kind that begin in the block. */
  lines: number;
  /** All puzzles and all lines that are not puzzles, in order; blank lines and lines beginning with # are skipped. */
  rows: Part;
  /** The reason why a line is not a puzzle; for the first ones alone. `line` counts from 0 in the block. */
  problems: { line: number; message: Told }[];
  /** A line for each row: the first solution, or nothing if there is none. Empty unless requested. */
  text: string;
  cancelled: boolean;
}

export interface CollectionReply extends CollectionBlock {
  /** The bytes of the request: their memory can be used again. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Turns a file in another program's format into lines, one a puzzle: plain ones, and those of grid/puzzle_line.ts. */
export interface ListRequest {
  kind: 'list';
  file: Blob;
  /** The way to divide it; empty = guess. */
  division: Division | '';
}

export interface PuzzleList {
  /** True to read the text as several puzzles; otherwise as one or none. */
  several: boolean;
  /** A line a puzzle; an unreadable puzzle becomes a line that is not a puzzle. */
  text: string;
  /**
   * The place of each puzzle: the line of the file where it begins, from 1, and its bytes in the file; none if it has no
   * text of its own.
   */
  line: Uint32Array;
  begin: Uint32Array;
  end: Uint32Array;
  /** `item` counts from 0, `line` from 1 in the file. */
  problems: { item: number; line: number; message: Told }[];
  /** The names of puzzles that have one, such as the five of a Samurai; missing in lists that earlier pages stored. */
  names?: { item: number; message: Told }[];
  /** The parts of a puzzle that the list leaves out, and rules that no verdict is about; missing likewise. */
  remarks?: { item: number; message: Told }[];
  cancelled: boolean;
}

const mark = [0xef, 0xbb, 0xbf];

/** The length of the byte order mark at the beginning of a file; 0 if it has none. */
export const byteOrderMark = (bytes: Uint8Array): number =>
  mark.every((byte, at) => bytes[at] === byte) ? mark.length : 0;

// The givens of a puzzle as two numbers of 32 bits, to find puzzles that occur twice in a collection. Two chains
// with factors of their own, after Fowler, Noll and Vo (FNV-1a, 1991), each mixed at its end as in MurmurHash3
// (A. Appleby, 2008): the probability that any two of a million different puzzles share both is 1 in 30 million.

function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Values as in Puzzle.givens. The low half is never 0. */
export function fingerprint(givens: ArrayLike<number>): [low: number, high: number] {
  let low = 0x811c9dc5 ^ givens.length;
  let high = 0x9e3779b9 ^ givens.length;
  for (let cell = 0; cell < givens.length; ++cell) {
    const value = givens[cell]! + 1;
    low = Math.imul(low ^ value, 0x01000193);
    low ^= low >>> 15;
    high = Math.imul(high + value, 0x2c1b3c6d);
    high ^= high >>> 12;
  }
  return [mixed(low) || 1, mixed(high)];
}

/** The same of a puzzle with clues, regions or boxes of any shape, all of which count. */
export function puzzleFingerprint({ shape, givens }: Puzzle): [low: number, high: number] {
  const { boxHeight, boxWidth, regions, constraints } = shape;
  const rules = new TextEncoder().encode(sortedRules(constraints));
  return fingerprint([...givens, boxHeight, boxWidth, ...(regions ?? []), ...rules]);
}
