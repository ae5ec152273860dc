// Notes as a field of the link (link.ts): a byte for every eight digits of each cell, lowest bit first; the bytes of
// digits 1 to 8 of all cells come first, then those of 9 to 16, deflated and in base64url. So ordered they are shorter on
// large grids than cell after cell (25x25 with all candidates: 910 characters against 1,347; 9x9: 159 against 175).
import type { Puzzle } from '../grid/puzzle';
import { sideOf } from '../grid/puzzle';
import { deflate, fromBase64, inflate, toBase64 } from './link_bytes';
import { noNotes } from '../state/notes';

const planesOf = (side: number): number => Math.ceil(side / 8);

export async function notesToText(notes: Uint32Array, side: number): Promise<string> {
  const cells = side * side;
  const bytes = new Uint8Array(planesOf(side) * cells);
  bytes.forEach((_, at) => {
    const plane = Math.floor(at / cells);
    bytes[at] = notes[2 * (at % cells) + (plane >> 2)]! >>> (8 * (plane & 3));
  });
  return toBase64(await deflate(bytes));
}

/** Null where the text holds no notes for blank cells of the puzzle; `values`: what was entered. */
export async function notesFromText(
  text: string,
  { shape, givens }: Puzzle,
  values: Uint8Array,
): Promise<Uint32Array | null> {
  const side = sideOf(shape);
  const cells = side * side;
  const squeezed = fromBase64(text);
  const bytes = squeezed && (await inflate(squeezed, planesOf(side) * cells));
  if (bytes?.length !== planesOf(side) * cells) return null;
  const notes = noNotes(cells);
  const isAllowed = bytes.every((byte, at) => {
    const [plane, cell] = [Math.floor(at / cells), at % cells];
    notes[2 * cell + (plane >> 2)]! |= byte << (8 * (plane & 3));
    const isOfSide = 8 * plane + 32 - Math.clz32(byte) <= side;
    return byte === 0 || (isOfSide && givens[cell] === 0 && values[cell] === 0);
  });
  return isAllowed ? notes : null;
}
