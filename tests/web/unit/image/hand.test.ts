// Puzzles that someone has begun to solve on paper: printed digits are givens, handwritten ones are entries.
import { expect, test } from 'vitest';
import type { Pixels } from '../../../../web/image/gray';
import { handwrittenIn, takeForPrinted } from '../../../../web/image/hand';
import { readGridIn } from '../../../../web/image/read_grid';
import { photograph, straight } from '../../pictures/camera';
import { fonts, type GridStyle, hands, makeRandom, printGrid } from '../../pictures/paper';

const random = makeRandom(17);
const order = [5, 3, 9, 1, 7, 2, 8, 6, 4];
/** A full grid, and the printed and the written cells, a third each. */
const digits = Array.from({ length: 81 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return order[(3 * (row % 3) + Math.floor(row / 3) + column) % 9]!;
});
const kinds = digits.map(() => random.below(3));
const printed = Uint8Array.from(digits, (digit, cell) => (kinds[cell] === 0 ? digit : 0));
const written = Uint8Array.from(digits, (digit, cell) => (kinds[cell] === 1 ? digit : 0));

const style = (font: GridStyle['font'], shade = 60): GridStyle => ({
  font: fonts.find(({ name }) => name.startsWith('libre-franklin-latin-400'))!,
  boxHeight: 3,
  boxWidth: 3,
  values: printed,
  cell: 70,
  thin: 0.02,
  thick: 0.06,
  thinShade: 110,
  inkShade: 20,
  size: 0.7,
  written: { font, values: written, shade },
});

function check(pixels: Pixels): void {
  const { values, doubtful, filledIn } = readGridIn(pixels)!;
  let [right, found, count] = [0, 0, 0];
  digits.forEach((digit, cell) => {
    if (kinds[cell] === 0) expect([cell, values[cell], filledIn[cell]]).toEqual([cell, digit, 0]);
    if (kinds[cell] === 2) expect([cell, values[cell]]).toEqual([cell, 0]);
    if (kinds[cell] !== 1) return;
    count += 1;
    found += filledIn[cell]!;
    if (values[cell] === digit) right += 1;
    else expect([cell, doubtful[cell]]).toEqual([cell, 1]);
  });
  expect(found).toBeGreaterThan(0.6 * count);
  expect(right).toBeGreaterThan(0.9 * count);
}

test.each(hands.map((font) => [font.name, font] as const))('%s is told from print', (_, font) => {
  check(straight(printGrid(style(font))));
});

test('a blue pen is seen where the print is plainest in blue', () => {
  const paper = printGrid(style(hands[0]!, 150));
  const { width, height, data } = straight(paper);
  // All pixels other than black and white are the pen's blue.
  const inked = data.map((value, at) => (at % 4 === 2 && value > 135 && value < 240 ? 252 : value));
  check({ width, height, data: inked });
});

test('a photo of it, not quite sharp', () => {
  const corners = [
    { x: 100, y: 110 },
    { x: 870, y: 100 },
    { x: 880, y: 860 },
    { x: 90, y: 870 },
  ] as const;
  const shot = { width: 960, height: 960, corners, bend: 0.003, blur: 1, noise: 4, table: 100 };
  check(photograph(printGrid(style(hands[1]!)), { ...shot, light: [0.8, 1] }, makeRandom(2)));
});

/** `heights`: of the figure in each cell, in pixels. */
const cellsOf = (heights: readonly number[]): Parameters<typeof handwrittenIn>[0] =>
  heights.map((height) => ({
    gray: { width: 0, height: 0, data: new Uint8Array() },
    ground: 255,
    glyphs: [{ left: 0, top: 0, right: 1, bottom: height - 1 }],
    isMessy: false,
    isOtherInk: false,
    colour: 0,
    hasDiagonals: false,
  }));
const alike = cellsOf(new Array<number>(81).fill(20));
const fives = new Uint8Array(81).fill(5);

test('one figure of a font that looks written is printed, and so is all where nothing else stands', () => {
  const few = Array.from({ length: 81 }, (_, cell): number => (cell < 2 ? 1 : 0));
  expect(handwrittenIn(alike, few, fives, 9)).not.toContain(1);
  const all = new Array<number>(81).fill(1);
  expect(handwrittenIn(alike, all, fives, 9)).not.toContain(1);
  expect(handwrittenIn(alike, few.with(2, 0.98), fives, 9)).toContain(1);
});

test('beside handwriting, a figure much lower than the same figure in print is written, and other figures may be low', () => {
  const cells = cellsOf(Array.from({ length: 81 }, (_, cell) => (cell === 40 || cell === 50 ? 12 : 20)));
  const hands = Array.from({ length: 81 }, (_, cell): number => (cell < 3 ? 1 : 0));
  const values = fives.with(50, 1);
  const written = handwrittenIn(cells, hands, values, 9);
  expect([written[40], written[50], written[60]]).toEqual([1, 0, 0]);
  expect(handwrittenIn(cells, hands.fill(0), values, 9)).not.toContain(1);
});

test('if the print has several solutions, the figures that look least written are printed too', () => {
  const isWritten = Uint8Array.of(0, 1, 1, 1);
  takeForPrinted(isWritten, [0, 0.99, 0.6, 0.8], Uint8Array.of(1, 2, 3, 4), (values) =>
    values.filter(Boolean).length < 3 ? 'several' : values,
  );
  expect([...isWritten]).toEqual([0, 1, 0, 0]);
});

test('handwriting that the puzzle needs for one solution still looks like it', () => {
  const pixels = straight(printGrid(style(hands[0]!)));
  const count = (cells: Uint8Array): number => cells.filter(Boolean).length;
  const plain = readGridIn(pixels)!;
  const { filledIn, looksFilledIn } = readGridIn(pixels, () => 'several')!;
  expect([count(filledIn), count(looksFilledIn)]).toEqual([0, count(plain.filledIn)]);
});
