// Finds the coloured figures of a grid: apps colour the digits
// that their player filled in, in the same font as the givens.
import type { Pixels } from './gray';

/** The share of the sampled places in a cell that counts as its ink: the middle of the strokes. */
const core = 1 / 30;

/** Least difference in saturation between filled-in digits and all givens, and the highest saturation
    of givens. In photographs with a single ink no gap exceeds 0.07; with a blue pen it reaches 0.3. */
const leastGap = 0.15;
const mostOfGivens = 0.25;

/** Saturation of the ink in each cell, 0..1: the smaller of two differences among its red, green and blue,
    the plain one and the one in shares of the ground. The first alone takes black blurred into a coloured
    ground for a colour, the second grey on such a ground. `perCell`: pixels per cell, listed cell by cell. */
export function inkColoursOf({ data }: Pixels, perCell: number): Float32Array {
  const levels = [0, 1, 2].map((channel) => new Uint8Array(data.length / 4).map((_, at) => data[4 * at + channel]!));
  return new Float32Array(data.length / 4 / perCell).map((_, cell) => {
    const parts = levels.map((channel) => channel.subarray(cell * perCell, (cell + 1) * perCell));
    const grounds = parts.map((part) => part.slice().sort()[perCell >> 1]!);
    const distances = new Uint16Array(perCell);
    parts.forEach((part, at) => part.forEach((level, place) => (distances[place]! += Math.abs(level - grounds[at]!))));
    const far = distances.slice().sort()[Math.floor((1 - core) * perCell)]!;
    const inks = parts.map((part) => {
      let [sum, count] = [0, 0];
      for (let place = 0; place < perCell; ++place) {
        if (distances[place]! < far) continue;
        sum += part[place]!;
        count += 1;
      }
      return sum / count;
    });
    const isBright = inks[0]! + inks[1]! + inks[2]! > grounds[0]! + grounds[1]! + grounds[2]!;
    // Bright ink on a dark ground is treated as a negative.
    const shares = inks.map((ink, at) => {
      const [level, ground] = isBright ? [255 - ink, 255 - grounds[at]!] : [ink, grounds[at]!];
      return Math.max(0, 1 - level / Math.max(1, ground));
    });
    const spread = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);
    return Math.min(spread(inks) / 255, spread(shares) / Math.max(0.01, ...shares));
  });
}

/** 1 for coloured figures; null unless they fall into two kinds, the plain kind with at least `least`
    figures. `colours`: saturation of the ink in each cell; `values`: the digits as read, 0 = none. */
export function inkColouredIn(colours: readonly number[], values: Uint8Array, least: number): Uint8Array | null {
  const sorted = colours.filter((_, cell) => values[cell]! > 0).sort((a, b) => a - b);
  const gaps = sorted.map((colour, at) => (at >= least ? colour - sorted[at - 1]! : 0));
  const widest = Math.max(0, ...gaps);
  const from = gaps.indexOf(widest);
  if (widest < leastGap || sorted[from - 1]! > mostOfGivens) return null;
  return values.map((value, cell) => (value > 0 && colours[cell]! >= sorted[from]! ? 1 : 0));
}
