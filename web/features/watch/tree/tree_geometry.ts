// The places of a search tree's bars in a picture: a row a level, from the picture's top guess down. Pure.
import type { TreeBar, TreePicture } from '../../../protocol/tree';

export interface TreeSize {
  width: number;
  height: number;
}

/** Taller rows show no more. */
const tallestRow = 18;
/** The greatest distance from a bar at which a pointer means it; CSS pixels. */
const slack = 3;

export function rowHeight({ bars, root }: TreePicture, { height }: TreeSize): number {
  const { level, deepest } = bars[root]!;
  return Math.min(tallestRow, height / (deepest - level + 1));
}

/** Rows from a bar down to the deepest guess that it hides. */
export const rowsHidden = ({ folded, level, deepest }: TreeBar): number => (folded ? deepest - level : 0);

/** True for a guess, or neighbours, without guesses under them. */
export const isLeaf = ({ size, guesses }: TreeBar): boolean => size === guesses;

/** The bar at a place in the picture, or close to it in its row; -1 where there is none. */
export function barAt(picture: TreePicture, x: number, y: number, size: TreeSize): number {
  const { bars, root } = picture;
  const level = bars[root]!.level + Math.floor(y / rowHeight(picture, size));
  let found = -1;
  let foundAway = slack;
  for (let at = root; at < bars.length; ++at) {
    const bar = bars[at]!;
    if (bar.level > level) break;
    if (bar.level + rowsHidden(bar) < level) continue;
    const left = bar.left * size.width;
    const right = left + Math.max(1, bar.width * size.width);
    const away = Math.max(left - x, x - right, 0);
    if (away < foundAway) {
      found = at;
      foundAway = away;
    }
  }
  return found;
}

/** The innermost bar that is open at a position. */
export function barHere({ bars, root }: TreePicture, position: number): number {
  let here = root;
  for (let at = root + 1; at < bars.length; ++at) {
    const { parent, first, end } = bars[at]!;
    if (parent === here && first <= position && position < end) here = at;
  }
  return here;
}

/** The bar that shows a guess of another picture of the same run, -1 where it lies outside. */
export function barOf({ bars, root }: TreePicture, { first, level }: TreeBar): number {
  return bars.findIndex((bar, at) => at >= root && bar.level === level && bar.first <= first && first < bar.end);
}
