// The lines inside a grid that lies flat: how many there are, which tells the side, and where each runs, segment by
// segment, since paper bends. A line is a dark ridge that goes on along a cell's edge; a digit's stroke does not.
import { blurred, type Gray, makeGray } from './gray';

/** Sides that are looked for, the largest first: the lines of a side are also lines of its multiples. */
const sides = [25, 20, 18, 16, 15, 14, 12, 10, 9, 8, 6, 5, 4];

/** Pixels of the flattened grid that lattices are looked for in, and of the rim around it. */
export const flatSize = 848;
export const flatMargin = 24;
const inner = flatSize - 2 * flatMargin;

/** A line may run beside its place by this share of a cell, and by this many pixels: else a small side fits anything. */
const slack = 0.2;
const mostSlack = 14;
/** Of full contrast: a ridge. Fainter ones are noise. */
const faintest = 5;

export interface Lattice {
  readonly side: number;
  /** (side + 1)^2 crossings, row by row: places in the flattened square, x and y. */
  readonly crossings: Float32Array;
  /** How dark and thick each line is, side + 1 each, in order. */
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

/** How much darker each pixel is than those on both sides of it, for lines 1 to 12 pixels thick that run downwards. */
function ridges(flat: Gray): Gray {
  const soft = blurred(flat, 1, 6);
  const found = makeGray(flat.width, flat.height);
  for (let y = 0; y < flat.height; ++y) {
    const row = y * flat.width;
    for (let x = 8; x < flat.width - 8; ++x) {
      const value = soft.data[row + x]!;
      let depth = 0;
      for (const reach of [4, 8]) {
        depth = Math.max(depth, Math.min(soft.data[row + x - reach]!, soft.data[row + x + reach]!) - value);
      }
      found.data[row + x] = depth;
    }
  }
  return found;
}

function turned({ width, height, data }: Gray): Gray {
  const other = makeGray(height, width);
  for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) other.data[x * height + y] = data[y * width + x]!;
  return other;
}

interface Lines {
  /** Of the segments of inner lines, the share that was seen; and of the line of which the least was. */
  readonly seen: number;
  readonly least: number;
  /** Where each of side + 1 lines runs in each of side cells along it, line by line. */
  readonly places: Float32Array;
  /** Of each line, how deep its ridge is on average. */
  readonly depths: Float32Array;
}

/** `sumsDown`: sums of the ridges from the top. */
function linesOf(sumsDown: Float32Array, side: number): Lines {
  const cell = inner / side;
  const reach = Math.min(Math.max(2, Math.round(slack * cell)), mostSlack);
  const places = new Float32Array((side + 1) * side);
  const depths = new Float32Array(side + 1);
  let [seen, least] = [0, 1];
  for (let line = 0; line <= side; ++line) {
    const middle = Math.round(flatMargin + line * cell);
    const offsets: number[] = [];
    for (let along = 0; along < side; ++along) {
      const top = Math.round(flatMargin + (along + 0.12) * cell) * flatSize;
      const bottom = Math.round(flatMargin + (along + 0.88) * cell) * flatSize;
      let [best, offset] = [0, 0];
      for (let d = -reach; d <= reach; ++d) {
        const depth = ((sumsDown[bottom + middle + d]! - sumsDown[top + middle + d]!) * flatSize) / (bottom - top);
        // The nearest of several.
        const weighed = depth * (1 - 0.3 * Math.abs(d / reach));
        if (weighed > best) [best, offset] = [weighed, d];
      }
      depths[line]! += best / side;
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
      // What is far from the rest of its line is something else.
      const isOdd = Number.isNaN(offset) || Math.abs(offset - usual) > 0.6 * reach;
      places[line * side + along] = middle + (isOdd ? usual : offset);
    }
  }
  return { seen, least, places, depths };
}

function summedDown({ width, height, data }: Gray): Float32Array {
  const sums = new Float32Array(width * height);
  for (let at = width; at < sums.length; ++at) sums[at] = sums[at - width]! + Math.min(data[at]!, 60);
  return sums;
}

/** The lattice of a grid, flattened to flatSize with flatMargin around it; null where the lines are not those of one. */
export function latticeOf(flat: Gray): Lattice | null {
  const down = summedDown(ridges(flat));
  const across = summedDown(ridges(turned(flat)));
  for (const side of sides) {
    const columns = linesOf(down, side);
    if (columns.seen < 0.8 || columns.least < 0.5) continue;
    const rows = linesOf(across, side);
    if (rows.seen < 0.8 || rows.least < 0.5) continue;
    const crossings = new Float32Array(2 * (side + 1) ** 2);
    // Between the segments before and behind it.
    const at = ({ places }: Lines, line: number, place: number): number =>
      (places[line * side + Math.max(0, place - 1)]! + places[line * side + Math.min(side - 1, place)]!) / 2;
    for (let row = 0; row <= side; ++row) {
      for (let column = 0; column <= side; ++column) {
        const to = 2 * (row * (side + 1) + column);
        crossings[to] = at(columns, column, row);
        crossings[to + 1] = at(rows, row, column);
      }
    }
    return { side, crossings, columns: columns.depths, rows: rows.depths };
  }
  return null;
}
