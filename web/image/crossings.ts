// The crossings of a grid's lines in a picture: the data by which a grid is followed
// from picture to picture, bent paper included. Each cell has its four corners there.
import type { FoundGrid } from './find_grid';
import type { Point, Quad } from './quad';
import { flatMargin, flatSize } from './warp';

export interface Crossings {
  readonly side: number;
  /** (side + 1)^2 places in the picture, row by row, x and y. */
  readonly places: Float32Array;
}

/** Row and column from 0 to side; further out the last cell is continued. */
export function crossingAt({ side, places }: Crossings, row: number, column: number): Point {
  const [near, across] = [Math.min(Math.max(row, 0), side), Math.min(Math.max(column, 0), side)];
  const at = (r: number, c: number, axis: 0 | 1): number => places[2 * (r * (side + 1) + c) + axis]!;
  const inwardsRow = row < 0 ? 1 : side - 1;
  const inwardsColumn = column < 0 ? 1 : side - 1;
  const beyond = (axis: 0 | 1): number => {
    const here = at(near, across, axis);
    const down = near === row ? 0 : Math.abs(row - near) * (here - at(inwardsRow, across, axis));
    const right = across === column ? 0 : Math.abs(column - across) * (here - at(near, inwardsColumn, axis));
    return here + down + right;
  };
  return { x: beyond(0), y: beyond(1) };
}

/** Top left, top right, bottom right, bottom left. */
export const cornersOf = (crossings: Crossings): Quad => {
  const { side } = crossings;
  const corner = (row: number, column: number): Point => crossingAt(crossings, row, column);
  return [corner(0, 0), corner(0, side), corner(side, side), corner(side, 0)];
};

/** Average length of a cell's edge, in pixels. */
export function cellLength(crossings: Crossings): number {
  const corners = cornersOf(crossings);
  const edge = (at: number): number => {
    const [from, to] = [corners[at]!, corners[(at + 1) % 4]!];
    return Math.hypot(to.x - from.x, to.y - from.y);
  };
  return (edge(0) + edge(1) + edge(2) + edge(3)) / 4 / crossings.side;
}

/** The crossings of a grid that was found. */
export function crossingsOf({ map, lattice }: FoundGrid): Crossings {
  const inner = flatSize - 2 * flatMargin;
  const places = new Float32Array(lattice.crossings.length);
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [lattice.crossings[at]!, lattice.crossings[at + 1]!];
    const place = map((x + 0.5 - flatMargin) / inner, (y + 0.5 - flatMargin) / inner);
    places[at] = place.x;
    places[at + 1] = place.y;
  }
  return { side: lattice.side, places };
}

/** The same crossings in a picture enlarged by a factor. */
export function magnified({ side, places }: Crossings, factor: number): Crossings {
  return { side, places: places.map((place) => (place + 0.5) * factor - 0.5) };
}
