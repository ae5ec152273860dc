// One search on several workers: a queue, a sum, and an end for all.
import { describe, expect, it, vi } from 'vitest';
import { makePool } from '../../../../web/client/pool';
import { searchTogether, type SharedOutcome } from '../../../../web/client/shared_search';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import type { SolveProgress, SplitOutcome } from '../../../../web/protocol/messages';
import { cutInto, FakeSharedClients } from '../fakes/shared_client';

const puzzle = blankPuzzle(boxShape(2, 2));
const solution = Uint8Array.of(1, 2);

function begin(cut: SplitOutcome, { workers = 2, limit = 0 } = {}) {
  const fake = new FakeSharedClients(cut);
  const stop = new AbortController();
  const told: SolveProgress[] = [];
  const outcome: Promise<SharedOutcome> = searchTogether({
    clients: Array.from({ length: workers }, fake.make),
    request: { puzzle, algorithm: '', limit },
    depth: 0,
    signal: stop.signal,
    onProgress: (progress) => told.push(progress),
  });
  const part = async (path: number) => {
    await vi.waitFor(() => expect(fake.open.map((open) => open.path)).toContain(path));
    return fake.open.find((open) => open.path === path)!;
  };
  return { fake, stop, told, outcome, part };
}

describe('the queue', () => {
  it('gives each worker the next part that nobody has', async () => {
    const { fake, part, outcome } = begin(cutInto([0.25, 0.25, 0.25, 0.25]));
    expect((await part(0)).client).toBe(0);
    expect((await part(1)).client).toBe(1);
    (await part(1)).answer({});
    expect((await part(2)).client).toBe(1);
    expect(fake.open).toHaveLength(2);
    (await part(2)).answer({});
    (await part(3)).answer({});
    (await part(0)).answer({});
    expect(await outcome).toMatchObject({ status: 'none', explored: 1, subproblems: 4, cancelled: false });
  });

  it('is empty if the cut settled the tree', async () => {
    const { outcome } = begin(cutInto([], { solutions: 1, solution, steps: 9 }));
    expect(await outcome).toMatchObject({ status: 'unique', solutions: 1, solution, steps: 9, explored: 1 });
  });
});

describe('the sum', () => {
  it('is of the cut and of all parts', async () => {
    const settled = { solutions: 1, steps: 10, guesses: 4, backtracks: 2, deepest: 3 };
    const { part, outcome } = begin(cutInto([0.5, 0.5], settled));
    (await part(0)).answer({ solutions: 2, solution, steps: 100, guesses: 40, backtracks: 20, deepest: 9 });
    (await part(1)).answer({ solutions: 3, steps: 1000, guesses: 400, backtracks: 200, deepest: 7 });
    const counted = { solutions: 6, steps: 1110, guesses: 444, backtracks: 222, deepest: 9 };
    expect(await outcome).toMatchObject({ ...counted, status: 'several', solution, depth: 1 });
  });

  it('includes the reports of running parts, and the share of finished parts', async () => {
    const { part, told, outcome } = begin(cutInto([0.5, 0.25], { steps: 10 }));
    expect(await part(0)).toBeTruthy();
    expect(told.at(-1)).toMatchObject({ solutions: 0, steps: 10, explored: 0.25 });
    (await part(0)).progress({ solutions: 5, steps: 50 });
    expect(told.at(-1)).toMatchObject({ solutions: 5, steps: 60, explored: 0.25 });
    (await part(0)).answer({ solutions: 6, steps: 60 });
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ solutions: 6, steps: 70, explored: 0.75 }));
    (await part(1)).answer({});
    expect((await outcome).solutions).toBe(6);
  });
});

describe('the end', () => {
  it('comes to all with enough solutions, and no more are reported', async () => {
    const { fake, part, outcome } = begin(cutInto([0.5, 0.25, 0.25]), { limit: 3 });
    (await part(0)).progress({ solutions: 2 });
    (await part(1)).progress({ solutions: 2 });
    expect(await outcome).toMatchObject({ status: 'several', solutions: 3, cancelled: false });
    expect(fake.open).toHaveLength(0);
  });

  it('comes to all with the first solution where one is wanted', async () => {
    const { part, outcome } = begin(cutInto([0.5, 0.25, 0.25]), { limit: 1 });
    (await part(1)).answer({ status: 'solved', solutions: 1, solution });
    expect(await outcome).toMatchObject({ status: 'solved', solutions: 1, solution, cancelled: false, explored: 0 });
  });

  it('comes to all with a cancel, and earlier results are reported', async () => {
    const { fake, stop, part, outcome } = begin(cutInto([0.5, 0.25, 0.25]));
    (await part(0)).progress({ solutions: 4, steps: 5 });
    (await part(1)).answer({ solutions: 1, steps: 1 });
    await part(2);
    stop.abort();
    expect(await outcome).toMatchObject({ status: 'several', solutions: 5, steps: 6, cancelled: true, explored: 0.25 });
    expect(fake.open).toHaveLength(0);
  });

  it('waits for no worker after a cancel, not even for one that is only starting', async () => {
    const stop = new AbortController();
    const never = { ask: () => new Promise<never>(() => undefined), end: () => undefined };
    const request = { puzzle, algorithm: '', limit: 0 };
    const needs = { clients: [never], request, depth: 0, signal: stop.signal, onProgress: () => undefined };
    const outcome = searchTogether(needs);
    stop.abort();
    expect(await outcome).toMatchObject({ solutions: 0, cancelled: true, status: 'unfinished', explored: 0 });
  });

  it('comes to all when a worker is lost, with the reason', async () => {
    const { fake, part, outcome } = begin(cutInto([0.5, 0.25, 0.25]));
    await part(0);
    (await part(1)).fail(new Error('It ran out of memory.'));
    await expect(outcome).rejects.toThrow('out of memory');
    await vi.waitFor(() => expect(fake.open).toHaveLength(0));
  });
});

describe('the pool', () => {
  it('lends the same workers to all, no more than there are, and ends them with the last loan', () => {
    const fake = new FakeSharedClients(cutInto([]));
    const pool = makePool(fake.make, 2);
    const first = pool.borrow(1);
    const second = pool.borrow(8);
    expect(second.clients).toHaveLength(2);
    expect(second.clients[0]).toBe(first.clients[0]);
    first.giveBack();
    expect(fake.ended).toBe(0);
    second.giveBack();
    expect(fake.ended).toBe(2);
    expect(pool.borrow(2).clients[1]).toBe(second.clients[1]);
    expect(fake.made).toBe(2);
  });
});
