// Screenshots of puzzles that someone has begun to solve in an app: digits in a colour of their own are entries.
import { expect, test } from 'vitest';
import type { Pixels } from '../../../../web/image/gray';
import { readGridIn } from '../../../../web/image/read_grid';
import { photograph } from '../../pictures/camera';
import { fonts, makeRandom, printGrid } from '../../pictures/paper';

type Colour = readonly [red: number, green: number, blue: number];

interface Screen {
  readonly given: Colour;
  readonly entry: Colour;
  readonly paper: Colour;
  /** Pixels. */
  readonly cell: number;
  /** The colour of the paper in some cells. */
  readonly marked?: { readonly colour: Colour; isMarked(cell: number): boolean };
}

const random = makeRandom(29);
const order = [5, 3, 9, 1, 7, 2, 8, 6, 4];
const values = Uint8Array.from({ length: 81 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return random.below(3) > 0 ? order[(3 * (row % 3) + Math.floor(row / 3) + column) % 9]! : 0;
});
const isEntry = values.map((value) => (value > 0 && random.below(3) === 0 ? 1 : 0));

const printed = (cell: number): ReturnType<typeof printGrid> =>
  printGrid({
    font: fonts.find(({ name }) => name.startsWith('fira-sans-latin-400'))!,
    boxHeight: 3,
    boxWidth: 3,
    values,
    cell,
    thin: 1 / cell,
    thick: 3 / cell,
    thinShade: 120,
    inkShade: 0,
    size: 0.65,
  });

/** Each pixel of a grey picture is as much ink as it is dark; `coloursAt`: those at a pixel. */
function inked(
  { width, height, data }: Pick<Pixels, 'width' | 'height'> & { data: ArrayLike<number> },
  coloursAt: (x: number, y: number) => { paper: Colour; ink: Colour },
): Pixels {
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; ++at) {
    const { paper, ink } = coloursAt(at % width, Math.floor(at / width));
    const light = data[at]! / 255;
    for (let channel = 0; channel < 3; ++channel) {
      pixels[4 * at + channel] = light * paper[channel]! + (1 - light) * ink[channel]!;
    }
  }
  return { width, height, data: pixels };
}

function screenshot({ given, entry, paper, cell, marked }: Screen): Pixels {
  return inked(printed(cell), (x, y) => {
    const [column, row] = [Math.floor(x / cell) - 2, Math.floor(y / cell) - 2];
    const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < 9;
    const at = 9 * row + column;
    const isMarked = isInside && marked?.isMarked(at);
    return { paper: isMarked ? marked!.colour : paper, ink: isInside && isEntry[at] ? entry : given };
  });
}

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
const blue: Colour = [0, 122, 255];
const plain: Screen = { given: black, entry: blue, paper: white, cell: 48 };
const third = (cell: number): boolean => cell % 3 === 0;

test.each<[string, Partial<Screen>]>([
  ['black and blue', {}],
  ['in small cells', { cell: 34 }],
  ['in large ones', { cell: 110 }],
  ['slate and a dull blue', { given: [52, 72, 97], entry: [50, 90, 175] }],
  ['black and red', { entry: [190, 30, 40] }],
  ['some on cells that are marked', { marked: { colour: [187, 222, 251], isMarked: third } }],
  ['a dark screen', { given: [232, 234, 237], entry: [138, 180, 248], paper: [32, 33, 36] }],
  [
    'a dark screen with marked cells',
    {
      given: white,
      entry: [100, 181, 246],
      paper: [18, 18, 18],
      marked: { colour: [38, 50, 72], isMarked: third },
    },
  ],
])('entries are told by their colour: %s', (_, part) => {
  const reading = readGridIn(screenshot({ ...plain, ...part }))!;
  expect(reading.values).toEqual(values);
  expect(reading.filledIn).toEqual(isEntry);
});

test.each<[string, Partial<Screen>]>([
  ['all are blue', { given: blue }],
  ['all are pale red', { given: [225, 110, 110], entry: [225, 110, 110] }],
  ['all have a colour, blue or red', { given: [20, 60, 180], entry: [200, 30, 40] }],
  ['two greys', { entry: [110, 110, 110] }],
  ['black, on yellow in some cells', { entry: black, marked: { colour: [255, 235, 59], isMarked: third } }],
  [
    'grey, on yellow in some cells',
    {
      given: [70, 70, 70],
      entry: [70, 70, 70],
      cell: 34,
      marked: { colour: [255, 235, 59], isMarked: third },
    },
  ],
  [
    'white on dark, on blue in some cells',
    {
      given: white,
      entry: white,
      paper: [18, 18, 18],
      marked: { colour: [21, 101, 192], isMarked: third },
    },
  ],
])('all are givens where %s', (_, part) => {
  const reading = readGridIn(screenshot({ ...plain, ...part }))!;
  expect(reading.values).toEqual(values);
  expect(reading.filledIn).not.toContain(1);
});

test('all are givens in a photo of black print in reddish light, with the grain of a camera', () => {
  const corners = [
    { x: 60, y: 70 },
    { x: 900, y: 60 },
    { x: 890, y: 890 },
    { x: 70, y: 880 },
  ] as const;
  const shot = {
    width: 960,
    height: 960,
    corners,
    bend: 0.003,
    light: [0.5, 1],
    blur: 1,
    noise: 4,
    table: 90,
  } as const;
  const grain = makeRandom(5);
  const photo = photograph(printed(60), shot, grain);
  const light = [1, 0.72, 0.55, 1];
  const data = photo.data.map((level, at) => level * light[at % 4]! + (at % 4 < 3 ? 6 * grain.normal() : 0));
  const reading = readGridIn({ ...photo, data })!;
  expect(reading.values).toEqual(values);
  expect(reading.filledIn).not.toContain(1);
});

test('if the figures without colour have several solutions, coloured figures are givens too', () => {
  const solution = Uint8Array.from({ length: 81 }, (_, cell) => values[cell] || 1);
  const count = values.filter(Boolean).length;
  const reading = readGridIn(screenshot(plain), (asked) =>
    asked.filter(Boolean).length < count ? 'several' : solution,
  )!;
  expect(reading.filledIn).not.toContain(1);
});
