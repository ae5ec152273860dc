// How large a picture is, from the first bytes of its file: asked before it is decoded, since a few kilobytes may stand for
// gigabytes. PNG (ISO/IEC 15948), JPEG (ITU-T T.81) and WebP (RFC 9649).

/** The longest side of a picture that is read, in pixels; larger ones are made smaller first. */
export const mostPixels = 1600;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The frame's header, of any coding: C4, C8 and CC are other tables.
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

/** Null for what is none of the three, or damaged. `bytes`: the first of the file, 64 kB where it has as many. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAt(bytes, 1, 'PNG\r\n') && isAt(bytes, 12, 'IHDR'))
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return webpSize(bytes, view);
  return null;
}
