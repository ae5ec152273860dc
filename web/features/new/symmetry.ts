// The symmetries of givens: which cells go together, as the solver has it (solver/src/generate/symmetry.cpp), and what they
// are called.
import * as texts from '../../language/generated/make';
import type { Text } from '../../language/text';
import type { SymmetryId } from '../../protocol/making';

export const symmetryTexts: { readonly [S in SymmetryId]: Text } = {
  none: texts.symmetryNone,
  'half-turn': texts.symmetryHalfTurn,
  'quarter-turn': texts.symmetryQuarterTurn,
  'left-right': texts.symmetryLeftRight,
  'top-bottom': texts.symmetryTopBottom,
  mirrors: texts.symmetryMirrors,
  diagonal: texts.symmetryDiagonal,
  antidiagonal: texts.symmetryAntidiagonal,
  diagonals: texts.symmetryDiagonals,
};

type Place = readonly [row: number, column: number];
type Move = (place: Place, last: number) => Place;

const leftRight: Move = ([row, column], last) => [row, last - column];
const topBottom: Move = ([row, column], last) => [last - row, column];
const diagonal: Move = ([row, column]) => [column, row];
const antidiagonal: Move = ([row, column], last) => [last - column, last - row];

const moves: { readonly [S in SymmetryId]: readonly Move[] } = {
  none: [],
  'half-turn': [([row, column], last) => [last - row, last - column]],
  'quarter-turn': [([row, column], last) => [column, last - row]],
  'left-right': [leftRight],
  'top-bottom': [topBottom],
  mirrors: [leftRight, topBottom],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  diagonals: [diagonal, antidiagonal],
};

/** The cell, and those that the symmetry takes it to. */
export function orbitOf(cell: number, symmetry: SymmetryId, side: number): number[] {
  const orbit = [cell];
  for (const member of orbit) {
    for (const move of moves[symmetry]) {
      const [row, column] = move([Math.floor(member / side), member % side], side - 1);
      const image = row * side + column;
      if (!orbit.includes(image)) orbit.push(image);
    }
  }
  return orbit;
}
