// How far a picture has moved since the previous one, coarsely: the shift at which the two thumbnails are most alike.
import { type Gray, shrunk } from './gray';
import type { Point } from './quad';

/** Pixels along a side that make one of a thumbnail. */
const factor = 8;
/** The farthest shift, as a share of the smaller side. */
const farthest = 0.2;

export const thumbnailOf = (gray: Gray): Gray => shrunk(gray, factor);

/** In pixels of the pictures from which `before` and `now` were shrunk. */
export function shiftBetween(before: Gray, now: Gray): Point {
  const { width, height } = now;
  const reach = Math.round(farthest * Math.min(width, height));
  let [best, least] = [{ x: 0, y: 0 }, Infinity];
  for (let dy = -reach; dy <= reach; ++dy) {
    for (let dx = -reach; dx <= reach; ++dx) {
      const [top, bottom] = [Math.max(0, dy), Math.min(height, height + dy)];
      const [left, right] = [Math.max(0, dx), Math.min(width, width + dx)];
      let sum = 0;
      for (let y = top; y < bottom; ++y) {
        const [row, other] = [y * width, (y - dy) * width - dx];
        for (let x = left; x < right; ++x) sum += Math.abs(now.data[row + x]! - before.data[other + x]!);
      }
      const mean = sum / ((bottom - top) * (right - left));
      if (mean < least) [best, least] = [{ x: dx * factor, y: dy * factor }, mean];
    }
  }
  return best;
}
