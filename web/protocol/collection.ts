// A collection: a text of one puzzle a line, solved in blocks of lines on several workers at once.

/** What became of a line. */
export const lineStatus = { none: 0, one: 1, several: 2, unknown: 3, bad: 4 } as const;
export type LineStatus = (typeof lineStatus)[keyof typeof lineStatus];

export interface CollectionRequest {
  kind: 'collection';
  file: Blob;
  /** The lines that begin in these bytes of the file: `start` included, `end` not. */
  start: number;
  end: number;
  /** Solutions to look for in each puzzle: 2 tells whether there is only one. */
  limit: number;
  /** Whether the first solutions are wanted as text. */
  wantSolutions: boolean;
}

/** What became of the lines of a block. Of each puzzle and each line that is none, in order; blank lines and lines that
    begin with # are passed over. */
export interface CollectionBlock {
  /** Lines that begin in the block, of whatever kind. */
  lines: number;
  /** Counted from 0 in the block. */
  line: Uint32Array;
  /** Where the line begins, in bytes from the start of the file. */
  offset: Float64Array;
  status: Uint8Array;
  givens: Uint16Array;
  guesses: Float64Array;
  /** Up to the limit. */
  solutions: Float64Array;
  /** Of a puzzle solved together with others, its share by what it took. */
  seconds: Float32Array;
  /** Why a line is no puzzle; only of the first ones. `line` as above. */
  problems: { line: number; message: string }[];
  /** A line each: the first solution, or nothing where there is none. Empty unless wanted. */
  text: string;
  cancelled: boolean;
}
