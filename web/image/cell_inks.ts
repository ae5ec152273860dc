// The darkness of each cell of a grid, coarsely: enough to tell one puzzle from another,
// and a newly written digit from the earlier blank, in any picture of the grid.
import { type Crossings, crossingAt } from './crossings';
import { type Gray, sample } from './gray';

/** Parts along each side of a cell, and samples along each side of a part. */
const parts = 3;
const fine = 2;
const perCell = parts ** 2;
/** The rim of a cell that is left out, together with its lines. */
const margin = 0.2;

/** For each part of each cell, a share of the cell's ground; 1 = as dark as the darkest parts. */
export type CellInks = Float32Array;

export function cellInksOf(gray: Gray, crossings: Crossings, isBright: boolean): CellInks {
  const { side } = crossings;
  const inks = new Float32Array(side * side * perCell);
  for (let cell = 0; cell < side * side; ++cell) {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const corners = [0, 1, 2, 3].map((at) => crossingAt(crossings, row + (at >> 1), column + (at & 1)));
    const [a, b, c, d] = corners as [
      (typeof corners)[0],
      (typeof corners)[0],
      (typeof corners)[0],
      (typeof corners)[0],
    ];
    let ground = 1;
    for (let part = 0; part < perCell; ++part) {
      let sum = 0;
      for (let at = 0; at < fine ** 2; ++at) {
        const v =
          margin + ((1 - 2 * margin) * (Math.floor(part / parts) + (Math.floor(at / fine) + 0.5) / fine)) / parts;
        const u = margin + ((1 - 2 * margin) * ((part % parts) + ((at % fine) + 0.5) / fine)) / parts;
        const x = (a.x * (1 - u) + b.x * u) * (1 - v) + (c.x * (1 - u) + d.x * u) * v;
        const y = (a.y * (1 - u) + b.y * u) * (1 - v) + (c.y * (1 - u) + d.y * u) * v;
        const brightness = isBright ? 255 - sample(gray, x, y) : sample(gray, x, y);
        sum += brightness;
        ground = Math.max(ground, brightness);
      }
      inks[cell * perCell + part] = sum / fine ** 2;
    }
    for (let part = 0; part < perCell; ++part) inks[cell * perCell + part] = 1 - inks[cell * perCell + part]! / ground;
  }
  const darkest = inks.slice().sort()[Math.floor(0.95 * inks.length)]!;
  return darkest > 0 ? inks.map((ink) => ink / darkest) : inks;
}

/** Average change over a cell's parts from which on its content counts as changed. */
const changed = 0.21;

/** The share of cells whose content differs; 1 if the sides differ. */
export function changedShare(one: CellInks, other: CellInks): number {
  if (one.length !== other.length) return 1;
  let count = 0;
  for (let from = 0; from < one.length; from += perCell) {
    let sum = 0;
    for (let at = from; at < from + perCell; ++at) sum += Math.abs(one[at]! - other[at]!);
    if (sum / perCell > changed) count += 1;
  }
  return count / (one.length / perCell);
}
