// The time of a solve, if the clock is too coarse for one.
import { afterEach, expect, it, vi } from 'vitest';
import type { SolverModule } from '../../../../wasm/solver_module';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import type { SolveProgress, SolveRequest } from '../../../../web/protocol/messages';
import { measure, solve } from '../../../../web/worker/solve_task';
import { nameOf } from '../language/solver_messages';

const request: SolveRequest = {
  kind: 'solve',
  puzzle: blankPuzzle(boxShape(2, 2)),
  algorithm: 'norvig',
  limit: 1,
  maxSeconds: 10,
};
interface Sessions {
  opened: number;
  deleted: number;
  /** Searches that were repeated. */
  repeated: number;
}

const job = { cancelled: false, progress: () => undefined };

/** A module whose every solve takes `solve_ms` by a clock with steps of a tenth of a millisecond. */
function fakeModule(solve_ms: number): { module: SolverModule; sessions: Sessions } {
  let now_ms = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => Math.floor(now_ms * 10) / 10);
  const sessions = { opened: 0, deleted: 0, repeated: 0 };
  class SolveSession {
    constructor() {
      sessions.opened += 1;
    }
    run(): boolean {
      now_ms += solve_ms;
      return true;
    }
    steps = () => 1;
    refusal = () => null;
    outlook = () => null;
    stats = () => ({ steps: 1, guesses: 0, backtracks: 0, deepest: 0 });
    status = () => 'solved';
    solutions = () => 1;
    solution = () => null;
    contradiction = () => null;
    delete(): void {
      sessions.deleted += 1;
    }
  }
  class Repetition {
    run(): void {
      now_ms += solve_ms;
      sessions.repeated += 1;
    }
    delete = () => undefined;
  }
  return { module: { SolveSession, Repetition } as unknown as SolverModule, sessions };
}

afterEach(() => vi.restoreAllMocks());

it('a measured solve shorter than a step of the clock is repeated, and its time is the mean', async () => {
  const { module, sessions } = fakeModule(0.03);
  const { seconds } = await measure(module, { ...request, kind: 'measure' }, job);
  expect(seconds).toBeGreaterThan(0.0000285);
  expect(seconds).toBeLessThan(0.0000315);
  expect(sessions.repeated).toBeGreaterThan(120);
  expect([sessions.opened, sessions.deleted]).toEqual([1, 1]);
});

it('a measured solve that is long enough is done once', async () => {
  const { module, sessions } = fakeModule(7);
  const { seconds } = await measure(module, { ...request, kind: 'measure' }, job);
  expect(seconds).toBeCloseTo(0.007, 6);
  expect(sessions).toEqual({ opened: 1, deleted: 1, repeated: 0 });
});

it('a solve that is not measured is done once, however short', async () => {
  const { module, sessions } = fakeModule(0.03);
  await solve(module, request, job);
  expect(sessions).toEqual({ opened: 1, deleted: 1, repeated: 0 });
});

/** A module whose searches end only after `runs` slices of 50 ms, with a solution in the second. */
function slowModule(runs: number): { module: SolverModule; sessions: { opened: number; deleted: number } } {
  const { module, sessions } = fakeModule(50);
  const Ended = module.SolveSession as unknown as new () => { run(): boolean; solutions(): number; status(): string };
  class Slow extends Ended {
    slices = 0;
    override run(): boolean {
      super.run();
      return ++this.slices >= runs;
    }
    override solutions = () => (this.slices >= 2 ? 1 : 0);
    override status = () => (this.slices >= runs ? 'unique' : 'unfinished');
    solver = () => ({ id: 'slow', name: nameOf('Norvig'), seeds: 1 });
  }
  return { module: { ...module, SolveSession: Slow } as unknown as SolverModule, sessions };
}

const verdict: SolveRequest = { ...request, limit: 2, isKept: true };

it('a search for a verdict goes on where it was stopped', async () => {
  const { module, sessions } = slowModule(10);
  const stopped = await solve(module, { ...verdict, maxSeconds: 0.2 }, job);
  expect([stopped.status, sessions.opened, sessions.deleted]).toEqual(['unfinished', 1, 0]);
  const ended = await solve(module, { ...verdict, maxSeconds: 0 }, job);
  expect([ended.status, sessions.opened, sessions.deleted]).toEqual(['unique', 1, 1]);
  expect(ended.seconds).toBeCloseTo(0.5, 3);
});

it('a search for a verdict begins anew for another grid, and the one that was kept is given up', async () => {
  const { module, sessions } = slowModule(10);
  await solve(module, { ...verdict, maxSeconds: 0.2 }, job);
  const other = await solve(module, { ...verdict, puzzle: blankPuzzle(boxShape(2, 3)), maxSeconds: 0 }, job);
  expect([other.status, sessions.opened, sessions.deleted]).toEqual(['unique', 2, 2]);
  expect(other.seconds).toBeCloseTo(0.5, 3);
});

it('a search that others run beside hands on what it learns, slice by slice, and takes what they learn', async () => {
  const { module } = slowModule(5);
  const taken: Uint32Array[] = [];
  let slices = 0;
  class Learning extends (module.SolveSession as unknown as new () => object) {
    exportLearnt = () => (++slices === 2 ? new Uint32Array() : Uint32Array.of(slices));
    importLearnt = (message: Uint32Array) => void taken.push(message);
  }
  const told: number[] = [];
  const heard = [Uint32Array.of(8), Uint32Array.of(9)];
  const tell = (learnt: Uint32Array): void => {
    told.push(...learnt);
    if (told.length === 3) heard.push(Uint32Array.of(10));
  };
  const beside = { heard, tell };
  const learning = { ...module, SolveSession: Learning } as unknown as SolverModule;
  await solve(learning, { ...verdict, maxSeconds: 0 }, { cancelled: false, beside, progress: () => undefined });
  expect(told).toEqual([1, 3, 4]);
  expect(taken.map(([first]) => first)).toEqual([8, 9, 10]);
  expect(beside.heard).toEqual([]);
});

it('progress is reported a few times a second, and the first solution at once', async () => {
  const { module } = slowModule(20);
  const told: SolveProgress[] = [];
  await solve(module, { ...verdict, maxSeconds: 0 }, { cancelled: false, progress: (value) => told.push(value) });
  expect(told.map(({ seconds }) => Math.round(seconds * 100) / 100)).toEqual([0.1, 0.4, 0.7]);
  expect(told[0]).toMatchObject({ solutions: 1, solver: { name: nameOf('Norvig') } });
});
