// What is drawn on a picture: pixels darker than what surrounds them (P. Wellner, "Adaptive thresholding for the
// DigitalDesk", 1993), and the connected pieces that they make.
import { type Gray, Sums } from './gray';

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

/** Ink is darker than the mean around it by a `share` of it, and by 4 at least. `radius`: pixels. */
export function inkOf(gray: Gray, radius: number, share: number): Mask {
  const { width, height } = gray;
  const sums = new Sums(gray);
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++at) {
      const mean = sums.mean(x, y, radius, radius);
      if (gray.data[at]! < mean - Math.max(4, mean * share)) data[at] = 1;
    }
  }
  return { width, height, data };
}

/** Strokes alone: darker than what is `radius` away on both sides, across or down. The edge of a shade is none. */
export function strokesOf({ width, height, data }: Gray, radius: number): Mask {
  const strokes = new Uint8Array(width * height);
  for (let y = radius; y < height - radius; ++y) {
    for (let x = radius; x < width - radius; ++x) {
      const at = y * width + x;
      const across = Math.min(data[at - radius]!, data[at + radius]!);
      const down = Math.min(data[at - radius * width]!, data[at + radius * width]!);
      const ground = Math.max(across, down);
      if (data[at]! < ground - Math.max(4, 0.06 * ground)) strokes[at] = 1;
    }
  }
  return { width, height, data: strokes };
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
