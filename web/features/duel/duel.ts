// A duel for two on one device: the rules, the moves, and everything that follows from them. Its clock is the puzzle's own,
// which stops while the game is paused or out of sight.
//
//   A's turn --right digit--> B's turn --right digit--> A's turn ...     a wrong one costs time and the turn goes on
//      the grid is full: more points win, then more time left
//      a flag falls, or somebody gives up: the other wins
import { signal } from '@preact/signals';

export type Player = 0 | 1;

export interface DuelRules {
  /** Minutes for each player. */
  readonly minutes: number;
  /** Seconds that a right digit adds. */
  readonly increment: number;
  /** Seconds that a wrong digit costs. */
  readonly penalty: number;
}

export interface DuelMove {
  readonly player: Player;
  readonly cell: number;
  readonly value: number;
  /** Milliseconds of the puzzle's own time. */
  readonly at: number;
  readonly isRight: boolean;
}

interface DuelEnd {
  readonly how: 'full' | 'flag' | 'gaveUp';
  /** The player whose turn it was. */
  readonly player: Player;
  readonly at: number;
}

export interface Duel {
  /** Empty = no name. */
  readonly names: readonly [string, string];
  readonly begins: Player;
  readonly rules: DuelRules;
  /** A value a cell. */
  readonly solution: readonly number[];
  readonly moves: readonly DuelMove[];
  readonly end: DuelEnd | null;
}

interface Standing {
  readonly turn: Player;
  /** When the turn began, or its last wrong digit came; in the unit of `at`. */
  readonly since: number;
  /** The remaining times at that moment, in milliseconds. */
  readonly left: readonly [number, number];
}

const other = (player: Player): Player => (player === 0 ? 1 : 0);

export function standingOf({ begins, rules, moves }: Duel): Standing {
  const left: [number, number] = [60_000 * rules.minutes, 60_000 * rules.minutes];
  let turn = begins;
  let since = 0;
  for (const { player, at, isRight } of moves) {
    left[player] += 1000 * (isRight ? rules.increment : -rules.penalty) - (at - since);
    since = at;
    if (isRight) turn = other(player);
  }
  return { turn, since, left };
}

/** The remaining times at a moment, at least 0; after the end, those at the end. */
export function clocksAt(duel: Duel, now: number): [number, number] {
  const { turn, since, left } = standingOf(duel);
  const clocks: [number, number] = [...left];
  clocks[turn] -= Math.max(0, (duel.end?.at ?? now) - since);
  return [Math.max(0, clocks[0]), Math.max(0, clocks[1])];
}

/** The time at which the current player's flag falls. */
export function flagFallsAt(duel: Duel): number {
  const { turn, since, left } = standingOf(duel);
  return since + Math.max(0, left[turn]);
}

/** `isLast`: true if it fills the grid. */
export function duelWithDigit(duel: Duel, cell: number, value: number, at: number, isLast: boolean): Duel {
  const { turn: player } = standingOf(duel);
  const isRight = duel.solution[cell] === value;
  const moved = { ...duel, moves: [...duel.moves, { player, cell, value, at, isRight }] };
  return isRight && isLast ? { ...moved, end: { how: 'full', player, at } } : moved;
}

export function ended(duel: Duel, how: 'flag' | 'gaveUp', at: number): Duel {
  return { ...duel, end: { how, player: standingOf(duel).turn, at } };
}

/**
 * Null if both are even, or it has not ended. `points`: of each player; null while they are not all known, when a full
 * grid has no winner yet.
 */
export function winnerOf(duel: Duel, points: readonly [number, number] | null): Player | null {
  const { end } = duel;
  if (!end) return null;
  if (end.how !== 'full') return other(end.player);
  if (!points) return null;
  const { left } = standingOf(duel);
  const lead = points[0] - points[1] || left[0] - left[1];
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

export const duelToText = (duel: Duel): string => JSON.stringify(duel);

const isPlayer = (player: unknown): boolean => player === 0 || player === 1;
const isCount = (count: unknown): boolean => Number.isFinite(count) && Number(count) >= 0;

/** Null if the text does not describe a duel on a grid with this many cells. */
export function duelFromText(text: string, cells: number): Duel | null {
  try {
    const duel = JSON.parse(text) as Duel;
    const { names, begins, rules, solution, moves, end } = duel;
    const isSound =
      names.length === 2 &&
      names.every((name) => typeof name === 'string') &&
      isPlayer(begins) &&
      [rules.minutes, rules.increment, rules.penalty].every(isCount) &&
      solution.length === cells &&
      moves.every(
        ({ player, cell, value, at }) => isPlayer(player) && cell < cells && [cell, value, at].every(isCount),
      ) &&
      (end === null || (['full', 'flag', 'gaveUp'].includes(end.how) && isPlayer(end.player) && isCount(end.at)));
    return isSound ? duel : null;
  } catch (error) {
    // A field for an object contains something else.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The initial values of the duel form: the last duel's rules, and for another duel its names. */
export interface DuelWish extends DuelRules {
  readonly names: readonly [string, string];
  readonly begins: Player;
  /** 0 gentle .. 5 extreme, for a new puzzle. */
  readonly grade: number;
}

export const nextDuel = signal<DuelWish>({
  names: ['', ''],
  begins: 0,
  grade: 1,
  minutes: 10,
  increment: 5,
  penalty: 20,
});
