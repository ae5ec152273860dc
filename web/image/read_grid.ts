// A puzzle read from a picture of its grid: what stands in each cell, and how sure that is.
import { guessOf, likeliestAlphabet } from './alphabet';
import { boxesOf } from './boxes';
import { type Cell, cutCells } from './cells';
import { likelihood, type Scores, readCharacter } from './character';
import { findGrid, type FoundGrid } from './find_grid';
import { grayOf, type Pixels } from './gray';
import { heightOf, widthOf } from './ink';

export interface GridReading {
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Row by row, 0 = blank. */
  readonly values: Uint8Array;
  /** 1 where a person should look. */
  readonly doubtful: Uint8Array;
}

/** A digit is taken as read from this share of certainty on. */
const sure = 0.97;
/** A share of the cells. */
const mostDoubts = 0.5;

/** Two figures that have run into one another, each by itself; others as they are. */
function apart({ gray, glyphs, ground }: Cell, side: number): Cell['glyphs'] {
  const [only] = glyphs;
  if (side <= 9 || glyphs.length !== 1 || widthOf(only!) < 0.95 * heightOf(only!)) return glyphs;
  // Wide letters are one.
  if (likelihood(readCharacter(gray, only!, ground), '') < 0.5) return glyphs;
  const { left, top, right, bottom } = only!;
  let [cut, least] = [0, Infinity];
  for (let x = Math.round(left + 0.25 * widthOf(only!)); x < right - 0.25 * widthOf(only!); ++x) {
    let ink = 0;
    for (let y = top; y <= bottom; ++y) ink += 255 - gray.data[y * gray.width + x]!;
    if (ink < least) [cut, least] = [x, ink];
  }
  return [
    { left, top, right: cut, bottom },
    { left: cut + 1, top, right, bottom },
  ];
}

/** Marks cells whose digit stands twice in a row, column or box: one of them is likely misread, a doubtful one if any is. */
function doubtClashes(values: Uint8Array, doubtful: Uint8Array, boxHeight: number, boxWidth: number): void {
  const side = boxHeight * boxWidth;
  const first = new Map<string, number>();
  const known = values.map((value, cell) => (doubtful[cell] ? 0 : value));
  known.forEach((value, cell) => {
    if (value === 0) return;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = Math.floor(row / boxHeight) * boxHeight + Math.floor(column / boxWidth);
    for (const house of [`r${row}`, `c${column}`, `b${box}`]) {
      const key = `${house}=${value}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, cell);
      else doubtful[cell] = doubtful[other] = 1;
    }
  });
}

/** Null where most cells are in doubt: then it is no puzzle, or none that is better read than typed. */
export function readGrid(grid: FoundGrid): GridReading | null {
  const { side } = grid.lattice;
  const cells = cutCells(grid);
  const readings = cells.map((cell): Scores[] => {
    const glyphs = apart(cell, side);
    return glyphs.map((glyph) => readCharacter(cell.gray, glyph, cell.ground));
  });
  const alphabet = likeliestAlphabet(
    readings.filter((reading) => reading.length > 0),
    side,
  );
  const values = new Uint8Array(side * side);
  const doubtful = new Uint8Array(side * side);
  readings.forEach((reading, cell) => {
    if (reading.length === 0) {
      doubtful[cell] = cells[cell]!.isMessy ? 1 : 0;
      return;
    }
    const { value, share } = guessOf(reading, alphabet);
    values[cell] = value;
    doubtful[cell] = share >= sure ? 0 : 1;
  });
  if (doubtful.reduce((sum, doubt) => sum + doubt, 0) > mostDoubts * doubtful.length) return null;
  const [boxHeight, boxWidth] = boxesOf(grid.lattice);
  doubtClashes(values, doubtful, boxHeight, boxWidth);
  return { boxHeight, boxWidth, values, doubtful };
}

/** The grid in a picture; null where there is none. */
export function readGridIn(pixels: Pixels): GridReading | null {
  const grid = findGrid(grayOf(pixels));
  return grid && readGrid(grid);
}
