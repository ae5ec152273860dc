// The lines and grounds that a geometry prints on the paper under the digits: cells on a
// diagonal or in a window, and cell borders that are also house borders.
import type { Geometry } from '../grid/geometry';

/** Bits of Figure.cells. */
export const printed = { falling: 1, rising: 2, ground: 4 } as const;

/** A straight piece of house border at `edge` of the crossing direction, from cell `from` up to cell `to`. */
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
  const { side } = geometry;
  const cells = new Uint8Array(geometry.cellCount);
  for (const { look, cells: members } of geometry.extraHouses) {
    if (look) for (const cell of members) cells[cell]! |= printed[look];
  }
  return {
    geometry,
    cells,
    vertical: borders(geometry, (edge, place) => place * side + edge, 1),
    horizontal: borders(geometry, (edge, place) => edge * side + place, side),
  };
}

/** The house borders of one direction, only the rim where rows or columns stand in place of boxes; `back` leads from the cell after an edge to the one before it. */
function borders(geometry: Geometry, cellAt: (edge: number, place: number) => number, back: number): Border[] {
  const { side, shape, regionOf } = geometry;
  const hasBoxes = shape.regions || (shape.boxHeight > 1 && shape.boxWidth > 1);
  const found: Border[] = [];
  const isBorder = (edge: number, place: number): boolean => {
    if (edge === 0 || edge === side) return true;
    const cell = cellAt(edge, place);
    return !!hasBoxes && regionOf[cell] !== regionOf[cell - back];
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
