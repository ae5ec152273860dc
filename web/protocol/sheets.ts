// Sheets as page and worker exchange them: puzzles with their entries and notes, in the formats of other programs.
import type {
  Alphabet,
  Format as ModuleFormat,
  OtherReading as ModuleReading,
  SheetOptions,
  SheetOutcome as ModuleOutcome,
  SheetTag,
  WriteOutcome as ModuleWrite,
} from '../../wasm/solver_module';
import type { Told } from '../language/text';
import type { Puzzle } from '../grid/puzzle';

// As the module has them, except that the page and its workers have sentences of their own as well.
export type { Alphabet, Divided, Division, ReadOptions, SheetOptions, SheetTag } from '../../wasm/solver_module';
export type Format = ModuleFormat<Told>;
export type OtherReading = ModuleReading<Told>;
export type WriteOutcome = ModuleWrite<Told>;

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

/** The text as one puzzle; of several puzzles the first. */
export type SheetOutcome = ModuleOutcome<Sheet, Told>;

export type SheetRequest =
  | { kind: 'readSheet'; text: string; options: SheetOptions }
  | { kind: 'writeSheet'; sheet: Sheet; format: string; alphabet: Alphabet }
  | { kind: 'formats' };
