// A collection: a text with one puzzle per line, solved in blocks of lines on several workers at once.

import type { Told } from '../language/text';
import type { Part } from './columns';
import type { Division } from './sheets';

/** What became of a line. */
export const lineStatus = { none: 0, one: 1, several: 2, unknown: 3, bad: 4 } as const;
export type LineStatus = (typeof lineStatus)[keyof typeof lineStatus];

export interface CollectionRequest {
  kind: 'collection';
  /** Whole lines, which begin at `from` in the file. */
  bytes: Uint8Array<ArrayBuffer>;
  from: number;
  /** Solutions to look for in each puzzle: 2 tells whether there is only one. */
  limit: number;
  /** True if the first solutions are wanted as text. */
  wantSolutions: boolean;
}

/** What became of the lines of a block. */
export interface CollectionBlock {
  /** Lines that begin in the block, of whatever kind. */
  lines: number;
  /** Each puzzle and each line that is none, in order; blank lines and lines that begin with # are passed over. */
  rows: Part;
  /** Why a line is no puzzle; only of the first ones. `line` counts from 0 in the block. */
  problems: { line: number; message: Told }[];
  /** A line for each row: the first solution, or nothing where there is none. Empty unless wanted. */
  text: string;
  cancelled: boolean;
}

export interface CollectionReply extends CollectionBlock {
  /** Those of the request: their memory can be used again. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Makes plain lines, one a puzzle, of a file in a format of another program. */
export interface ListRequest {
  kind: 'list';
  file: Blob;
  /** How it is to be divided; empty = guess. */
  division: Division | '';
}

export interface PuzzleList {
  /** True to read the text as several puzzles; otherwise as one or none. */
  several: boolean;
  /** A line a puzzle; of one that cannot be read, a line that is no puzzle. */
  text: string;
  /**
   * Where each puzzle stands: the line of the file where it begins, from 1, and its bytes in the file; none if it has no
   * text of its own.
   */
  line: Uint32Array;
  begin: Uint32Array;
  end: Uint32Array;
  /** `item` counts from 0, `line` from 1 in the file. */
  problems: { item: number; line: number; message: Told }[];
  /** The names of puzzles that have one, such as the five of a Samurai; none in lists that earlier pages kept. */
  names?: { item: number; message: Told }[];
  cancelled: boolean;
}
