// Draws marks into a picture of the puzzle.
import { cellFlag, cellKind, type BoardPicture } from '../board/picture';

/** Additional marks of the puzzle on the board: cells of a diagnosis, digits that are still possible, a solution. */
export interface BoardMarks {
  /** Cells of a contradiction. */
  readonly hatched?: readonly number[];
  /** Cells that led to it. */
  readonly ringed?: readonly number[];
  readonly touched?: readonly number[];
  /** In the form of BoardPicture.candidates. */
  readonly candidates?: Uint32Array | null;
  /** Values for blank cells. */
  readonly values?: Uint8Array | null;
}

/** Marks the given picture and returns it. */
export function drawMarks(picture: BoardPicture, marks: BoardMarks): BoardPicture {
  for (const cell of marks.hatched ?? []) picture.flags[cell]! |= cellFlag.hatched;
  for (const cell of marks.ringed ?? []) picture.flags[cell]! |= cellFlag.ringed;
  for (const cell of marks.touched ?? []) picture.flags[cell]! |= cellFlag.touched;
  const shown = marks.values;
  // Without candidates of its own it leaves the notes: the mistake is often found among them.
  const candidates = marks.candidates ?? picture.candidates;
  const noted = !marks.candidates;
  if (!shown) return { ...picture, candidates, noted };
  const values = picture.values.map((value, cell) => value || shown[cell]!);
  const kinds = picture.kinds.map((kind, cell) => (kind === cellKind.empty && shown[cell] ? cellKind.implied : kind));
  return { ...picture, values, kinds, candidates, noted };
}
