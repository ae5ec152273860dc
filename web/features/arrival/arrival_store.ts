// The interface to everything that comes to the page from outside; arrival.ts implements it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Puzzle } from '../../grid/puzzle';
import type { Words } from '../../language/text';
import type { Division } from '../../protocol/sheets';
import type { Entries } from '../../state/moves';
import type { Origin } from '../../state/origin';
import type { HasPlay } from '../../state/play_store';
import type { CanRead, Reading } from '../../state/reading';
import type { HasView } from '../../state/view';
import type { CanWrite } from '../../state/writing';

/** The ways to a new puzzle that the dialog offers. */
export type ArrivalWay = 'make' | 'set' | 'today' | 'duel' | 'mine' | 'text' | 'blank' | 'sample';

/** Something new on its way to the page. */
export interface Coming {
  /** True if nothing newer has arrived since. */
  isLast(): boolean;
  /** True if the user brought it here; a link or another app may hand over something that nobody wants solved. */
  readonly isAsked: boolean;
  /** Closes the dialog that was open when it came, but none that was opened since. */
  closeDialog(): void;
}

/** A picture with a dialog of its own. */
export interface BroughtPicture {
  readonly file: File;
  readonly coming: Coming;
  /** The other files that came with it, and wait. */
  readonly others: readonly File[];
}

export interface Arrival {
  readonly way: Signal<ArrivalWay>;
  /** The text in the dialog, kept while the dialog is closed. */
  readonly draft: Signal<string>;
  readonly picture: ReadonlySignal<BroughtPicture | null>;
  /** The last picture that was closed with corrections that were not taken, and the files that came with it. */
  readonly leftPicture: Signal<readonly File[] | null>;
  /** Begins an arrival, which makes earlier ones void. `isAsked` as in `Coming`; true if missing. */
  begin(isAsked?: boolean): Coming;
  /** Opens the dialog. */
  open(way: ArrivalWay): void;
  /** Puts a puzzle on the board and says so. Without another origin it counts as brought. */
  accept(puzzle: Puzzle, description: Words, origin?: Origin, entries?: Entries, coming?: Coming): void;
  /** Puts the puzzle read from a text on the board, and offers the other ways to read it. */
  take(text: string, reading: Extract<Reading, { ok: true }>): void;
  /** Reads a text from outside and accepts it, or opens the dialog with it. `html`: the same text with its markup. */
  receive(text: string, html?: string): Promise<void>;
  receiveFile(file: File): Promise<void>;
  /** Opens a file as a collection, whatever its content. */
  collectFile(file: File): Promise<void>;
  /** Several files are one collection; of several pictures, the first is opened. */
  receiveFiles(files: readonly File[]): Promise<void>;
  /** Takes one of several texts from outside: the first that is a puzzle or a link. */
  receiveShared(texts: readonly string[]): Promise<void>;
  /** The same for files from outside. */
  receiveSharedFiles(files: readonly File[]): Promise<void>;
  /** Puts a file's text into the dialog, where it is read with the rules chosen there. */
  draftFile(file: File): Promise<void>;
}

/** Parts of the page that are fetched when they are needed. */
export interface Openers {
  /**
   * Opens a file as a collection; `isAsked` as in Coming: else nothing of it is solved yet; `division`: how it is divided, where
   * that is known.
   */
  collect(file: Blob, name: string, isAsked: boolean, division?: Division): Promise<void>;
}

export interface ArrivalNeeds {
  app: HasPlay & HasView & CanRead & CanWrite;
  openers: Openers;
  page: Pick<Window, 'location'>;
}
