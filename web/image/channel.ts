// The colour channel that separates the digits of a grid best from the paper: pale red is hardly darker than white, but
// has little green. Also the channel that shows ink hidden by that one: blue pen cannot be seen in the blue channel.
import type { FoundGrid } from './find_grid';
import { grayOf, type Pixels, type Weights } from './gray';
import { inkColoursOf } from './ink_colour';

const channels: readonly Weights[] = [
  [256, 0, 0],
  [0, 256, 0],
  [0, 0, 256],
];
/** Sampled places along a side of a cell. */
const steps = 14;
/** A channel must separate digits better by this factor to be
    chosen: files store colours less precisely than brightness. */
const better = 1.35;

/** Ink has another colour than the print if its contrast with the paper is at least
    this in one channel and at most this share of it in another, in this many cells. */
const leastContrast = 16;
const hiddenShare = 0.45;
const leastHidden = 3;

/** Difference between ink and ground in each cell, from samples that are listed cell by cell. */
function contrastsOf(brightness: Uint8Array): Float32Array {
  const perCell = steps ** 2;
  return new Float32Array(brightness.length / perCell).map((_, cell) => {
    const sorted = brightness.slice(cell * perCell, (cell + 1) * perCell).sort();
    return sorted[perCell >> 1]! - sorted[Math.floor(perCell / 30)]!;
  });
}

/** How far digits stand out from the grain of blank cells. */
function plainness(contrasts: Float32Array): number {
  const sorted = contrasts.slice().sort();
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)]!;
  return at(0.85) - at(0.25);
}

/** The positions of the sampled places among the pixels of a picture. */
function placesIn({ map, lattice: { side } }: FoundGrid, { width, height }: Pixels): Uint32Array {
  return new Uint32Array(side * side * steps ** 2).map((_, at) => {
    const [cell, step] = [Math.floor(at / steps ** 2), at % steps ** 2];
    const right = 0.15 + (0.7 * (step % steps)) / (steps - 1);
    const down = 0.15 + (0.7 * Math.floor(step / steps)) / (steps - 1);
    const { x, y } = map(((cell % side) + right) / side, (Math.floor(cell / side) + down) / side);
    const [column, row] = [Math.round(x), Math.round(y)];
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : 0;
  });
}

/** The number of cells whose ink is plain in one channel and hardly visible in another. */
function hiddenCells(plain: Float32Array, other: Float32Array): number {
  return plain.filter((contrast, cell) => contrast > leastContrast && other[cell]! < hiddenShare * contrast).length;
}

/** The grid in brightness, or in the one channel that shows its digits best; in a second channel that
    shows ink hardly visible in the first, such as another pen's; and the saturation of its inks. */
export function plainest(grid: FoundGrid, pixels: Pixels): FoundGrid {
  const places = placesIn(grid, pixels);
  const colours = { width: places.length, height: 1, data: new Uint8Array(4 * places.length) };
  places.forEach((place, at) => colours.data.set(pixels.data.subarray(4 * place, 4 * place + 4), 4 * at));
  const usual = contrastsOf(Uint8Array.from(places, (place) => grid.gray.data[place]!));
  const ways = channels.map((weights) => ({ weights, contrasts: contrastsOf(grayOf(colours, weights).data) }));
  let [best, chosen, contrasts]: [number, Weights | null, Float32Array] = [plainness(usual) * better, null, usual];
  for (const way of ways) {
    const plain = plainness(way.contrasts);
    if (plain > best) [best, chosen, contrasts] = [plain, way.weights, way.contrasts];
  }
  const hidden = ways.map((way) => ({ ...way, count: hiddenCells(way.contrasts, contrasts) }));
  const most = hidden.sort((a, b) => b.count - a.count)[0]!;
  return {
    ...grid,
    colours: inkColoursOf(colours, steps ** 2),
    ...(chosen ? { gray: grayOf(pixels, chosen) } : {}),
    ...(most.count >= leastHidden ? { otherInk: grayOf(pixels, most.weights) } : {}),
  };
}
