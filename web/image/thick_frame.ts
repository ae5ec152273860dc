// Finds the inner edge of a frame that is much thicker than a line. The
// outline found before is its outer edge; the cells begin at the inner one.
import type { Gray } from './gray';
import { flatMargin, flatSize, type Map2 } from './warp';

const inner = flatSize - 2 * flatMargin;
/** Thinner frames are heavy lines, which the reader can follow; as a share of the grid's width. */
const thinnest = 0.018;
/** Thicker frames would leave a very small grid. */
const thickest = 0.12;
/** Least difference between the frame and the middle of the grid, as a share of its brightness. */
const darkness = 0.4;
/** Number of places measured along each side, and the share of them that has a frame as thick as this, or thicker. */
const places = 40;
const agreed = 0.15;

/** Thickness of the frame at one side, as a share of the width; `brightness`: by the place along the side and the depth. */
function thicknessOf(brightness: (along: number, depth: number) => number, paper: number): number {
  const depths = Array.from({ length: places }, (_, place) => {
    const along = flatMargin + Math.round(((place + 0.5) / places) * inner);
    // The outermost pixels are blurred into the surroundings of the frame.
    let depth = 2;
    while (depth < thickest * inner && brightness(along, flatMargin + depth) < (1 - darkness) * paper) ++depth;
    return depth === 2 ? 0 : depth;
  });
  return depths.sort((a, b) => a - b)[Math.floor(agreed * places)]! / inner;
}

/** Brightness of the paper in the middle half of the picture: the 60th percentile, as the darkest pixels are ink. */
function paperOf({ width, data }: Gray): number {
  const values: number[] = [];
  for (let y = flatSize >> 2; y < (3 * flatSize) >> 2; y += 5) {
    for (let x = flatSize >> 2; x < (3 * flatSize) >> 2; x += 5) values.push(data[y * width + x]!);
  }
  return values.sort((a, b) => a - b)[Math.floor(0.6 * values.length)]!;
}

/** The map of the area within the frame; null if there is none, or a thin one. First argument: the picture mapped by `map`. */
export function withinFrame({ width, data }: Gray, map: Map2): Map2 | null {
  const paper = paperOf({ width, height: width, data });
  const last = flatSize - 1;
  const [left, top, right, bottom] = [
    thicknessOf((along, depth) => data[along * width + depth]!, paper),
    thicknessOf((along, depth) => data[depth * width + along]!, paper),
    thicknessOf((along, depth) => data[along * width + last - depth]!, paper),
    thicknessOf((along, depth) => data[(last - depth) * width + along]!, paper),
  ] as const;
  const sides = [left, top, right, bottom];
  if (Math.min(...sides) < thinnest || Math.max(...sides) >= thickest) return null;
  return (u, v) => map(left + u * (1 - left - right), top + v * (1 - top - bottom));
}
