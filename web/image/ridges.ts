// Dark ridges, as the lines of a grid are, in a picture that was flattened; and their sums, by which a line is followed.
import { blurred, type Gray, makeGray } from './gray';

/** How much darker each pixel is than those on both sides of it, for lines 1 to 12 pixels thick that run downwards. */
function ridges(flat: Gray): Gray {
  const { data } = blurred(flat, 1, 6);
  const found = makeGray(flat.width, flat.height);
  for (let y = 0; y < flat.height; ++y) {
    const row = y * flat.width;
    for (let x = 8; x < flat.width - 8; ++x) {
      const at = row + x;
      const near = Math.min(data[at - 4]!, data[at + 4]!);
      const far = Math.min(data[at - 8]!, data[at + 8]!);
      found.data[at] = Math.max(0, Math.max(near, far) - data[at]!);
    }
  }
  return found;
}

function turned({ width, height, data }: Gray): Gray {
  const other = makeGray(height, width);
  for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) other.data[x * height + y] = data[y * width + x]!;
  return other;
}

function summedDown({ width, height, data }: Gray): Uint16Array {
  const sums = new Uint16Array(width * height);
  for (let at = width; at < sums.length; ++at) sums[at] = sums[at - width]! + Math.min(data[at]!, 60);
  return sums;
}

/** Sums stay below what 16 bits hold, since no ridge counts for more than 60. Of a flattened grid, along its columns and along its rows: from the top and from the left. */
export interface RidgeSums {
  readonly down: Uint16Array;
  readonly across: Uint16Array;
}

export const ridgeSums = (flat: Gray): RidgeSums => ({
  down: summedDown(ridges(flat)),
  across: summedDown(ridges(turned(flat))),
});
