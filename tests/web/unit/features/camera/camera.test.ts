// The camera of the dialog: on, refused, gone; readings of its picture, and the drawing of them.
import { expect, test, vi } from 'vitest';
import { adviceOf, wrongEntriesSeen } from '../../../../../web/features/camera/advice';
import { type CameraParts, makeCamera } from '../../../../../web/features/camera/camera';
import { sightWords, cameraStageWords } from '../../../../../web/features/camera/camera_words';
import { type Devices, NoCamera } from '../../../../../web/features/camera/devices';
import { cellInPicture, readStill } from '../../../../../web/features/camera/still_reading';
import type { CameraReply } from '../../../../../web/image/grid_watch';
import type { PictureReading } from '../../../../../web/image/read_picture';
import type { LogicStep } from '../../../../../web/protocol/logic';
import type { SolveOutcome } from '../../../../../web/protocol/messages';

const givens = Uint8Array.of(1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 4, 0, 0);
const solution = Uint8Array.of(1, 2, 4, 3, 4, 3, 2, 1, 2, 1, 3, 4, 3, 4, 1, 2);
const picture = { width: 100, height: 100, data: new Uint8ClampedArray(40_000) };
const read = (part: Partial<Extract<PictureReading, { kind: 'grid' }>> = {}): PictureReading => ({
  kind: 'grid',
  symbols: ['1', '2', '3', '4'],
  flat: { width: 1, height: 1, data: new Uint8Array(1) },
  margin: 0,
  corners: [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
    { x: 90, y: 90 },
    { x: 10, y: 90 },
  ],
  which: 0,
  outlines: [],
  boxHeight: 2,
  boxWidth: 2,
  values: givens,
  alone: givens,
  doubtful: new Uint8Array(16),
  filledIn: new Uint8Array(16),
  looksFilledIn: new Uint8Array(16),
  regions: null,
  hasDiagonals: false,
  ...part,
});
const solved = { status: 'unique', solution } as unknown as SolveOutcome;
const step = { placements: [{ cell: 3, digit: 3 }], name: [0] } as unknown as LogicStep;
const stream = {} as MediaStream;

function makeParts(part: Partial<CameraParts> = {}, device: Partial<Devices> = {}) {
  const closed: MediaStream[] = [];
  let takeAway = (): void => undefined;
  const devices: Devices = {
    open: () => Promise.resolve(stream),
    close: (one) => void closed.push(one),
    idOf: () => 'back',
    onEnd: (_, ended) => (takeAway = ended),
    all: () => Promise.resolve([{ id: 'back', label: '' }]),
    hasTorch: () => true,
    light: () => Promise.resolve(),
    ...device,
  };
  const readAgain = vi.fn();
  const parts: CameraParts = {
    devices,
    reader: { read: () => Promise.resolve(read()), solve: () => Promise.resolve(solved) },
    nextStep: () => Promise.resolve(step),
    readAgain,
    ...part,
  };
  return { parts, closed, readAgain, takeAway: () => takeAway() };
}

const reply = (puzzle: number, isStill = false): CameraReply => ({
  frame: {} as ImageBitmap,
  crossings: null,
  puzzle,
  still: isStill ? picture : null,
});

test('it is on until it is stopped, hidden or taken away, and a press turns it on again', async () => {
  const { parts, closed, takeAway } = makeParts();
  const camera = makeCamera(parts);
  expect(camera.stage.value.kind).toBe('off');
  await camera.start();
  expect(camera.stage.value.kind).toBe('live');
  expect(camera.cameras.value).toHaveLength(1);
  camera.hide();
  expect(camera.stage.value.kind).toBe('hidden');
  expect(closed).toHaveLength(1);
  await camera.start();
  takeAway();
  expect(camera.stage.value.kind).toBe('ended');
  await camera.start();
  camera.freeze();
  camera.hide();
  expect([camera.stage.value.kind, camera.stream.value]).toEqual(['frozen', null]);
  camera.goOn();
  await vi.waitFor(() => expect(camera.stage.value.kind).toBe('live'));
  camera.stop();
  expect(closed).toHaveLength(4);
});

