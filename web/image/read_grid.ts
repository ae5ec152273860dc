// A puzzle read from a picture of its grid: the value of each cell, and its certainty.
import { type CharacterSet, likeliestAlphabet, type Option, optionsOf } from './alphabet';
import { boxesOf, boxRegions } from './boxes';
import { type CellImage, cellImagesOf, cutGrid, turnedCut } from './cells';
import { plainest } from './channel';
import { asFigures, handShare, likelihood, type Scores, readCharacter } from './character';
import { findGrid, type FoundGrid, turnedGrid } from './find_grid';
import { grayOf, type Pixels } from './gray';
import { handwrittenIn, leastPrinted, takeForPrinted } from './hand';
import { type Box, cutApart, heightOf, inkWidth, unionOf } from './ink';
import { inkColouredIn } from './ink_colour';
import { jigsawIn } from './jigsaw';
import { type Ask, type DrawnRules, type Judge, readTogether, remembering } from './joint';
import { type KillerReading, killerIn } from './killer';
import { characters } from './network';

export interface GridReading extends DrawnRules {
  /** Row by row, 0 = blank. */
  readonly values: Uint8Array;
  /** The same from the picture alone, without the rules. */
  readonly alone: Uint8Array;
  /** 1 for cells that a person should check. */
  readonly doubtful: Uint8Array;
  /** 1 for digits that were filled in, by hand or in a colour of their own: entries, not givens. */
  readonly filledIn: Uint8Array;
  /** The same by appearance alone, even if the puzzle would have several solutions without these digits. */
  readonly looksFilledIn: Uint8Array;
  /** The picture's way to write 1, 2, ... */
  readonly symbols: CharacterSet;
}

export interface UprightReading extends GridReading {
  /** The grid as found, turned upright. */
  readonly grid: FoundGrid;
}

/** Least certainty from which on a digit counts as read. */
const sure = 0.97;
/** A digit that looks handwritten by this probability is doubted more readily. */
const sureHand = 0.5;
const sureWritten = 0.99;
/** A share of the cells. */
const mostDoubts = 0.5;

/** Larger puzzles are not read together: counting their solutions may take long. */
const mostTogether = 9;

/** Characters that fit this well are upright. */
const plainFit = Math.log(0.9);
/** Most pictures are not turned: another orientation must fit better by this logarithm. */
const turnedFit = 5;

/** Two merged figures, separated; other glyphs unchanged. */
function apart({ gray, glyphs, ground }: CellImage, side: number): CellImage['glyphs'] {
  const [only] = glyphs;
  if (side <= 9 || glyphs.length !== 1 || inkWidth(only!) < 0.95 * heightOf(only!)) return glyphs;
  // Wide letters are one character.
  if (likelihood(readCharacter(gray, only!, ground), '') < 0.5) return glyphs;
  return cutApart(gray, only!);
}

function rulesOf({ grid: { lattice }, cells }: CellReadings): DrawnRules {
  const { side } = lattice;
  const grays = cells.map(({ gray }) => gray);
  const regions = jigsawIn(grays, side);
  const [boxHeight, boxWidth] = regions ? [1, side] : boxesOf(lattice);
  return { boxHeight, boxWidth, regions, hasDiagonals: cells[0]!.hasDiagonals };
}

/** Marks cells whose digit occurs twice in a row, column, box or region:
    one of them is probably misread, a doubtful one if there is one. */
