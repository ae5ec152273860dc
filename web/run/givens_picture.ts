// The puzzle at the beginning of a run, as a picture for the board.
import { cellKind, type BoardPicture } from '../board/picture';
import type { Geometry } from '../grid/geometry';

/** With entries or without. */
export function givensPicture(geometry: Geometry, givens: Uint8Array, entries: Uint8Array | null = null): BoardPicture {
  const values = givens.map((given, cell) => given || (entries?.[cell] ?? 0));
  const kinds = values.map((value, cell) => {
    if (value === 0) return cellKind.empty;
    return givens[cell]! > 0 ? cellKind.given : cellKind.entered;
  });
  return { geometry, values, kinds, flags: new Uint8Array(values.length), levels: null, candidates: null };
}
