// Checks the answers of a visitor's solver: a solution against the puzzle
// and its rules, a number of solutions against the known one. Pure.
import { clashes, makeGeometry } from '../../grid/geometry';
import { type Puzzle, sideOf } from '../../grid/puzzle';
import type { GuestAnswer, GuestEnd, GuestRefusal } from '../../protocol/guest';

/** The fault in an answer with the solution `grid`; cells are counted from 0, row by row. */
export type WrongAnswer =
  /** A given was changed. */
  | { kind: 'given'; cell: number; grid: Uint8Array }
  /** Not one of the digits. */
  | { kind: 'no digit'; cell: number; grid: Uint8Array }
  /** Two cells of one house have the same digit. */
  | { kind: 'twice'; cell: number; other: number; grid: Uint8Array }
  /** It reports a number of solutions that is wrong. */
  | { kind: 'count'; says: number; known: number }
  /** More solutions than it was asked for. */
  | { kind: 'beyond'; says: number; limit: number };

/** The reason why a solver did not answer. */
export type Failing =
  /** The puzzle is of a kind that a visitor's solver cannot get. */
  | { kind: 'not given' }
  | { kind: 'declined' }
  | { kind: 'ended'; reason: GuestEnd | string }
  | { kind: 'refused'; refusal: GuestRefusal };

export type Fault = WrongAnswer | Failing;

/** True if the module interface can express the puzzle: boxes, and no further rules. */
export const canBeGiven = ({ shape }: Puzzle): boolean => !shape.regions && shape.constraints === '';

function wrongSolution({ shape, givens }: Puzzle, grid: Uint8Array): WrongAnswer | null {
  const side = sideOf(shape);
  const changed = givens.findIndex((given, cell) => given > 0 && grid[cell] !== given);
  if (changed >= 0) return { kind: 'given', cell: changed, grid };
  const strange = grid.findIndex((value) => value < 1 || value > side);
  if (strange >= 0) return { kind: 'no digit', cell: strange, grid };
  const geometry = makeGeometry(shape);
  const [cell] = clashes(geometry, grid);
  if (cell === undefined) return null;
  const other = geometry.housesOf[cell]!.flatMap((house) => [...geometry.houses[house]!]).find(
    (peer) => peer !== cell && grid[peer] === grid[cell],
  )!;
  return { kind: 'twice', cell: Math.min(cell, other), other: Math.max(cell, other), grid };
}

/** True if its number of solutions rules out further ones. */
export const isFinal = ({ count }: GuestAnswer, limit: number): boolean => limit === 0 || count < limit;

/** `known`: the number of solutions up to the limit; null = unknown. The answer's count is not negative. */
export function wrongAnswer(
  puzzle: Puzzle,
  limit: number,
  { count, grid }: GuestAnswer,
  known: number | null,
): WrongAnswer | null {
  if (limit > 0 && count > limit) return { kind: 'beyond', says: count, limit };
  const wrong = count > 0 ? wrongSolution(puzzle, grid) : null;
  if (wrong) return wrong;
  return known !== null && known !== count ? { kind: 'count', says: count, known } : null;
}
