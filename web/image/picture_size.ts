// The size of a picture, from the first bytes of its file: checked before decoding, since a few kilobytes may expand to
// gigabytes. PNG (ISO/IEC 15948), JPEG (ITU-T T.81), WebP (RFC 9649), GIF, BMP, and AVIF and HEIC (ISO/IEC 23008-12).
import { isAt, type PictureKind } from './picture_kind';

/** The longest side of a picture that is read, in pixels; larger ones are shrunk first. */
export const mostPixels = 1600;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The frame's header, in any coding: C4, C8 and CC are other tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (isAt(bytes, 12, 'VP8X')) {
    const three = (at: number): number => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: three(24), height: three(27) };
  }
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (isAt(bytes, 12, 'VP8 ')) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

/** The size in the header of later versions, upside down if the
    height is negative; the first version has short numbers. */
function bmpSize(view: DataView): PictureSize {
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** The largest picture listed in the file's boxes; the others are its parts, or thumbnails. */
function boxedSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  let largest: PictureSize | null = null;
  for (let at = bytes.indexOf(0x69); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (!isAt(bytes, at, 'ispe')) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Null for a damaged file. `bytes`: the first 64 kB of the file, or all of it. */
export function pictureSize(bytes: Uint8Array, kind: Exclude<PictureKind, 'svg+xml'>): PictureSize | null {
  if (bytes.length < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (kind) {
    case 'png':
      return isAt(bytes, 12, 'IHDR') ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
    case 'jpeg':
      return jpegSize(view);
    case 'webp':
      return webpSize(bytes, view);
    case 'gif':
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'bmp':
      return bmpSize(view);
    case 'avif':
    case 'heic':
      return boxedSize(bytes, view);
  }
}
