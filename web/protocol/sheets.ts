// Sheets as page and worker exchange them: puzzles with their entries and notes, in the formats of other programs.
import type { Puzzle } from '../grid/puzzle';
import type { Told } from '../language/text';

/** Facts for the reader of a text that are not in it; 0 = guess. */
export interface ReadOptions {
  boxHeight: number;
  boxWidth: number;
  /** Text of the regions of a jigsaw; empty = boxes. */
  regions: string;
  /** The further rules, in the form of grid/constraints.ts. */
  constraints: string;
}

export interface SheetTag {
  /** title, author, comment, date, source, level, url or rules. */
  name: string;
  value: string;
}

export interface Sheet {
  puzzle: Puzzle;
  /** Placed digits as in givens; 0 in cells with a given. */
  entries: Uint8Array;
  /** A word a cell, bit d-1 set = digit d possible, 0 in cells that hold a digit; null = there are none. */
  candidates: BigUint64Array<ArrayBuffer> | null;
  /** Corner marks, if they are separate from the candidates; in the same form. */
  corners: BigUint64Array<ArrayBuffer> | null;
  /** A word a cell, bits 0 to 8 = the colours A to I; null = there are none. */
  colours: Uint16Array<ArrayBuffer> | null;
  tags: SheetTag[];
}

/** The facts of a format that the page needs; the rest is in the solver's list. */
export interface Format {
  id: string;
  name: Told;
  /** Media types, each followed by its extensions: 'text/plain .txt text/csv .csv'. */
  files: string;
  /** The sides that it can be written for. */
  smallestSide: number;
  largestSide: number;
  /** True if it can be written in any alphabet. */
  alphabets: boolean;
  /** The address of a site that opens such a puzzle; empty = none. */
  site: string;
  /** The text by which a link to that site is recognised. */
  address: string;
}

/** The first digit, where cells are symbols: 1-9A-Z, 0-9A-Z, A-Z; empty = guess, or there is no choice. */
export type Alphabet = '' | '1' | '0' | 'A';

/** The division of a text into puzzles: one puzzle, a list of lines,
    grids of several lines, games of XML, records of a table. */
export type Division = 'one' | 'lines' | 'grids' | 'games' | 'table' | 'found';

export interface SheetOptions {
  /** Id of a format; empty = guess. */
  format: string;
  alphabet: Alphabet;
  shape: ReadOptions;
  /** Empty = guess. */
  division: Division | '';
}

/** The division of a text, and another possible one. */
export interface Divided {
  division: Division;
  otherDivision: Division | '';
}

/** Another way to read the same text: the options to set for it. */
export interface OtherReading {
  format: string;
  alphabet: Alphabet;
  /** 0 = unchanged. */
  boxHeight: number;
  boxWidth: number;
  /** '6x6 in 3x2 boxes' */
  description: Told;
  /** 'Read as 3x2 boxes' */
  offer: Told;
}

/** The text as one puzzle. */
export type SheetOutcome = Divided &
  (
    | {
        ok: true;
        sheet: Sheet;
        format: string;
        alphabet: Alphabet;
        /** 'SudokuWiki S9B, 9x9, 24 givens, 3 entries, candidates' */
        description: Told;
        /** Sentences on parts of the text that the sheet does not have. */
        notes: Told[];
        others: OtherReading[];
      }
    /** Line and column count from 1; 0 = the text as a whole. */
    | { ok: false; message: Told; line: number; column: number }
  );

export type WriteOutcome =
  /** `lost`: sentences on parts that the format could not hold. */
  { ok: true; text: string; lost: Told[] } | { ok: false; message: Told };

export type SheetRequest =
  | { kind: 'readSheet'; text: string; options: SheetOptions }
  | { kind: 'writeSheet'; sheet: Sheet; format: string; alphabet: Alphabet }
  | { kind: 'formats' };
