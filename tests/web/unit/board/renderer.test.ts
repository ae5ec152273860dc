// @vitest-environment jsdom
// The renderer repaints changed cells and nothing else, and each kind of cell looks different without its colour.
import { beforeAll, expect, test } from 'vitest';
import * as editing from '../../../../web/board/editing';
import { Layout, wholeBoard } from '../../../../web/board/layout';
import type { Palette } from '../../../../web/board/palette';
import { type BoardPicture, cellFlag, cellKind } from '../../../../web/board/picture';
import { type Scene, Renderer } from '../../../../web/board/renderer';
import { alone } from '../../../../web/board/keys';
import { blankPicture } from './pictures';
import { recordingContext } from '../fakes/recording_context';

const calls: string[] = [];

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    return recordingContext(this, calls);
  } as unknown as HTMLCanvasElement['getContext'];
});

const palette = { family: 'sans-serif', tints: Array(9).fill('') as string[] } as unknown as Palette;
const canvas = (): HTMLCanvasElement => document.createElement('canvas');
const makeRenderer = (): Renderer => new Renderer(canvas(), canvas(), canvas(), canvas());

function sceneOf(picture: BoardPicture, changes: Partial<Scene> = {}): Scene {
  const layout = new Layout(picture.geometry.side, 500, 1, wholeBoard);
  return {
    picture,
    layout,
    palette,
    selected: alone(0),
    focused: false,
    editable: true,
    hint: '',
    flagMask: 0xff,
    ...changes,
  };
}

test('the first paint paints every cell and the next none', () => {
  const [renderer, scene] = [makeRenderer(), sceneOf(blankPicture(5, 5))];
  expect(renderer.paint(scene)).toBe(625);
  expect(renderer.paint(scene)).toBe(0);
});

test('a drawing goes with its picture, on another grid too', () => {
  const drawn = canvas();
  const renderer = new Renderer(canvas(), canvas(), canvas(), drawn);
  renderer.paint(sceneOf({ ...blankPicture(3, 3), drawing: { paint: () => undefined } }));
  expect(drawn.width).toBeGreaterThan(0);
  renderer.paint(sceneOf(blankPicture(3, 3)));
  expect(drawn.width).toBe(0);
});

test('a change in the same buffers repaints its cell alone', () => {
  const [renderer, picture] = [makeRenderer(), blankPicture(3, 3)];
  const scene = sceneOf(picture);
  renderer.paint(scene);
  picture.candidates![2 * 50] = 0b101;
  expect(renderer.paint(scene)).toBe(1);
  picture.values[40] = 5;
  picture.flags[41] = cellFlag.touched;
  expect(renderer.paint(scene)).toBe(2);
});

test('another note for the middle or another colour repaints its cell alone', () => {
  const renderer = makeRenderer();
  const picture = { ...blankPicture(5, 5), centre: new Uint32Array(2 * 625), colours: new Uint16Array(625) };
  const scene = sceneOf(picture);
  renderer.paint(scene);
  picture.centre[2 * 50] = 0b11;
  picture.centre[2 * 51 + 1] = 1;
  expect(renderer.paint(scene)).toBe(2);
  picture.colours[52] = 0b100000001;
  expect(renderer.paint(scene)).toBe(1);
  expect(renderer.paint(scene)).toBe(0);
});

test('beside a drawing the selection is marked only while the board has the focus', () => {
  const picture = { ...blankPicture(3, 3), drawing: { paint: () => undefined } };
  const [renderer, scene] = [makeRenderer(), sceneOf(picture, { editable: false })];
  renderer.paint(scene);
  expect(renderer.paint({ ...scene, selected: alone(5) })).toBe(0);
  expect(renderer.paint({ ...scene, selected: alone(5), focused: true })).toBe(1);
});

test('candidates are numbers on the smallest phone, and dots where numbers could not be read', () => {
  const numbersAt = (pixels: number): number => {
    const picture = blankPicture(3, 3);
    picture.candidates![0] = 0b111;
    calls.length = 0;
    makeRenderer().paint(sceneOf(picture, { layout: new Layout(9, pixels, 2, wholeBoard) }));
    return calls.filter((call) => call.startsWith('fillText')).length;
  };
  expect([numbersAt(229), numbersAt(180)]).toEqual([3, 0]);
});

test('moving the selection repaints the cells of the houses that it leaves and enters', () => {
  const [renderer, picture] = [makeRenderer(), blankPicture(3, 3)];
  const scene = sceneOf(picture);
  renderer.paint(scene);
  expect(renderer.paint({ ...scene, selected: alone(1) })).toBe(2 + 6 + 6);
});

test('flags that may not be shown yet are drawn when they may', () => {
  const [renderer, picture] = [makeRenderer(), blankPicture(3, 3)];
  const scene = sceneOf(picture);
  renderer.paint(scene);
  picture.flags[80] = cellFlag.hatched;
  expect(renderer.paint({ ...scene, flagMask: 0xff & ~cellFlag.hatched })).toBe(0);
  expect(renderer.paint(scene)).toBe(1);
});

