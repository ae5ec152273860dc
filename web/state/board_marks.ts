// Draws marks into a picture of the puzzle.
import { cellFlag, cellKind, type BoardPicture } from '../board/picture';
import type { BoardMarks } from './types';

/** The picture is the caller's own, and changed. */
export function drawMarks(picture: BoardPicture, marks: BoardMarks): BoardPicture {
  for (const cell of marks.hatched ?? []) picture.flags[cell]! |= cellFlag.hatched;
  for (const cell of marks.ringed ?? []) picture.flags[cell]! |= cellFlag.ringed;
  for (const cell of marks.touched ?? []) picture.flags[cell]! |= cellFlag.touched;
  const shown = marks.values;
  // Without candidates of its own it leaves the notes: what is wrong is often found among them.
  const candidates = marks.candidates ?? picture.candidates;
  const noted = !marks.candidates;
  if (!shown) return { ...picture, candidates, noted };
  const values = picture.values.map((value, cell) => value || shown[cell]!);
  const kinds = picture.kinds.map((kind, cell) => (kind === cellKind.empty && shown[cell] ? cellKind.implied : kind));
  return { ...picture, values, kinds, candidates, noted };
}
