// Given candidates: the digits that a puzzle leaves each cell, as in a Sukaku, whose givens they are. A rule among the
// constraints, whose data are those of the solver (solver/src/grid/given_candidates.hpp); a test holds the two alike.
import { constraintsIn, hasKind } from './constraints';

const kind = 'givencandidates';

export const hasGivenCandidates = (constraints: string): boolean => hasKind(constraints, kind);

const numeralsOf = (side: number): number => Math.ceil(side / 4);

/** As notes are (state/notes.ts): two words a cell, low then high. Null where there is no such rule, or it is not one of
 * this grid. */
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
