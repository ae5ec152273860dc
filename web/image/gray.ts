// Pictures as the reader of puzzles handles them: brightness alone, a byte a pixel, row by row; and the sums over rectangles
// from which every blur and threshold is made (F. Crow, "Summed-area tables for texture mapping", 1984).

export interface Gray {
  readonly width: number;
  readonly height: number;
  /** 0 = black .. 255 = white. */
  readonly data: Uint8Array;
}

/** Red, green, blue and opacity of each pixel; an ImageData is one. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

export const makeGray = (width: number, height: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Brightness (ITU-R BT.601), on white where a pixel lets through. */
export function grayOf({ width, height, data }: Pixels): Gray {
  const gray = makeGray(width, height);
  for (let at = 0, from = 0; at < gray.data.length; ++at, from += 4) {
    const brightness = (77 * data[from]! + 151 * data[from + 1]! + 28 * data[from + 2]!) >> 8;
    gray.data[at] = 255 - (((255 - brightness) * data[from + 3]!) / 255 + 0.5);
  }
  return gray;
}

export function inverted({ width, height, data }: Gray): Gray {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** Each pixel the mean of `factor` x `factor`; `factor` a whole number, 1 = as it is. What is left at the edge is dropped. */
export function shrunk(gray: Gray, factor: number): Gray {
  if (factor <= 1) return gray;
  const small = makeGray(Math.floor(gray.width / factor), Math.floor(gray.height / factor));
  for (let y = 0; y < small.height; ++y) {
    for (let x = 0; x < small.width; ++x) {
      let sum = 0;
      for (let dy = 0; dy < factor; ++dy) {
        const row = (y * factor + dy) * gray.width + x * factor;
        for (let dx = 0; dx < factor; ++dx) sum += gray.data[row + dx]!;
      }
      small.data[y * small.width + x] = sum / factor ** 2;
    }
  }
  return small;
}

/** Means over rectangles at a cost that does not depend on their size. */
export class Sums {
  private readonly sums: Float64Array;

  constructor(private readonly gray: Gray) {
    const { width, height, data } = gray;
    this.sums = new Float64Array((width + 1) * (height + 1));
    for (let y = 0; y < height; ++y) {
      let row = 0;
      const above = y * (width + 1) + 1;
      for (let x = 0; x < width; ++x) {
        row += data[y * width + x]!;
        this.sums[above + width + 1 + x] = this.sums[above + x]! + row;
      }
    }
  }

  /** The mean of the pixels at most `rx` and `ry` away that are in the picture. */
  mean(x: number, y: number, rx: number, ry: number): number {
    const { width, height } = this.gray;
    const [left, right] = [Math.max(0, x - rx), Math.min(width, x + rx + 1)];
    const [top, bottom] = [Math.max(0, y - ry) * (width + 1), Math.min(height, y + ry + 1) * (width + 1)];
    const sum =
      this.sums[bottom + right]! - this.sums[bottom + left]! - this.sums[top + right]! + this.sums[top + left]!;
    return sum / (((bottom - top) / (width + 1)) * (right - left));
  }
}

/** The mean of the pixels around each, at most `rx` and `ry` away. */
export function blurred(gray: Gray, rx: number, ry: number): Gray {
  const sums = new Sums(gray);
  const soft = makeGray(gray.width, gray.height);
  for (let y = 0, at = 0; y < gray.height; ++y) {
    for (let x = 0; x < gray.width; ++x) soft.data[at++] = sums.mean(x, y, rx, ry) + 0.5;
  }
  return soft;
}

/** Brightness between pixels, whose centres are whole numbers; beyond the edge it is that of the edge. */
export function sample({ width, height, data }: Gray, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - left, cy - top];
  const at = top * width + left;
  const below = top + 1 < height ? at + width : at;
  const next = left + 1 < width ? 1 : 0;
  const upper = data[at]! * (1 - fx) + data[at + next]! * fx;
  return upper * (1 - fy) + (data[below]! * (1 - fx) + data[below + next]! * fx) * fy;
}

/** The brightness that a share of the pixels, 0..1, does not exceed. */
export function grayQuantile({ data }: Gray, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]! += 1;
  let left = share * data.length;
  for (let value = 0; value < 256; ++value) {
    left -= counts[value]!;
    if (left <= 0) return value;
  }
  return 255;
}
