// The solution that a puzzle brings along. The solver's own prevails where it keeps to every rule; where rules are only drawn, the
// grid is held against this one.
import { areEqual, type Puzzle } from '../grid/puzzle';
import { judgeByGiven } from './judge_by_given';

/** True if rules may be hidden in drawings, to which no search keeps. */
export const hasDrawings = ({ shape }: Puzzle): boolean =>
  /^(line|cage|circle|rectangle|text)=/m.test(shape.constraints);

/** Null if there is none, or if it is not a whole grid with the givens. */
export function givenSolution({ texts, givens }: Puzzle): Uint8Array | null {
  const text = texts?.solution ?? '';
  const digits = Uint8Array.from(text.includes(',') ? text.split(',') : text, Number);
  const fits = digits.length === givens.length && givens.every((given, cell) => !given || given === digits[cell]);
  return fits && !digits.includes(0) ? digits : null;
}

judgeByGiven.now = (play, { keepsRules, solutions }) => {
  const [puzzle, grid] = [play.puzzle.peek(), play.grid.peek()];
  const given = grid.includes(0) || (keepsRules && !hasDrawings(puzzle)) ? null : givenSolution(puzzle);
  if (given) play.judged.value = { grid, isRight: (!keepsRules || solutions > 0) && areEqual(given, grid) };
  return given !== null;
};