test('a camera that comes after the dialog was closed is closed at once', async () => {
  let come = (_: MediaStream): void => undefined;
  const { parts, closed } = makeParts({}, { open: () => new Promise((resolve) => (come = resolve)) });
  const camera = makeCamera(parts);
  const starting = camera.start();
  camera.stop();
  come(stream);
  await starting;
  expect(closed).toEqual([stream]);
  expect(camera.stage.value.kind).toBe('off');
});

test.each(['denied', 'none', 'busy', 'insecure', 'failed'] as const)('"%s" has its words', async (refusal) => {
  const { parts } = makeParts({}, { open: () => Promise.reject(new NoCamera(refusal, null)) });
  const camera = makeCamera(parts);
  await camera.start();
  expect(camera.stage.value).toEqual({ kind: 'refused', refusal });
  expect(cameraStageWords(camera.stage.value)).toMatch(/camera/i);
});

test('the light is lit where there is one', async () => {
  const light = vi.fn(() => Promise.resolve());
  const camera = makeCamera(makeParts({}, { light }).parts);
  await camera.start();
  expect(camera.isLit.value).toBe(false);
  await camera.light(true);
  expect(light).toHaveBeenCalledWith(stream, true);
  expect(camera.isLit.value).toBe(true);
  const other = makeCamera(makeParts({}, { hasTorch: () => false }).parts);
  await other.start();
  expect(other.isLit.value).toBeNull();
});

test('a grid held still is read and solved, forgotten out of sight, and replaced by another puzzle', async () => {
  const { parts } = makeParts();
  const camera = makeCamera(parts);
  await camera.start();
  expect(sightWords(camera)).toContain('Looking for a grid');
  camera.look(reply(1), 0);
  expect(sightWords(camera)).toContain('Hold still');
  camera.look(reply(1, true), 500);
  await vi.waitFor(() => expect(camera.drawn.value).not.toBeNull());
  expect(camera.drawn.value!.digits).toEqual(solution.map((digit, cell) => (givens[cell] ? 0 : digit)));
  expect(sightWords(camera)).toContain('4×4, 4 givens');
  camera.want('next');
  await vi.waitFor(() => expect(camera.drawn.value!.digits.join('')).toBe('0003000000000000'));
  camera.look(reply(0), 700);
  expect(camera.isSeen.value).toBe(true);
  camera.look(reply(0), 1200);
  expect(camera.isSeen.value).toBe(false);
  camera.look(reply(2), 1300);
  expect(camera.drawn.value).toBeNull();
});

test('an unreadable or doubtful grid is read again, and a worse reading does not replace a better one', async () => {
  const answers: PictureReading[] = [
    { kind: 'none', why: 'unread' },
    read({ doubtful: Uint8Array.from(givens, (given) => (given ? 1 : 0)) }),
    { kind: 'none', why: 'unread' },
  ];
  const reader = { read: () => Promise.resolve(answers.shift()!), solve: () => Promise.resolve(solved) };
  const { parts, readAgain } = makeParts({ reader });
  const camera = makeCamera(parts);
  await camera.start();
  const look = async (count: number): Promise<void> => {
    camera.look(reply(1, true), count);
    await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(count));
  };
  await look(1);
  expect(camera.reading.value).toBe('unread');
  await look(2);
  expect(camera.reading.value).toMatchObject({ isDoubtful: true });
  await look(3);
  expect(camera.reading.value).toMatchObject({ isDoubtful: true });
});

