// Grids that are no Sudoku since some of their cells are black all over, as those of crosswords are. Beside such a cell a line
// is not seen as one, so that their lines are no lattice.
import { blurred, type Gray, shrunk } from './gray';
import { heightOf, piecesOf, widthOf } from './ink';

/** How many pixels of a flattened square are one here; black cells are larger than twice the reach, which no stroke is. */
const factor = 4;
const reach = 3;
const surroundings = 25;
/** So dark, by its surroundings. */
const black = 0.45;
/** So many are apart from others, which are squares and as large as one another: they fill their boxes by this share, and the
    sides of these are not more apart than that. */
const fewest = 4;
const leastSide = 4;
const alike = 0.7;

/** `flat`: what is in an outline, seen from above. */
export function hasBlackCells(flat: Gray): boolean {
  const small = shrunk(flat, factor);
  const soft = blurred(small, reach, reach).data;
  const mean = blurred(small, surroundings, surroundings).data;
  const data = soft.map((value, at) => (value < black * mean[at]! ? 1 : 0));
  const squares = piecesOf({ ...small, data }).pieces.filter((piece) => {
    const [less, more] = [widthOf(piece), heightOf(piece)].sort((a, b) => a - b) as [number, number];
    return less >= leastSide && less >= alike * more && piece.area >= alike * less * more;
  });
  const usual = squares.map(widthOf).sort((a, b) => a - b)[squares.length >> 1]!;
  const isUsual = (width: number): boolean => Math.min(width, usual) >= alike * Math.max(width, usual);
  return squares.filter((piece) => isUsual(widthOf(piece))).length >= fewest;
}
