// Pictures of search trees for tests: in the worker's form, and in the page's.
import { type TreeBar, treeVersion, type TreePicture } from '../../../../web/protocol/tree';

const givens: TreeBar = {
  ...{ first: 0, end: Infinity, size: 1, failures: 0, solutions: 0, left: 0, width: 1, parent: -1, guesses: 1 },
  ...{ level: 0, deepest: 0, cell: -1, digit: 0, folded: false },
};

export function fakeTree(bars: Partial<TreeBar>[], root = 0): TreePicture {
  return { bars: bars.map((bar) => ({ ...givens, ...bar })), root, known: 1000 };
}

/** The bars with only their places in the tree. */
export function treeBytes(bars: Partial<TreeBar>[]): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(24 + 64 * bars.length));
  view.setUint32(0, treeVersion, true);
  view.setUint32(4, bars.length, true);
  fakeTree(bars).bars.forEach((bar, index) => {
    const at = 24 + 64 * index;
    view.setFloat64(at, bar.first, true);
    view.setFloat64(at + 8, bar.end, true);
    view.setFloat64(at + 16, bar.size, true);
    view.setFloat32(at + 40, bar.left, true);
    view.setFloat32(at + 44, bar.width, true);
    view.setUint32(at + 48, bar.parent >>> 0, true);
    view.setUint32(at + 52, bar.guesses, true);
  });
  return view.buffer;
}
