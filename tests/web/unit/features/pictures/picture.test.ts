// A picture on its way: its size, its result, and a person's corrections.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePictureReader } from '../../../../../web/client/picture_client';
import { type PictureKind, pictureKind } from '../../../../../web/image/picture_kind';
import { pictureSize } from '../../../../../web/image/picture_size';
import type { PictureReading } from '../../../../../web/image/read_picture';
import { NoPicture } from '../../../../../web/features/pictures/decode';
import { makePicture } from '../../../../../web/features/pictures/picture';
import { checkBoardOf, makeCheckBoard } from '../../../../../web/features/pictures/check_board';
import { checkTextOf } from '../../../../../web/features/pictures/check_text';

const bytes = (...parts: (string | number[])[]): Uint8Array => {
  const known = parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part));
  return Uint8Array.from([...known, ...new Array<number>(40).fill(0)]);
};

/** The facts about a file before it is decoded. */
function headOf(head: Uint8Array): { kind: PictureKind | null; width?: number; height?: number } {
  const kind = pictureKind(head);
  return { kind, ...(kind && kind !== 'svg+xml' ? pictureSize(head, kind) : null) };
}

test('kind and size of a picture are in its first bytes', () => {
  const png = bytes([0x89], 'PNG\r\n', [0x1a, 10], [0, 0, 0, 13], 'IHDR', [0, 0, 4, 0, 0, 0, 3, 0]);
  expect(headOf(png)).toEqual({ kind: 'png', width: 1024, height: 768 });
  // A frame's header after a comment and a table.
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 17, 8, 1, 44, 2, 88]);
  expect(headOf(jpeg)).toEqual({ kind: 'jpeg', width: 600, height: 300 });
  const extended = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x0f, 0x27, 0], [0x1f, 0x4e, 0]);
  expect(headOf(extended)).toEqual({ kind: 'webp', width: 10_000, height: 20_000 });
  const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x63, 0xc0, 0x18, 0]);
  expect(headOf(lossless)).toEqual({ kind: 'webp', width: 100, height: 100 });
  const lossy = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [0x90, 1, 0x2c, 1]);
  expect(headOf(lossy)).toEqual({ kind: 'webp', width: 400, height: 300 });
  const gif = bytes('GIF89a', [0x90, 1, 0x2c, 1]);
  expect(headOf(gif)).toEqual({ kind: 'gif', width: 400, height: 300 });
  // Stored from top to bottom, which a negative height means.
  const bmp = bytes('BM', [0, 0, 0, 0, 0, 0, 0, 0], [54, 0, 0, 0, 40, 0, 0, 0, 0x90, 1, 0, 0, 0xd4, 0xfe, 0xff, 0xff]);
  expect(headOf(bmp)).toEqual({ kind: 'bmp', width: 400, height: 300 });
  const old = bytes('BM', [0, 0, 0, 0, 0, 0, 0, 0], [26, 0, 0, 0, 12, 0, 0, 0, 0x90, 1, 0x2c, 1]);
  expect(headOf(old)).toEqual({ kind: 'bmp', width: 400, height: 300 });
});

test('AVIF and HEIC are distinguished by all their brands, and are as large as their largest part', () => {
  const boxes = (brands: string): Uint8Array => {
    const head = [0, 0, 0, 8 + brands.length];
    const size = (width: number): (string | number[])[] => ['ispe', [0, 0, 0, 0, 0, 0, width, 0, 0, 0, 2, 0]];
    return bytes(head, 'ftyp', brands, ...size(2), ...size(16), ...size(1));
  };
  for (const [kind, ...brands] of [
    ['avif', 'avif\0\0\0\0mif1', 'mif1\0\0\0\0miafavif', 'avis\0\0\0\0'],
    ['heic', 'heic\0\0\0\0mif1', 'mif1\0\0\0\0heic', 'heix\0\0\0\0', 'msf1\0\0\0\0'],
  ] as const) {
    for (const said of brands) expect(headOf(boxes(said))).toEqual({ kind, width: 4096, height: 512 });
  }
  // A film.
  expect(headOf(boxes('isom\0\0\0\0mp42'))).toEqual({ kind: null });
});

test('a drawing may begin with declarations and remarks; other markup is none', () => {
  const text = (content: string): PictureKind | null => pictureKind(new TextEncoder().encode(content));
  expect(text('<svg viewBox="0 0 9 9">')).toBe('svg+xml');
  expect(text('\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- ours -->\n<svg xmlns="...">')).toBe('svg+xml');
  expect(text('<html><svg></svg></html>')).toBeNull();
  expect(text('<svgs>')).toBeNull();
});

