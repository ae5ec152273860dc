// The ring beside the grid: a band at each side that has clues, and the place of the grid between the bands. Grid and
// bands are centred together in a square, on the board and on paper alike.
import type { Sides } from './marks';

/** The place of the grid in the square, if clues beside it need room; in cells. */
export interface Ring {
  readonly left: number;
  readonly top: number;
  /** Cells along the square. */
  readonly extent: number;
  /** Cells above the grid without clues. */
  readonly emptyAbove: number;
}

/** The width of a band beside the grid with clues and without, in cells. */
const band = { full: 0.64, empty: 0.06 };

/** Undefined without clues beside the grid. */
export function ringOf(side: number, { left, top, right, bottom }: Sides): Ring | undefined {
  if (!left && !top && !right && !bottom) return undefined;
  const [west, north, east, south] = [left, top, right, bottom].map((has) => (has ? band.full : band.empty)) as [
    number,
    number,
    number,
    number,
  ];
  const extent = side + Math.max(west + east, north + south);
  const above = north + (extent - side - north - south) / 2;
  return {
    left: west + (extent - side - west - east) / 2,
    top: above,
    extent,
    emptyAbove: top ? 0 : above,
  };
}
