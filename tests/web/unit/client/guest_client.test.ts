// The page's end of a worker with a solver that somebody brought: it is ended in any case, and started again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGuestClient, type GuestClient } from '../../../../web/client/guest_client';
import type { GuestReply, GuestRequest } from '../../../../web/protocol/guest';

class FakeGuestWorker {
  onmessage: ((event: { data: GuestReply }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminated = false;
  readonly posted: GuestRequest[] = [];

  postMessage(message: GuestRequest): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(reply: GuestReply): void {
    this.onmessage?.({ data: reply });
  }
}

let workers: FakeGuestWorker[];
let isLost: boolean;
let client: GuestClient;
const worker = (): FakeGuestWorker => workers.at(-1)!;
const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const never = new AbortController().signal;
const question = { boxHeight: 2, boxWidth: 2, limit: 1, givens: new Uint8Array(16) };
const answer: GuestReply = { kind: 'solved', seconds: 0.5, count: 1, grid: new Uint8Array(16), guesses: 3 };

async function getReady(): Promise<void> {
  await moment();
  worker().say({ kind: 'compiled' });
  await moment();
  worker().say({ kind: 'ready', name: 'mine' });
  await moment();
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  isLost = false;
  const makeWorker = (): Promise<Worker> => {
    if (isLost) return Promise.reject(new Error('offline'));
    workers.push(new FakeGuestWorker());
    return Promise.resolve(worker() as unknown as Worker);
  };
  client = makeGuestClient(Uint8Array.of(1, 2, 3), makeWorker);
});
afterEach(() => vi.useRealTimers());

describe('a solver’s worker', () => {
  it('is started with the first question, and answers the next as it stands', async () => {
    const first = client.solve(question, 5, never);
    await getReady();
    expect(worker().posted.map(({ kind }) => kind)).toEqual(['load', 'solve']);
    worker().say(answer);
    expect(await first).toEqual(answer);
    const second = client.solve(question, 5, never);
    await moment();
    worker().say(answer);
    expect(await second).toEqual(answer);
    expect(workers).toHaveLength(1);
  });

  it('is ended where an answer is late, and another takes the next puzzle', async () => {
    const late = client.solve(question, 5, never);
    await getReady();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toEqual({ kind: 'late' });
    expect(worker().terminated).toBe(true);
    const next = client.solve(question, 5, never);
    await getReady();
    worker().say(answer);
    expect(await next).toEqual(answer);
    expect(workers).toHaveLength(2);
  });

  it('is ended where the module fails, or the worker itself is lost', async () => {
    const failing = client.solve(question, 5, never);
    await getReady();
    worker().say({ kind: 'failed', reason: { kind: 'unreachable' } });
    expect(await failing).toEqual({ kind: 'failed', reason: { kind: 'unreachable' } });
    expect(worker().terminated).toBe(true);
    const lost = client.solve(question, 5, never);
    await getReady();
    worker().onerror?.({ message: 'out of memory' });
    expect(await lost).toEqual({ kind: 'failed', reason: 'there was not enough memory' });
    expect(worker().terminated).toBe(true);
  });

  it('is ended at once by a stop, while it starts and while it solves', async () => {
    const stop = new AbortController();
    const starting = client.solve(question, 5, stop.signal);
    await moment();
    stop.abort();
    expect(await starting).toEqual({ kind: 'stopped' });
    expect(worker().terminated).toBe(true);
    const again = new AbortController();
    const solving = client.solve(question, 5, again.signal);
    await getReady();
    again.abort();
    expect(await solving).toEqual({ kind: 'stopped' });
    expect(worker().terminated).toBe(true);
  });

  it('is refused where its start does not end, however long it was compiled', async () => {
    const opening = client.open(never);
    await vi.advanceTimersByTimeAsync(60_000);
    worker().say({ kind: 'compiled' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await opening).toEqual({ kind: 'refused', refusal: { kind: 'slow', seconds: 10 } });
    expect(worker().terminated).toBe(true);
  });

  it('is refused with what the host says, and where its program cannot be had', async () => {
    const opening = client.open(never);
    await moment();
    const refusal = { kind: 'imports', names: ['env.fetch'] } as const;
    worker().say({ kind: 'refused', refusal: { ...refusal, names: [...refusal.names] } });
    expect(await opening).toEqual({ kind: 'refused', refusal });
    isLost = true;
    expect(await client.open(never)).toMatchObject({ kind: 'refused', refusal: { kind: 'start' } });
  });
});
