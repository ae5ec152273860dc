// Which colour tells the digits of a grid best from the paper: pale red is hardly darker than white, but has little green.
import type { FoundGrid } from './find_grid';
import { grayOf, type Pixels, type Weights } from './gray';

const channels: readonly Weights[] = [
  [256, 0, 0],
  [0, 256, 0],
  [0, 0, 256],
];
/** Places along a side of a cell that are looked at. */
const steps = 14;
/** A channel tells digits better by this factor before it is taken: files keep colours less well than brightness. */
const better = 1.35;

/** How far ink and ground are apart where digits stand, beyond what the grain of blank cells is; of places cell by cell. */
function contrastOf(brightness: Uint8Array): number {
  const perCell = steps ** 2;
  const contrasts = new Float32Array(brightness.length / perCell).map((_, cell) => {
    const sorted = brightness.slice(cell * perCell, (cell + 1) * perCell).sort();
    return sorted[perCell >> 1]! - sorted[Math.floor(perCell / 30)]!;
  });
  contrasts.sort();
  const at = (share: number): number => contrasts[Math.floor(share * contrasts.length)]!;
  return at(0.85) - at(0.25);
}

/** The grid in the brightness, or the one colour, in which its digits are plainest. */
export function plainest(grid: FoundGrid, pixels: Pixels): FoundGrid {
  const { side } = grid.lattice;
  const places: number[] = [];
  for (let cell = 0; cell < side * side; ++cell) {
    for (let at = 0; at < steps ** 2; ++at) {
      const [right, down] = [at % steps, Math.floor(at / steps)].map((step) => 0.15 + (0.7 * step) / (steps - 1)) as [
        number,
        number,
      ];
      const { x, y } = grid.map(((cell % side) + right) / side, (Math.floor(cell / side) + down) / side);
      const [column, row] = [Math.round(x), Math.round(y)];
      const isInside = column >= 0 && row >= 0 && column < pixels.width && row < pixels.height;
      places.push(isInside ? row * pixels.width + column : 0);
    }
  }
  const colours = { width: places.length, height: 1, data: new Uint8Array(4 * places.length) };
  places.forEach((place, at) => colours.data.set(pixels.data.subarray(4 * place, 4 * place + 4), 4 * at));
  let best = contrastOf(Uint8Array.from(places, (place) => grid.gray.data[place]!)) * better;
  let chosen: Weights | null = null;
  for (const channel of channels) {
    const contrast = contrastOf(grayOf(colours, channel).data);
    if (contrast > best) [best, chosen] = [contrast, channel];
  }
  return chosen ? { ...grid, gray: grayOf(pixels, chosen) } : grid;
}
