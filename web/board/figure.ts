// What a geometry prints on the paper under the digits: which cells lie on a diagonal or in a window, and where the
// border between two cells is a house's border.
import type { Geometry } from '../grid/geometry';

/** Bits of Figure.cells. */
export const printed = { downDiagonal: 1, upDiagonal: 2, window: 4 } as const;

/** A straight piece of house border: at edge `edge` of the crossing direction, from cell `from` up to cell `to`. */
export interface Border {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

export interface Figure {
  readonly geometry: Geometry;
  /** `printed` bits a cell. */
  readonly cells: Uint8Array;
  /** `edge` counts columns, `from` and `to` rows. */
  readonly vertical: readonly Border[];
  readonly horizontal: readonly Border[];
}

export function makeFigure(geometry: Geometry): Figure {
  const { side, shape, houses } = geometry;
  const cells = new Uint8Array(geometry.cellCount);
  if (shape.diagonals) {
    for (let index = 0; index < side; index++) {
      cells[index * side + index]! |= printed.downDiagonal;
      cells[index * side + side - 1 - index]! |= printed.upDiagonal;
    }
  }
  if (shape.windows) {
    for (const house of houses.slice(-4)) for (const cell of house) cells[cell]! |= printed.window;
  }
  return {
    geometry,
    cells,
    vertical: borders(geometry, (edge, place) => place * side + edge, 1),
    horizontal: borders(geometry, (edge, place) => edge * side + place, side),
  };
}

/** The house borders of one direction; `back` leads from the cell after an edge to the one before it. */
function borders(geometry: Geometry, cellAt: (edge: number, place: number) => number, back: number): Border[] {
  const { side, regionOf } = geometry;
  const found: Border[] = [];
  const isBorder = (edge: number, place: number): boolean => {
    if (edge === 0 || edge === side) return true;
    const cell = cellAt(edge, place);
    return regionOf[cell] !== regionOf[cell - back];
  };
  for (let edge = 0; edge <= side; edge++) {
    let from = -1;
    for (let place = 0; place <= side; place++) {
      const border = place < side && isBorder(edge, place);
      if (border && from < 0) from = place;
      if (!border && from >= 0) {
        found.push({ edge, from, to: place });
        from = -1;
      }
    }
  }
  return found;
}
