// Typical photos of newspapers: turned, on paper that bends, out of focus, with lines that are hardly seen.
import { expect, test } from 'vitest';
import { inverted, type Pixels } from '../../../../web/image/gray';
import { readPicture } from '../../../../web/image/read_picture';
import { type GridReading, readGridIn } from '../../../../web/image/read_grid';
import { photograph, type Shot, straight } from '../../pictures/camera';
import { blankPaper, fill, fonts, type GridStyle, makeRandom, printGrid, randomGivens } from '../../pictures/paper';

function style(part: Partial<GridStyle> = {}): GridStyle {
  const font = fonts.find(({ name }) => name.startsWith('libre-franklin'))!;
  const values = randomGivens(3, 3, 0.4, makeRandom(5));
  const look = { thin: 0.02, thick: 0.06, thinShade: 110, inkShade: 40, size: 0.65 };
  return { font, boxHeight: 3, boxWidth: 3, values, cell: 70, ...look, ...part };
}

const corners = [
  { x: 100, y: 100 },
  { x: 860, y: 110 },
  { x: 850, y: 870 },
  { x: 110, y: 860 },
] as const;
const plainShot: Shot = {
  width: 960,
  height: 960,
  corners,
  bend: 0,
  light: [0.8, 1],
  blur: 0,
  noise: 3,
  table: 120,
};

const shot = (printed: GridStyle, part: Partial<Shot>): GridReading | null =>
  readGridIn(photograph(printGrid(printed), { ...plainShot, ...part }, makeRandom(3)));

/** Turned by quarters, clockwise. */
function turned({ width, height, data }: Pixels, quarters: number): Pixels {
  if (quarters === 0) return { width, height, data };
  const other = new Uint8Array(data.length);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      const from = 4 * (y * width + x);
      other.set(data.subarray(from, from + 4), 4 * (x * height + height - 1 - y));
    }
  }
  return turned({ width: height, height: width, data: other }, quarters - 1);
}

test.each([1, 2, 3])('a picture that is turned by %i quarters is read upright', (quarters) => {
  const printed = style();
  expect(readGridIn(turned(straight(printGrid(printed)), quarters))!.values).toEqual(printed.values);
});

test('boxes that are not square are turned with the picture', () => {
  const printed = style({ boxHeight: 2, boxWidth: 3, values: randomGivens(2, 3, 0.5, makeRandom(8)) });
  const reading = readGridIn(turned(straight(printGrid(printed)), 1))!;
  expect([reading.boxHeight, reading.boxWidth]).toEqual([2, 3]);
  expect(reading.values).toEqual(printed.values);
});

test.each([0.015, -0.02, 0.03])('paper that bends by %d of its side is read', (bend) => {
  const printed = style();
  expect(shot(printed, { bend })?.values).toEqual(printed.values);
});

test('lines that are hardly seen make a grid', () => {
  const printed = style({ thinShade: 150, thin: 0.015 });
  expect(shot(printed, { blur: 14 })?.values).toEqual(printed.values);
});

test('digits out of focus, by a seventh of their height, are read', () => {
  const printed = style();
  const reading = shot(printed, { blur: 22 })!;
  expect(reading.values).toEqual(printed.values);
});

test('pale red digits are recognised by the colour that they lack', () => {
  const printed = style({ inkShade: 0, thinShade: 60 });
  const { width, height, data } = straight(printGrid(printed));
  const random = makeRandom(4);
  const pale = data.map((value, at) => {
    const share = [0.02, 0.16, 0.16][at % 4];
    return share === undefined ? value : 235 - share * (255 - value) + 4 * random.normal();
  });
  expect(readGridIn({ width, height, data: pale })!.values).toEqual(printed.values);
});

test('a grid with unreadable digits is distinguished from a picture without a grid', async () => {
  const paper = printGrid(style());
  const random = makeRandom(6);
  // Each cell scribbled over.
  for (let cell = 0; cell < 81; ++cell) {
    const [left, top] = [(2 + (cell % 9)) * 70, (2 + Math.floor(cell / 9)) * 70];
    for (let stroke = 0; stroke < 7; ++stroke) {
      const [x, y] = [left + random.between(14, 45), top + random.between(14, 45)];
      if (stroke % 2) fill(paper, x, y, x + 4, Math.min(y + 25, top + 58), 40);
      else fill(paper, x, y, Math.min(x + 25, left + 58), y + 4, 40);
    }
  }
  expect(await readPicture(straight(paper), null)).toEqual({ kind: 'none', why: 'unread' });
  expect(await readPicture(straight(blankPaper(300, 200)), null)).toEqual({
    kind: 'none',
    why: 'nothing',
  });
});

test.each(['right', 'bottom', 'left'])('a grid cut off at the %s is reported as cut off', async (edge) => {
  const paper = printGrid(style());
  const cut = 190;
  const width = paper.width - (edge === 'bottom' ? 0 : cut);
  const height = paper.height - (edge === 'bottom' ? cut : 0);
  const part = blankPaper(width, height);
  for (let y = 0; y < height; ++y) {
    const from = y * paper.width + (edge === 'left' ? cut : 0);
    part.data.set(paper.data.subarray(from, from + width), y * width);
  }
  for (const seen of [part, inverted(part)])
    expect(await readPicture(straight(seen), null)).toEqual({ kind: 'none', why: 'cut' });
});

test('a grid that goes on beyond the picture is not stretched into a whole one', () => {
  const paper = printGrid(style());
  const rim = (paper.width - 9 * 70) / 2;
  const cropped = (left: number, top: number, right: number, bottom: number): Pixels => {
    const [width, height] = [right - left, bottom - top];
    const data = Uint8Array.from({ length: width * height }, (_, at) => {
      return paper.data[(top + Math.floor(at / width)) * paper.width + left + (at % width)]!;
    });
    return straight({ width, height, data });
  };
  const { width, height } = paper;
  expect(readGridIn(cropped(0, 0, width, height))).not.toBeNull();
  expect(readGridIn(cropped(0, 0, Math.round(rim + 8 * 70 + 30), height))).toBeNull();
  expect(readGridIn(cropped(0, 0, width, Math.round(rim + 8 * 70 - 5)))).toBeNull();
  expect(readGridIn(cropped(Math.round(rim + 78), 0, width, height))).toBeNull();
});
