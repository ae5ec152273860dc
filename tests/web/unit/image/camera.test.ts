// A grid in the pictures of a camera: followed, merged into one picture, distinguished from others.
import { expect, test } from 'vitest';
import { combine, combined, makeCombining } from '../../../../web/image/combine';
import { cornersOf, type Crossings, crossingAt, crossingsOf, magnified } from '../../../../web/image/crossings';
import { findGrid } from '../../../../web/image/find_grid';
import { followed } from '../../../../web/image/follow';
import { type Gray, inverted } from '../../../../web/image/gray';
import { makeGridWatch, type GridSight } from '../../../../web/image/grid_watch';
import type { Quad } from '../../../../web/image/quad';
import { readGridIn } from '../../../../web/image/read_grid';
import { shiftBetween, thumbnailOf } from '../../../../web/image/shift';
import { straight } from '../../pictures/camera';
import { printedPuzzle } from '../../pictures/newspaper';
import { fonts, makeRandom, print } from '../../pictures/paper';
import { frameOf, gridCorners, noisy, posed, type Scene } from '../../pictures/video';
import { gentle, inkala } from '../../puzzles';

const size = { width: 480, height: 360 };
const paper = printedPuzzle(inkala);
const random = makeRandom(4);

const cornersAt = (time: number): Quad =>
  posed(size, {
    turn: 0.2 * Math.sin(time),
    right: 0.08 * Math.sin(1.3 * time),
    down: 0.08 * Math.cos(0.9 * time),
    x: 20 * Math.sin(1.7 * time),
    y: 12 * Math.cos(1.1 * time),
    half: 0.52,
  });
const seen = (scene: Scene): Gray => noisy(frameOf(scene, size), scene.noise ?? 0, random);
const farthest = (one: Quad, other: Quad): number =>
  Math.max(...one.map(({ x, y }, at) => Math.hypot(x - other[at]!.x, y - other[at]!.y)));

test.each([false, true])('a grid that moves is followed to the pixel (bright lines: %s)', (isBright) => {
  const shown = (gray: Gray): Gray => (isBright ? inverted(gray) : gray);
  let held = crossingsOf(findGrid(seen({ paper, corners: cornersAt(0) }))!);
  for (let time = 0.05; time < 1.5; time += 0.05) {
    const next = followed(shown(seen({ paper, corners: cornersAt(time), blur: 1, noise: 8 })), held, isBright);
    expect(next, String(time)).not.toBeNull();
    held = next!;
    expect(farthest(cornersOf(held), gridCorners(cornersAt(time), 9)), String(time)).toBeLessThan(1);
  }
});

test('a grid that is gone, or of which an edge is out of sight, is not followed', () => {
  const held = crossingsOf(findGrid(seen({ paper, corners: cornersAt(0) }))!);
  expect(followed(seen({ paper: null, corners: cornersAt(0), noise: 8 }), held)).toBeNull();
  expect(followed(seen({ paper, corners: cornersAt(3) }), held)).toBeNull();
  // Moved by a cell: nearly all lines lie on others.
  const whole = cornersOf(held);
  const cell = (whole[1].x - whole[0].x) / 9;
  const beside = cornersAt(0).map(({ x, y }) => ({ x: x + cell, y })) as unknown as Quad;
  expect(followed(seen({ paper, corners: beside }), held)).toBeNull();
});

test('beyond its edge a grid goes on as it did', () => {
  const places = Float32Array.from([0, 0, 10, 0, 0, 20, 10, 20]);
  const one = { side: 1, places };
  expect(crossingAt(one, -1, 2)).toEqual({ x: 20, y: -20 });
  expect(magnified(one, 2).places[2]).toBe(20.5);
});

test('cells misread in most of several blurred pictures are read right from the combined picture', () => {
  const values = Uint8Array.from(inkala, (character) => Number(character.replace('.', '0')));
  const wrongIn = (reading: { values: Uint8Array } | null): number =>
    reading ? values.reduce((sum, value, cell) => sum + (reading.values[cell] === value ? 0 : 1), 0) : 81;
  const corners = posed(size, { turn: 0.05, down: 0.06, half: 0.44 });
  const pictures = Array.from({ length: 10 }, () => {
    const [x, y] = [random.between(-3, 3), random.between(-3, 3)];
    return seen({ paper, corners: posed(size, { turn: 0.05, down: 0.06, x, y, half: 0.44 }), blur: 3, noise: 20 });
  });
  let held = crossingsOf(findGrid(seen({ paper, corners }))!);
  const combining = makeCombining(held);
  for (const picture of pictures) {
    const next = followed(picture, held);
    if (!next) continue;
    held = next;
    combine(combining, straight(picture), held);
  }
  const alone = pictures.slice(0, 4).map((picture) => wrongIn(readGridIn(straight(picture))));
  expect(alone.filter((wrong) => wrong > 0).length).toBeGreaterThan(1);
  expect(wrongIn(readGridIn(combined(combining)))).toBe(0);
});

