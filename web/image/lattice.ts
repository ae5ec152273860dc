// The lines inside a flattened grid: their number, which gives the side, and the course of each, segment by
// segment, since paper bends. A line is a dark ridge that continues along a cell's edge; a digit's stroke does not.
import { ridgeRow, type RidgeSums } from './ridges';
import { spacingOf } from './spacing';
import { flatMargin, flatSize } from './warp';

/** Sides to try, the largest first: the lines of a side are also lines of its multiples.
    Not 18: a column of candidates in the middle of each cell turns 9 into 18. */
const sides = [25, 20, 16, 15, 14, 12, 10, 9, 8, 6, 5, 4];
/** Sides of crosswords that no Sudoku has. */
export const otherSides = [11, 13, 17, 19, 21];
const allSides = [...sides, ...otherSides].sort((a, b) => b - a);

/** Greatest distance of a line from its expected place, as a share of
    a cell and in pixels; with more, a small side fits anything. */
const slack = 0.2;
const mostSlack = 14;
/** Greatest half width of a heavy line. */
const breadth = 6;
/** The weakest ridge, as a share of full contrast. Fainter ones are noise. */
const faintest = 5;

/** In noise there are ridges everywhere, which jump by half of
    their room and more; in bad pictures lines jump by a third. */
const mostSwerve = 0.44;
/** The share of line segments visible even in a bad picture. */
const leastSeen = 0.85;
/** The same for a number of lines that is plainly none of the numbers tried. */
const leastSeenOfOthers = 0.9;

