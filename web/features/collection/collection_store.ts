// The collection as whoever shows it sees it: collection.ts keeps it.
import type { ReadonlySignal } from '@preact/signals';
import type { Division } from '../../protocol/sheets';
import type { Copies } from './copies';
import type { FormSearch } from './forms';
import type { StorageStatus } from './storage';
import type { LineNotes } from './notes';
import type { RowWish } from './order';
import type { ListRatings } from './ratings';
import type { Problem, Rows } from './rows';

export type CollectionStatus = 'idle' | 'restoring' | 'waiting' | 'running' | 'finished' | 'stopped' | 'failed';

export interface RunProgress {
  /** Bytes of the file that are done, of all. */
  bytes: number;
  size: number;
  seconds: number;
}

export interface Collection {
  readonly status: ReadonlySignal<CollectionStatus>;
  /** What it is called; empty when there is none. */
  readonly name: ReadonlySignal<string>;
  /** The rows so far; the same object throughout a run, told anew a few times a second. */
  readonly rows: ReadonlySignal<{ readonly now: Rows }>;
  /** How many rows there are of each status. */
  readonly counts: ReadonlySignal<readonly number[]>;
  readonly progress: ReadonlySignal<RunProgress>;
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** What went wrong with the run as a whole; empty. */
  readonly failure: ReadonlySignal<string>;
  readonly limit: ReadonlySignal<number>;
  readonly wish: ReadonlySignal<RowWish>;
  /** The rows shown, in order; null = all, as they are. Sorting waits for the end of a run. */
  readonly order: ReadonlySignal<Uint32Array | null>;
  /** Which rows are copies; null until that is known. */
  readonly copies: ReadonlySignal<Copies | null>;
  /** Which puzzles are equivalent, as far as someone asked for it. */
  readonly forms: FormSearch;
  /** What lines say beside their puzzles; null until that is known. */
  readonly notes: ReadonlySignal<LineNotes | null>;
  /** How hard the puzzles are, as far as someone asked for it. */
  readonly ratings: ListRatings;
  readonly storageStatus: ReadonlySignal<StorageStatus>;
  /** Which row each puzzle is of that was opened, by PlayStore.puzzleId. */
  readonly opened: ReadonlySignal<ReadonlyMap<number, number>>;
  /**
   * Solves it at once, or where nobody here asked for it once someone says so. `division`: how it is divided, where that is
   * known.
   */
  open(file: Blob, name: string, isAsked?: boolean, division?: Division | ''): void;
  /** Brings back what was kept, unless something is opened first. */
  restore(): Promise<void>;
  /** Takes it off the page and off the device; returns what brings it back. */
  forget(): () => void;
  /** Solves the same file again, up to another number of solutions. */
  lookFor(limit: number): void;
  /** Solves the file that is open, from its beginning. */
  again(): void;
  cancel(): void;
  show(wish: RowWish): void;
  /** A puzzle of the page is of this row. */
  noteOpened(puzzleId: number, row: number): void;
  /** The text of a row's puzzle as it stands in the file, on one line. */
  lineOf(row: number): Promise<string>;
  /** Reads the puzzles of rows as plain lines, made for rows asked for in their order; what is none as it stands. */
  textReader(bytesAhead: number): (row: number) => Promise<string>;
  /** Reads the rows as they stand in the file, likewise. */
  lineReader(bytesAhead: number): (row: number) => Promise<string>;
  /** Solves everything once more for the text of the solutions, a line for each row; null when cancelled meanwhile. */
  solutions(signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob | null>;
}
