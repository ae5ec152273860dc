// The ways through a search tree: from bar to bar by arrow keys, and to the target of a zoom. Pure.
import type { TreePicture } from '../../../protocol/tree';
import { isLeaf } from './tree_geometry';

export const walkKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home'] as const;
export type WalkKey = (typeof walkKeys)[number];

/** The bar that a key leads to, the same one at an edge. */
export function walk({ bars, root }: TreePicture, at: number, key: WalkKey): number {
  const { parent } = bars[at]!;
  switch (key) {
    case 'ArrowUp':
      return at === root ? root : parent;
    case 'ArrowDown': {
      const child = bars.findIndex((bar) => bar.parent === at);
      return child < 0 ? at : child;
    }
    case 'ArrowLeft':
      return at > root && bars[at - 1]!.parent === parent ? at - 1 : at;
    case 'ArrowRight':
      return at > root && bars[at + 1]?.parent === parent ? at + 1 : at;
    case 'Home':
      return root;
  }
}

/** The bar to show alone when this one is chosen; null if that would show nothing more. */
export function zoomTarget({ bars, root }: TreePicture, at: number): number | null {
  const bar = bars[at]!;
  // Neighbours in one bar can be told apart once the guess above them has the whole width.
  const target = isLeaf(bar) || (bar.guesses > 1 && bar.parent > root) ? bar.parent : at;
  return target > root ? target : null;
}

/** One step of a wheel over this bar: the outermost bar above it that is narrower than the picture. */
export function nextZoom({ bars, root }: TreePicture, at: number): number | null {
  let target: number | null = null;
  for (let bar = at; bar > root; bar = bars[bar]!.parent) {
    if (bars[bar]!.width < 0.999 && !isLeaf(bars[bar]!)) target = bar;
  }
  return target;
}
