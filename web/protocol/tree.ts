// A picture of the search tree as the worker sends it: bars laid out by wasm/tree_bytes.cpp (see wasm/README.md).

export const treeVersion = 1;

const headerBytes = 24;
const barBytes = 64;
const noParent = 0xffffffff;
const noCell = 0xffff;

/** One guess with all guesses under it, or several neighbours that are too narrow or were folded together. */
export interface TreeBar {
  /** Positions right after the guess, and right after it was taken back; beyond every position while it is open. */
  first: number;
  end: number;
  /** Guesses, this one included. */
  size: number;
  failures: number;
  solutions: number;
  /** Shares of the picture's width. */
  left: number;
  width: number;
  /** Index of the bar above, -1 = none. */
  parent: number;
  /** Number of neighbours that it represents: cell and digit are the first one's. */
  guesses: number;
  level: number;
  /** The deepest of the guesses under it. */
  deepest: number;
  /** -1 = the givens. */
  cell: number;
  /** 1..side, 0 = the givens. */
  digit: number;
  /** True if the guesses under it have no bars of their own. */
  folded: boolean;
}

export interface TreePicture {
  /** The guesses above the picture from the givens on, then the picture row by row from left to right. */
  bars: TreeBar[];
  /** The picture's first bar. */
  root: number;
  /** Length of the known run that the tree shows. */
  known: number;
}

function readBar(view: DataView, at: number): TreeBar {
  const float = (index: number): number => view.getFloat64(at + 8 * index, true);
  const parent = view.getUint32(at + 48, true);
  const cell = view.getUint16(at + 60, true);
  return {
    first: float(0),
    end: float(1),
    size: float(2),
    failures: float(3),
    solutions: float(4),
    left: view.getFloat32(at + 40, true),
    width: view.getFloat32(at + 44, true),
    parent: parent === noParent ? -1 : parent,
    guesses: view.getUint32(at + 52, true),
    level: view.getUint16(at + 56, true),
    deepest: view.getUint16(at + 58, true),
    cell: cell === noCell ? -1 : cell,
    digit: view.getUint8(at + 62),
    folded: view.getUint8(at + 63) !== 0,
  };
}

export function readTree(buffer: ArrayBuffer): TreePicture {
  const view = new DataView(buffer);
  const version = view.getUint32(0, true);
  if (version !== treeVersion) throw new Error(`tree version ${version}, expected ${treeVersion}`);
  const bars = Array.from({ length: view.getUint32(4, true) }, (_, bar) => readBar(view, headerBytes + bar * barBytes));
  return { bars, root: view.getUint32(8, true), known: view.getFloat64(16, true) };
}
