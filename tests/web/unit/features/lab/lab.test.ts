// A run of the Lab: on several workers, paused, cancelled, kept over a reload.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SolverClient, Refused } from '../../../../../web/client/solver_client';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import type { Experiment } from '../../../../../web/features/lab/experiment';
import { makeKeep } from '../../../../../web/features/lab/keep';
import { makePool } from '../../../../../web/client/pool';
import { makeLab, type Lab } from '../../../../../web/features/lab/lab';
import type { Replies, Request, SolveOutcome, MeasureRequest } from '../../../../../web/protocol/messages';
import { settle } from '../../fakes/display';

const puzzle = blankPuzzle(boxShape(2, 2));
const experiment: Experiment = {
  setName: 'two',
  puzzles: [puzzle, puzzle],
  contenders: [
    { algorithm: 'norvig', name: 'Norvig', label: 'norvig', knobs: [] },
    {
      algorithm: 'dancing-links',
      name: 'Dancing links, first column',
      label: 'dancing-links:column=first',
      knobs: [1],
    },
  ],
  capSeconds: 5,
};
const outcome: SolveOutcome = {
  status: 'solved',
  solutions: 1,
  solution: null,
  contradiction: null,
  steps: 5,
  guesses: 2,
  backtracks: 1,
  deepest: 2,
  seconds: 0.25,
  cancelled: false,
};

/** Requests to measure that were asked and not answered yet, oldest first. */
let open: { request: MeasureRequest; answer(value: SolveOutcome): void; refuse(error: Error): void }[] = [];
let ended = 0;

function makeClient(): SolverClient {
  return {
    ask<R extends Request>(request: R, { signal }: { signal?: AbortSignal } = {}) {
      if (request.kind !== 'measure') return Promise.resolve([] as unknown as Replies[R['kind']]);
      return new Promise<Replies[R['kind']]>((resolve, reject) => {
        const answer = (value: SolveOutcome): void => resolve(value as Replies[R['kind']]);
        signal?.addEventListener('abort', () => answer({ ...outcome, solutions: 0, cancelled: true }));
        open.push({ request, answer, refuse: reject });
      });
    },
    end: () => void ++ended,
  };
}

const findGuest = (): Promise<never> => Promise.reject(new Error('A solver of this run was removed.'));

async function openLab(cores = 2): Promise<Lab> {
  const lab = makeLab({ keep: makeKeep(), pool: makePool(makeClient, cores), findGuest });
  await vi.waitFor(() => expect(lab.status.value).not.toBe('loading'));
  return lab;
}
async function answerNext(value: Partial<SolveOutcome> = {}): Promise<void> {
  await vi.waitFor(() => expect(open).not.toHaveLength(0));
  open.shift()!.answer({ ...outcome, ...value });
  await settle();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  open = [];
  ended = 0;
});

describe('a run', () => {
  it('asks as many at once as there are cores, for one solution, with knobs and cap', async () => {
    const lab = await openLab();
    expect(lab.status.value).toBe('idle');
    lab.start(experiment);
    await vi.waitFor(() => expect(open).toHaveLength(2));
    expect(open[1]!.request).toMatchObject({
      algorithm: 'dancing-links',
      knobs: [1],
      limit: 1,
      maxSeconds: 5,
    });
    for (let trial = 0; trial < 4; ++trial) await answerNext();
    await vi.waitFor(() => expect(lab.status.value).toBe('finished'));
    expect(lab.trials.value).toEqual(Array(4).fill({ ending: 'solved', seconds: 0.25, guesses: 2, backtracks: 1 }));
    expect(ended).toBe(2);
  });

  it('distinguishes trials over the cap, without a solution and not taken by the solver', async () => {
    const lab = await openLab(1);
    lab.start(experiment);
    await answerNext({ status: 'unfinished', solutions: 0 });
    await answerNext({ status: 'none', solutions: 0 });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open.shift()!.refuse(new Refused(() => 'Too large.'));
    await answerNext();
    await vi.waitFor(() => expect(lab.status.value).toBe('finished'));
    expect(lab.trials.value.map((trial) => trial?.ending)).toEqual(['capped', 'none', 'failed', 'solved']);
  });

  it('when paused makes the interrupted trials again', async () => {
    const lab = await openLab(1);
    lab.start(experiment);
    await answerNext();
    lab.pause();
    await settle();
    expect(lab.trials.value.map(Boolean)).toEqual([true, false, false, false]);
    open = [];
    lab.resume();
    for (let trial = 0; trial < 3; ++trial) await answerNext();
    await vi.waitFor(() => expect(lab.status.value).toBe('finished'));
  });

  it('under way when the page was left can go on after a reload', async () => {
    const before = await openLab(1);
    before.start(experiment);
    await answerNext();
    before.pause();
    await settle();
    const after = await openLab(1);
    expect(after.status.value).toBe('paused');
    expect(after.experiment.value?.setName).toBe('two');
    expect(after.trials.value.filter(Boolean)).toHaveLength(1);
    open = [];
    after.resume();
    for (let trial = 0; trial < 3; ++trial) await answerNext();
    await vi.waitFor(() => expect(after.status.value).toBe('finished'));
  });

  it('reports a missing solver, and continues when the solver is back', async () => {
    const lab = await openLab(1);
    const gone = { algorithm: '', name: 'mine', label: 'mine', knobs: [], guest: 'a' };
    lab.start({ ...experiment, contenders: [...experiment.contenders, gone] });
    await vi.waitFor(() => expect(lab.status.value).toBe('paused'));
    expect(lab.failure.value).toBe('A solver of this run was removed.');
    expect(open).toHaveLength(0);
  });

  it('keeps its results after it was cancelled', async () => {
    const before = await openLab(1);
    before.start(experiment);
    await answerNext();
    before.cancel();
    await settle();
    const after = await openLab(1);
    expect(after.status.value).toBe('stopped');
    expect(after.trials.value.filter(Boolean)).toHaveLength(1);
    after.resume();
    expect(after.status.value).toBe('stopped');
  });
});
