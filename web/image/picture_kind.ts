// The kind of picture in a file, by its first bytes: its name and its type may be wrong or missing.

/** As in its media type. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic' | 'svg+xml';

export const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** The formats that a file of boxes names (ISO/IEC 14496-12). */
function brandsOf(bytes: Uint8Array): string[] {
  if (!isAt(bytes, 4, 'ftyp')) return [];
  const letters = String.fromCharCode(...bytes.subarray(8, Math.min(bytes[3]!, 64)));
  return letters.match(/[^]{4}/g) ?? [];
}

/** SVG, after declarations and comments. */
const svg = /^\uFEFF?\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/;

/** Null if it is none of them. `bytes`: the beginning of the file. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (isAt(bytes, 1, 'PNG\r\n')) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'webp';
  if (isAt(bytes, 0, 'GIF8')) return 'gif';
  // Any text may begin with these two letters, but no text continues with zeros.
  if (isAt(bytes, 0, 'BM') && isAt(bytes, 6, '\0\0\0\0')) return 'bmp';
  const brands = brandsOf(bytes);
  // Both are also called mif1.
  if (brands.some((brand) => /^avi[fs]/.test(brand))) return 'avif';
  if (brands.some((brand) => /^(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(brand))) return 'heic';
  return svg.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg+xml' : null;
}
