// The interface of the collection; collection.ts implements it.
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
  /** Processed bytes of the file, and all. */
  bytes: number;
  size: number;
  seconds: number;
}

export interface Collection {
  readonly status: ReadonlySignal<CollectionStatus>;
  /** Its name; empty without a collection. */
  readonly name: ReadonlySignal<string>;
  /** The rows so far; the same object throughout a run, signalled anew a few times a second. */
  readonly rows: ReadonlySignal<{ readonly now: Rows }>;
  /** Number of rows of each status. */
  readonly counts: ReadonlySignal<readonly number[]>;
  readonly progress: ReadonlySignal<RunProgress>;
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** The failure of the run as a whole; empty if there is none. */
  readonly failure: ReadonlySignal<string>;
  readonly limit: ReadonlySignal<number>;
  readonly wish: ReadonlySignal<RowWish>;
  /** The rows shown, in order; null = all, as they are. Sorting waits for the end of a run. */
  readonly order: ReadonlySignal<Uint32Array | null>;
  /** The rows that are copies; null until they are known. */
  readonly copies: ReadonlySignal<Copies | null>;
  /** The search for equivalent puzzles, as far as it was requested. */
  readonly forms: FormSearch;
  /** Texts beside the puzzles of the lines; null until they are known. */
  readonly notes: ReadonlySignal<LineNotes | null>;
  /** The difficulties of the puzzles, as far as they were requested. */
  readonly ratings: ListRatings;
  readonly storageStatus: ReadonlySignal<StorageStatus>;
  /** 1 for each row with a puzzle that is more than digits; null if there is none. */
  readonly clued: ReadonlySignal<Uint8Array | null>;
  /** Maps each opened puzzle, by PlayStore.puzzleId, to its row. */
  readonly opened: ReadonlySignal<ReadonlyMap<number, number>>;
  /**
   * Solves it at once or, if nobody here asked for it, on request. `division`: the division of the file, if it is
   * known.
   */
  open(file: Blob, name: string, isAsked?: boolean, division?: Division | ''): void;
  /** Restores the stored collection, unless something is opened first. */
  restore(): Promise<void>;
  /** Removes it from the page and the device; returns a function that brings it back. */
  forget(): () => void;
  /** Solves the same file again, up to another number of solutions. */
  lookFor(limit: number): void;
  /** Solves the open file from its beginning. */
  again(): void;
  cancel(): void;
  show(wish: RowWish): void;
  /** Notes that a puzzle of the page belongs to this row. */
  noteOpened(puzzleId: number, row: number): void;
  /** The text of a row's puzzle from the file, on one line. */
  lineOf(row: number): Promise<string>;
  /** Reads the puzzles of rows as plain lines, fastest for rows in order; a line that is not a puzzle unchanged. */
  textReader(bytesAhead: number): (row: number) => Promise<string>;
  /** Reads the rows unchanged from the file, in the same way. */
  lineReader(bytesAhead: number): (row: number) => Promise<string>;
  /** Solves everything once more for the text of the solutions, a line for each row; null if cancelled. */
  solutions(signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob | null>;
}
