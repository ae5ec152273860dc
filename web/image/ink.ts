// Finds ink in a picture: pixels darker than their surroundings (P. Wellner, "Adaptive
// thresholding for the DigitalDesk", 1993), and the connected pieces that they form.
import type { Gray } from './gray';

/** 1 = ink. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rectangle of pixels; all four belong to it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels that touch, corners included. */
export interface Piece extends Box {
  /** Pixels. */
  readonly area: number;
  /** The label of its pixels in Pieces.labels. */
  readonly label: number;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** 0 = no ink. */
  readonly labels: Int32Array;
}

export const inkWidth = ({ left, right }: Box): number => right - left + 1;
export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;

/** Ink is darker than its surroundings (the mean around it) by a `share` of them and by at least 4. */
export function inkOf(gray: Gray, surroundings: Gray, share: number): Mask {
  const data = new Uint8Array(gray.data.length);
  for (let at = 0; at < data.length; ++at) {
    const mean = surroundings.data[at]!;
    data[at] = gray.data[at]! < mean - Math.max(4, mean * share) ? 1 : 0;
  }
  return { width: gray.width, height: gray.height, data };
}

/** Labels runs of ink in the rows in one pass, with a forest of runs that touch (A. Rosenfeld and J. Pfaltz, 1966). */
export function piecesOf({ width, height, data }: Mask): Pieces {
  const starts: number[] = [];
  /** One past the last pixel of each run. */
  const ends: number[] = [];
  const parents: number[] = [];
  const rootOf = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
    return root;
  };
  // The first run of the row above that may touch a later one.
  let above = 0;
  for (let start = data.indexOf(1); start >= 0; start = data.indexOf(1, ends.at(-1))) {
    const row = start - (start % width);
    let end = start + 1;
    while (end < row + width && data[end]) ++end;
    const run = starts.length;
    starts.push(start);
    ends.push(end);
    parents.push(run);
    const [first, last] = [Math.max(start - 1, row) - width, Math.min(end, row + width - 1) - width];
    while (above < run && ends[above]! <= first) ++above;
    for (let other = above; other < run && starts[other]! <= last; ++other) parents[rootOf(other)] = rootOf(run);
  }
  const labels = new Int32Array(width * height);
  const found = new Map<number, { -readonly [key in keyof Piece]: number }>();
  starts.forEach((start, run) => {
    const [label, end] = [rootOf(run) + 1, ends[run]!];
    labels.fill(label, start, end);
    const y = Math.floor(start / width);
    const [left, right] = [start - y * width, end - 1 - y * width];
    const piece = found.get(label);
    if (!piece) found.set(label, { left, top: y, right, bottom: y, area: end - start, label });
    else {
      piece.left = Math.min(piece.left, left);
      piece.right = Math.max(piece.right, right);
      piece.bottom = y;
      piece.area += end - start;
    }
  });
  return { pieces: [...found.values()], labels };
}

/** The smallest box around some boxes; at least one. */
export function unionOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Two figures that blur has merged, cut apart where there is least ink. */
export function cutApart(gray: Gray, { left, top, right, bottom }: Box): [Box, Box] {
  const width = inkWidth({ left, top, right, bottom });
  let [cut, least] = [0, Infinity];
  for (let x = Math.round(left + 0.25 * width); x < right - 0.25 * width; ++x) {
    let ink = 0;
    for (let y = top; y <= bottom; ++y) ink += 255 - gray.data[y * gray.width + x]!;
    if (ink < least) [cut, least] = [x, ink];
  }
  return [
    { left, top, right: cut, bottom },
    { left: cut + 1, top, right, bottom },
  ];
}
