// The line round the selected cells: one line for touching cells, inside them, with rounded corners. A cell paints
// its own part of it, quarter by quarter: the line's course in a quarter depends on the three neighbours there.
import type { CellBox } from './brush';
import { outlineRadius } from './cell_painter';

/** From a cell to those around it, clockwise from the one above. */
const around = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

/** The neighbours of a cell that are among `cells`: bit k = around[k]. */
export function neighboursAmong(cells: ReadonlySet<number>, cell: number, side: number): number {
  const [row, column] = [Math.floor(cell / side), cell % side];
  return around.reduce((bits, [down, across], bit) => {
    const isOnBoard = column + across >= 0 && column + across < side;
    return isOnBoard && cells.has((row + down) * side + column + across) ? bits | (1 << bit) : bits;
  }, 0);
}

/** Strokes it in the context's style. `neighbours`: from neighboursAmong; `inset`: to the middle of the line. */
export function paintOutline(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: CellBox,
  neighbours: number,
  inset: number,
): void {
  const radius = outlineRadius * inset;
  const has = (bit: number): boolean => ((neighbours >> (bit & 7)) & 1) === 1;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.beginPath();
  for (let quarter = 0; quarter < 4; quarter++) {
    // From the cell's middle: u to the right or left, v up or down.
    const [right, down] = [quarter < 2, quarter === 1 || quarter === 2];
    const [vertical, horizontal, diagonal] = [has(down ? 4 : 0), has(right ? 2 : 6), has(2 * quarter + 1)];
    if (vertical && horizontal && diagonal) continue;
    const at = (u: number, v: number): [number, number] => [
      x + width / 2 + (right ? u : -u),
      y + height / 2 + (down ? v : -v),
    ];
    // The line's distance from the middle, and how far the cell and a neighbour reach.
    const [u, v] = [width / 2 - inset, height / 2 - inset];
    if (vertical === horizontal) {
      const [fromU, fromV] = vertical ? [width, height] : [0, 0];
      context.moveTo(...at(u, fromV));
      context.arcTo(...at(u, v), ...at(fromU, v), radius);
      context.lineTo(...at(fromU, v));
    } else if (horizontal) {
      context.moveTo(...at(0, v));
      if (diagonal) context.arcTo(...at(width / 2 + inset, v), ...at(width / 2 + inset, height), radius);
      else context.lineTo(...at(width / 2, v));
    } else {
      context.moveTo(...at(u, 0));
      if (diagonal) context.arcTo(...at(u, height / 2 + inset), ...at(width, height / 2 + inset), radius);
      else context.lineTo(...at(u, height / 2));
    }
  }
  context.stroke();
  context.restore();
}
