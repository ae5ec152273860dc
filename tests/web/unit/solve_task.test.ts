// How long a solve took, where the clock is too coarse for one.
import { afterEach, expect, it, vi } from 'vitest';
import type { QuickModule } from '../../../wasm/solver_module';
import { blankPuzzle, boxShape } from '../../../web/grid/puzzle';
import type { SolveRequest } from '../../../web/protocol/messages';
import { solve } from '../../../web/worker/solve_task';

const request: SolveRequest = {
  kind: 'solve',
  puzzle: blankPuzzle(boxShape(2, 2)),
  algorithm: 'norvig',
  limit: 1,
  maxSeconds: 10,
};
const job = { cancelled: false, progress: () => undefined };

/** A module whose every solve takes `solve_ms` by a clock that tells tenths of a millisecond. */
function fakeModule(solve_ms: number): { module: QuickModule; sessions: { opened: number; deleted: number } } {
  let now_ms = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => Math.floor(now_ms * 10) / 10);
  const sessions = { opened: 0, deleted: 0 };
  class SolveSession {
    constructor() {
      sessions.opened += 1;
    }
    run(): boolean {
      now_ms += solve_ms;
      return true;
    }
    stats = () => ({ steps: 1, guesses: 0, backtracks: 0, deepest: 0 });
    status = () => 'solved';
    solutions = () => 1;
    solution = () => null;
    contradiction = () => null;
    delete(): void {
      sessions.deleted += 1;
    }
  }
  return { module: { refusal: () => '', SolveSession } as unknown as QuickModule, sessions };
}

afterEach(() => vi.restoreAllMocks());

it('a timed solve shorter than a step of the clock is repeated, and its time is the mean', async () => {
  const { module, sessions } = fakeModule(0.03);
  const { seconds } = await solve(module, { ...request, isTimed: true }, job);
  expect(seconds).toBeGreaterThan(0.0000285);
  expect(seconds).toBeLessThan(0.0000315);
  expect(sessions.opened).toBeGreaterThan(120);
  expect(sessions.deleted).toBe(sessions.opened);
});

it('a timed solve that is long enough is done once', async () => {
  const { module, sessions } = fakeModule(7);
  const { seconds } = await solve(module, { ...request, isTimed: true }, job);
  expect(seconds).toBeCloseTo(0.007, 6);
  expect(sessions).toEqual({ opened: 1, deleted: 1 });
});

it('a solve that is not timed is done once, however short', async () => {
  const { module, sessions } = fakeModule(0.03);
  await solve(module, request, job);
  expect(sessions).toEqual({ opened: 1, deleted: 1 });
});
