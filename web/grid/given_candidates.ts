// Given candidates: the digits that a puzzle allows in each cell, as in a Sukaku,
// which has them instead of givens. They are one of the constraints, with the solver's
// data format (solver/src/grid/given_candidates.hpp); a test compares the two.
import { constraintsIn, hasKind } from './constraints';

const kind = 'givencandidates';

export const hasGivenCandidates = (constraints: string): boolean => hasKind(constraints, kind);

const numeralsOf = (side: number): number => Math.ceil(side / 4);

/** The candidates in the form of notes (state/notes.ts): two words a cell, low
 * then high. Null if there is no such rule or its data do not fit this grid. */
export function givenCandidatesIn(side: number, constraints: string): Uint32Array | null {
  const data = constraintsIn(constraints).find((one) => one.kind === kind)?.data;
  const numerals = numeralsOf(side);
  if (data?.length !== side * side * numerals + 2 || !/^"[0-9a-f]*"$/.test(data)) return null;
  const words = new Uint32Array(2 * side * side);
  for (let cell = 0; cell < side * side; ++cell) {
    const start = 1 + cell * numerals;
    const whole = data.slice(start, start + numerals).padStart(16, '0');
    words[2 * cell] = Number.parseInt(whole.slice(8), 16);
    words[2 * cell + 1] = Number.parseInt(whole.slice(0, 8), 16);
  }
  return words;
}

/** True if a grid of this side can have the given candidates among these constraints, or if there are none. */
export const fitCandidates = (side: number, constraints: string): boolean =>
  !hasGivenCandidates(constraints) || givenCandidatesIn(side, constraints) !== null;
