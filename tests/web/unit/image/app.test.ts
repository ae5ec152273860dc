// Screenshots of apps in which the row, column and box of the selected cell are lit, and grids in a thick frame.
import { describe, expect, test } from 'vitest';
import { readGridIn } from '../../../../web/image/read_grid';
import { appScreen, type AppScreen, type Theme } from '../../pictures/app_screen';
import { fonts, makeRandom, randomGivens } from '../../pictures/paper';

const parts = ['ground', 'thin', 'thick', 'ink', 'lit', 'selected'] as const;

/** A theme from the colours of these parts in their order, each "#rrggbb". */
function themeOf(colours: string): Theme {
  const values = colours.split(' ').map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return Object.fromEntries(parts.map((part, index) => [part, values[index]])) as unknown as Theme;
}

const themes: Record<string, Theme> = {
  'a light theme': themeOf('#ffffff #bfc6d4 #344861 #344861 #e2ebf3 #bbdefb'),
  'a light theme whose lines are as bright as what is lit': themeOf('#fafafa #e0e0e0 #787878 #212121 #e0e0e0 #ffd54f'),
  'a warm light theme': themeOf('#fdf6e3 #d6cdb4 #657b83 #073642 #eedebe #b58900'),
  'a dark theme': themeOf('#121212 #3c3c3c #bebebe #e0e0e0 #303034 #283593'),
  'a dark theme whose lines are as dark as what is lit': themeOf('#0f172a #1e293b #64748b #f1f5f9 #1e293b #334155'),
  'a dark theme lit in a strong colour': themeOf('#141414 #424242 #c8c8c8 #ebebeb #283593 #3949ab'),
};

const screen = (part: Partial<AppScreen>): AppScreen => ({
  theme: themes['a light theme']!,
  font: fonts.find(({ name }) => name.startsWith('fira-sans-latin-400'))!,
  values: randomGivens(3, 3, 0.4, makeRandom(5)),
  cell: 56,
  selected: 40,
  lights: {},
  ...part,
});

const linesOf = (values: ArrayLike<number>): string => Array.from(values).join('').replace(/.{9}/g, '$&\n');

/** Expects that every digit is read right, and none taken for one filled in by hand. */
function expectRead(drawn: AppScreen): void {
  const reading = readGridIn(appScreen(drawn));
  expect(reading).not.toBeNull();
  expect(linesOf(reading!.values)).toEqual(linesOf(drawn.values));
  expect(linesOf(reading!.filledIn)).not.toMatch(/1/);
}

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each([
    ['a row', { row: true }, 40],
    ['the first row and column', { row: true, column: true }, 0],
    ['row, column and box', { row: true, column: true, box: true }, 40],
  ] as const)('%s lit', (_, lights, selected) => {
    expectRead(screen({ theme, lights, selected, values: randomGivens(3, 3, 0.4, makeRandom(selected + 7)) }));
  });
});

test.each([
  [10, 'a light theme'],
  [24, 'a light theme'],
  [40, 'a dark theme'],
] as const)('a frame of %i pixels, %s', (frame, theme) => {
  expectRead(screen({ theme: themes[theme]!, frame, selected: -1 }));
});

test.each(['a warm light theme', 'a dark theme'])('a thick frame and a lit row, %s', (theme) => {
  expectRead(screen({ theme: themes[theme]!, frame: 24, lights: { row: true }, cell: 64 }));
});
