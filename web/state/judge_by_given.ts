// Judges a full grid where rules are only drawn: it is held against the solution that came with the puzzle. The part of the page
// that knows such solutions comes with the first puzzle (given_solution.ts), and puts itself here.
import type { SolveOutcome } from '../protocol/messages';
import type { PlayStore } from './play_store';

/** False if the solver alone decides. */
export type JudgeByGiven = (play: PlayStore, outcome: SolveOutcome) => boolean;

export const judgeByGiven: { now: JudgeByGiven | null } = { now: null };
