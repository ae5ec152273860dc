// Several pictures of one grid merged into one: each is mapped to the grid's own square, cell by cell, and they are
// added up, sharper ones with more weight. Noise averages out, and one picture shows the part that another one blurs.
import { cellLength, crossingAt, type Crossings } from './crossings';
import type { Pixels } from './gray';
import { between, type Point } from './quad';

/** Cells of paper around the grid in the square. */
export const rim = 0.5;
/** Pixels of a cell in the square, at least and at most. */
const cellPixels = [40, 60] as const;
/** The square has more pixels than the picture, since no two pictures have their pixels in the same places. */
const finer = 1.2;

export interface Combining {
  readonly side: number;
  readonly cell: number;
  readonly size: number;
  /** Weighted red, green and blue of each pixel. */
  readonly sums: Float32Array;
  weight: number;
  count: number;
}

/** Starts a merge of pictures similar to one with the grid at these crossings. */
export function makeCombining(crossings: Crossings): Combining {
  const { side } = crossings;
  const [least, most] = cellPixels;
  const cell = Math.round(Math.min(Math.max(finer * cellLength(crossings), least), most));
  const size = side * cell + 2 * Math.round(rim * cell);
  return { side, cell, size, sums: new Float32Array(3 * size * size), weight: 0, count: 0 };
}

/** Writes red, green and blue of the picture, from one place to another in even steps, into `square` from `to` on. */
function lineOf(
  { width, height, data }: Pixels,
  from: Point,
  step: Point,
  count: number,
  square: Float32Array,
  to: number,
): void {
  for (let at = 0; at < count; ++at, to += 3) {
    const x = Math.min(Math.max(from.x + at * step.x, 0), width - 1.001);
    const y = Math.min(Math.max(from.y + at * step.y, 0), height - 1.001);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const upper = 4 * (top * width + left);
    const lower = upper + 4 * width;
    for (let channel = 0; channel < 3; ++channel) {
      const above = data[upper + channel]! * (1 - fx) + data[upper + 4 + channel]! * fx;
      const below = data[lower + channel]! * (1 - fx) + data[lower + 4 + channel]! * fx;
      square[to + channel] = above + (below - above) * fy;
    }
  }
}

/** One picture as the square: red, green and blue of each pixel. */
function squareIn(pixels: Pixels, crossings: Crossings, { side, cell, size }: Combining): Float32Array {
  const square = new Float32Array(3 * size * size);
  const edge = Math.round(rim * cell);
  for (let y = 0; y < size; ++y) {
    const v = (y + 0.5 - edge) / cell;
    const row = Math.floor(v);
    for (let column = -1; column <= side; ++column) {
      const [first, end] = [Math.max(0, edge + column * cell), Math.min(size, edge + (column + 1) * cell)];
      const left = between(crossingAt(crossings, row, column), crossingAt(crossings, row + 1, column), v - row);
      const right = between(
        crossingAt(crossings, row, column + 1),
        crossingAt(crossings, row + 1, column + 1),
        v - row,
      );
      const step = { x: (right.x - left.x) / cell, y: (right.y - left.y) / cell };
      const begun = first - edge - column * cell + 0.5;
      const from = { x: left.x + begun * step.x, y: left.y + begun * step.y };
      lineOf(pixels, from, step, end - first, square, 3 * (y * size + first));
    }
  }
  return square;
}

/** Average change of brightness from pixel to pixel: the more, the sharper. */
function sharpnessOf(square: Float32Array, size: number): number {
  let sum = 0;
  const row = 3 * size;
  // Over two pixels, since neighbours are interpolated from the same ones.
  for (let at = 1; at + 2 * row < square.length; at += 3) {
    sum += (square[at + 6]! - square[at]!) ** 2 + (square[at + 2 * row]! - square[at]!) ** 2;
  }
  return sum / size ** 2;
}

/** Adds a picture in which the grid is at `crossings`. */
export function combine(combining: Combining, pixels: Pixels, crossings: Crossings): void {
  const square = squareIn(pixels, crossings, combining);
  const weight = sharpnessOf(square, combining.size) ** 2 + 1e-6;
  for (let at = 0; at < square.length; ++at) combining.sums[at]! += weight * square[at]!;
  combining.weight += weight;
  combining.count += 1;
}

/** The merged picture, of at least one. */
export function combined({ size, sums, weight }: Combining): Pixels {
  const data = new Uint8ClampedArray(4 * size * size);
  for (let at = 0, from = 0; at < data.length; at += 4, from += 3) {
    for (let channel = 0; channel < 3; ++channel) data[at + channel] = sums[from + channel]! / weight;
    data[at + 3] = 255;
  }
  return { width: size, height: size, data };
}
