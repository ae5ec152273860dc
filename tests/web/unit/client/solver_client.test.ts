// The client end of a worker: answers, progress, cancel, and all ways to lose a worker.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Crashed, makeSolverClient, Refused, type OwnSolverClient } from '../../../../web/client/solver_client';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import { workerNoRun } from '../../../../web/language/generated/workers';
import { chooseLanguage } from '../../../../web/language/language';
import type { SolveRequest } from '../../../../web/protocol/messages';
import { FakeWorker } from '../fakes/worker';

const solve: SolveRequest = {
  kind: 'solve',
  puzzle: blankPuzzle(boxShape(2, 2)),
  algorithm: '',
  limit: 2,
  maxSeconds: 0,
};

let workers: FakeWorker[];
let restarts: string[];
let client: OwnSolverClient;
const worker = (): FakeWorker => workers.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  restarts = [];
  const makeWorker = (): Worker => {
    workers.push(new FakeWorker());
    return worker().asWorker();
  };
  client = makeSolverClient(makeWorker, (reason) => restarts.push(reason()));
});
afterEach(() => vi.useRealTimers());

describe('a solver client', () => {
  it('starts its worker with the first question and resolves it with the answer', async () => {
    expect(workers).toHaveLength(0);
    const text = client.ask({ kind: 'write', puzzle: solve.puzzle, style: 'line' });
    const request = worker().last('write');
    worker().say({ id: request.id, kind: 'done', value: '................' });
    expect(await text).toBe('................');
  });

  it('starts its worker ahead of the first question, once', async () => {
    client.start();
    const early = worker();
    client.start();
    const text = client.ask({ kind: 'write', puzzle: solve.puzzle, style: 'line' });
    expect(workers).toEqual([early]);
    early.say({ id: early.last('write').id, kind: 'done', value: '1...' });
    expect(await text).toBe('1...');
  });

  it('hands progress on until the answer, and to nobody else', async () => {
    const seen: number[] = [];
    const [first, second] = [client.ask(solve, { onProgress: ({ steps }) => seen.push(steps) }), client.ask(solve)];
    const [one, two] = worker().posted.filter(({ kind }) => kind === 'solve');
    worker().say({ id: one!.id, kind: 'progress', value: { solutions: 0, steps: 7, seconds: 0 } });
    worker().say({ id: two!.id, kind: 'progress', value: { solutions: 0, steps: 8, seconds: 0 } });
    worker().say({ id: one!.id, kind: 'done', value: null });
    worker().say({ id: one!.id, kind: 'progress', value: { solutions: 0, steps: 9, seconds: 0 } });
    worker().say({ id: two!.id, kind: 'done', value: null });
    await Promise.all([first, second]);
    expect(seen).toEqual([7]);
  });

  it('rejects a refused request with the sentence and keeps the worker', async () => {
    const answer = client.ask(solve);
    worker().say({ id: worker().last('solve').id, kind: 'refused', message: 'Too large.' });
    await expect(answer).rejects.toThrow(Refused);
    expect(worker().terminated).toBe(false);
    expect(restarts).toEqual([]);
  });

  it('translates the messages of the worker into the language of the page', async () => {
    await chooseLanguage('de');
    const answer = client.ask(solve);
    worker().say({ id: worker().last('solve').id, kind: 'refused', message: { text: workerNoRun } });
    await expect(answer).rejects.toThrow('Es ist kein Lauf geöffnet.');
    await chooseLanguage('en');
  });

  it('cancels by the signal and resolves with what there is', async () => {
    const stop = new AbortController();
    const answer = client.ask(solve, { signal: stop.signal });
    const { id } = worker().last('solve');
    stop.abort();
    expect(worker().last('cancel').target).toBe(id);
    worker().say({ id: worker().last('cancel').id, kind: 'done', value: null });
    worker().say({ id, kind: 'done', value: null });
    expect(await answer).toBeNull();
  });

  it('cancels a request whose signal had been given before', () => {
    void client.ask(solve, { signal: AbortSignal.abort() });
    expect(worker().last('cancel').target).toBe(worker().last('solve').id);
  });

  it('does not cancel what is answered already', async () => {
    const stop = new AbortController();
    const answer = client.ask(solve, { signal: stop.signal });
    worker().say({ id: worker().last('solve').id, kind: 'done', value: null });
    await answer;
    stop.abort();
    expect(worker().count('cancel')).toBe(0);
  });

  it('transfers buffers', () => {
    const buffer = new ArrayBuffer(8);
    void client.ask({ kind: 'move', move: { how: 'end' }, heat: false, buffer }, { transfer: [buffer] });
    expect(buffer.byteLength).toBe(0);
    expect(worker().last('move').buffer.byteLength).toBe(8);
  });
});

describe('a lost worker', () => {
  const ways: [string, () => void][] = [
    ['says so', () => worker().say({ id: 1, kind: 'crashed', message: 'unreachable' })],
    ['dies of an error', () => worker().onerror!({ message: 'out of memory' })],
    ['sends what cannot be read', () => worker().onmessageerror!()],
    ['falls silent', () => vi.advanceTimersByTime(10_000)],
  ];
  it.each(ways)(
    'which %s is ended, its requests are rejected, and the next question starts another',
    async (_, lose) => {
      const owed = [client.ask(solve), client.ask(solve)].map((answer) => expect(answer).rejects.toThrow(Crashed));
      worker().say({ id: 0, kind: 'done', value: null });
      lose();
      await Promise.all(owed);
      expect(worker().terminated).toBe(true);
      expect(restarts).toHaveLength(1);

      const answer = client.ask({ kind: 'catalogue' });
      expect(workers).toHaveLength(2);
      workers[0]!.say({ id: worker().last('catalogue').id, kind: 'crashed', message: 'a voice from the grave' });
      worker().say({ id: worker().last('catalogue').id, kind: 'done', value: [] });
      expect(await answer).toEqual([]);
      expect(restarts).toHaveLength(1);
    },
  );

  it('is given a minute to start, since the module may come over a slow network', async () => {
    const owed = expect(client.ask(solve)).rejects.toThrow('did not respond for 60 seconds');
    vi.advanceTimersByTime(59_000);
    expect(worker().terminated).toBe(false);
    vi.advanceTimersByTime(1000);
    await owed;
  });
});

describe('the watchdog', () => {
  it('takes any message as a sign of life', () => {
    void client.ask(solve).catch(() => undefined);
    const { id } = worker().last('solve');
    for (let slice = 0; slice < 10; ++slice) {
      worker().say({ id, kind: 'progress', value: { solutions: 0, steps: 0, seconds: 0 } });
      vi.advanceTimersByTime(9900);
    }
    expect(worker().terminated).toBe(false);
  });

  it('rests while nothing is owed', async () => {
    const answer = client.ask({ kind: 'catalogue' });
    worker().say({ id: worker().last('catalogue').id, kind: 'done', value: [] });
    await answer;
    vi.advanceTimersByTime(3_600_000);
    expect(worker().terminated).toBe(false);
  });

  it('starts anew where its own timer came late, as after a sleep', async () => {
    const owed = expect(client.ask(solve)).rejects.toThrow(Crashed);
    worker().say({ id: 0, kind: 'done', value: null });
    const asleep = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(worker().terminated).toBe(false);
    asleep.mockRestore();
    vi.advanceTimersByTime(10_000);
    await owed;
  });
});
