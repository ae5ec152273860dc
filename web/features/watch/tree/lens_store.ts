// The lens over a search tree, moved by fingers. At high magnification the part of the tree below it is requested
// alone, and the lens moves to that picture when it comes. A part chosen by other means is shown whole.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { TreeBar, TreePicture } from '../../../protocol/tree';
import type { TreeStore } from './tree';
import { closer, throughLens, wholeLens } from './tree_lens';
import type { LensHand } from './tree_touch';

export interface LensStore extends LensHand {
  /** The tree's picture as seen through the lens: the same bars. */
  readonly seen: ReadonlySignal<TreePicture | null>;
  stop(): void;
}

const topOf = ({ level, first }: TreeBar): string => `${level} ${first}`;

export function makeLens(tree: Pick<TreeStore, 'picture' | 'zoomIn' | 'zoomOut' | 'setScale'>): LensStore {
  const lens = signal(wholeLens);
  const seen = computed(() => tree.picture.value && throughLens(tree.picture.value, lens.value));
  /** For the requested part of the tree. */
  let next = { top: '', lens: wholeLens };
  let top = '';

  const stop = effect(() => {
    const picture = tree.picture.value;
    const root = picture?.bars[picture.root];
    const nowTop = root ? topOf(root) : '';
    if (nowTop === top) return;
    top = nowTop;
    untracked(() => (lens.value = next.top === top ? next.lens : wholeLens));
    next = { top: '', lens: wholeLens };
  });

  return {
    seen,
    lens: () => lens.peek(),
    move: (moved) => void (lens.value = moved),
    rest(pinchedIn) {
      const picture = tree.picture.peek();
      if (!picture) return;
      if (pinchedIn) return tree.zoomOut();
      const part = closer(picture, lens.peek());
      if (part) {
        next = { top: topOf(picture.bars[part.at]!), lens: part.lens };
        tree.zoomIn(picture.bars[part.at]!);
      }
      tree.setScale((part?.lens ?? lens.peek()).scale);
    },
    stop,
  };
}
