// A picture on its way: its decoding, its reading, and the worker that reads it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePictureReader } from '../../../../../web/client/picture_client';
import type { PictureReading } from '../../../../../web/image/read_picture';
import { NoPicture } from '../../../../../web/features/pictures/decode';
import { makePicture } from '../../../../../web/features/pictures/picture';
import { readGrid as grid } from './read_grid';

const pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const question = { ...pixels, which: null };
const file = (name: string): File => new File([], name);
const on = new AbortController().signal;

test('the reading is shown beside the picture, and a picture without a puzzle gets a sentence', async () => {
  const picture = makePicture(file('a.png'), {
    decode: () => Promise.resolve(pixels),
    ask: () => Promise.resolve(grid),
  });
  expect(picture.state.value.kind).toBe('reading');
  await picture.read(on);
  expect(picture.state.value).toMatchObject({ kind: 'grid', boxHeight: 2, shown: { width: 1, height: 1 } });
  const none = makePicture(file('a.png'), {
    decode: () => Promise.resolve(pixels),
    ask: () => Promise.resolve({ kind: 'none', why: 'nothing' }),
  });
  await none.read(on);
  expect(none.state.value).toMatchObject({ kind: 'failed', message: /no puzzle that can be read/ });
});

test('the grid chosen last is shown, and a grid that was read keeps its corrections', async () => {
  const answers = new Map<number | null, (reading: PictureReading) => void>();
  const ask = vi.fn(
    (_: unknown, __: unknown, which: number | null) =>
      new Promise<PictureReading>((resolve) => answers.set(which, resolve)),
  );
  const picture = makePicture(file('a.png'), { decode: () => Promise.resolve(pixels), ask });
  const gridNumber = (which: number): PictureReading => ({ ...grid, which, outlines: [grid.corners, grid.corners] });
  const first = picture.read(on);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  answers.get(null)!(gridNumber(0));
  await first;
  expect(picture.several.value).toMatchObject({ which: 0, outlines: { length: 2 } });
  const read = picture.state.value;

  const second = picture.choose(1, on);
  expect([picture.state.value.kind, picture.several.value!.which]).toEqual(['reading', 1]);
  await picture.choose(0, on);
  expect(picture.state.value).toBe(read);
  await vi.waitFor(() => expect(answers.has(1)).toBe(true));
  answers.get(1)!(gridNumber(1));
  await second;
  expect([picture.state.value, ask.mock.calls.length]).toEqual([read, 2]);

  const third = picture.choose(1, on);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  answers.get(1)!({ kind: 'none', why: 'unread' });
  await third;
  expect(picture.state.value).toMatchObject({ kind: 'failed', message: /most of its digits cannot be read/ });
  expect(picture.several.value!.which).toBe(1);
  expect(picture.readings()).toContain(read);
});

test('a file that is no picture, and a lost reader, are reported', async () => {
  const ask = (): Promise<never> => Promise.reject(new Error('gone'));
  const other = makePicture(file('a.gif'), { decode: () => Promise.reject(new NoPicture('a.gif is none.')), ask });
  await other.read(on);
  expect(other.state.value).toEqual({ kind: 'failed', message: 'a.gif is none.' });
  const lost = makePicture(file('a.png'), { decode: () => Promise.resolve(pixels), ask });
  await lost.read(on);
  expect(lost.state.value).toEqual({ kind: 'failed', message: 'The picture could not be read: gone.' });
});

test('a picture that nobody looks at any more says nothing, and its worker is ended', async () => {
  const { worker, terminate } = fakeWorker();
  const picture = makePicture(file('slow.png'), {
    decode: () => Promise.resolve(pixels),
    ask: (given, signal) => makePictureReader(() => worker).ask({ ...given, which: null }, signal),
  });
  const ending = new AbortController();
  const reading = picture.read(ending.signal);
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalled());
  ending.abort();
  await reading;
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(picture.state.value.kind).toBe('reading');
});

function fakeWorker(): { worker: Worker; terminate: ReturnType<typeof vi.fn> } {
  const terminate = vi.fn();
  return { worker: { postMessage: vi.fn(), terminate } as unknown as Worker, terminate };
}

describe('a worker that reads pictures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const answer = (worker: Worker): void => void worker.onmessage!({ data: grid } as MessageEvent);

  test('is ended where it fails or is silent', async () => {
    const [failing, silent] = [fakeWorker(), fakeWorker()];
    const failure = makePictureReader(() => failing.worker).ask(question, on);
    failing.worker.onerror!({ message: 'broken' } as ErrorEvent);
    await expect(failure).rejects.toThrow('an unexpected error occurred');
    const silence = expect(makePictureReader(() => silent.worker).ask(question, on)).rejects.toThrow(
      'it takes too long',
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await silence;
    for (const { terminate } of [failing, silent]) expect(terminate).toHaveBeenCalledTimes(1);
  });

  test('waits for another picture once it has answered, for a minute', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    const make = vi.fn(() => workers[make.mock.calls.length - 1]!.worker);
    const reader = makePictureReader(make);
    reader.start();
    for (let time = 0; time < 2; ++time) {
      const asked = reader.ask(question, on);
      answer(workers[0]!.worker);
      await expect(asked).resolves.toBe(grid);
      await vi.advanceTimersByTimeAsync(50_000);
    }
    expect(make).toHaveBeenCalledTimes(1);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);
    void reader.ask(question, on);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('is started ahead once, waits for a minute, and is another where that failed', async () => {
    const workers = [fakeWorker(), fakeWorker(), fakeWorker()];
    const make = vi.fn(() => workers[make.mock.calls.length - 1]!.worker);
    const reader = makePictureReader(make);
    reader.start();
    reader.start();
    expect(make).toHaveBeenCalledTimes(1);
    workers[0]!.worker.onerror!({ message: 'broken' } as ErrorEvent);
    reader.start();
    expect(make).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[1]!.terminate).toHaveBeenCalledTimes(1);
    void reader.ask(question, on);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('is not asked for two pictures at once, and only one waits', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    const make = vi.fn(() => workers[make.mock.calls.length - 1]!.worker);
    const reader = makePictureReader(make);
    const both = [reader.ask(question, on), reader.ask(question, on)];
    workers.forEach(({ worker }) => answer(worker));
    await Promise.all(both);
    expect(workers.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 0]);
    reader.end();
    expect(workers[1]!.terminate).toHaveBeenCalledTimes(1);
  });
});
