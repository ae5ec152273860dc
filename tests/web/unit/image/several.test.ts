// Several grids in one picture: all are found, the likeliest one is read first, and each on request.
import { expect, test } from 'vitest';
import type { Gray } from '../../../../web/image/gray';
import { readPicture } from '../../../../web/image/read_picture';
import { photograph, straight } from '../../pictures/camera';
import { blankPaper, fonts, type GridStyle, makeRandom, printGrid, randomGivens } from '../../pictures/paper';

const random = makeRandom(31);
const grid = (cell: number, boxHeight = 3, boxWidth = 3): GridStyle => ({
  font: fonts.find(({ name }) => name.startsWith('libre-franklin-latin-400'))!,
  boxHeight,
  boxWidth,
  values: randomGivens(boxHeight, boxWidth, 0.45, random),
  cell,
  thin: 0.03,
  thick: 0.07,
  thinShade: 60,
  inkShade: 20,
  size: 0.72,
});

/** A page with grids at places. */
function page(width: number, height: number, ...grids: readonly [style: GridStyle, left: number, top: number][]): Gray {
  const paper = blankPaper(width, height);
  for (const [style, left, top] of grids) {
    const part = printGrid(style);
    for (let y = 0; y < part.height; ++y) {
      const row = part.data.subarray(y * part.width, (y + 1) * part.width);
      paper.data.set(row, (top + y) * width + left);
    }
  }
  return paper;
}

test('the largest of several grids is read first, and another where it is asked for; they are numbered as one reads', async () => {
  const [small, large, six] = [grid(34), grid(50), grid(44, 2, 3)];
  const pixels = straight(page(1100, 1200, [small, 20, 20], [large, 430, 440], [six, 20, 700]));
  const first = await readPicture(pixels, null);
  if (first.kind !== 'grid') throw new Error(first.kind);
  expect(first.values).toEqual(large.values);
  expect([first.which, first.outlines.length]).toEqual([2, 3]);
  const middles = first.outlines.map(([a, , c]) => [a.x + c.x, a.y + c.y].map((sum) => Math.round(sum / 20)));
  expect(middles).toEqual([
    [24, 24],
    [24, 92],
    [75, 76],
  ]);
  const all = await Promise.all([0, 1, 2].map((which) => readPicture(pixels, null, { which })));
  expect(all.map((one) => one.kind === 'grid' && one.values)).toEqual([small.values, six.values, large.values]);
});

test('the middle one of equally large grids is read first', async () => {
  const [left, middle, right] = [grid(28), grid(28), grid(28)];
  const paper = page(1300, 420, [left, 20, 20], [middle, 450, 20], [right, 880, 20]);
  const reading = await readPicture(straight(paper), null);
  expect(reading.kind === 'grid' && [reading.which, reading.values]).toEqual([1, middle.values]);
});

test('four on a page in a photo, each with its outline', async () => {
  const styles = [0, 1, 2, 3].map(() => grid(40));
  const places = [0, 530].flatMap((top) => [0, 530].map((left) => [left, top] as const));
  const paper = page(1060, 1060, ...styles.map((style, at) => [style, ...places[at]!] as [GridStyle, number, number]));
  const corners = [
    { x: 60, y: 90 },
    { x: 1330, y: 60 },
    { x: 1360, y: 1340 },
    { x: 40, y: 1300 },
  ] as const;
  const shot = { width: 1400, height: 1400, corners, bend: 0.004, blur: 1, noise: 5, table: 90 };
  const pixels = photograph(paper, { ...shot, light: [0.7, 1] }, makeRandom(5));
  const all = await Promise.all([0, 1, 2, 3].map((which) => readPicture(pixels, null, { which })));
  const read = all.map((one) => (one.kind === 'grid' ? one.values.join('') : one.kind));
  expect(read).toEqual(styles.map(({ values }) => Array.from(values).join('')));
});

test('nothing is read if the chosen grid is missing', async () => {
  const pixels = straight(printGrid(grid(40)));
  expect(await readPicture(pixels, null, { which: 1 })).toEqual({ kind: 'none', why: 'unread' });
});