export interface Lattice {
  readonly side: number;
  /** The visible share of its line segments. */
  readonly seen: number;
  /** (side + 1)^2 crossings, row by row: places in the flattened square, x and y. */
  readonly crossings: Float32Array;
  /** Darkness and thickness of each line, side + 1 each, in order. */
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

const inner = flatSize - 2 * flatMargin;

interface Lines {
  /** The visible share of the segments of all inner lines, and of the least visible inner line. */
  readonly seen: number;
  readonly least: number;
  /** Average jump of inner lines from segment to segment, as a share of their room. */
  readonly swerve: number;
  /** The place of each of side + 1 lines in each of the side cells along it, line by line. */
  readonly places: Float32Array;
  /** Average depth of the ridge of each line. */
  readonly depths: Float32Array;
}

/** `sumsDown`: sums of the ridges from the top; `middles`: the expected place of each line. */
function linesOf(sumsDown: Uint16Array, side: number, middles: readonly number[]): Lines {
  const cell = inner / side;
  const reach = Math.min(Math.max(2, Math.round(slack * cell)), mostSlack);
  // Along the whole segment: half a segment may belong to another grid's line.
  const parts = Math.max(2, Math.round(cell / 40));
  const places = new Float32Array((side + 1) * side);
  const depths = new Float32Array(side + 1);
  let [seen, least, swerve] = [0, 1, 0];
  for (let line = 0; line <= side; ++line) {
    const middle = middles[line]!;
    const offsets: number[] = [];
    let before = 0;
    for (let along = 0; along < side; ++along) {
      const ends = Array.from({ length: parts + 1 }, (_, part) => {
        return ridgeRow(flatMargin + (along + 0.12 + (0.76 * part) / parts) * cell) * flatSize;
      });
      let [best, offset] = [0, 0];
      for (let d = -reach; d <= reach; ++d) {
        let depth = Infinity;
        for (let part = 0; part < parts; ++part) {
          const [top, bottom] = [ends[part]!, ends[part + 1]!];
          const sum = sumsDown[bottom + middle + d]! - sumsDown[top + middle + d]!;
          depth = Math.min(depth, (sum * flatSize) / (bottom - top));
        }
        // Prefers the nearest of several.
        const weighed = depth * (1 - 0.3 * Math.abs(d / reach));
        if (weighed > best) [best, offset] = [weighed, d];
      }
      for (let d = -breadth; d <= breadth; ++d) {
        const sum = sumsDown[ends[parts]! + middle + offset + d]! - sumsDown[ends[0]! + middle + offset + d]!;
        depths[line]! += (sum * flatSize) / (ends[parts]! - ends[0]!) / side;
      }
      const isInner = line > 0 && line < side && along > 0;
      if (isInner) swerve += Math.abs(offset - before) / reach / (side - 1) ** 2;
      before = offset;
      places[line * side + along] = best >= faintest ? offset : NaN;
      if (best >= faintest) offsets.push(offset);
    }
    if (line > 0 && line < side) {
      seen += offsets.length / side / (side - 1);
      least = Math.min(least, offsets.length / side);
    }
    const usual = offsets.sort((a, b) => a - b)[offsets.length >> 1] ?? 0;
    for (let along = 0; along < side; ++along) {
      const offset = places[line * side + along]!;
      // A segment far from the rest of its line belongs to something else.
      const isOdd = Number.isNaN(offset) || Math.abs(offset - usual) > 0.6 * reach;
      places[line * side + along] = middle + (isOdd ? usual : offset);
    }
  }
  return { seen, least, swerve, places, depths };
}

/** True if enough is visible: most of each line; or less, faint or
    broken, if the lines hardly swerve, unlike those in noise. */
function isSeen({ seen, least, swerve }: Lines, isLoose: boolean): boolean {
  return isLoose ? seen >= 0.6 + swerve && least >= 0.3 : seen >= leastSeen && least >= 0.5;
}

const evenly = (side: number): number[] =>
  Array.from({ length: side + 1 }, (_, line) => Math.round(flatMargin + (line * inner) / side));

/** True if the lines are plainly those of about `side` cells. A grid that continues
    beyond the picture shows fewer cells in one direction than in the other. */
function areOfAnotherNumber(sums: Uint16Array, side: number, seen: number): boolean {
  return [side - 2, side - 1, side + 1, side + 2].some((cells) => {
    const other = linesOf(sums, cells, spacingOf(sums, cells));
    return other.seen > Math.max(seen, leastSeenOfOthers);
  });
}

/** The small sides: each larger one is a multiple of one of them. */
const smallSides = sides.filter((side) => side <= 14);
/** The visible share of the segments of lines in one direction, even on bent paper. */
const leastSeenBent = 0.7;

/** True if the flattened square may be a grid on bent paper: in at
    least one direction most lines are near their expected places. */
export const mayBend = ({ down, across }: RidgeSums): boolean =>
  smallSides.some((side) => [down, across].some((sums) => linesOf(sums, side, evenly(side)).seen >= leastSeenBent));

/** The lattice of a flattened grid; null if the lines do not form one. `isLoose`: accepts faint and broken lines. */
export function latticeOf({ down, across }: RidgeSums, isLoose = false): Lattice | null {
  for (const side of isLoose ? sides : allSides) {
    const placesIn = (sums: Uint16Array): number[] => (isLoose ? spacingOf(sums, side) : evenly(side));
    const columns = linesOf(down, side, placesIn(down));
    if (!isSeen(columns, isLoose)) continue;
    const rows = linesOf(across, side, placesIn(across));
    if (!isSeen(rows, isLoose) || (columns.swerve + rows.swerve) / 2 > mostSwerve) continue;
    if (isLoose && (areOfAnotherNumber(down, side, columns.seen) || areOfAnotherNumber(across, side, rows.seen))) {
      return null;
    }
    const crossings = new Float32Array(2 * (side + 1) ** 2);
    // Between the segments before and after it.
    const at = ({ places }: Lines, line: number, place: number): number =>
      (places[line * side + Math.max(0, place - 1)]! + places[line * side + Math.min(side - 1, place)]!) / 2;
    for (let row = 0; row <= side; ++row) {
      for (let column = 0; column <= side; ++column) {
        const to = 2 * (row * (side + 1) + column);
        crossings[to] = at(columns, column, row);
        crossings[to + 1] = at(rows, row, column);
      }
    }
    return { side, seen: Math.min(columns.seen, rows.seen), crossings, columns: columns.depths, rows: rows.depths };
  }
  return null;
}
