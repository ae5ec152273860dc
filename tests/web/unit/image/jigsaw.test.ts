// Jigsaws in print: regions in place of boxes, recognised by the heavier lines between their cells.
import { expect, test } from 'vitest';
import type { Pixels } from '../../../../web/image/gray';
import type { DrawnRules, Judge } from '../../../../web/image/joint';
import { readGridIn } from '../../../../web/image/read_grid';
import { photograph, randomShot, straight } from '../../pictures/camera';
import { nine, plainStyle, printJigsaw, six } from '../../pictures/jigsaw';
import { fill, makeRandom, printGrid, randomGivens } from '../../pictures/paper';

const regionsIn = (pixels: Pixels): string => readGridIn(pixels)?.regions?.join('') ?? '';

/** Turned, so that the top is on the right. */
function turned({ width, height, data }: Pixels): Pixels {
  const other = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      const from = 4 * (y * width + x);
      other.set(data.subarray(from, from + 4), 4 * (x * height + height - 1 - y));
    }
  }
  return { width: height, height: width, data: other };
}

const looks = [
  ['grey lines', {}],
  ['black lines', { thinShade: 0, thickShade: 0, inkShade: 0 }],
  ['pale lines that are thick', { thinShade: 190, thickShade: 160, thick: 0.1 }],
  ['lines hardly thicker than others, but darker', { thin: 0.03, thick: 0.04, thinShade: 170, thickShade: 30 }],
  ['lines as broad as bars', { thick: 0.11 }],
] as const;

test.each(looks)('jigsaws with %s are read with their regions, with few doubts', (_, look) => {
  for (const jigsaw of [nine, six]) {
    const reading = readGridIn(straight(printJigsaw(jigsaw, { ...plainStyle, ...look })))!;
    expect(reading.regions).toEqual(jigsaw.regions);
    expect([reading.boxHeight, reading.boxWidth]).toEqual([1, jigsaw.side]);
    expect(reading.values).toEqual(jigsaw.values);
    expect(reading.doubtful.reduce((sum, doubt) => sum + doubt, 0)).toBeLessThan(5);
  }
});

test('in a picture that lies on its side the regions are turned with the digits', () => {
  let pixels = straight(printJigsaw(nine, plainStyle));
  for (let quarter = 0; quarter < 4; ++quarter) {
    expect(regionsIn(pixels)).toBe(nine.regions.join(''));
    pixels = turned(pixels);
  }
});

test.each(['medium', 'hard'] as const)('regions are seen in photos in %s conditions', (difficulty) => {
  const random = makeRandom(5);
  for (const jigsaw of [nine, six, nine]) {
    const paper = printJigsaw(jigsaw, plainStyle);
    expect(regionsIn(photograph(paper, randomShot(difficulty, random), random))).toBe(jigsaw.regions.join(''));
  }
});

test('boxes are no jigsaw: with heavy lines, hardly heavier ones, or all alike', () => {
  const random = makeRandom(8);
  for (const thick of [0.06, 0.03, 0.02]) {
    for (const [boxHeight, boxWidth] of [
      [3, 3],
      [2, 3],
      [3, 2],
      [2, 2],
    ] as const) {
      const values = randomGivens(boxHeight, boxWidth, 0.4, random);
      const paper = printGrid({ ...plainStyle, boxHeight, boxWidth, values, thick, thickShade: 110 });
      expect(regionsIn(photograph(paper, randomShot('hard', random), random))).toBe('');
    }
  }
});

/** The first jigsaw with thick lines between so many rows of the columns from the left, where thin ones may belong. */
function withBars(columns: number, rows: number): Pixels {
  const paper = printJigsaw(nine, plainStyle);
  const { cell, thickShade = 0 } = plainStyle;
  for (let column = 1; column <= columns; ++column) {
    const [x, y] = [(2 + column) * cell, 2 * cell];
    fill(paper, x - 2, y, x + 2, y + rows * cell, thickShade);
  }
  return straight(paper);
}

test('a line that is thick in a region by mistake is overlooked; where many are it is no jigsaw', () => {
  expect(regionsIn(withBars(1, 1))).toBe(nine.regions.join(''));
  expect(regionsIn(withBars(4, 9))).toBe('');
});

test('cells read together respect the regions', () => {
  const asked: DrawnRules[] = [];
  const judge: Judge = (_, rules) => {
    asked.push(rules);
    return 'several';
  };
  readGridIn(straight(printJigsaw(nine, plainStyle)), judge);
  expect(asked[0]).toEqual({ boxHeight: 1, boxWidth: 9, regions: nine.regions, hasDiagonals: false });
});
