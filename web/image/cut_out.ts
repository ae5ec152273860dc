// The cells of a grid, each cut out of the picture by its four crossings, so that paper which bends is flat in each.
import type { FoundGrid } from './find_grid';
import { type Gray, makeGray, sampleLine, shrunk } from './gray';
import { between, type Point } from './quad';
import { flatMargin, flatSize } from './warp';

/** The cells row by row; `size`: pixels along a side of each. */
export function cutOut({ gray, map, lattice }: FoundGrid, size: number): Gray[] {
  const { side, crossings } = lattice;
  const inner = flatSize - 2 * flatMargin;
  const [corner, far] = [map(0, 0), map(1, 1)];
  const pixels = Math.hypot(far.x - corner.x, far.y - corner.y) / Math.SQRT2 / side;
  const factor = Math.max(1, Math.floor(pixels / (0.75 * size)));
  const source = shrunk(gray, factor);
  const crossing = (row: number, column: number): Point => {
    const at = 2 * (row * (side + 1) + column);
    return { x: crossings[at]!, y: crossings[at + 1]! };
  };
  /** The place in the source of a point in the flattened square. */
  const placeOf = (flat: Point): Point => {
    const { x, y } = map((flat.x + 0.5 - flatMargin) / inner, (flat.y + 0.5 - flatMargin) / inner);
    return { x: (x + 0.5) / factor - 0.5, y: (y + 0.5) / factor - 0.5 };
  };
  return Array.from({ length: side * side }, (_, index) => {
    const [row, column] = [Math.floor(index / side), index % side];
    const cell = makeGray(size, size);
    for (let y = 0; y < size; ++y) {
      const down = (y + 0.5) / size;
      const from = placeOf(between(crossing(row, column), crossing(row + 1, column), down));
      const to = placeOf(between(crossing(row, column + 1), crossing(row + 1, column + 1), down));
      const [dx, dy] = [(to.x - from.x) / size, (to.y - from.y) / size];
      sampleLine(source, from.x + dx / 2, from.y + dy / 2, dx, dy, cell.data, y * size, size);
    }
    return cell;
  });
}
