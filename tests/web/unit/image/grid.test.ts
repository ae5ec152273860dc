// Puzzles read from pictures of their grids, made here in fonts that the classifier was not trained on.
import { expect, test } from 'vitest';
import { inverted } from '../../../../web/image/gray';
import { apply, characters, layers, sizeOf } from '../../../../web/image/network';
import { readGridIn } from '../../../../web/image/read_grid';
import { weightData } from '../../../../web/image/weights';
import { photograph, randomShot, straight } from '../../pictures/camera';
import { blankPaper, fill, fonts, type GridStyle, makeRandom, printGrid, randomGivens } from '../../pictures/paper';

const font = (name: string): GridStyle['font'] => fonts.find((one) => one.name.startsWith(name))!;

function style(boxHeight: number, boxWidth: number, part: Partial<GridStyle> = {}): GridStyle {
  const values = randomGivens(boxHeight, boxWidth, 0.4, makeRandom(boxHeight * 100 + boxWidth));
  const cell = Math.round(900 / (boxHeight * boxWidth + 4));
  const look = { thin: 0.02, thick: 0.06, thinShade: 120, inkShade: 20, size: 0.7, font: font('DejaVuSans.') };
  return { boxHeight, boxWidth, values, cell, ...look, ...part };
}

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [2, 5],
  [3, 3],
  [3, 4],
  [4, 4],
  [5, 5],
])('a printed grid with boxes of %i x %i is read cell for cell, with nothing in doubt', (height, width) => {
  const { values, ...rest } = style(height, width);
  const reading = readGridIn(straight(printGrid({ values, ...rest })))!;
  expect([reading.boxHeight, reading.boxWidth]).toEqual([height, width]);
  expect(reading.values).toEqual(values);
  expect(reading.doubtful.reduce((sum, doubt) => sum + doubt, 0)).toBeLessThan(values.length / 20);
});

test.each(['mild', 'medium', 'hard'] as const)('photos in %s conditions: what is wrong is in doubt', (difficulty) => {
  const random = makeRandom(11);
  let [wrong, right] = [0, 0];
  for (const one of ['DejaVuSerif', 'pt-sans', 'fira-sans', 'noto-serif', 'libre-franklin', 'bitter']) {
    const printed = style(3, 3, { font: font(one) });
    const reading = readGridIn(photograph(printGrid(printed), randomShot(difficulty, random), random))!;
    expect(reading.values).toHaveLength(81);
    reading.values.forEach((value, cell) => {
      if (value === printed.values[cell]) ++right;
      else wrong += reading.doubtful[cell] ? 0 : 1;
    });
  }
  expect(wrong).toBe(0);
  expect(right).toBeGreaterThan(0.98 * 6 * 81);
});

test('candidates, printed small, are no digits', () => {
  const printed = style(3, 3, { candidates: (cell) => [1, 4, 5, 8, 9].slice(cell % 4) });
  const reading = readGridIn(straight(printGrid(printed)))!;
  expect(reading.values).toEqual(printed.values);
});

test('letters stand for the digits beyond nine, and A to P for all', () => {
  for (const alphabet of ['123456789ABCDEFG', '0123456789ABCDEF', 'ABCDEFGHIJKLMNOP']) {
    const printed = style(4, 4, { alphabet: [...alphabet], cell: 56, font: font('fira-sans') });
    expect(readGridIn(straight(printGrid(printed)))!.values, alphabet).toEqual(printed.values);
  }
});

test('bright digits on a dark ground are read, as of a screen at night', () => {
  const printed = style(3, 3);
  expect(readGridIn(straight(inverted(printGrid(printed))))!.values).toEqual(printed.values);
});

test('a digit that is half hidden is in doubt or none, and one that clashes is in doubt', () => {
  const values = new Uint8Array(81);
  values.set([8, 0, 0, 5, 0, 0, 0, 0, 5]);
  values[40] = 3;
  const printed = style(3, 3, { values });
  const paper = printGrid(printed);
  const left = (2 + 4) * printed.cell;
  fill(paper, left + 5, left + 0.35 * printed.cell, left + 0.47 * printed.cell, left + printed.cell - 5, 20);
  const reading = readGridIn(straight(paper))!;
  expect([reading.doubtful[3], reading.doubtful[8], reading.doubtful[0]]).toEqual([1, 1, 0]);
  expect(reading.doubtful[40]).toBe(1);
});

test('pictures without a grid have none: blank, noise, a frame, stripes', () => {
  const random = makeRandom(1);
  const noise = blankPaper(500, 400);
  noise.data.forEach((_, at) => (noise.data[at] = random.below(256)));
  const frame = blankPaper(500, 500);
  fill(frame, 50, 50, 450, 450, 0);
  fill(frame, 56, 56, 444, 444, 255);
  const stripes = blankPaper(500, 500);
  for (let x = 50; x < 450; x += 40) fill(stripes, x, 50, x + 3, 450, 0);
  fill(stripes, 50, 50, 450, 53, 0);
  // Squares of noise, as large as the strokes of digits.
  const grains = blankPaper(800, 800);
  for (let y = 0; y < 800; y += 4) {
    for (let x = 0; x < 800; x += 4) fill(grains, x, y, x + 4, y + 4, random.below(256));
  }
  for (const paper of [blankPaper(500, 400), noise, grains, frame, stripes, blankPaper(1, 1), blankPaper(3, 200)]) {
    expect(readGridIn(straight(paper))).toBeNull();
  }
});

test('the weights fit the layers, and a layer computes its sums', () => {
  expect(atob(weightData.bytes)).toHaveLength(layers.reduce((sum, layer) => sum + sizeOf(layer), 0));
  expect(layers.at(-1)!.count).toBe(characters.length);
  const layer = { from: 3, channels: 1, to: 2, count: 1, window: 2, stride: 1 };
  const output = new Float32Array(4);
  apply(layer, Float32Array.of(1, 10, 100, 1000, -2000), Float32Array.of(1, 2, 3, 4, 0, 5, 6, 7, 8), output);
  // ReLU: the sums 421, 5032 - 2000, 7604 - 2000, 8750 - 2000 and below nothing nothing.
  expect([...output]).toEqual(
    [0, 3032, 5604, 6750].map((sum, at) => (at === 0 ? Math.max(0, 1 + 20 + 400 - 2000) : sum)),
  );
});
