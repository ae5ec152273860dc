// A puzzle read from a picture of its grid: what stands in each cell, and how sure that is.
import { likeliestAlphabet, type Option, optionsOf } from './alphabet';
import { boxesOf } from './boxes';
import { type Cell, cutCells } from './cells';
import { plainest } from './channel';
import { asFigures, likelihood, type Scores, readCharacter } from './character';
import { findGrid, type FoundGrid } from './find_grid';
import { grayOf, type Pixels } from './gray';
import { type Box, heightOf, unionOf, widthOf } from './ink';
import { type Judge, readTogether } from './joint';
import { characters } from './network';
import { turnedGrid } from './turn';

export interface GridReading {
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Row by row, 0 = blank. */
  readonly values: Uint8Array;
  /** The same as the picture alone has it, whatever the rules say. */
  readonly alone: Uint8Array;
  /** 1 where a person should look. */
  readonly doubtful: Uint8Array;
  /** 1 where a hand wrote what stands there: no given, but an entry. */
  readonly handwritten: Uint8Array;
}

export interface UprightReading extends GridReading {
  /** As it was found, turned upright. */
  readonly grid: FoundGrid;
}

/** A digit is taken as read from this share of certainty on. */
const sure = 0.97;
/** A share of the cells. */
const mostDoubts = 0.5;

/** Larger puzzles are not read together: whether one has a solution may take long to tell. */
const mostTogether = 9;

/** Characters that fit so well stand upright. */
const plainFit = Math.log(0.9);
/** Most pictures are not turned: by so much more, as a logarithm, has another orientation to fit. */
const turnedFit = 5;

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
  /** What each cell may be, the likeliest first. */
  readonly options: readonly (readonly Option[])[];
  /** The sum of the logarithms of how likely the likeliest digit of each cell is; and over how many cells. */
  readonly fit: number;
  readonly count: number;
}

const blank: readonly Option[] = [{ value: 0, share: 1 }];

/** What each character of a cell may be. Where all digits are one character, the surest stands for several. */
function readingsOf(cell: Cell, side: number): Scores[] {
  const read = (box: Box): Scores => readCharacter(cell.gray, box, cell.ground);
  if (side > 9) return apart(cell, side).map(read);
  const { glyphs } = cell;
  const boxes = glyphs.length > 1 ? [unionOf(glyphs), ...glyphs] : glyphs;
  const figures = boxes.map((box) => asFigures(read(box)));
  const none = characters.length - 1;
  const certainty = (scores: Scores): number => Math.max(...scores.subarray(0, none));
  return figures.sort((one, other) => certainty(other) - certainty(one)).slice(0, 1);
}

function readCells(grid: FoundGrid): CellReadings {
  const { side } = grid.lattice;
  const cells = cutCells(grid);
  const readings = cells.map((cell) => readingsOf(cell, side));
  const alphabet = likeliestAlphabet(
    readings.filter((reading) => reading.length > 0),
    side,
  );
  const options = readings.map((reading) => (reading.length > 0 ? optionsOf(reading, alphabet) : blank));
  const digits = options
    .filter((some) => some !== blank)
    .map((some) => some.find(({ value }) => value > 0)?.share ?? 0);
  const sum = digits.reduce((total, share) => total + Math.log(Math.max(0.05, share)), 0);
  return { grid, cells, options, fit: sum, count: digits.length };
}

/** The cells with the picture turned as their characters are likeliest. */
export function readUpright(grid: FoundGrid): CellReadings {
  const first = readCells(grid);
  if (first.fit > plainFit * first.count) return first;
  let [best, most] = [first, first.fit + turnedFit];
  let other = grid;
  for (let quarter = 1; quarter < 4; ++quarter) {
    other = turnedGrid(other);
    const reading = readCells(other);
    if (reading.fit > most) [best, most] = [reading, reading.fit];
  }
  return best;
}

/** Null where most cells are in doubt: then it is no puzzle, or none that is better read than typed. */
export function readGrid(found: FoundGrid, judge: Judge | null = null): UprightReading | null {
  const { grid, cells, options } = readUpright(found);
  const alone = Uint8Array.from(options, ([first]) => first!.value);
  const handwritten = new Uint8Array(alone.length);
  /** 1 where a value is not sure by its share, or something stands that is none. */
  const doubtsOf = (values: Uint8Array, shareOf: (cell: number) => number): Uint8Array =>
    values.map((value, cell) => {
      const isStain = value === 0 && (options[cell] !== blank || cells[cell]!.isMessy);
      return isStain || value !== alone[cell] || shareOf(cell) < sure ? 1 : 0;
    });
  const doubtful = doubtsOf(alone, (cell) => options[cell]![0]!.share);
  if (doubtful.reduce((sum, doubt) => sum + doubt, 0) > mostDoubts * doubtful.length) return null;
  const [boxHeight, boxWidth] = boxesOf(grid.lattice);
  const ask = (values: Uint8Array): ReturnType<Judge> => judge!(values, boxHeight, boxWidth);
  const together = judge && grid.lattice.side <= mostTogether ? readTogether(options, ask, sure) : null;
  if (together) {
    const { values, shares } = together;
    const unsure = doubtsOf(values, (cell) => shares[cell]!);
    return { grid, boxHeight, boxWidth, values, alone, doubtful: unsure, handwritten };
  }
  doubtClashes(alone, doubtful, boxHeight, boxWidth);
  return { grid, boxHeight, boxWidth, values: alone, alone, doubtful, handwritten };
}

/** The grid in a picture; null where there is none. */
export function readGridIn(pixels: Pixels, judge: Judge | null = null): UprightReading | null {
  const grid = findGrid(grayOf(pixels));
  return grid && readGrid(plainest(grid, pixels), judge);
}
