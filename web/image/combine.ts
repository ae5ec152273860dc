// Several pictures of one grid made into one: each is seen through the grid's own square, cell by cell, and they are added
// up, the sharper ones counting more. Noise goes, and what one hides in blur another shows.
import { cellLength, crossingAt, type Crossings } from './crossings';
import type { Pixels } from './gray';

/** Cells of paper around the grid in the square. */
export const rim = 0.5;
/** Pixels of a cell in the square, at least and at most. */
const cellPixels = [40, 72] as const;
/** The square has more pixels than the picture, since no two pictures have theirs in the same places. */
const finer = 1.2;

export interface Combining {
  readonly side: number;
  readonly cell: number;
  readonly size: number;
  /** Red, green and blue of each pixel, weighed. */
  readonly sums: Float32Array;
  weight: number;
  count: number;
}

/** Of pictures like one in which the grid is here. */
export function makeCombining(crossings: Crossings): Combining {
  const { side } = crossings;
  const [least, most] = cellPixels;
  const cell = Math.round(Math.min(Math.max(finer * cellLength(crossings), least), most));
  const size = Math.round((side + 2 * rim) * cell);
  return { side, cell, size, sums: new Float32Array(3 * size * size), weight: 0, count: 0 };
}

/** The square in one picture: red, green and blue of each pixel. */
function squareIn(
  { width, height, data }: Pixels,
  crossings: Crossings,
  { side, cell, size }: Combining,
): Float32Array {
  const square = new Float32Array(3 * size * size);
  const first = -Math.ceil(rim);
  const cornersAround = Array.from({ length: (side + 1 - 2 * first) ** 2 }, (_, at) => {
    const across = side + 1 - 2 * first;
    return crossingAt(crossings, Math.floor(at / across) + first, (at % across) + first);
  });
  const corner = (row: number, column: number) =>
    cornersAround[(row - first) * (side + 1 - 2 * first) + column - first]!;
  for (let y = 0, to = 0; y < size; ++y) {
    const v = (y + 0.5) / cell - rim;
    const row = Math.floor(v);
    const down = v - row;
    for (let x = 0; x < size; ++x, to += 3) {
      const u = (x + 0.5) / cell - rim;
      const column = Math.floor(u);
      const right = u - column;
      const [a, b, c, d] = [
        corner(row, column),
        corner(row, column + 1),
        corner(row + 1, column),
        corner(row + 1, column + 1),
      ];
      const [aw, bw, cw, dw] = [(1 - down) * (1 - right), (1 - down) * right, down * (1 - right), down * right];
      const px = Math.min(Math.max(a.x * aw + b.x * bw + c.x * cw + d.x * dw, 0), width - 1.001);
      const py = Math.min(Math.max(a.y * aw + b.y * bw + c.y * cw + d.y * dw, 0), height - 1.001);
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - left, py - top];
      const from = 4 * (top * width + left);
      const below = from + 4 * width;
      for (let channel = 0; channel < 3; ++channel) {
        const upper = data[from + channel]! * (1 - fx) + data[from + 4 + channel]! * fx;
        const lower = data[below + channel]! * (1 - fx) + data[below + 4 + channel]! * fx;
        square[to + channel] = upper + (lower - upper) * fy;
      }
    }
  }
  return square;
}

/** How much its brightness changes from pixel to pixel: the more, the sharper it is. */
function sharpnessOf(square: Float32Array, size: number): number {
  let sum = 0;
  const row = 3 * size;
  // Over two pixels, as neighbours are made of the same ones.
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

/** What they show together; at least one. */
export function combined({ size, sums, weight }: Combining): Pixels {
  const data = new Uint8ClampedArray(4 * size * size);
  for (let at = 0, from = 0; at < data.length; at += 4, from += 3) {
    for (let channel = 0; channel < 3; ++channel) data[at + channel] = sums[from + channel]! / weight;
    data[at + 3] = 255;
  }
  return { width: size, height: size, data };
}
