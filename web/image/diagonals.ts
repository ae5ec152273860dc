// The two diagonals of an X Sudoku, if they are drawn: recognised in the corners of the cells
// that they cross, where there are no digits, and removed from those cells before they are read.
import { type Gray, grayQuantile } from './gray';

/** Range along a cell's side, from both ends: past the grid's lines and before a digit; a share of the cell. */
const corner = [0.12, 0.24] as const;
/** Pixels beside the line that are paper; and the greatest half thickness of the line. */
const beside = 5;
const breadth = 3;
/** Least depth of the line, and the share of corners that must show it. */
const leastDepth = 7;
const leastSeen = 0.85;

/** The cells of both diagonals, and whether the line falls. */
function crossedCells(side: number): { cell: number; falls: boolean }[] {
  return Array.from({ length: side }, (_, at) => [
    { cell: at * (side + 1), falls: true },
    { cell: (at + 1) * (side - 1), falls: false },
  ]).flat();
}

/** The brightness at a step along the diagonal of a cell, `off` pixels to its right. */
const at = ({ width, data }: Gray, step: number, off: number, falls: boolean): number =>
  data[step * width + (falls ? step : width - 1 - step) + off]!;

function depthIn(cell: Gray, step: number, falls: boolean): number {
  const middle = Math.min(...[-1, 0, 1].map((off) => at(cell, step, off, falls)));
  return Math.min(at(cell, step, -beside, falls), at(cell, step, beside, falls)) - middle;
}

/** True if both diagonals are drawn in the grid with these cells. */
export function hasDiagonals(cells: readonly Gray[], side: number): boolean {
  let [seen, count] = [0, 0];
  for (const { cell, falls } of crossedCells(side)) {
    const gray = cells[cell]!;
    const [first, last] = corner.map((share) => Math.round(share * gray.width)) as [number, number];
    for (let step = first; step <= last; ++step) {
      for (const place of [step, gray.width - 1 - step]) {
        if (depthIn(gray, place, falls) >= leastDepth) seen += 1;
        count += 1;
      }
    }
  }
  return seen >= leastSeen * count;
}

/** Half thickness and darkness of the line where it crosses no digit. */
function lineIn(cell: Gray, ground: number, falls: boolean): { half: number; shade: number } {
  const steps = [cell.width - 1 - Math.round(corner[0] * cell.width), Math.round(corner[0] * cell.width)];
  const shadeAt = (off: number): number => Math.max(...steps.map((step) => at(cell, step, off, falls)));
  const shade = Math.min(shadeAt(-1), shadeAt(0), shadeAt(1));
  let half = 1;
  while (half < breadth && Math.min(shadeAt(half), shadeAt(-half)) < (ground + shade) / 2) ++half;
  return { half, shade };
}

/** These cells without the line. It becomes ground, except inside
    a digit's stroke: where it is darker, or dark on both sides. */
export function withoutDiagonals(cells: readonly Gray[], side: number): Gray[] {
  const clean = cells.slice();
  for (const { cell, falls } of crossedCells(side)) {
    const seen = clean[cell]!;
    const { width } = seen;
    const ground = grayQuantile(seen, 0.6);
    const ink = grayQuantile(seen, 0.02);
    const { half, shade } = lineIn(seen, ground, falls);
    const data = seen.data.slice();
    for (let step = 0; step < width; ++step) {
      const [left, right] = [-half - 2, half + 2].map((off) => at(seen, step, off, falls)) as [number, number];
      if (Math.max(left, right) < (ground + ink) / 2) continue;
      for (let off = -half; off <= half; ++off) {
        const column = (falls ? step : width - 1 - step) + off;
        const place = step * width + column;
        const isDarker = data[place]! < shade - 0.35 * (ground - ink);
        if (column >= 0 && column < width && !isDarker) data[place] = ground;
      }
    }
    clean[cell] = { ...seen, data };
  }
  return clean;
}

/** True if a diagonal runs through a cell. */
export const isOnDiagonal = (cell: number, side: number): boolean =>
  Math.floor(cell / side) === cell % side || Math.floor(cell / side) + (cell % side) === side - 1;
