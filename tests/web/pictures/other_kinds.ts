// A picture in other formats than PNG, and one that no browser but Safari opens.
import type { Gray } from '../../../web/image/gray';

const gray = (value: number): [number, number, number] => [value, value, value];

/** Not compressed: codes are bytes as long as the dictionary is reset often. */
export function gifOf({ width, height, data }: Gray): Buffer {
  const [forget, end, often] = [128, 129, 100];
  const head = Buffer.from('GIF87a\0\0\0\0\xf6\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const palette = Array.from({ length: 128 }, (_, at) => gray(2 * at)).flat();
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += often) {
    const codes = data.subarray(at, at + often).map((value) => value >> 1);
    blocks.push(Uint8Array.of(codes.length + 1, forget), codes);
  }
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, ...head.subarray(6, 10), 0, 7]);
  return Buffer.concat([head, Buffer.from(palette), frame, ...blocks, Buffer.from([1, end, 0, 0x3b])]);
}

/** A file with bytes for each pixel, from the lowest row to the highest. */
export function bmpOf({ width, height, data }: Gray): Buffer {
  const [palette, row] = [54 + 4 * 256, (width + 3) & ~3];
  const file = Buffer.alloc(palette + row * height);
  file.write('BM');
  for (const [at, value] of [
    [2, file.length],
    [10, palette],
    [14, 40],
    [18, width],
    [22, height],
    [26, 1 | (8 << 16)],
  ] as const) {
    file.writeUInt32LE(value, at);
  }
  for (let value = 0; value < 256; ++value) file.set(gray(value), 54 + 4 * value);
  for (let y = 0; y < height; ++y) {
    file.set(data.subarray(y * width, (y + 1) * width), palette + (height - 1 - y) * row);
  }
  return file;
}

/** As wide as it is high; its size in pixels is not given. */
export function svgOf(digits: string): string {
  const at = (place: number): number => 10 + 20 * place;
  const lines = Array.from({ length: 10 }, (_, line) => {
    const width = line % 3 === 0 ? 2 : 0.8;
    return `<path d="M${at(line)} 9v182M9 ${at(line)}h182" stroke="#000" stroke-width="${width}"/>`;
  });
  const values = [...digits].map((digit, cell) =>
    digit === '.' ? '' : `<text x="${at(cell % 9) + 10}" y="${at(Math.floor(cell / 9)) + 15}">${digit}</text>`,
  );
  return `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" font-size="14" font-family="serif" text-anchor="middle">
<rect width="200" height="200" fill="#fff"/>${lines.join('')}${values.join('')}</svg>`;
}

/** The beginning of a telephone's picture. */
export const heic = Buffer.from(
  `\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x14ispe\0\0\0\0\0\0\x10\0\0\0\x0c\0${'\0'.repeat(40)}`,
  'latin1',
);
