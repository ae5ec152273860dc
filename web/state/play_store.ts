// The interface of the puzzle being solved and the player's work on it, with all its operations. play.ts implements it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardLayer, BoardPicture, BoardSource } from '../board/picture';
import type { Geometry } from '../grid/geometry';
import type { Puzzle } from '../grid/puzzle';
import type { BoardMarks } from './board_marks';
import type { Drawn, Entries, History, Marks, Position } from './moves';
import type { Origin } from './origin';
import type { JudgedGrid, Outcome } from './outcome';
import type { ShownOutlook } from './position_picture';

/** The effect of a typed digit; for digits, a value of the puzzle or of the player. */
export type EntryMode = 'digits' | keyof Marks;

export interface PlayStore {
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** A new number for each puzzle that is loaded; undo brings it back with its puzzle. */
  readonly puzzleId: ReadonlySignal<number>;
  readonly geometry: ReadonlySignal<Geometry>;
  readonly entries: ReadonlySignal<Entries>;
  readonly position: ReadonlySignal<Position>;
  readonly history: ReadonlySignal<History>;
  /** Givens and entries in one. */
  readonly grid: ReadonlySignal<Uint8Array>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  /** The outcome of the current grid; `open` until it is full. */
  readonly outcome: ReadonlySignal<Outcome>;
  /** The cells that break a clue of the puzzle, of a grid that was looked at last. */
  readonly broken: Signal<{ readonly grid: Uint8Array; readonly cells: readonly number[] } | null>;
  /** The last grid whose rules beyond houses were all judged. */
  readonly judged: Signal<JudgedGrid | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** True if typing sets givens (writing a puzzle down) or entries (solving it). */
  readonly typing: Signal<'givens' | 'entries'>;
  /** The effect of a typed digit. */
  readonly mode: Signal<EntryMode>;
  /**
   * Types a value into cells, which take their notes and, by the setting, that digit from the notes of their peers; 0 clears
   * them, and brings the notes back that their values took. A given is only changed while typing givens. False if none may
   * be changed.
   */
  type(cells: readonly number[], value: number): boolean;
  /**
   * Marks cells with a digit, blank ones alone, or with colour 1 to 9; takes the mark off if all of them have it. False
   * if none can have it.
   */
  mark(kind: keyof Marks, cells: readonly number[], value: number): boolean;
  /** Removes what the mode writes; without any in these cells, their digits, or else their marks. */
  erase(cells: readonly number[], mode: EntryMode): boolean;
  /** Replaces notes, colours and marks of the pen with these, as one move. */
  draw(drawn: Partial<Drawn>): void;
  /** Fills in values as revealed if the cell is blank or differs; 0 in `values` leaves a cell unchanged. */
  reveal(values: Uint8Array): void;
  /** Replaces givens of cells, 0 = none, as one move. */
  mend(changes: readonly (readonly [cell: number, value: number])[]): void;
  /** Removes entries, as one move. */
  takeOut(cells: readonly number[]): void;
  readonly marks: Signal<BoardMarks | null>;
  /** The board's layer for `entries.pen`, or for a digit shown alone. */
  readonly layer: Signal<BoardLayer | null>;
  /** The fog over the board; null = to come, if the puzzle has fog; undefined = none. */
  readonly cover: Signal<BoardPicture['cover']>;
  /** Cells that were found wrong, with their value at that time; without a value, their notes. */
  readonly wrong: Signal<ReadonlyMap<number, number>>;
  /** Returns the entries to those of an earlier moment, as one move. */
  goTo(entries: Entries): void;
  /** Removes all entries and marks, as one move. */
  restart(): void;
  /** Makes all entries givens, or all givens entries, as one move. */
  turnInto(kind: 'givens' | 'entries'): void;
  /** For one grid, the digits that its clues allow, in the form of notes; null until they are known. */
  readonly allowed: Signal<{ readonly grid: Uint8Array; readonly notes: Uint32Array } | null>;
  /** Fills corner notes into every blank cell: all digits that occur in none of its houses, and that its clues allow. */
  fillNotes(): void;
  /** Removes all notes, in corners and centres. */
  clearNotes(): void;
  readonly origin: ReadonlySignal<Origin>;
  /** Loads a new puzzle; undo brings the previous one back. `puzzleId`: of a puzzle that has been here before. */
  load(puzzle: Puzzle, entries?: Entries, origin?: Origin, puzzleId?: number): void;
  undo(): void;
  redo(): void;
  /** The picture for the board. */
  readonly source: BoardSource;
}

export interface HasPlay {
  readonly play: PlayStore;
}

/** The store, with additions for saving and linking. */
export interface PlayInternals extends PlayStore {
  /** Cells of a contradiction that the solver named. */
  readonly hatched: Signal<Iterable<number>>;
  /** The findings of an unfinished search of the current grid; null = none. */
  readonly outlook: Signal<ShownOutlook | null>;
  /** Replaces everything with a saved game, including its history. */
  restore(position: Position, history: History): void;
}
