// Dark ridges, such as the lines of a grid, in a flattened picture; and their sums, by which a line is followed.
import type { Gray } from './gray';

/** This many pixels along a line are merged into one: they differ little. */
export const ridgePitch = 2;
/** The surroundings of a pixel are the mean of this many groups before and after it, and of those beside it. */
const reach = 3;
/** Distance to the sampled paper, for lines 1 to 12 pixels thick. */
const near = 4;
const far = 8;
/** No ridge counts for more than this, so that sums fit into 16 bits. */
const deepest = 60;

/** Sums of groups of pixels, from the top down. */
function groupedDown({ width, height, data }: Gray): Uint16Array {
  const groups = new Uint16Array((width * height) / ridgePitch);
  for (let to = 0, from = 0; to < groups.length; to += width, from += ridgePitch * width) {
    for (let x = 0; x < width; ++x) {
      const at = from + x;
      groups[to + x] = data[at]! + data[at + width]!;
    }
  }
  return groups;
}

/** The same from the left, with the picture mirrored about its diagonal. */
function groupedAcross({ width, height, data }: Gray): Uint16Array {
  const groups = new Uint16Array((width * height) / ridgePitch);
  for (let y = 0, at = 0; y < height; ++y) {
    for (let to = y; to < groups.length; to += height, at += ridgePitch) {
      groups[to] = data[at]! + data[at + 1]!;
    }
  }
  return groups;
}

/** How much darker the surroundings of each pixel are than the areas to their
    left and right, summed from the top: for lines that run downwards. */
function summedDown(groups: Uint16Array, width: number): Uint16Array {
  const sums = new Uint16Array(groups.length + width);
  const columns = new Int32Array(width);
  // In whole numbers: smaller differences are noise.
  const around = new Uint8Array(width);
  const ahead = reach * width;
  for (let x = 0; x < ahead; ++x) columns[x % width]! += groups[x]!;
  for (let row = 0; row < groups.length; row += width) {
    const [isFirst, isLast] = [row <= ahead, row + ahead >= groups.length];
    for (let x = 0, at = row + ahead; !isLast && x < width; ++x, ++at) columns[x]! += groups[at]!;
    for (let x = 0, at = row - ahead - width; !isFirst && x < width; ++x, ++at) columns[x]! -= groups[at]!;
    const rows = (Math.min(groups.length, row + ahead + width) - Math.max(0, row - ahead)) / width;
    const part = 1 / (3 * rows * ridgePitch);
    for (let x = 1; x < width - 1; ++x) around[x] = (columns[x - 1]! + columns[x]! + columns[x + 1]!) * part + 0.5;
    around[0] = around[1]!;
    around[width - 1] = around[width - 2]!;
    for (let x = far, at = row + far; x < width - far; ++x, ++at) {
      const nearby = Math.min(around[x - near]!, around[x + near]!);
      const farther = Math.min(around[x - far]!, around[x + far]!);
      const depth = Math.max(nearby, farther) - around[x]!;
      sums[at + width] = sums[at]! + Math.min(Math.max(depth, 0), deepest);
    }
  }
  return sums;
}

/** Sums of the ridges of a flattened grid, along its columns and along its rows: from
    the top and from the left, a row for each `ridgePitch` pixels, the first all 0. */
export interface RidgeSums {
  readonly down: Uint16Array;
  readonly across: Uint16Array;
}

/** `flat`: square, its side a multiple of `ridgePitch`. */
export const ridgeSums = (flat: Gray): RidgeSums => ({
  down: summedDown(groupedDown(flat), flat.width),
  across: summedDown(groupedAcross(flat), flat.width),
});

/** The row of sums for a pixel along the lines. */
export const ridgeRow = (place: number): number => Math.round(place / ridgePitch);
