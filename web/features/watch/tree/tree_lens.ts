// A lens over the picture of a search tree, for fingers: the visible part of its width. Rows keep their height. Pure.
import type { TreePicture } from '../../../protocol/tree';

/** Shows the picture's width from `left` on, 1/scale of it. */
export interface Lens {
  readonly scale: number;
  readonly left: number;
}

export const wholeLens: Lens = { scale: 1, left: 0 };

const mostScale = 64;
/** At this scale a part of the tree is better shown alone, with all its bars. */
const closeScale = 6;
/** Size of that part relative to the visible one, so that there is room to drag. */
const roomToDrag = 3;

function clamp(scale: number, left: number): Lens {
  const within = Math.min(Math.max(scale, 1), mostScale);
  return { scale: within, left: Math.min(Math.max(left, 0), 1 - 1 / within) };
}

/** Zooms so that the place under `x`, a share of the visible width, stays there. */
export function zoomLens({ scale, left }: Lens, factor: number, x: number): Lens {
  const next = Math.min(Math.max(scale * factor, 1), mostScale);
  return clamp(next, left + x / scale - x / next);
}

/** Moves the picture with the finger, by a share of the visible width. */
export function panLens({ scale, left }: Lens, x: number): Lens {
  return clamp(scale, left - x / scale);
}

/** The picture as seen through the lens: the same bars, those outside to the left of 0 or the right of 1. */
export function throughLens(picture: TreePicture, { scale, left }: Lens): TreePicture {
  if (scale === 1) return picture;
  const bars = picture.bars.map((bar) => ({ ...bar, left: (bar.left - left) * scale, width: bar.width * scale }));
  return { ...picture, bars };
}

/** The innermost bar to show alone instead of the visible part, and the lens that then shows the same; null = stay. */
export function closer({ bars, root }: TreePicture, { scale, left }: Lens): { at: number; lens: Lens } | null {
  if (scale < closeScale) return null;
  const margin = (roomToDrag - 1) / 2 / scale;
  const [from, to] = [left - margin, left + 1 / scale + margin];
  const at = bars.findLastIndex(
    (bar, index) => index > root && !bar.folded && bar.left <= from && bar.left + bar.width >= to,
  );
  if (at < 0) return null;
  const bar = bars[at]!;
  return { at, lens: clamp(scale * bar.width, (left - bar.left) / bar.width) };
}
