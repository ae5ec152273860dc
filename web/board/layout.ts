// Places of the board's cells: pure arithmetic between cells and pixels, zoom and pan. A view names the
// visible part of the board in fractions of the board, so that it survives any change of size. Main entries:
// placeBoard (the square in its container), Layout (edges in device pixels). zoom_view.ts has the moves of a view.
import type { Ring } from '../marks/ring';

/** The viewport shows the square of 1/scale of the board that starts at (left, top); fractions of the whole board. */
export interface View {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export const wholeBoard: View = { scale: 1, left: 0, top: 0 };

/** The margin that makes room for the outer border, in CSS pixels at scale 1. */
const margin = 1.5;
/** The size that a finger needs, in CSS pixels. */
const fingerSize = 28;
/** The narrowest place in which a candidate's number can be read, in CSS pixels. */
const candidatePitch = 9;

/** Cells along the largest board that is always shown whole, in its full width. */
const largestWithoutZoom = 9;

/** Candidates are arranged near-square, with this many columns. */
export function candidateColumns(side: number): number {
  return Math.ceil(Math.sqrt(side));
}

/** The cell size in CSS pixels above which zooming gains nothing. */
export function comfortableCell(side: number): number {
  return Math.max(fingerSize, candidateColumns(side) * candidatePitch);
}

export interface Placement {
  /** The square viewport within the container, CSS pixels. */
  readonly size: number;
  readonly left: number;
  readonly top: number;
  /** The place of the zoom buttons; none = the board is readable without zooming. */
  readonly controls: 'none' | 'beside' | 'below';
  /** The largest useful scale; 1 = no zoom. */
  readonly maxScale: number;
}

/**
 * The largest square in a container, aligned to device pixels. Zoom buttons get a strip of their own, `strip` CSS pixels
 * wide, where they are useful: in the container's spare room if it has some, else taken from the board.
 */
export function placeBoard(width: number, height: number, side: number, ratio: number, strip: number): Placement {
  const snap = (length: number): number => Math.max(0, Math.floor(length * ratio) / ratio);
  const whole = snap(Math.min(width, height));
  const comfortable = comfortableCell(side);
  // Nine cells along the narrowest page are still larger than they would be beside the strip.
  if (side <= largestWithoutZoom || whole / side >= comfortable) {
    return {
      size: whole,
      left: snap((width - whole) / 2),
      top: snap((height - whole) / 2),
      controls: 'none',
      maxScale: 1,
    };
  }
  const besideSize = snap(Math.min(width - strip, height));
  const belowSize = snap(Math.min(width, height - strip));
  const beside = besideSize > belowSize || (besideSize === belowSize && width > height);
  const size = beside ? besideSize : belowSize;
  return {
    size,
    left: snap(Math.min((width - size) / 2, width - size - (beside ? strip : 0))),
    top: snap(Math.min((height - size) / 2, height - size - (beside ? 0 : strip))),
    controls: beside ? 'beside' : 'below',
    maxScale: Math.max(1, (1.5 * comfortable * side) / Math.max(size, 1)),
  };
}

export function clampView(view: View, maxScale: number): View {
  const scale = Math.min(Math.max(view.scale, 1), maxScale);
  const clamp = (start: number): number => Math.min(Math.max(start, 0), 1 - 1 / scale);
  return { scale, left: clamp(view.left), top: clamp(view.top) };
}

export const bare = (side: number): Ring => ({ left: 0, top: 0, extent: side, emptyAbove: 0 });

/** One way to see a board: the edges of its cells in device pixels. Immutable; a new view is a new layout. */
export class Layout {
  /** Device pixels along the square canvas. */
  readonly pixels: number;
  /** The nominal cell in device pixels; drawn cells differ from it by rounding. */
  readonly cell: number;
  /** Column k spans columns[k] .. columns[k + 1]. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;

  /** `size`: CSS pixels along the viewport; `ratio`: device pixels in one. */
  constructor(
    readonly side: number,
    readonly size: number,
    readonly ratio: number,
    readonly view: View,
    readonly ring = bare(side),
  ) {
    this.pixels = Math.round(size * ratio);
    const board = this.pixels * view.scale;
    const inset = margin * ratio * view.scale;
    this.cell = Math.max(0, board - 2 * inset) / ring.extent;
    const edges = (start: number, before: number): Int32Array =>
      Int32Array.from({ length: side + 1 }, (_, k) => Math.round(inset + (k + before) * this.cell - start * board));
    this.columns = edges(view.left, ring.left);
    this.rows = edges(view.top, ring.top);
  }

  /** Side of a cell in CSS pixels. */
  get cellSize(): number {
    return this.cell / this.ratio;
  }

  /** The first and last index of the visible columns (or rows). */
  visible(edges: Int32Array): [first: number, last: number] {
    let first = 0;
    let last = this.side - 1;
    while (first < last && edges[first + 1]! <= 0) first++;
    while (last > first && edges[last]! >= this.pixels) last--;
    return [first, last];
  }

  /** The place of the table over the canvas, in CSS pixels from the viewport's corner. */
  get tableBox(): { left: number; top: number; size: number } {
    const board = this.size * this.view.scale;
    const along = (start: number, before: number): number =>
      margin * this.view.scale + before * this.cellSize - start * board;
    return {
      left: along(this.view.left, this.ring.left),
      top: along(this.view.top, this.ring.top),
      size: this.cellSize * this.side,
    };
  }
}
