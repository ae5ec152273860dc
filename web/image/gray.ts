// Pictures as the puzzle reader uses them: brightness alone, a byte a pixel, row by row.

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

/** Weights of red, green and blue in brightness, of 256 (ITU-R BT.601). */
export type Weights = readonly [red: number, green: number, blue: number];
const usual: Weights = [77, 151, 28];

/** Brightness, on white if a pixel is transparent. */
export function grayOf({ width, height, data }: Pixels, [red, green, blue] = usual): Gray {
  const gray = makeGray(width, height);
  for (let at = 0, from = 0; at < gray.data.length; ++at, from += 4) {
    const brightness = (red * data[from]! + green * data[from + 1]! + blue * data[from + 2]!) >> 8;
    gray.data[at] = 255 - (((255 - brightness) * data[from + 3]!) / 255 + 0.5);
  }
  return gray;
}

export function inverted({ width, height, data }: Gray): Gray {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** Each pixel is the mean of `factor` x `factor`, a whole number; 1 =
    unchanged. Incomplete rows and columns at the edge are dropped. */
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

/** The mean of the pixels at most `rx` and `ry` away and inside the picture. The cost does not depend on
    the distances: running sums along the row and the column drop a pixel for each one they take in. */
export function blurred({ width, height, data }: Gray, rx: number, ry: number): Gray {
  const soft = makeGray(width, height);
  // Sums of columns, with a rim beyond the picture at both ends.
  const sums = new Int32Array(width + 2 * rx + 1);
  const parts = new Float32Array(width).map((_, x) => 1 / (Math.min(width, x + rx + 1) - Math.max(0, x - rx)));
  for (let y = -ry; y < height; ++y) {
    if (y + ry < height) for (let x = 0, at = (y + ry) * width; x < width; ++x, ++at) sums[x + rx + 1]! += data[at]!;
    if (y > ry) for (let x = 0, at = (y - ry - 1) * width; x < width; ++x, ++at) sums[x + rx + 1]! -= data[at]!;
    if (y < 0) continue;
    const part = 1 / (Math.min(height, y + ry + 1) - Math.max(0, y - ry));
    let sum = 0;
    for (let x = 0; x <= 2 * rx; ++x) sum += sums[x]!;
    for (let x = 0, at = y * width; x < width; ++x, ++at) {
      sum = (sum + sums[x + 2 * rx + 1]! - sums[x]!) | 0;
      soft.data[at] = sum * (parts[x]! * part) + 0.5;
    }
  }
  return soft;
}

/** Brightness between pixels, whose centres are whole numbers; beyond the picture, the brightness of its edge. */
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

/** Writes the brightness at `count` places of a line into `out` from
    `start` on: the first at x and y, each further one dx and dy away. */
export function sampleLine(
  { width, height, data }: Gray,
  x: number,
  y: number,
  dx: number,
  dy: number,
  out: Uint8Array,
  start: number,
  count: number,
): void {
  const [right, bottom] = [width - 1.001, height - 1.001];
  for (let at = start; at < start + count; ++at, x += dx, y += dy) {
    const cx = x < 0 ? 0 : x > right ? right : x;
    const cy = y < 0 ? 0 : y > bottom ? bottom : y;
    const left = cx | 0;
    const top = cy | 0;
    const from = top * width + left;
    const below = from + width;
    const [a, b] = [data[from]!, data[below]!];
    const upper = a + (data[from + 1]! - a) * (cx - left);
    const lower = b + (data[below + 1]! - b) * (cx - left);
    out[at] = upper + (lower - upper) * (cy - top) + 0.5;
  }
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
