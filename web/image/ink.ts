// What is drawn on a picture: pixels darker than what surrounds them (P. Wellner, "Adaptive thresholding for the
// DigitalDesk", 1993), and the connected pieces that they make.
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

export const widthOf = ({ left, right }: Box): number => right - left + 1;
export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;

/** Ink is darker than its surroundings, the mean around it, by a `share` of them and by 4 at least. */
export function inkOf(gray: Gray, surroundings: Gray, share: number): Mask {
  const data = new Uint8Array(gray.data.length);
  for (let at = 0; at < data.length; ++at) {
    const mean = surroundings.data[at]!;
    data[at] = gray.data[at]! < mean - Math.max(4, mean * share) ? 1 : 0;
  }
  return { width: gray.width, height: gray.height, data };
}

/** Labels in one pass with a forest of equal labels (A. Rosenfeld and J. Pfaltz, 1966). */
export function piecesOf({ width, height, data }: Mask): Pieces {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
    return root;
  };
  for (let y = 0, at = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++at) {
      if (!data[at]) continue;
      let label = x > 0 ? labels[at - 1]! : 0;
      for (let dx = y > 0 ? -1 : 2; dx <= 1; ++dx) {
        if (x + dx < 0 || x + dx >= width) continue;
        const above = labels[at - width + dx]!;
        if (above === 0 || above === label) continue;
        if (label === 0) label = above;
        else parents[rootOf(above)] = rootOf(label);
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
      }
      labels[at] = label;
    }
  }
  const found = new Map<
    number,
    { left: number; top: number; right: number; bottom: number; area: number; label: number }
  >();
  for (let y = 0, at = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++at) {
      if (!labels[at]) continue;
      const label = (labels[at] = rootOf(labels[at]!));
      const piece = found.get(label);
      if (!piece) found.set(label, { left: x, top: y, right: x, bottom: y, area: 1, label });
      else {
        piece.left = Math.min(piece.left, x);
        piece.right = Math.max(piece.right, x);
        piece.bottom = y;
        piece.area += 1;
      }
    }
  }
  return { pieces: [...found.values()], labels };
}

/** The smallest box around some; at least one. */
export function unionOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