test('other files have no kind, and truncated or malformed ones no size', () => {
  for (const wrong of [
    new Uint8Array(),
    bytes('BM 9.......'),
    bytes('8..........36'),
    bytes('RIFF', [4, 0, 0, 0], 'WAVE'),
  ]) {
    expect(headOf(wrong)).toEqual({ kind: null });
  }
  const loop = bytes([0xff, 0xd8], [0xff, 0xe0, 0, 0], [0xff, 0xe0, 0xff, 0xff]);
  const empty = bytes([0, 0, 0, 16], 'ftypavif');
  for (const wrong of [loop, loop.subarray(0, 5), empty, empty.subarray(0, 20)]) {
    expect(Object.keys(headOf(wrong))).toEqual(['kind']);
  }
});

const pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const grid: Extract<PictureReading, { kind: 'grid' }> = {
  kind: 'grid',
  symbols: ['1', '2', '3', '4'],
  flat: { width: 1, height: 1, data: new Uint8Array(1) },
  margin: 0,
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  which: 0,
  outlines: [],
  boxHeight: 2,
  boxWidth: 2,
  values: Uint8Array.of(1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0),
  alone: Uint8Array.of(1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0),
  doubtful: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0),
  filledIn: new Uint8Array(16),
  looksFilledIn: new Uint8Array(16),
  regions: null,
  hasDiagonals: false,
};

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

