// @vitest-environment jsdom
// The map of a zoomed board: the owners of digits, and the player's colours, by which a place is found again.
import { beforeEach, expect, test } from 'vitest';
import * as editing from '../../../../web/board/editing';
import { Minimap, strongTints } from '../../../../web/board/minimap';
import type { Palette } from '../../../../web/board/palette';
import { cellKind, type BoardPicture } from '../../../../web/board/picture';
import { blankPicture } from './pictures';

const palette = {
  ...{ surface: 'rgb(255, 255, 255)', sunken: 'sunken', ink: 'ink', entered: 'entered', accent: 'accent' },
  tints: Array.from({ length: 9 }, (_, index) => `rgb(${250 - index}, 240, 230)`),
} as unknown as Palette;
const tints = strongTints(palette);

/** The colour of each pixel, by its place in the map's canvas. */
let pixels: Map<string, string>;

beforeEach(() => {
  pixels = new Map();
  const context = {
    fillStyle: '',
    fillRect(left: number, top: number, width: number, height: number) {
      for (let y = top; y < top + height; ++y) {
        for (let x = left; x < left + width; ++x) pixels.set(`${x},${y}`, this.fillStyle);
      }
    },
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
});

/** The colours of a map's cell, the one with most pixels first. */
function lookOf(picture: BoardPicture, cell: number, paints: typeof editing | null = editing): string[] {
  const container = document.createElement('div');
  const map = new Minimap(container, () => undefined);
  const placement = { size: 500, left: 0, top: 0, controls: 'beside', maxScale: 3 } as const;
  map.follow({ scale: 2, left: 0, top: 0 }, placement, 600, 500);
  map.paint(picture, palette, paints);
  const { side } = picture.geometry;
  const along = container.querySelector('canvas')!.width / side;
  const found = new Map<string, number>();
  for (let at = 0; at < along * along; ++at) {
    const x = (cell % side) * along + (at % along);
    const y = Math.floor(cell / side) * along + Math.floor(at / along);
    const colour = pixels.get(`${x},${y}`)!;
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return [...found].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
}

const coloured = (word: number, kind: number = cellKind.empty): BoardPicture => {
  const picture = { ...blankPicture(5, 5), colours: new Uint16Array(625) };
  picture.colours[300] = word;
  picture.kinds[300] = kind;
  return picture;
};

test('the map shows the colour of a cell and of no other, whatever else is in it', () => {
  for (const kind of [cellKind.empty, cellKind.given, cellKind.entered]) {
    expect(lookOf(coloured(1 << 6, kind), 300)).toEqual([tints[6]]);
  }
  expect(lookOf(coloured(1 << 6), 301)).not.toContain(tints[6]);
  expect(lookOf(coloured(1 << 6), 325)).not.toContain(tints[6]);
});

test('the map shows all of a cell with two colours, and the first before the second', () => {
  expect(lookOf(coloured(0b100000001), 300).sort()).toEqual([tints[0], tints[8]].sort());
  expect([pixels.get('0,48'), pixels.get('3,48')]).toEqual([tints[0], tints[8]]);
});

test('the map shows digits where there is no colour, and all of them until colours can be painted', () => {
  expect(lookOf(coloured(0, cellKind.given), 300)[0]).toBe('ink');
  expect(lookOf(coloured(0, cellKind.entered), 300)[0]).toBe('entered');
  expect(lookOf(coloured(1, cellKind.given), 300, null)[0]).toBe('ink');
});