test('a solution from printed cells in doubt is drawn with a warning, and reports no mistakes', async () => {
  const values = givens.with(4, 4);
  const filledIn = new Uint8Array(16).with(4, 1);
  const parts = makeParts({
    reader: {
      read: () =>
        Promise.resolve(read({ values, filledIn, alone: givens.with(7, 3), doubtful: new Uint8Array(16).with(7, 1) })),
      solve: () => Promise.resolve({ ...solved, solution: solution.with(4, 3) }),
    },
  });
  const camera = makeCamera(parts.parts);
  await camera.start();
  camera.look(reply(1, true), 0);
  await vi.waitFor(() => expect(camera.drawn.value).not.toBeNull());
  expect(camera.drawn.value!.shaky).toEqual([7]);
  expect(sightWords(camera)).toMatch(/its solution is drawn .* r2c4 is in doubt: take the puzzle/);
  camera.want('wrong');
  expect(camera.drawn.value!.wrong).toEqual([]);
  expect(sightWords(camera)).toMatch(/^r2c4 is in doubt: take the puzzle/);
});

test('a picture frozen before it was read shows advice', async () => {
  const { parts } = makeParts();
  const camera = makeCamera(parts);
  await camera.start();
  camera.look(reply(1), 0);
  camera.freeze();
  expect(sightWords(camera)).toMatch(/^Frozen before it was read\. “Take this puzzle” reads this picture/);
});

test('a full grid is reported as full', async () => {
  const { parts } = makeParts({
    reader: {
      read: () => Promise.resolve(read({ values: solution, alone: solution })),
      solve: () => Promise.resolve(solved),
    },
  });
  const camera = makeCamera(parts);
  await camera.start();
  camera.look(reply(1, true), 0);
  await vi.waitFor(() => expect(camera.drawn.value).not.toBeNull());
  expect(sightWords(camera)).toBe('4×4, 16 givens: the grid is full.');
});

test('a puzzle that is turned in the picture is drawn turned', async () => {
  const [a, b, c, d] = [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
    { x: 90, y: 90 },
    { x: 10, y: 90 },
  ];
  const of = async (corners: Extract<PictureReading, { kind: 'grid' }>['corners']): Promise<number> => {
    const reader = { read: () => Promise.resolve(read({ corners })), solve: () => Promise.resolve(solved) };
    return (await readStill(picture, reader, new AbortController().signal))!.quarters;
  };
  expect([await of([a, b, c, d]), await of([b, c, d, a])]).toEqual([0, 1]);
  expect([await of([c, d, a, b]), await of([d, a, b, c])]).toEqual([2, 3]);
  expect([0, 1, 2, 3].map((quarters) => cellInPicture(1, 4, quarters))).toEqual([1, 7, 14, 8]);
});

test('a jigsaw is solved by its own regions', async () => {
  const regions = Uint8Array.from('0011001122332233', Number).with(0, 1).with(2, 0);
  const answer = read({ boxHeight: 1, boxWidth: 4, regions });
  const solve = vi.fn(() => Promise.resolve(solved));
  await readStill(picture, { read: () => Promise.resolve(answer), solve }, new AbortController().signal);
  const shape = { boxHeight: 1, boxWidth: 4, regions, constraints: '' };
  expect(solve).toHaveBeenCalledWith({ shape, givens }, 1, 2);
});

test('handwritten digits are not givens: wrong ones are crossed out, right ones are not drawn again', async () => {
  const values = givens.with(1, 2).with(2, 3).with(4, 1);
  const filledIn = new Uint8Array(16).with(1, 1).with(2, 1).with(4, 1);
  const answer = read({ values, filledIn, doubtful: new Uint8Array(16).with(4, 1) });
  const reader = { read: () => Promise.resolve(answer), solve: () => Promise.resolve(solved) };
  const reading = (await readStill(picture, reader, new AbortController().signal))!;
  expect(reading.puzzle.givens).toEqual(givens);
  expect(wrongEntriesSeen(reading)).toEqual([2]);
  expect(adviceOf(reading, 'wrong', null)).toMatchObject({ wrong: [2] });
  expect(Array.from(adviceOf(reading, 'solution', null).digits.slice(0, 4))).toEqual([0, 0, 4, 3]);
});
