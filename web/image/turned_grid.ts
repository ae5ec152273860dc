// A grid that was found, in the picture turned by a quarter.
import type { FoundGrid } from './find_grid';
import { flatSize } from './warp';

/** The left edge becomes the upper one. */
export function turnedGrid({ map, lattice, ...inks }: FoundGrid): FoundGrid {
  const { side, seen, crossings, columns, rows } = lattice;
  const turned = new Float32Array(crossings.length);
  for (let row = 0; row <= side; ++row) {
    for (let column = 0; column <= side; ++column) {
      const from = 2 * ((side - column) * (side + 1) + row);
      turned.set([flatSize - 1 - crossings[from + 1]!, crossings[from]!], 2 * (row * (side + 1) + column));
    }
  }
  return {
    ...inks,
    map: (u, v) => map(v, 1 - u),
    lattice: { side, seen, crossings: turned, columns: rows.slice().reverse(), rows: columns },
  };
}
