// What the board draws: one picture, whoever made it (the puzzle being solved, or a frame of a run).
import type { ReadonlySignal } from '@preact/signals';
import type { Geometry } from '../grid/geometry';
import type { Brush, CellBox } from './brush';

/** How a cell's value is drawn; each is told apart by weight, mark or ground, not by colour alone. */
export const cellKind = {
  empty: 0,
  given: 1,
  implied: 2,
  forced: 3,
  guess: 4,
  entered: 5,
  revealed: 6,
  /** In every solution, found by a search that is not done. */
  proved: 7,
  /** A value of the best grid so far of such a search: not proved. */
  supposed: 8,
} as const;

/** Bits of BoardPicture.flags. */
export const cellFlag = {
  /** The value clashes with an equal one in a house. */
  clash: 1,
  /** Part of a contradiction's place: hatched. */
  hatched: 2,
  /** A guess responsible for the contradiction: ringed. */
  ringed: 4,
  /** The cell that the last event touched. */
  touched: 8,
  /** Found wrong: the value, or the notes of a blank cell. */
  wrong: 16,
} as const;

/** Marks over the whole board, by whoever knows what they mean. */
export interface BoardDrawing {
  /** Lengths are device pixels. */
  paint(context: CanvasRenderingContext2D, brush: Brush): void;
}

/** A layer between the cells and a drawing: marks of the player at candidates, or one digit that alone is shown. */
export interface BoardLayer extends BoardDrawing {
  /**
   * Paints the small digits of a blank cell, and returns those for which there is only room as dots; undefined = it leaves
   * them to the board.
   */
  paintNotes(brush: Brush, box: CellBox, picture: BoardPicture): Uint32Array | null | undefined;
  /** The words of a screen reader for a cell. */
  words(cell: number): readonly string[];
}

/** How often each cell was guessed, and how warm that is; heat.ts makes it. */
export interface BoardHeat {
  readonly counts: Uint32Array;
  readonly steps: Uint8Array;
  /** A shade over the ground, and the count at the foot of the cell. */
  paint(brush: Brush, box: CellBox): void;
  /** The words of a screen reader for a cell. `isOpen`: its guess stands. */
  words(cell: number, isOpen: boolean): string;
}

export interface BoardPicture {
  readonly geometry: Geometry;
  /** A value a cell: 0 blank, else 1..side. */
  readonly values: Uint8Array;
  /** cellKind a cell. */
  readonly kinds: Uint8Array;
  /** cellFlag bits a cell. */
  readonly flags: Uint8Array;
  /** Open guesses when the cell was filled; null where there are none. */
  readonly levels: Uint16Array | null;
  /** Two words a cell, low then high: bit d-1 set = digit d is shown as a candidate; null = none. */
  readonly candidates: Uint32Array | null;
  /** They are notes of the player's, which stand in the corners of their cell. */
  readonly noted?: boolean;
  /** The player's notes for the middle of a cell, as `candidates`; not drawn over candidates that are not notes. */
  readonly centre?: Uint32Array | null;
  /** A word a cell: bits 0..8 = the player coloured it with A..I, several at once where they are set. */
  readonly colours?: Uint16Array | null;
  /** What is drawn over the cells; another object where it is another drawing. */
  readonly drawing?: BoardDrawing | null;
  /** Another object where anything in it is another. */
  readonly layer?: BoardLayer | null;
  /** The numbers of rows and columns stand beside the board, since words name cells by them. */
  readonly coordinates?: boolean;
  readonly heat?: BoardHeat | null;
}

/** The paper alone: lines and regions, and nothing in them. */
export function blankPicture(geometry: Geometry): BoardPicture {
  const cells = (): Uint8Array => new Uint8Array(geometry.cellCount);
  return { geometry, values: cells(), kinds: cells(), flags: cells(), levels: null, candidates: null };
}

/** Something that has a picture and says when it changed. */
export interface BoardSource {
  readonly picture: BoardPicture;
  subscribe(listener: () => void): () => void;
}

/** A source that shows what a signal has. */
export function sourceOf(picture: ReadonlySignal<BoardPicture>): BoardSource {
  return {
    get picture() {
      return picture.peek();
    },
    subscribe(listener) {
      // A signal calls at once with what it has; a source only when that changed.
      let isFirst = true;
      return picture.subscribe(() => {
        if (!isFirst) listener();
        isFirst = false;
      });
    },
  };
}
