// Screenshots of apps in which the row, column and box of the selected cell are lit, and grids in a thick frame.
import { describe, expect, test } from 'vitest';
import { readGridIn } from '../../../web/image/read_grid';
import { appScreen, type AppScreen, type Theme } from '../pictures/app_screen';
import { fonts, makeRandom, randomGivens } from '../pictures/paper';

const themes: Record<string, Theme> = {
  'a light theme': {
    ...{ ground: [255, 255, 255], thin: [191, 198, 212], thick: [52, 72, 97], ink: [52, 72, 97] },
    ...{ lit: [226, 235, 243], selected: [187, 222, 251] },
  },
  'a light theme whose lines are as bright as what is lit': {
    ...{ ground: [250, 250, 250], thin: [224, 224, 224], thick: [120, 120, 120], ink: [33, 33, 33] },
    ...{ lit: [224, 224, 224], selected: [255, 213, 79] },
  },
  'a warm light theme': {
    ...{ ground: [253, 246, 227], thin: [214, 205, 180], thick: [101, 123, 131], ink: [7, 54, 66] },
    ...{ lit: [238, 222, 190], selected: [181, 137, 0] },
  },
  'a dark theme': {
    ...{ ground: [18, 18, 18], thin: [60, 60, 60], thick: [190, 190, 190], ink: [224, 224, 224] },
    ...{ lit: [48, 48, 52], selected: [40, 53, 147] },
  },
  'a dark theme whose lines are as dark as what is lit': {
    ...{ ground: [15, 23, 42], thin: [30, 41, 59], thick: [100, 116, 139], ink: [241, 245, 249] },
    ...{ lit: [30, 41, 59], selected: [51, 65, 85] },
  },
  'a dark theme lit in a strong colour': {
    ...{ ground: [20, 20, 20], thin: [66, 66, 66], thick: [200, 200, 200], ink: [235, 235, 235] },
    ...{ lit: [40, 53, 147], selected: [57, 73, 171] },
  },
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
