// Marks of single cells: parity, extremes, circles that count.
import type { Clue } from './clues';
import { level, type MarkPoint } from './marks';
import { edge, type MarkMaker, type Draw } from './sheet';
import { chevron, middle, square } from './shapes';

/** The middles of the cells that the clues name. */
const middles = (clues: readonly Clue[], sheet: MarkMaker): MarkPoint[] =>
  clues
    .flatMap(({ place, cells }) => (place ? [place] : cells))
    .filter((cell) => sheet.isInside(cell))
    .map(middle);

const directions: readonly MarkPoint[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A square with four chevrons that point inwards or outwards. */
function extremes(outwards: 1 | -1): Draw {
  return (clues, sheet) => {
    const at = middles(clues, sheet);
    sheet.shape(
      level.shape,
      'grey',
      at.map((point) => square(point, 0.47)),
      0.045,
    );
    const chevrons = at.flatMap(([x, y]) =>
      directions.map(([dx, dy]) => chevron([x + 0.39 * dx, y + 0.39 * dy], [outwards * dx, outwards * dy], 0.07)),
    );
    sheet.line(level.shape, 'arrow', chevrons, 0.033);
  };
}

/** Two rings, so that they are no rings of arrows. */
const countingCircles: Draw = (clues, sheet) => {
  const at = middles(clues, sheet);
  const rings = (half: number): MarkPoint[][] => at.map((point) => square(point, half));
  sheet.area(level.shape, 'lilac', rings(0.42), 0.42);
  sheet.contour(level.shape, 'lilac-e', rings(0.42), 0.42, 0.024);
  sheet.contour(level.shape, 'lilac-e', rings(0.37), 0.37, edge);
};

export const cellKinds: Readonly<Record<string, Draw>> = {
  odd: (clues, sheet) =>
    sheet.shape(
      level.shape,
      'grey',
      middles(clues, sheet).map((at) => square(at, 0.37)),
      0.37,
    ),
  even: (clues, sheet) =>
    sheet.shape(
      level.shape,
      'grey',
      middles(clues, sheet).map((at) => square(at, 0.37)),
      0.045,
    ),
  minimum: extremes(-1),
  maximum: extremes(1),
  countingcircles: countingCircles,
};
