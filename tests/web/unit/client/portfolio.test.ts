// A hard question for several workers at once: the order of asking, the answer that counts, and the common progress.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePortfolio, mergeOutlooks, type Portfolio } from '../../../../web/client/portfolio';
import { Crashed, makeSolverClient } from '../../../../web/client/solver_client';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import type { Outlook, SolveOutcome, SolveProgress } from '../../../../web/protocol/messages';
import { nameOf } from '../language/solver_messages';
import { FakeWorker } from '../fakes/worker';

const question = { puzzle: blankPuzzle(boxShape(2, 2)), algorithm: '', limit: 2, maxSeconds: 10 };
const solver = { id: 'seeded', name: nameOf('Sudoscope N'), seeds: 4 };
const [one, other] = [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2)];

let workers: FakeWorker[];
let portfolio: Portfolio;
let told: SolveProgress[];
let stop: AbortController;
const makeClient = () =>
  makeSolverClient(
    () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!.asWorker();
    },
    () => undefined,
  );
let first: ReturnType<typeof makeClient>;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const ask = (): Promise<SolveOutcome> =>
  portfolio.ask(first, question, { signal: stop.signal, onProgress: (progress) => told.push(progress) });

function tell(worker: number, more: Partial<SolveProgress>): void {
  const value = { solutions: 0, steps: 10, seconds: 0.5, solver, ...more };
  workers[worker]!.say({ id: workers[worker]!.last('solve').id, kind: 'progress', value });
}

function answer(worker: number, more: Partial<SolveOutcome>): void {
  const value: SolveOutcome = {
    ...{ status: 'unique', solutions: 1, solution: one, contradiction: null, steps: 10, seconds: 2, guesses: 0 },
    ...{ backtracks: 0, deepest: 0, cancelled: false, solver, ...more },
  };
  workers[worker]!.say({ id: workers[worker]!.last('solve').id, kind: 'done', value });
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  told = [];
  stop = new AbortController();
  first = makeClient();
  portfolio = makePortfolio(makeClient, 3);
  return () => vi.useRealTimers();
});

describe('a portfolio', () => {
  it('leaves what is answered at once to one worker', async () => {
    const outcome = ask();
    tell(0, { seconds: 0.1 });
    answer(0, { seconds: 0.2 });
    expect(await outcome).toMatchObject({ status: 'unique', solution: one });
    expect(workers).toHaveLength(1);
  });

  it('asks as many workers as there are cores then, once each, with seeds of their own', async () => {
    void ask();
    tell(0, { seconds: 0.3 });
    tell(0, { seconds: 0.6 });
    await settle();
    expect(workers.map((worker) => worker.last('solve').knobs)).toEqual([undefined, [1], [2]]);
    expect(workers.map((worker) => worker.count('solve'))).toEqual([1, 1, 1]);
    expect(workers.every((worker) => worker.last('solve').isKept)).toBe(true);
  });

  it('passes learnt clauses between workers, from the moment that there are several', async () => {
    void ask();
    tell(0, { seconds: 0.1 });
    expect(workers[0]!.count('hear')).toBe(0);
    tell(0, { seconds: 0.3 });
    await settle();
    expect(workers.map((worker) => worker.last('hear').learnt)).toEqual(workers.map(() => new Uint32Array()));
    const { id } = workers[1]!.last('solve');
    workers[1]!.say({ id, kind: 'learnt', learnt: Uint32Array.of(0, 1, 1, 7) });
    expect(workers.map((worker) => worker.count('hear'))).toEqual([2, 1, 2]);
    for (const worker of [workers[0]!, workers[2]!])
      expect(worker.last('hear')).toMatchObject({
        target: worker.last('solve').id,
        learnt: Uint32Array.of(0, 1, 1, 7),
      });
  });

  it('leaves an algorithm without seeds alone', async () => {
    void ask();
    tell(0, { seconds: 5, solver: { ...solver, seeds: 1 } });
    await settle();
    expect(workers).toHaveLength(1);
  });

  it('takes the first answer, whoever gives it, and stops the others', async () => {
    const outcome = ask();
    tell(0, { seconds: 0.3 });
    answer(2, { status: 'none', solutions: 0, solution: null });
    expect(await outcome).toMatchObject({ status: 'none', solution: null, cancelled: false });
    expect(workers.map((worker) => worker.count('cancel'))).toEqual([1, 1, 0]);
  });

  it('calls two different solutions several, and the same one twice not', async () => {
    const outcome = ask();
    tell(0, { seconds: 0.3 });
    tell(0, { seconds: 1.5, solutions: 1, solution: one });
    tell(1, { solutions: 1, solution: one });
    expect(told.at(-1)).toMatchObject({ solutions: 1 });
    expect(workers[0]!.count('cancel')).toBe(0);
    tell(2, { solutions: 1, solution: other });
    answer(0, { status: 'unfinished', cancelled: true });
    expect(await outcome).toMatchObject({ status: 'several', solutions: 2, solution: one, cancelled: false });
  });

  it('does without a helper that is out of time or lost', async () => {
    const outcome = ask();
    tell(0, { seconds: 0.3 });
    answer(1, { status: 'unfinished', solutions: 0, solution: null });
    workers[2]!.say({ id: workers[2]!.last('solve').id, kind: 'crashed', message: 'out of memory' });
    await settle();
    answer(0, {});
    expect(await outcome).toMatchObject({ status: 'unique' });
  });

  it('fails as its first worker does', async () => {
    const outcome = ask();
    workers[0]!.say({ id: workers[0]!.last('solve').id, kind: 'crashed', message: 'out of memory' });
    await expect(outcome).rejects.toBeInstanceOf(Crashed);
  });

  it('keeps the solution of a helper when it is stopped', async () => {
    const outcome = ask();
    tell(0, { seconds: 0.3 });
    tell(1, { solutions: 1, solution: other });
    stop.abort();
    answer(0, { status: 'unfinished', solutions: 0, solution: null, cancelled: true });
    expect(await outcome).toMatchObject({ status: 'unfinished', solutions: 1, solution: other, cancelled: true });
  });

  it('keeps its helpers to go on with, until the question is another', async () => {
    const outcome = ask();
    tell(0, { seconds: 0.3 });
    answer(0, { status: 'unfinished', solutions: 0, solution: null });
    await outcome;
    void ask();
    tell(0, { seconds: 10 });
    await settle();
    expect(workers).toHaveLength(3);
    expect(workers[1]!.count('solve')).toBe(2);
    portfolio.release();
    expect(workers.map((worker) => worker.terminated)).toEqual([false, true, true]);
  });
});

describe('the progress of several searches', () => {
  const outlook = (proved: number[], best: number[] | null): Outlook => ({
    ...{ conflicts: 5, bytes: 100 },
    proved: Uint8Array.from(proved),
    best: best && Uint8Array.from(best),
  });

  it('has every proved cell, the fullest guess, and the sums of the rest', () => {
    const merged = mergeOutlooks([
      outlook([1, 0, 0], null),
      outlook([0, 0, 3], [1, 2, 0]),
      outlook([1, 0, 0], [0, 2, 0]),
    ]);
    expect(merged).toEqual({
      ...{ conflicts: 15, bytes: 300, searches: 3 },
      proved: Uint8Array.of(1, 0, 3),
      best: Uint8Array.of(1, 2, 0),
    });
    expect(mergeOutlooks([])).toBeNull();
  });
});