const shiftedBy = ({ side, places }: Crossings, x: number, y: number): Crossings => ({
  side,
  places: places.map((place, at) => place + (at % 2 === 0 ? x : y)),
});

/** Shows a watch scenes, one every 50 milliseconds. */
function makeShow() {
  const watch = makeGridWatch();
  let time = 0;
  return {
    watch,
    show(scene: Scene, count: number): GridSight[] {
      const frame = frameOf(scene, size);
      return Array.from({ length: count }, () => {
        const gray = noisy(frame, scene.noise ?? 0, random);
        return watch.see(gray, (time += 50), () => straight(gray));
      });
    },
  };
}
test('a grid that jumps farther than its cells are wide is still followed', () => {
  const { show } = makeShow();
  const at = (x: number, y: number): Scene => ({
    paper,
    corners: posed(size, { turn: 0.05, x, y, half: 0.42 }),
    noise: 6,
  });
  const [before] = show(at(-40, -20), 1);
  const [after] = show(at(20, 24), 1);
  const [one, other] = [cornersOf(before!.crossings!), cornersOf(after!.crossings!)];
  expect(other[0].x - one[0].x).toBeCloseTo(60, -1);
  const [small, large] = [at(-40, -20), at(20, 24)].map((scene) => thumbnailOf(frameOf(scene, size)));
  const { x, y } = shiftBetween(small!, large!);
  expect([Math.abs(x - 60) < 8, Math.abs(y - 44) < 8]).toEqual([true, true]);
  const far = shiftedBy(before!.crossings!, x, y);
  expect(
    farthest(cornersOf(followed(frameOf(at(20, 24), size), far)!), gridCorners(at(20, 24).corners, 9)),
  ).toBeLessThan(1);
});

const stills = (sights: readonly GridSight[]): number => sights.filter(({ still }) => still).length;
const nothing: Scene = { paper: null, corners: cornersAt(0), noise: 6 };

test('a grid is read once it was held still, and again when that is asked for', () => {
  const { watch, show } = makeShow();
  expect(show(nothing, 2).at(-1)).toEqual({ crossings: null, puzzle: 0, still: null });
  for (let time = 0; time < 1; time += 0.1) {
    const [sight] = show({ paper, corners: cornersAt(time), noise: 6 }, 1);
    expect(sight!.puzzle).toBe(1);
    expect(sight!.still).toBeNull();
  }
  const held: Scene = { paper, corners: cornersAt(1), noise: 6 };
  const sights = show(held, 30);
  expect(stills(sights)).toBe(1);
  expect(sights.findIndex(({ still }) => still)).toBeGreaterThanOrEqual(6);
  expect(
    readGridIn(sights.find(({ still }) => still)!.still!)!
      .values.join('')
      .replaceAll('0', '.'),
  ).toBe(inkala);
  watch.readAgain();
  expect(stills(show(held, 30))).toBe(1);
});

test('a puzzle is recognised when it comes back, distinguished from another, and read again after writing', () => {
  const { show } = makeShow();
  const held: Scene = { paper, corners: cornersAt(1), noise: 6 };
  expect(stills(show(held, 16))).toBe(1);
  show(nothing, 3);
  const back = show({ ...held, corners: cornersAt(1.4) }, 20);
  expect(back.every(({ puzzle }) => puzzle === 1)).toBe(true);
  expect(stills(back)).toBe(0);

  const written = { ...paper, data: paper.data.slice() };
  const pen = fonts.find(({ name }) => name.startsWith('libre-franklin'))!;
  print(written, pen.glyphs['4']!, 3.5 * 76, 2.5 * 76, 50, 20);
  const again = show({ ...held, paper: written }, 30);
  expect(again.every(({ puzzle }) => puzzle === 1)).toBe(true);
  expect(stills(again)).toBe(1);

  const other = show({ ...held, paper: printedPuzzle(gentle) }, 30);
  expect(other.at(-1)!.puzzle).toBe(2);
  expect(stills(other)).toBe(1);
});
