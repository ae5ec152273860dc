// The boxes of a grid, recognised by its heavier lines, and the box of each cell.
import type { Lattice } from './lattice';

/** Factor by which lines must be heavier than the others to count as borders of boxes. */
const heavier = 1.15;

/** Factor by which every `step`-th line is heavier than the rest. */
function weightOf(depths: Float32Array, step: number, side: number): number {
  const sums = { border: 0, other: 0 };
  const counts = { border: 0, other: 0 };
  for (let line = 1; line < side; ++line) {
    const kind = line % step === 0 ? 'border' : 'other';
    sums[kind] += depths[line]!;
    counts[kind] += 1;
  }
  if (counts.border === 0 || counts.other === 0) return 1;
  return sums.border / counts.border / Math.max(1, sums.other / counts.other);
}

/** Height and width of the boxes; if the lines do not tell, boxes that are wider than high, as most are. */
export function boxesOf({ side, rows, columns }: Lattice): [height: number, width: number] {
  const shapes = Array.from({ length: side }, (_, index) => index + 1)
    .filter((height) => side % height === 0)
    .map((height): [number, number] => [height, side / height]);
  const usual = shapes.filter(([height, width]) => height <= width).at(-1)!;
  const weigh = ([height, width]: [number, number]): number =>
    weightOf(rows, height, side) * weightOf(columns, width, side);
  const best = shapes.filter(([height, width]) => height > 1 && width > 1).sort((a, b) => weigh(b) - weigh(a))[0];
  return best && weigh(best) > heavier * weigh(usual) ? best : usual;
}

/** The box of each cell, row by row. */
export function boxRegions(height: number, width: number): Uint8Array {
  const side = height * width;
  return Uint8Array.from({ length: side * side }, (_, cell) => {
    return Math.floor(Math.floor(cell / side) / height) * height + Math.floor((cell % side) / width);
  });
}