function doubtClashes(values: Uint8Array, doubtful: Uint8Array, { boxHeight, boxWidth, ...drawn }: DrawnRules): void {
  const side = boxHeight * boxWidth;
  const regions = drawn.regions ?? boxRegions(boxHeight, boxWidth);
  const first = new Map<string, number>();
  const known = values.map((value, cell) => (doubtful[cell] ? 0 : value));
  known.forEach((value, cell) => {
    if (value === 0) return;
    const [row, column] = [Math.floor(cell / side), cell % side];
    for (const house of [`r${row}`, `c${column}`, `b${regions[cell]}`]) {
      const key = `${house}=${value}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, cell);
      else doubtful[cell] = doubtful[other] = 1;
    }
  });
}

/** The characters of all cells in one of four orientations. */
interface CellReadings {
  readonly grid: FoundGrid;
  readonly cells: readonly CellImage[];
  readonly symbols: CharacterSet;
  /** The possible values of each cell, the likeliest first. */
  readonly options: readonly (readonly Option[])[];
  /** Probability that the digit in each cell is handwritten, by its shape: 0..1. */
  readonly hands: readonly number[];
  /** Sum of the logarithms of the likeliest printed digit in each cell; and the number of cells. */
  readonly fit: number;
  readonly count: number;
}

const blank: readonly Option[] = [{ value: 0, share: 1 }];

/** The possible characters in a cell, and the probability of handwriting.
    If all digits are single characters, the surest represents several. */
function readingsOf(cell: CellImage, side: number): { readings: Scores[]; hand: number } {
  const read = (box: Box): Scores => readCharacter(cell.gray, box, cell.ground);
  if (side > 9) return { readings: apart(cell, side).map(read), hand: 0 };
  const { glyphs } = cell;
  const boxes = glyphs.length > 1 ? [unionOf(glyphs), ...glyphs] : glyphs;
  const none = characters.length - 1;
  const readings = boxes.map((box) => {
    const raw = read(box);
    const figures = asFigures(raw);
    return { readings: [figures], hand: handShare(raw), certainty: Math.max(...figures.subarray(0, none)) };
  });
  return readings.sort((one, other) => other.certainty - one.certainty)[0] ?? { readings: [], hand: 0 };
}

/** Cells read before the first look at orientation; then twice as many, and so on. */
const firstFew = 8;

type CellReading = ReturnType<typeof readingsOf>;

/** The possible values of some cells, the likeliest first, and how well they fit. */
function weigh(read: readonly CellReading[], side: number): Omit<CellReadings, 'grid' | 'cells'> {
  const readings = read.map((one) => one.readings);
  const symbols = likeliestAlphabet(
    readings.filter((reading) => reading.length > 0),
    side,
  );
  const options = readings.map((reading) => (reading.length > 0 ? optionsOf(reading, symbols) : blank));
  const hands = read.map(({ hand }, cell) => (options[cell]![0]!.value > 0 ? hand : 0));
  let [fit, count] = [0, 0];
  options.forEach((some, cell) => {
    if (some === blank) return;
    const digit = some.find(({ value }) => value > 0)?.share ?? 0;
    // Print upside down looks like handwriting.
    fit += Math.log(Math.max(0.05, digit * (1 - hands[cell]!)));
    count += 1;
  });
  return { symbols, options, hands, fit, count };
}

/** Null as soon as the cells cannot fit better than `least`: each cell lowers the fit. */
function readCells(grid: FoundGrid, cells: readonly CellImage[], least = -Infinity): CellReadings | null {
  const { side } = grid.lattice;
  const read: CellReading[] = [];
  let [count, next] = [0, least > -Infinity ? firstFew : Infinity];
  for (const cell of cells) {
    read.push(readingsOf(cell, side));
    if (cell.glyphs.length === 0 || ++count < next) continue;
    if (weigh(read, side).fit <= least) return null;
    next *= 2;
  }
  return { grid, cells, ...weigh(read, side) };
}

/** The cells with the picture in the orientation that fits its characters best. */
export function readUpright(grid: FoundGrid): CellReadings {
  let cut = cutGrid(grid);
  const first = readCells(grid, cellImagesOf(cut))!;
  if (first.fit > plainFit * first.count) return first;
  let [best, most] = [first, first.fit + turnedFit];
  let other = grid;
  for (let quarter = 1; quarter < 4; ++quarter) {
    other = turnedGrid(other);
    cut = turnedCut(cut);
    const reading = readCells(other, cellImagesOf(cut), most);
    if (reading && reading.fit > most) [best, most] = [reading, reading.fit];
  }
  return best;
}

/** In a killer, ink lower than this share of a cell remains of a sum or an outline. */
const leastOfKiller = 0.32;

/** The digits of a killer, without its outlines and sums. */
function readKiller({ grid, clean }: KillerReading): CellReadings {
  const cells = cellImagesOf(cutGrid(grid, clean)).map((cell) =>
    cell.glyphs.some((box) => heightOf(box) >= leastOfKiller * cell.gray.height)
      ? cell
      : { ...cell, glyphs: [], isMessy: false },
  );
  return readCells(grid, cells)!;
}

/** 1 for each filled-in digit: a coloured one, if all handwritten ones are coloured and the rest has a single
    solution; else a handwritten one. `looks`: the same without checking solutions. `alone`: the digits as read. */
function filledInOf({ grid, cells, hands }: CellReadings, alone: Uint8Array, ask: Ask | null) {
  const { side } = grid.lattice;
  const handwritten = handwrittenIn(cells, hands, alone, side);
  const colours = cells.map(({ colour }) => colour);
  const coloured = inkColouredIn(colours, alone, leastPrinted * side);
  const isSame = coloured && handwritten.every((hand, cell) => !hand || coloured[cell]);
  const isGivens = isSame && ask?.(alone.map((value, cell) => (coloured[cell] ? 0 : value))) !== 'several';
  return { filledIn: isGivens ? coloured : handwritten, looks: (isSame ? coloured : handwritten).slice() };
}

/** Null if most cells are in doubt: then it is not a puzzle, or typing it is quicker than correcting it. */
export function readGrid(found: FoundGrid, judge: Judge | null = null): UprightReading | null {
  const killer = killerIn(found);
  const upright = killer ? readKiller(killer) : readUpright(found);
  const { grid, cells, symbols, options, hands } = upright;
  const { side } = grid.lattice;
  const alone = Uint8Array.from(options, ([first]) => first!.value);
  const rules = { ...rulesOf(upright), ...(killer && { cages: killer.cages }) };
  const ask: Ask = remembering((values) => judge!(values, rules));
  // The judge does not have the rule of cages.
  const isJudged = judge && !killer && side <= mostTogether;
  const { filledIn, looks: looksFilledIn } = filledInOf(upright, alone, isJudged ? ask : null);
  /** 1 for a value that is unsure, or for a mark that is not a digit. */
  const doubtsOf = (values: Uint8Array, shareOf: (cell: number) => number): Uint8Array =>
    values.map((value, cell) => {
      const isStain = value === 0 && (options[cell] !== blank || cells[cell]!.isMessy);
      const least = hands[cell]! > sureHand ? sureWritten : sure;
      return isStain || value !== alone[cell] || shareOf(cell) < least ? 1 : 0;
    });
  const doubtful = doubtsOf(alone, (cell) => options[cell]![0]!.share);
  const unsure = doubtful.map((doubt, cell) => (filledIn[cell] ? 0 : doubt));
  const givens = alone.map((value, cell) => (filledIn[cell] ? 0 : value));
  doubtClashes(givens, unsure, rules);
  if (unsure.reduce((sum, doubt) => sum + doubt, 0) > mostDoubts * unsure.length) return null;
  if (isJudged) takeForPrinted(filledIn, hands, alone, ask);
  // Filled-in digits may be wrong: the rules apply to printed ones.
  const printed = options.map((some, cell) => (filledIn[cell] ? blank : some));
  const together = isJudged ? readTogether(printed, ask, sure) : null;
  if (!together) {
    doubtClashes(alone, doubtful, rules);
    killer?.doubtful.forEach((doubt, cell) => (doubtful[cell]! |= doubt));
    return { grid, ...rules, values: alone, alone, doubtful, filledIn, looksFilledIn, symbols };
  }
  const values = together.values.map((value, cell) => (filledIn[cell] ? alone[cell]! : value));
  const shareOf = (cell: number): number => (filledIn[cell] ? options[cell]![0]!.share : together.shares[cell]!);
  return { grid, ...rules, values, alone, doubtful: doubtsOf(values, shareOf), filledIn, looksFilledIn, symbols };
}

/** The grid in a picture; null if there is none. */
export function readGridIn(pixels: Pixels, judge: Judge | null = null): UprightReading | null {
  const grid = findGrid(grayOf(pixels));
  return grid && readGrid(plainest(grid, pixels), judge);
}
