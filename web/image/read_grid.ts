// A puzzle read from a picture of its grid: what stands in each cell, and how sure that is.
import { type CharacterSet, guessOf, likeliestAlphabet } from './alphabet';
import { boxesOf } from './boxes';
import { type Cell, cutCells } from './cells';
import { likelihood, type Scores, readCharacter } from './character';
import { findGrid, type FoundGrid } from './find_grid';
import { grayOf, type Pixels } from './gray';
import { heightOf, widthOf } from './ink';
import { turnedGrid } from './turn';

export interface GridReading {
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Row by row, 0 = blank. */
  readonly values: Uint8Array;
  /** 1 where a person should look. */
  readonly doubtful: Uint8Array;
}

export interface UprightReading extends GridReading {
  /** As it was found, turned upright. */
  readonly grid: FoundGrid;
}

/** A digit is taken as read from this share of certainty on. */
const sure = 0.97;
/** A share of the cells. */
const mostDoubts = 0.5;

/** Characters that fit so well stand upright. */
const plainFit = Math.log(0.9);

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

/** The characters of all cells, as they stand in one of four orientations. */
interface CellReadings {
  readonly grid: FoundGrid;
  readonly cells: readonly Cell[];
  /** What each character of each cell may be. */
  readonly readings: readonly (readonly Scores[])[];
  readonly alphabet: CharacterSet;
  /** The mean logarithm of how likely the likeliest digit of each cell is. */
  readonly fit: number;
}

function readCells(grid: FoundGrid): CellReadings {
  const { side } = grid.lattice;
  const cells = cutCells(grid);
  const readings = cells.map((cell): Scores[] => {
    const glyphs = apart(cell, side);
    return glyphs.map((glyph) => readCharacter(cell.gray, glyph, cell.ground));
  });
  const written = readings.filter((reading) => reading.length > 0);
  const alphabet = likeliestAlphabet(written, side);
  const sum = written.reduce((sum, reading) => sum + Math.log(Math.max(1e-3, guessOf(reading, alphabet).share)), 0);
  return { grid, cells, readings, alphabet, fit: written.length > 0 ? sum / written.length : 0 };
}

/** The cells with the picture turned as their characters are likeliest. */
function readUpright(grid: FoundGrid): CellReadings {
  let best = readCells(grid);
  if (best.fit > plainFit) return best;
  let other = grid;
  for (let quarter = 1; quarter < 4; ++quarter) {
    other = turnedGrid(other);
    const reading = readCells(other);
    if (reading.fit > best.fit) best = reading;
  }
  return best;
}

/** Null where most cells are in doubt: then it is no puzzle, or none that is better read than typed. */
export function readGrid(found: FoundGrid): UprightReading | null {
  const { grid, cells, readings, alphabet } = readUpright(found);
  const { side } = grid.lattice;
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
  return { grid, boxHeight, boxWidth, values, doubtful };
}

/** The grid in a picture; null where there is none. */
export function readGridIn(pixels: Pixels): UprightReading | null {
  const grid = findGrid(grayOf(pixels));
  return grid && readGrid(grid);
}
