// The one solution of a puzzle's givens, by the solver; where rules are only drawn, the one that came with the puzzle. The
// solver's own prevails where it keeps to every rule.
import { areEqual, type Puzzle } from '../grid/puzzle';
import type { SolveOutcome } from '../protocol/messages';
import { judgeByGiven } from './verdict';
import type { CanSolve } from './verdict_store';

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

export interface KnownSolution {
  /** Null if the givens are not known to have exactly one. */
  readonly solution: Uint8Array | null;
  readonly status: SolveOutcome['status'];
  /** False if the search left out rules. */
  readonly keepsRules: boolean;
}

const maxSeconds = 10;
const found = new WeakMap<Puzzle, Promise<KnownSolution>>();

async function find({ solve }: CanSolve, puzzle: Puzzle): Promise<KnownSolution> {
  const { status, solution, keepsRules = true } = await solve(puzzle, maxSeconds, 2);
  const given = status === 'none' || (keepsRules && !hasDrawings(puzzle)) ? null : givenSolution(puzzle);
  return { solution: status === 'unique' ? solution : given, status, keepsRules };
}

/** Asked once for each puzzle; after a failure the next call asks again. */
export function knownSolution(app: CanSolve, puzzle: Puzzle): Promise<KnownSolution> {
  const known = found.get(puzzle) ?? find(app, puzzle);
  found.set(puzzle, known);
  known.catch(() => found.delete(puzzle));
  return known;
}
