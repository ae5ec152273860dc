// The colours of cells: every text on one can be read, in both themes, and in grey
// they are alike, so that the letter distinguishes them. On the map they are stronger.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strongTints } from '../../../../web/board/minimap';
import type { Palette } from '../../../../web/board/palette';

const css = readFileSync(new URL('../../../../web/ui/tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf(":root[data-theme='dark']")]);
const highLight = new Map([...light, ...tokensOf(":root[data-contrast='high']")]);
const highDark = new Map([...dark, ...tokensOf(":root[data-theme='dark'][data-contrast='high']")]);

test.each([
  ['light', light],
  ['dark', dark],
  ['light with high contrast', highLight],
  ['dark with high contrast', highDark],
])('all that may stand on a coloured cell has a contrast of 5 at least: %s', (_name, tokens) => {
  for (const letter of 'abcdefghi') {
    const ground = luminance(tokens.get(`tint-${letter}`)!);
    for (const ink of ['ink', 'entered', 'bad', 'good', 'muted', 'forced', 'accent']) {
      const text = luminance(tokens.get(ink)!);
      const contrast = (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
      expect(contrast, `${ink} on ${letter}`).toBeGreaterThanOrEqual(5);
    }
  }
});

test('the nine tints are nine, and as bright as each other', () => {
  for (const tokens of [light, dark]) {
    const tints = [...'abcdefghi'].map((letter) => tokens.get(`tint-${letter}`)!);
    expect(new Set(tints).size).toBe(9);
    const all = tints.map(luminance);
    expect((Math.max(...all) + 0.05) / (Math.min(...all) + 0.05)).toBeLessThan(1.05);
  }
});

/** A token as the page resolves it. */
const resolved = (hex: string): string => `rgb(${channelsOf(hex).join(', ')})`;
const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function paletteOf(tokens: Map<string, string>): Palette {
  const read = (name: string): string => resolved(tokens.get(name)!);
  const tints = [...'abcdefghi'].map((letter) => read(`tint-${letter}`));
  return { surface: read('surface'), accent: read('accent'), tints } as unknown as Palette;
}

function distance(one: string, other: string): number {
  const [from, to] = [one, other].map((colour) => colour.match(/\d+/g)!.map(Number)) as [number[], number[]];
  return Math.hypot(...from.map((channel, index) => channel - to[index]!));
}

test.each([
  ['light', light],
  ['dark', dark],
  ['light with high contrast', highLight],
  ['dark with high contrast', highDark],
])(
  'on the map the tints differ from paper and from each other, where a cell is two pixels wide: %s',
  (_name, tokens) => {
    const palette = paletteOf(tokens);
    const strong = strongTints(palette);
    strong.forEach((tint, index) => {
      expect(distance(tint, palette.surface)).toBeGreaterThan(90);
      for (const other of strong.slice(index + 1)) expect(distance(tint, other)).toBeGreaterThan(30);
    });
  },
);

test('on the map a colour is the accent where the system has one ground for all', () => {
  const palette = paletteOf(light);
  const forced = { ...palette, tints: palette.tints.map(() => palette.surface) };
  expect(strongTints(forced)).toEqual(palette.tints.map(() => palette.accent));
});
