// Grids with further rules in print: the diagonals of an X Sudoku, drawn through its digits.
import { expect, test } from 'vitest';
import type { Gray } from '../../../../web/image/gray';
import { readGridIn } from '../../../../web/image/read_grid';
import { photograph, straight } from '../../pictures/camera';
import { fonts, type GridStyle, makeRandom, printGrid, randomGivens } from '../../pictures/paper';

const style: GridStyle = {
  font: fonts.find(({ name }) => name.startsWith('pt-sans'))!,
  boxHeight: 3,
  boxWidth: 3,
  values: randomGivens(3, 3, 0.5, makeRandom(29)),
  cell: 70,
  thin: 0.02,
  thick: 0.06,
  thinShade: 100,
  inkShade: 20,
  size: 0.7,
};

/** A printed grid with lines from corner to corner; `half`: half of their width, pixels. */
function withDiagonals(printed: GridStyle, half: number, shade: number): Gray {
  const paper = printGrid(printed);
  const [from, length] = [2 * printed.cell, printed.boxHeight * printed.boxWidth * printed.cell];
  for (let step = 0; step < length; ++step) {
    for (let off = -half; off <= half; ++off) {
      for (const column of [step + off, length - 1 - step + off]) {
        const place = (from + step) * paper.width + from + column;
        paper.data[place] = Math.min(paper.data[place]!, shade);
      }
    }
  }
  return paper;
}

test.each([
  ['thin and grey', 1, 150],
  ['thin and dark', 1, 40],
  ['broad and pale', 3, 205],
] as const)('diagonals that are %s are the X rule, and disturb no digit', (_, half, shade) => {
  const reading = readGridIn(straight(withDiagonals(style, half, shade)))!;
  expect(reading.hasDiagonals).toBe(true);
  const wrong = reading.values.filter((value, cell) => value !== style.values[cell] && !reading.doubtful[cell]);
  expect(wrong).toHaveLength(0);
  expect(reading.values.filter((value, cell) => value !== style.values[cell]).length).toBeLessThan(2);
});

test('they are seen in a photo, and in none that has none', () => {
  const corners = [
    { x: 100, y: 110 },
    { x: 870, y: 90 },
    { x: 890, y: 860 },
    { x: 90, y: 870 },
  ] as const;
  const shot = {
    width: 960,
    height: 960,
    corners,
    bend: 0.002,
    light: [0.8, 1],
    blur: 1,
    noise: 4,
    table: 100,
  } as const;
  const seen = (paper: Gray): boolean => readGridIn(photograph(paper, shot, makeRandom(2)))!.hasDiagonals;
  expect(seen(withDiagonals(style, 1, 120))).toBe(true);
  expect(seen(printGrid(style))).toBe(false);
});
