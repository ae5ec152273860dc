// Draws marks into a picture of the puzzle.
import { cellFlag, cellKind, type BoardPicture } from '../board/picture';
import type { BoardMarks } from './types';

/** The picture is the caller's own, and changed. */
export function drawMarks(picture: BoardPicture, marks: BoardMarks): BoardPicture {
  for (const cell of marks.hatched ?? []) picture.flags[cell]! |= cellFlag.hatched;
  for (const cell of marks.ringed ?? []) picture.flags[cell]! |= cellFlag.ringed;
  for (const cell of marks.touched ?? []) picture.flags[cell]! |= cellFlag.touched;
  const candidates = marks.candidates ?? null;
  const shown = marks.values;
  if (!shown) return { ...picture, candidates };
  const values = picture.values.map((value, cell) => value || shown[cell]!);
  const kinds = picture.kinds.map((kind, cell) => (kind === cellKind.empty && shown[cell] ? cellKind.implied : kind));
  return { ...picture, values, kinds, candidates };
}
