// What the board draws: one picture, whoever made it (the puzzle being solved, or a frame of a run).
import type { ReadonlySignal } from '@preact/signals';
import type { Geometry } from '../grid/geometry';
import type { Brush } from './brush';

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
} as const;

/** Marks over the whole board, by whoever knows what they mean. */
export interface BoardDrawing {
  /** Lengths are device pixels. */
  paint(context: CanvasRenderingContext2D, brush: Brush): void;
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
  /** They are notes of the player's. */
  readonly noted?: boolean;
  /** What is drawn over the cells; another object where it is another drawing. */
  readonly drawing?: BoardDrawing | null;
  /** How often each cell was guessed, and how warm that is (board/heat.ts). */
  readonly heat?: { readonly counts: Uint32Array; readonly steps: Uint8Array } | null;
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
