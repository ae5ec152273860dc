// Gets the reader compiled before there is a picture: it reads a small grid drawn
// here. In a new worker the first picture would otherwise take three times as long.
import { plainest } from './channel';
import { findGrid } from './find_grid';
import { grayOf, type Pixels } from './gray';
import { readGrid } from './read_grid';

/** Pixels of a cell, and of the rim around the grid. */
const cell = 24;
const margin = 20;
const size = 9 * cell + 2 * margin;

/** How often the grid is read: code that ran only once is still slow. */
const rounds = 2;

/** A grid with a one or a seven in every third cell. */
function drawnGrid(): Pixels {
  const data = new Uint8Array(4 * size ** 2).fill(255);
  const draw = (left: number, top: number, width: number, height: number): void => {
    for (let y = top; y < top + height; ++y) {
      for (let x = left; x < left + width; ++x) data.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
  };
  for (let line = 0; line <= 9; ++line) {
    draw(margin + line * cell, margin, 1, 9 * cell);
    draw(margin, margin + line * cell, 9 * cell, 1);
  }
  for (let at = 0; at < 81; at += 3) {
    const [x, y] = [margin + cell * (at % 9), margin + cell * Math.floor(at / 9)];
    draw(x + 13, y + 5, 2, 14);
    if (at % 2 > 0) draw(x + 8, y + 5, 6, 2);
  }
  return { width: size, height: size, data };
}

/** In steps, each short enough for a picture to wait for; a step returns true if it found something. */
export function* warmUp(): Generator<boolean> {
  const pixels = drawnGrid();
  for (let round = 0; round < rounds; ++round) {
    const grid = findGrid(grayOf(pixels));
    yield grid !== null;
    yield grid !== null && readGrid(plainest(grid, pixels)) !== null;
  }
}
