// The board's picture: everything that it draws, from any source (the puzzle being solved, or a frame of a run).
import type { ReadonlySignal } from '@preact/signals';
import type { Geometry } from '../grid/geometry';
import type { MarkCover } from '../marks/marks';
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
  /** Proved: in every solution, by a search that has not finished. */
  proved: 7,
  /** Not proved: a value of the best grid so far of such a search. */
  supposed: 8,
} as const;

/** Bits of BoardPicture.flags. */
export const cellFlag = {
  /** The value clashes with an equal one in a house. */
  clash: 1,
  /** Part of the place of a contradiction: hatched. */
  hatched: 2,
  /** A guess responsible for the contradiction: ringed. */
  ringed: 4,
  /** The cell that the last event changed. */
  touched: 8,
  /** Found to be wrong: the value, or the notes of a blank cell. */
  wrong: 16,
} as const;

/** Marks over the whole board, painted by the code that knows their meaning. */
export interface BoardDrawing {
  /** Lengths are device pixels. */
  paint(context: CanvasRenderingContext2D, brush: Brush): void;
}

/** A layer between the cells and a drawing: the player's marks at candidates, or one digit shown alone. */
export interface BoardLayer extends BoardDrawing {
  /**
   * Paints the small digits of a blank cell, and returns those for which there is only room as dots; undefined = it leaves
   * them to the board.
   */
  paintNotes(brush: Brush, box: CellBox, picture: BoardPicture): Uint32Array | null | undefined;
  /** The words for a cell in a screen reader. */
  words(cell: number): readonly string[];
}

/** How often each cell was guessed, and how warm it is; made by heat.ts. */
export interface BoardHeat {
  readonly counts: Uint32Array;
  readonly steps: Uint8Array;
  /** Paints a shade over the ground, and the count at the bottom of the cell. */
  paint(brush: Brush, box: CellBox): void;
  /** The words for a cell in a screen reader. `isOpen`: its guess is still open. */
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
  /** Number of open guesses when the cell was filled; null without guesses. */
  readonly levels: Uint16Array | null;
  /** Two words a cell, low then high: bit d-1 set = digit d is shown as a candidate; null = none. */
  readonly candidates: Uint32Array | null;
  /** True if they are the player's notes, which are drawn in the corners of their cell. */
  readonly noted?: boolean;
  /** The player's centre notes, in the form of `candidates`; not drawn over candidates that are not notes. */
  readonly centre?: Uint32Array | null;
  /** A word a cell: bits 0..8 = the player's colours A..I, of which several may be set. */
  readonly colours?: Uint16Array | null;
  /** The drawing over the cells; a different drawing is a different object. */
  readonly drawing?: BoardDrawing | null;
  /** A different object if anything in the layer differs. */
  readonly layer?: BoardLayer | null;
  /** True to number rows and columns beside the board, because a sentence names cells by them. */
  readonly coordinates?: boolean;
  readonly heat?: BoardHeat | null;
  /** Covers constraints; null = to come, if the puzzle has fog. Without it all of them are seen. */
  readonly cover?: MarkCover | null | undefined;
}

/** The paper alone: lines and regions without content; clues only of a puzzle without fog. */
export function blankPicture(geometry: Geometry): BoardPicture {
  const cells = (): Uint8Array => new Uint8Array(geometry.cellCount);
  return { geometry, values: cells(), kinds: cells(), flags: cells(), levels: null, candidates: null, cover: null };
}

/** A picture, and a notice of each change. */
export interface BoardSource {
  readonly picture: BoardPicture;
  /** For a source that plays: what of its contradictions may be shown now. */
  readonly flashes?:
    { admit(picture: BoardPicture, now_ms: number): { flagMask: number; again_ms: number } } | undefined;
  subscribe(listener: () => void): () => void;
}

/** A source with the picture of a signal. */
export function sourceOf(picture: ReadonlySignal<BoardPicture>): BoardSource {
  return {
    get picture() {
      return picture.peek();
    },
    subscribe(listener) {
      // A signal calls at once with its value; a source calls only after a change.
      let isFirst = true;
      return picture.subscribe(() => {
        if (!isFirst) listener();
        isFirst = false;
      });
    },
  };
}
