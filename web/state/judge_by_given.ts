// Whether a full grid is right where rules are only drawn: it is held against the solution that came with the puzzle. The part
// of the page that knows such solutions comes with the first puzzle (given_solution.ts), and puts itself here.
import type { Puzzle } from '../grid/puzzle';
import type { SolveOutcome } from '../protocol/messages';

/** Null if the solver alone decides. */
export type JudgeByGiven = (puzzle: Puzzle, grid: Uint8Array, outcome: SolveOutcome) => boolean | null;

export const judgeByGiven: { now: JudgeByGiven | null } = { now: null };
