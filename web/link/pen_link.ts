// Colours of candidates and links between them as a field of the link (link.ts): the
// distance of each mark from the previous one, 7 bits a byte, the lowest first, where
// bit 7 = more follow; deflated, in base64url. Fetched when there are such marks.
import type { Pen } from '../state/pen';
import { isPen, mostMarks } from '../state/sound_pen';
import { deflate, toBase64Url } from './link_bytes';
import { fromBase64Url, inflate } from './read_bytes';

/** A mark has 40 bits. */
const mostBytes = 6;

export async function penToText(pen: Pen): Promise<string> {
  const bytes: number[] = [];
  pen.forEach((mark, at) => {
    let left = mark - (pen[at - 1] ?? 0);
    for (; left > 0x7f; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) + 0x80);
    bytes.push(left);
  });
  return toBase64Url(await deflate(Uint8Array.from(bytes)));
}

/** Null if the text does not contain marks for a grid of this side. */
export async function penFromText(text: string, side: number): Promise<Pen | null> {
  const squeezed = fromBase64Url(text);
  const bytes = squeezed && (await inflate(squeezed, mostBytes * mostMarks));
  if (!bytes?.length || bytes.at(-1)! > 0x7f) return null;
  const pen: number[] = [];
  let [mark, scale] = [0, 1];
  for (const byte of bytes) {
    mark += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte > 0x7f) continue;
    pen.push(mark);
    scale = 1;
  }
  return isPen(pen, side) ? pen : null;
}
