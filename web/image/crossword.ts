// Recognises grids with black cells, such as crosswords, which are not Sudoku. A
// line beside a black cell is not visible as a line, so their lines form no lattice.
import { blurred, type Gray, shrunk } from './gray';
import { heightOf, piecesOf, inkWidth } from './ink';

/** Pixels of the flattened square that make one here. Black cells are larger than twice the reach; no stroke is. */
const factor = 4;
const reach = 3;
const surroundings = 25;
/** A cell is black if it is this dark compared with its surroundings. */
const black = 0.45;
/** At least this many separate pieces, squares of one size: each fills its
    box by this share, and the sides of the boxes differ by no more. */
const fewest = 4;
const leastSide = 4;
const alike = 0.7;

/** `flat`: the content of an outline, seen from above. */
export function hasBlackCells(flat: Gray): boolean {
  const small = shrunk(flat, factor);
  const soft = blurred(small, reach, reach).data;
  const mean = blurred(small, surroundings, surroundings).data;
  const data = soft.map((value, at) => (value < black * mean[at]! ? 1 : 0));
  const squares = piecesOf({ ...small, data }).pieces.filter((piece) => {
    const [less, more] = [inkWidth(piece), heightOf(piece)].sort((a, b) => a - b) as [number, number];
    return less >= leastSide && less >= alike * more && piece.area >= alike * less * more;
  });
  const usual = squares.map(inkWidth).sort((a, b) => a - b)[squares.length >> 1]!;
  const isUsual = (width: number): boolean => Math.min(width, usual) >= alike * Math.max(width, usual);
  return squares.filter((piece) => isUsual(inkWidth(piece))).length >= fewest;
}
