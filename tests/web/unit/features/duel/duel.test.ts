// A duel on one device: turns, clocks, the end, and the points for a digit.
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { SolverClient } from '../../../../../web/client/solver_client';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import {
  clocksAt,
  type Duel,
  duelFromText,
  duelToText,
  ended,
  flagFallsAt,
  standingOf,
  winnerOf,
  duelWithDigit,
} from '../../../../../web/features/duel/duel';
import { makeDuelPoints, pointsOf, worthOf } from '../../../../../web/features/duel/duel_points';
import type { LogicRequest, LogicStep } from '../../../../../web/protocol/logic';

const duel: Duel = {
  names: ['Anna', 'Ben'],
  begins: 0,
  rules: { minutes: 1, increment: 5, penalty: 20 },
  solution: Array.from({ length: 16 }, (_, cell) => 1 + (cell % 4)),
  moves: [],
  end: null,
};

describe('a duel', () => {
  it('hands the turn over with a right digit, which adds to the clock of whoever found it', () => {
    const after = duelWithDigit(duel, 0, 1, 10_000, false);
    expect(standingOf(after)).toEqual({ turn: 1, since: 10_000, left: [55_000, 60_000] });
    expect(clocksAt(after, 13_000)).toEqual([55_000, 57_000]);
    expect(standingOf(duelWithDigit(after, 1, 2, 20_000, false))).toEqual({
      turn: 0,
      since: 20_000,
      left: [55_000, 55_000],
    });
  });

  it('goes on after a wrong digit, which costs time', () => {
    const after = duelWithDigit(duel, 0, 4, 10_000, false);
    expect(standingOf(after)).toEqual({ turn: 0, since: 10_000, left: [30_000, 60_000] });
    expect(flagFallsAt(after)).toBe(40_000);
  });

  it('is lost at once where a wrong digit costs more than there is left', () => {
    const after = duelWithDigit(duel, 0, 4, 50_000, false);
    expect(clocksAt(after, 50_000)).toEqual([0, 60_000]);
    expect(flagFallsAt(after)).toBe(50_000);
  });

  it('is lost by flag and by giving up, whatever the points, and the clocks stand from then on', () => {
    const after = duelWithDigit(duel, 0, 1, 10_000, false);
    const fallen = ended(after, 'flag', flagFallsAt(after));
    expect(winnerOf(fallen, null)).toBe(0);
    expect(clocksAt(fallen, 999_000)).toEqual([55_000, 0]);
    expect(winnerOf(ended(duel, 'gaveUp', 5000), [900, 0])).toBe(1);
    expect(winnerOf(duel, [900, 0])).toBeNull();
  });

  it('on a full grid is won by points, then by time, and no winner is named before they are known', () => {
    const full = duelWithDigit(duelWithDigit(duel, 0, 1, 30_000, false), 1, 2, 40_000, true);
    expect(full.end).toEqual({ how: 'full', player: 1, at: 40_000 });
    expect(winnerOf(full, null)).toBeNull();
    expect(winnerOf(full, [12, 15])).toBe(1);
    expect(winnerOf(full, [15, 12])).toBe(0);
    expect(winnerOf(full, [12, 12])).toBe(1);
    const even = { ...full, moves: full.moves.map((move, index) => ({ ...move, at: 10_000 * (index + 1) })) };
    expect(winnerOf({ ...even, end: { ...full.end!, at: 20_000 } }, [12, 12])).toBeNull();
  });

  it('is not over with a last digit that is wrong', () => {
    expect(duelWithDigit(duel, 0, 4, 1000, true).end).toBeNull();
  });

  it('is kept as text, and a damaged one is none', () => {
    const after = ended(duelWithDigit(duel, 3, 4, 1000, false), 'gaveUp', 2000);
    expect(duelFromText(duelToText(after), 16)).toEqual(after);
    expect(duelFromText(duelToText(after), 81)).toBeNull();
    for (const text of ['', '{}', '[]', 'null', duelToText(after).slice(1), '{"names":["a","b"],"begins":2}'])
      expect(duelFromText(text, 16)).toBeNull();
  });
});

const step = (seTenths: number, ...cells: number[]): LogicStep =>
  ({ seTenths, placements: cells.map((cell) => ({ cell, digit: 1 })) }) as unknown as LogicStep;

describe('the value of a digit', () => {
  it('is the hardest step of the way to it', () => {
    const path = [step(15, 3), step(42), step(12, 5), step(70), step(12, 9)];
    expect(worthOf(path, 3).tenths).toBe(15);
    expect(worthOf(path, 5).tenths).toBe(42);
    expect(worthOf(path, 9).tenths).toBe(70);
    expect(worthOf(path, 11)).toEqual({ tenths: 120, step: null });
  });

  it('is summed up for each player once all of it is known', () => {
    const { moves } = duelWithDigit(duelWithDigit(duelWithDigit(duel, 0, 4, 1, false), 0, 1, 2, false), 1, 2, 3, false);
    const worth = (tenths: number) => ({ tenths, step: null });
    expect(pointsOf(moves, new Map([[1, worth(15)]]))).toBeNull();
    expect(
      pointsOf(
        moves,
        new Map([
          [1, worth(15)],
          [2, worth(42)],
        ]),
      ),
    ).toEqual([15, 42]);
  });

  it('is asked for one digit after another, from the grid as it stood', async () => {
    const running = signal<Duel | null>(duelWithDigit(duelWithDigit(duel, 0, 1, 1, false), 1, 3, 2, false));
    const asked: number[][] = [];
    const ask = (request: LogicRequest) => {
      if (request.kind === 'logicPath') asked.push([...request.question.entries.slice(0, 4)]);
      return Promise.resolve({ steps: [step(12 + asked.length, 0, 1, 2)], solved: true, cancelled: false });
    };
    const client = { ask, end: () => undefined } as unknown as SolverClient<LogicRequest>;
    const points = makeDuelPoints(blankPuzzle(boxShape(2, 2)), running, client);
    await vi.waitFor(() => expect(points.known.value.size).toBe(1));
    running.value = duelWithDigit(running.value!, 1, 2, 3, false);
    await vi.waitFor(() => expect(points.known.value.get(2)?.tenths).toBe(14));
    expect(asked).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    points.end();
  });

  it('stays unknown without a worker, and says so', async () => {
    const running = signal<Duel | null>(duelWithDigit(duel, 0, 1, 1, false));
    const client = { ask: () => Promise.reject(new Error('gone')), end: () => undefined };
    const points = makeDuelPoints(blankPuzzle(boxShape(2, 2)), running, client);
    await vi.waitFor(() => expect(points.hasFailed.value).toBe(true));
    expect(points.known.value.size).toBe(0);
    points.end();
  });
});
