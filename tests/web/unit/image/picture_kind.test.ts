// Kind and size of a picture, from its first bytes.
import { expect, test } from 'vitest';
import { type PictureKind, pictureKind } from '../../../../web/image/picture_kind';
import { pictureSize } from '../../../../web/image/picture_size';

const bytes = (...parts: (string | number[])[]): Uint8Array => {
  const known = parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part));
  return Uint8Array.from([...known, ...new Array<number>(40).fill(0)]);
};

/** The facts about a file before it is decoded. */
function headOf(head: Uint8Array): { kind: PictureKind | null; width?: number; height?: number } {
  const kind = pictureKind(head);
  return { kind, ...(kind && kind !== 'svg+xml' ? pictureSize(head, kind) : null) };
}

test('kind and size of a picture are in its first bytes', () => {
  const png = bytes([0x89], 'PNG\r\n', [0x1a, 10], [0, 0, 0, 13], 'IHDR', [0, 0, 4, 0, 0, 0, 3, 0]);
  expect(headOf(png)).toEqual({ kind: 'png', width: 1024, height: 768 });
  // A frame's header after a comment and a table.
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 17, 8, 1, 44, 2, 88]);
  expect(headOf(jpeg)).toEqual({ kind: 'jpeg', width: 600, height: 300 });
  const extended = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x0f, 0x27, 0], [0x1f, 0x4e, 0]);
  expect(headOf(extended)).toEqual({ kind: 'webp', width: 10_000, height: 20_000 });
  const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x63, 0xc0, 0x18, 0]);
  expect(headOf(lossless)).toEqual({ kind: 'webp', width: 100, height: 100 });
  const lossy = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [0x90, 1, 0x2c, 1]);
  expect(headOf(lossy)).toEqual({ kind: 'webp', width: 400, height: 300 });
  const gif = bytes('GIF89a', [0x90, 1, 0x2c, 1]);
  expect(headOf(gif)).toEqual({ kind: 'gif', width: 400, height: 300 });
  // Stored from top to bottom, which a negative height means.
  const bmp = bytes('BM', [0, 0, 0, 0, 0, 0, 0, 0], [54, 0, 0, 0, 40, 0, 0, 0, 0x90, 1, 0, 0, 0xd4, 0xfe, 0xff, 0xff]);
  expect(headOf(bmp)).toEqual({ kind: 'bmp', width: 400, height: 300 });
  const old = bytes('BM', [0, 0, 0, 0, 0, 0, 0, 0], [26, 0, 0, 0, 12, 0, 0, 0, 0x90, 1, 0x2c, 1]);
  expect(headOf(old)).toEqual({ kind: 'bmp', width: 400, height: 300 });
});

test('AVIF and HEIC are distinguished by all their brands, and are as large as their largest part', () => {
  const boxes = (brands: string): Uint8Array => {
    const head = [0, 0, 0, 8 + brands.length];
    const size = (width: number): (string | number[])[] => ['ispe', [0, 0, 0, 0, 0, 0, width, 0, 0, 0, 2, 0]];
    return bytes(head, 'ftyp', brands, ...size(2), ...size(16), ...size(1));
  };
  for (const [kind, ...brands] of [
    ['avif', 'avif\0\0\0\0mif1', 'mif1\0\0\0\0miafavif', 'avis\0\0\0\0'],
    ['heic', 'heic\0\0\0\0mif1', 'mif1\0\0\0\0heic', 'heix\0\0\0\0', 'msf1\0\0\0\0'],
  ] as const) {
    for (const said of brands) expect(headOf(boxes(said))).toEqual({ kind, width: 4096, height: 512 });
  }
  // A film.
  expect(headOf(boxes('isom\0\0\0\0mp42'))).toEqual({ kind: null });
});

test('a drawing may begin with declarations and remarks; other markup is none', () => {
  const text = (content: string): PictureKind | null => pictureKind(new TextEncoder().encode(content));
  expect(text('<svg viewBox="0 0 9 9">')).toBe('svg+xml');
  expect(text('\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- ours -->\n<svg xmlns="...">')).toBe('svg+xml');
  expect(text('<html><svg></svg></html>')).toBeNull();
  expect(text('<svgs>')).toBeNull();
});

test('other files have no kind, and truncated or malformed ones no size', () => {
  for (const wrong of [
    new Uint8Array(),
    bytes('BM 9.......'),
    bytes('8..........36'),
    bytes('RIFF', [4, 0, 0, 0], 'WAVE'),
  ]) {
    expect(headOf(wrong)).toEqual({ kind: null });
  }
  const loop = bytes([0xff, 0xd8], [0xff, 0xe0, 0, 0], [0xff, 0xe0, 0xff, 0xff]);
  const empty = bytes([0, 0, 0, 16], 'ftypavif');
  for (const wrong of [loop, loop.subarray(0, 5), empty, empty.subarray(0, 20)]) {
    expect(Object.keys(headOf(wrong))).toEqual(['kind']);
  }
});
