// Notes as a field of the link (link.ts): a byte for every eight digits of each cell, lowest
// bit first. The bytes of digits 1 to 8 of all cells come first, then those of 9 to 16;
// deflated and in base64url. In this order they are shorter on large grids than cell after
// cell (25x25 with all candidates: 910 characters against 1,347; 9x9: 159 against 175).
import { deflate, toBase64Url } from './link_bytes';

export const planesOf = (side: number): number => Math.ceil(side / 8);

/** Colours A to I as digits 1 to 9. */
export const coloursAsNotes = (colours: Uint16Array): Uint32Array =>
  Uint32Array.from({ length: 2 * colours.length }, (_, at) => (at % 2 === 0 ? colours[at / 2]! : 0));

/** `digits`: their number. */
export async function notesToText(notes: Uint32Array, side: number, digits = side): Promise<string> {
  const cells = side * side;
  const bytes = new Uint8Array(planesOf(digits) * cells);
  bytes.forEach((_, at) => {
    const plane = Math.floor(at / cells);
    bytes[at] = notes[2 * (at % cells) + (plane >> 2)]! >>> (8 * (plane & 3));
  });
  return toBase64Url(await deflate(bytes));
}
