// Screenshots of puzzles, with lines that are hardly there or bright on dark; and grids that are no Sudoku.
import { expect, test } from 'vitest';
import { inverted, type Gray } from '../../../../web/image/gray';
import { readGridIn } from '../../../../web/image/read_grid';
import { readPicture } from '../../../../web/image/read_picture';
import { warmUp } from '../../../../web/image/warm_up';
import { photograph, straight } from '../../pictures/camera';
import {
  blankPaper,
  fill,
  fonts,
  type GridStyle,
  hands,
  makeRandom,
  print,
  printGrid,
  randomGivens,
} from '../../pictures/paper';

const style = (part: Partial<GridStyle>): GridStyle => ({
  font: fonts.find(({ name }) => name.startsWith('fira-sans-latin-400'))!,
  boxHeight: 3,
  boxWidth: 3,
  values: randomGivens(3, 3, 0.4, makeRandom(23)),
  cell: 60,
  thin: 1 / 60,
  thick: 2 / 60,
  thinShade: 0xdd,
  inkShade: 30,
  size: 0.65,
  ...part,
});

test.each([
  ['#ddd, one pixel', { thick: 1 / 60, thickShade: 0xdd }, 60],
  ['#ddd, heavier between boxes', { thickShade: 0xdd }, 60],
  ['#e4e4e4, one pixel, heavier lines dark', { thinShade: 0xe4 }, 60],
  ['#ddd on a large screen', { thick: 1 / 118, thin: 1 / 118, thickShade: 0xdd }, 118],
  ['#ddd on a small one', { thick: 1 / 34, thin: 1 / 34, thickShade: 0xdd }, 34],
] as const)('faint lines of a screenshot: %s', (_, part, cell) => {
  const printed = style({ ...part, cell });
  const reading = readGridIn(straight(printGrid(printed)))!;
  expect(reading.values).toEqual(printed.values);
  expect(reading.filledIn).not.toContain(1);
});

test.each([
  ['plain', {}],
  ['faint lines', { thinShade: 0xd8, thickShade: 0xc0 }],
] as const)('a dark screen: %s', (_, part) => {
  const printed = style(part);
  // Not quite black, not quite white.
  const dark = inverted(printGrid(printed));
  const screen = { ...dark, data: dark.data.map((value) => 18 + 0.85 * value) };
  expect(readGridIn(straight(screen))!.values).toEqual(printed.values);
});

/** With a number in the corner of each cell where a word begins. */
function crossword(columns: number, blackShare: number, rows = columns): Gray {
  const cell = 40;
  const paper = blankPaper((columns + 4) * cell, (rows + 4) * cell);
  const random = makeRandom(columns);
  for (let line = 0; line <= rows; ++line) {
    const at = (2 + line) * cell;
    fill(paper, 2 * cell, at - 1, (2 + columns) * cell + 1, at + 1, 20);
  }
  for (let line = 0; line <= columns; ++line) {
    const at = (2 + line) * cell;
    fill(paper, at - 1, 2 * cell, at + 1, (2 + rows) * cell + 1, 20);
  }
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const [left, top] = [(2 + column) * cell, (2 + row) * cell];
      if (random.next() < blackShare) fill(paper, left, top, left + cell, top + cell, 15);
      else if (random.next() < 0.4) print(paper, hands[0]!.glyphs[1 + random.below(9)]!, left + 8, top + 9, 11, 20);
    }
  }
  return paper;
}

test.each([
  [15, 0.16],
  [13, 0.2],
  [9, 0.18],
  [13, 0],
])('a crossword, %i cells wide, is distinguished from a Sudoku', async (side, blackShare) => {
  const none = { kind: 'none', why: 'crossword' };
  expect(await readPicture(straight(crossword(side, blackShare)), null)).toEqual(none);
});

test.each([
  [15, 11],
  [11, 13],
])('a crossword that is not square, %i x %i, is distinguished from a Sudoku', async (columns, rows) => {
  const reading = await readPicture(straight(crossword(columns, 0.16, rows)), null);
  expect(reading).toEqual({ kind: 'none', why: 'crossword' });
});

test('a crossword in a photo, in uneven light', async () => {
  const corners = [
    { x: 90, y: 70 },
    { x: 900, y: 110 },
    { x: 930, y: 900 },
    { x: 60, y: 890 },
  ] as const;
  const shot = { width: 980, height: 980, corners, bend: 0, light: [0.45, 1], blur: 1, noise: 4, table: 80 } as const;
  const pixels = photograph(crossword(15, 0.16), shot, makeRandom(3));
  expect(await readPicture(pixels, null)).toMatchObject({ kind: 'none', why: 'crossword' });
});

test('a Sudoku beside a crossword is read', async () => {
  const [puzzle, other] = [style({ cell: 40, thinShade: 60 }), crossword(13, 0.2)];
  const printed = printGrid(puzzle);
  const paper = blankPaper(other.width + printed.width, other.height);
  for (let y = 0; y < other.height; ++y) {
    paper.data.set(other.data.subarray(y * other.width, (y + 1) * other.width), y * paper.width);
    if (y >= printed.height) continue;
    paper.data.set(printed.data.subarray(y * printed.width, (y + 1) * printed.width), y * paper.width + other.width);
  }
  const reading = await readPicture(straight(paper), null);
  expect(reading.kind === 'grid' && reading.values).toEqual(puzzle.values);
});

test('a Sudoku with a dark chosen cell is read', async () => {
  const puzzle = style({ thinShade: 90 });
  const paper = printGrid(puzzle);
  const cell = Array.from(puzzle.values).indexOf(0);
  const [left, top] = [(2 + (cell % 9)) * 60, (2 + Math.floor(cell / 9)) * 60];
  fill(paper, left, top, left + 60, top + 60, 40);
  const reading = await readPicture(straight(paper), null);
  expect(reading.kind === 'grid' && reading.values).toEqual(puzzle.values);
});

test('the picture that prepares the reader is read', () => {
  expect([...warmUp()]).not.toContain(false);
});
