// What a puzzle is on the page: a shape, and a byte a cell. In all of web/ a cell's value is 0 for blank, else the
// digit as people read it, 1..side.

/** The houses of a grid beside rows and columns. */
export interface Shape {
  /** Rows in a box; side = boxHeight * boxWidth. For a jigsaw 1, with boxWidth = side. */
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Jigsaw: the region 0..side-1 of each cell, row by row; null where boxes are rectangles. */
  readonly regions: Uint8Array | null;
  /** X-sudoku: both long diagonals are houses. */
  readonly diagonals: boolean;
  /** Hyper-sudoku: the four windows of a 9x9 are houses. */
  readonly windows: boolean;
}

export interface Puzzle {
  readonly shape: Shape;
  /** side * side values, row by row. */
  readonly givens: Uint8Array;
}

export const maxSide = 64;

export function sideOf(shape: Shape): number {
  return shape.boxHeight * shape.boxWidth;
}

export function boxShape(boxHeight: number, boxWidth: number): Shape {
  return { boxHeight, boxWidth, regions: null, diagonals: false, windows: false };
}

export function blankPuzzle(shape: Shape): Puzzle {
  return { shape, givens: new Uint8Array(sideOf(shape) ** 2) };
}