test('zoomed in, only cells in sight are painted', () => {
  const picture = blankPicture(5, 5);
  const layout = new Layout(25, 500, 1, { scale: 5, left: 0.4, top: 0.4 });
  const painted = makeRenderer().paint(sceneOf(picture, { layout }));
  expect(painted).toBeGreaterThanOrEqual(25);
  expect(painted).toBeLessThanOrEqual(49);
});

test('another palette, layout or geometry paints everything anew', () => {
  const [renderer, scene] = [makeRenderer(), sceneOf(blankPicture(3, 3))];
  renderer.paint(scene);
  expect(renderer.paint({ ...scene, palette: { ...palette } })).toBe(81);
  expect(renderer.paint(sceneOf(scene.picture))).toBe(81);
  expect(renderer.paint(sceneOf(blankPicture(2, 2)))).toBe(16);
});

test('each kind of cell and each flag is distinct without colour', () => {
  const drawings = new Set<string>();
  const draw = (change: (picture: BoardPicture) => void): void => {
    const [renderer, picture] = [makeRenderer(), blankPicture(3, 3)];
    const scene = sceneOf(picture);
    renderer.paint(scene);
    calls.length = 0;
    picture.values[80] = 7;
    picture.levels![80] = 3;
    change(picture);
    renderer.paint(scene);
    drawings.add(calls.join('\n'));
  };
  const { empty: _empty, ...kinds } = cellKind;
  for (const kind of Object.values(kinds)) draw((picture) => void (picture.kinds[80] = kind));
  for (const flag of Object.values(cellFlag)) {
    draw((picture) => {
      picture.kinds[80] = kinds.forced;
      picture.flags[80] = flag;
    });
  }
  expect(drawings.size).toBe(8 + 4);
});

test('the player’s notes stand in the corners and in the middle, and colours have their letters', () => {
  const picture = {
    ...blankPicture(3, 3),
    noted: true,
    centre: new Uint32Array(2 * 81),
    colours: new Uint16Array(81),
  };
  picture.candidates![2 * 40] = 0b1111;
  picture.centre[2 * 40] = 0b110000;
  picture.colours[40] = 0b100;
  calls.length = 0;
  makeRenderer().paint(sceneOf(picture, { editing }));
  const written = calls.filter((call) => call.startsWith('fillText')).map((call) => call.split('sans-serif ')[1]!);
  expect(written.map((call) => call.replace(/( [\d.]+){2}$/, ''))).toEqual(['1', '2', '3', '4', '5 6', 'C']);
});

test('the lit digit stands out among notes in corners, at its place and in the middle, and among candidates', () => {
  const picture = { ...blankPicture(3, 3), noted: true, centre: new Uint32Array(162) };
  picture.values[0] = 5;
  const five = 1 << 4;
  picture.candidates![2 * 10] = five | 1;
  picture.candidates![2 * 11] = 0b11111;
  picture.candidates![2 * 12] = 0b1111;
  picture.centre[2 * 13] = five | 0b11;
  picture.centre[2 * 14] = 0b11;
  const lightsOf = (scene: Scene): [discs: number, digits: string[]] => {
    calls.length = 0;
    makeRenderer().paint(scene);
    const digits = calls.filter((call) => /^fillText 700 /.test(call)).map((call) => call.split(' ').at(-3)!);
    return [calls.filter((call) => call.startsWith('roundRect')).length, digits];
  };
  const scene = sceneOf(picture, { editing });
  expect(lightsOf(scene)[1]).toEqual(['5', '5', '5']);
  expect(lightsOf({ ...scene, notesInPlaces: true })[1]).toEqual(['5', '5', '5']);
  // The digit in hand comes before that of the selected cell.
  expect(lightsOf({ ...scene, lit: 2 })[1]).toEqual(['2', '2', '2', '2']);
  expect(lightsOf({ ...scene, selected: alone(1) })[1]).toEqual([]);
  expect(lightsOf({ ...scene, editable: false })[1]).toEqual([]);
  expect(lightsOf({ ...scene, picture: { ...picture, noted: false } })[1]).toEqual(['5', '5']);
});

test('lighting another digit repaints the cells that note either, and with one in hand no house is shaded', () => {
  const picture = { ...blankPicture(3, 3), noted: true };
  picture.candidates![2 * 80] = 0b11;
  picture.candidates![2 * 70] = 0b100;
  const renderer = makeRenderer();
  const scene = sceneOf(picture, { editing, lit: 1 });
  renderer.paint(scene);
  expect(renderer.paint({ ...scene, lit: 2 })).toBe(1);
  expect(renderer.paint({ ...scene, lit: 3 })).toBe(2);
  // The selected cell and its 20 peers are shaded again.
  expect(renderer.paint({ ...scene, lit: 0 })).toBe(1 + 21);
});
