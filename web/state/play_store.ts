// What the page knows of the puzzle being solved and of what was put into it, and what it can do with it. play.ts makes it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardLayer, BoardSource } from '../board/picture';
import type { Geometry } from '../grid/geometry';
import type { Puzzle } from '../grid/puzzle';
import type { BoardMarks } from './board_marks';
import type { Drawn, Entries, History, Marks, Position } from './moves';
import type { Origin } from './origin';
import type { Outcome } from './outcome';
import type { ShownOutlook } from './position_picture';

/** What a digit that is typed becomes; for digits, a value of the puzzle or of the player. */
export type EntryMode = 'digits' | keyof Marks;

export interface PlayStore {
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** Another for each puzzle that is loaded; undo brings it back with its puzzle. */
  readonly puzzleId: ReadonlySignal<number>;
  readonly geometry: ReadonlySignal<Geometry>;
  readonly entries: ReadonlySignal<Entries>;
  readonly position: ReadonlySignal<Position>;
  readonly history: ReadonlySignal<History>;
  /** Givens and entries in one. */
  readonly grid: ReadonlySignal<Uint8Array>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  /** The outcome of the grid as it is, `open` until it is full. */
  readonly outcome: ReadonlySignal<Outcome>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** True if typing sets givens (writing a puzzle down) or entries (solving it). */
  readonly typing: Signal<'givens' | 'entries'>;
  /** What a digit that is typed becomes. */
  readonly mode: Signal<EntryMode>;
  /**
   * Types a value into cells, which take their notes and, by the setting, that digit from the notes of their peers; 0 clears
   * them, and brings the notes back that their values took. A given is only changed while typing givens. False if none may
   * be changed.
   */
  type(cells: readonly number[], value: number): boolean;
  /**
   * Marks cells with a digit, blank ones alone, or with colour 1 to 9; takes the mark off where all of them have it. False
   * where none can have it.
   */
  mark(kind: keyof Marks, cells: readonly number[], value: number): boolean;
  /** Takes out what the mode writes; where there is none of it in these cells, their digits, or else their marks. */
  erase(cells: readonly number[], mode: EntryMode): boolean;
  /** Puts these notes, colours and marks of the pen in place of those that stand, as one move. */
  draw(drawn: Partial<Drawn>): void;
  /** Fills in values as revealed where the grid is blank, or differs; 0 in `values` leaves a cell alone. */
  reveal(values: Uint8Array): void;
  /** Gives cells other givens, 0 = none, as one move. */
  mend(changes: readonly (readonly [cell: number, value: number])[]): void;
  /** Takes entries out, as one move. */
  takeOut(cells: readonly number[]): void;
  readonly marks: Signal<BoardMarks | null>;
  /** What the board draws of `entries.pen`, and of a digit that alone is shown. */
  readonly layer: Signal<BoardLayer | null>;
  /** Cells that were found wrong, with the value that was; without one, it is their notes. */
  readonly wrong: Signal<ReadonlyMap<number, number>>;
  /** Makes the entries those of an earlier moment, as one move. */
  goTo(entries: Entries): void;
  /** Takes all entries and marks out, as one move. */
  restart(): void;
  /** Makes all entries givens, or all givens entries, as one move. */
  turnInto(kind: 'givens' | 'entries'): void;
  /** Corner notes in every blank cell: all digits that stand in none of its houses. */
  fillNotes(): void;
  /** Takes all notes out, in corners and centres. */
  clearNotes(): void;
  readonly origin: ReadonlySignal<Origin>;
  /** A new puzzle; undo brings the one before back. */
  load(puzzle: Puzzle, entries?: Entries, origin?: Origin): void;
  undo(): void;
  redo(): void;
  /** The picture for the board. */
  readonly source: BoardSource;
}

export interface HasPlay {
  readonly play: PlayStore;
}

/** The store, with what saving and linking need beside. */
export interface PlayInternals extends PlayStore {
  /** As PlayStore.load; `puzzleId` where the puzzle has been here before. */
  load(puzzle: Puzzle, entries?: Entries, origin?: Origin, puzzleId?: number): void;
  /** Cells of a contradiction that the solver named. */
  readonly hatched: Signal<Iterable<number>>;
  /** What a search under way knows of the grid as it stands; null = none. */
  readonly outlook: Signal<ShownOutlook | null>;
  /** Puts a saved game in place of everything, its history too. */
  restore(position: Position, history: History): void;
}