test('corrections stay with the reading that they are of', () => {
  const [one, other] = [{ ...grid }, { ...grid }];
  checkBoardOf(one).put(7, 3);
  expect(checkBoardOf(other).values.value[7]).toBe(1);
  expect(checkBoardOf(one).values.value[7]).toBe(3);
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

test('a cell that is typed over is in doubt no longer, and doubts are walked through in a circle', () => {
  const board = makeCheckBoard(grid);
  expect([board.doubts.value, board.nextDoubt(-1), board.nextDoubt(7), board.nextDoubt(11)]).toEqual([2, 7, 11, 7]);
  board.put(7, 3);
  expect([board.doubts.value, board.nextDoubt(11), board.puzzle.value.givens[7]]).toEqual([1, 11, 3]);
  board.put(11, 0);
  expect(board.nextDoubt(0)).toBe(-1);
  expect(grid.values[7]).toBe(1);
});

test('changes by the rules are counted, and taken back except in cells typed since', () => {
  const values = grid.values.with(7, 3).with(11, 4).with(12, 2);
  const board = makeCheckBoard({ ...grid, values, doubtful: grid.doubtful.with(12, 1) });
  expect(board.changed.value).toBe(3);
  board.put(12, 4);
  expect(board.changed.value).toBe(2);
  board.keepsRules.value = false;
  expect(board.values.value).toEqual(grid.values.with(12, 4));
  // They can be had again.
  expect([board.changed.value, board.doubts.value]).toEqual([2, 2]);
  board.keepsRules.value = true;
  expect(board.values.value).toEqual(values.with(12, 4));
});

test('handwriting, print and diagonals can be corrected, and the correction is remembered', () => {
  const board = makeCheckBoard(grid);
  expect(board.isTouched.value).toBe(false);
  board.setFilledIn(0, true);
  expect([board.puzzle.value.givens[0], board.entries.value[0], board.filledInCount.value]).toEqual([0, 1, 1]);
  expect(board.isTouched.value).toBe(true);
  board.setFilledIn(0, false);
  expect([board.puzzle.value.givens[0], board.entries.value[0]]).toEqual([1, 0]);
  board.hasDiagonals.value = true;
  expect(board.puzzle.value.shape.constraints).toBe('diagonals\n');
});

test('corrections are remembered until the puzzle is taken, and later ones again', () => {
  const board = makeCheckBoard(grid);
  const text = checkTextOf({ text: '12?4', doubts: 1 });
  const areTouched = (): boolean[] => [board, text].map(({ isTouched }) => isTouched.value);
  for (const digit of [3, 4]) {
    board.put(7, digit);
    text.text.value = `12${digit}4`;
    expect(areTouched()).toEqual([true, true]);
    for (const one of [board, text]) one.noteTaken();
    expect(areTouched()).toEqual([false, false]);
  }
  board.boxes.value = [1, 4];
  expect(board.isTouched.value).toBe(true);
  board.boxes.value = [2, 2];
  expect(board.isTouched.value).toBe(false);
});

test('drawn diagonals are a rule of the puzzle', () => {
  const board = makeCheckBoard({ ...grid, hasDiagonals: true });
  expect(board.puzzle.value.shape.constraints).toBe('diagonals\n');
  expect(makeCheckBoard(grid).puzzle.value.shape.constraints).toBe('');
});

test('drawn cages are rules of the puzzle, with sums that a person corrects, until they are switched off', () => {
  const cages = [
    { cells: [0, 1, 4], sum: 7 },
    { cells: [2, 3], sum: 0 },
  ];
  const board = makeCheckBoard({ ...grid, hasDiagonals: true, cages, doubtful: grid.doubtful.with(2, 1) });
  const doubts = board.doubts.value;
  const first = '{"cells":["R1C1","R1C2","R2C1"],"value":"7"}';
  const before = `diagonals\nkillercage=[${first},{"cells":["R1C3","R1C4"]}]\n`;
  expect(board.puzzle.value.shape.constraints).toBe(before);
  board.setSum(2, 5);
  expect(board.puzzle.value.shape.constraints).toBe(before.replace('"R1C4"]', '"R1C4"],"value":"5"'));
  expect(board.doubts.value).toBe(doubts - 1);
  expect(board.isTouched.value).toBe(true);
  board.hasCages.value = false;
  expect(board.puzzle.value.shape.constraints).toBe('diagonals\n');
});

test('drawn regions make a jigsaw, until boxes are chosen instead', () => {
  const regions = Uint8Array.from('0011001122332233', Number).with(0, 1).with(2, 0);
  const board = makeCheckBoard({ ...grid, boxHeight: 1, boxWidth: 4, regions });
  expect(board.puzzle.value.shape).toEqual({ boxHeight: 1, boxWidth: 4, regions, constraints: '' });
  expect(board.regionOf.value).toEqual(regions);
  expect(board.choices).toEqual([
    [1, 4],
    [2, 2],
  ]);
  board.boxes.value = board.choices[1]!;
  expect(board.puzzle.value.shape).toEqual({ boxHeight: 2, boxWidth: 2, regions: null, constraints: '' });
  expect(makeCheckBoard(grid).choices).toEqual([[2, 2]]);
});

test('clashes go by the boxes that are chosen', () => {
  const values = new Uint8Array(36);
  // Row 1 column 3, row 2 column 1: one box where boxes are three wide.
  values[2] = values[6] = 5;
  const none = new Uint8Array(36);
  const board = makeCheckBoard({
    boxHeight: 2,
    boxWidth: 3,
    values,
    alone: values,
    doubtful: none,
    filledIn: none,
    looksFilledIn: none,
    symbols: ['1', '2', '3', '4', '5', '6'],
    regions: null,
    hasDiagonals: false,
  });
  expect([...board.clashes.value]).toEqual([2, 6]);
  board.boxes.value = board.choices.find(([height]) => height === 3)!;
  expect(board.clashes.value.size).toBe(0);
});

test('handwriting that the puzzle needs for one solution is a given first, and can be an entry or left out', () => {
  const values = grid.values.with(2, 3);
  const board = makeCheckBoard({ ...grid, values, looksFilledIn: new Uint8Array(16).with(2, 1) });
  expect([board.filledInCount.value, board.filledInAs.value, board.puzzle.value.givens[2]]).toEqual([1, 'givens', 3]);
  board.filledInAs.value = 'entries';
  expect([board.puzzle.value.givens[2], board.entries.value[2]]).toEqual([0, 3]);
  board.filledInAs.value = 'out';
  expect(board.values.value[2]).toBe(0);
});

test('handwritten digits become entries, givens or blanks, and cells typed then stay', () => {
  const values = grid.values.with(2, 3).with(3, 4);
  const filledIn = new Uint8Array(16).with(2, 1).with(7, 1);
  const board = makeCheckBoard({ ...grid, values, filledIn });
  const held = (): unknown[] => [
    ...[board.puzzle.value.givens, board.entries.value].map((cells) => [...cells].join('')),
  ];
  expect(board.filledInCount.value).toBe(2);
  expect([...held(), board.doubts.value]).toEqual(['1004002000000000', '0030000100000000', 2]);
  board.filledInAs.value = 'givens';
  expect([...held(), board.doubts.value]).toEqual(['1034002100000000', '0000000000000000', 2]);
  board.filledInAs.value = 'out';
  expect([...held(), board.doubts.value, board.values.value[2]]).toEqual([
    '1004002000000000',
    '0000000000000000',
    1,
    0,
  ]);
  board.put(2, 3);
  expect(board.puzzle.value.givens[2]).toBe(3);
  board.filledInAs.value = 'entries';
  expect(held()).toEqual(['1034002000000000', '0000000100000000']);
  // A correction of a filled-in digit is an entry as well.
  board.put(7, 4);
  expect(held()).toEqual(['1034002000000000', '0000000400000000']);
});
