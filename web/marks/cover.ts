// Marks below a cover: nothing of them is left in a covered cell, neither the room that they take from notes nor halos.
import { level, type DrawnMark, type MarkCover, type MarkSheet } from './marks';

/** The sheet as it is seen beside the cover. The marks that reach into covered cells are still whole. */
export function besideCover(sheet: MarkSheet, { cells }: MarkCover): MarkSheet {
  const open = (words: Uint8Array): Uint8Array => words.map((word, cell) => (cells[cell] ? 0 : word));
  const isShown = ({ z }: DrawnMark): boolean => z !== level.lamp;
  return { ...sheet, marks: sheet.marks.filter(isShown), taken: open(sheet.taken), haloed: open(sheet.haloed) };
}

/** The same grid before it is known what covers it. */
export const coveredWhole = (sheet: MarkSheet): MarkSheet => ({
  ...sheet,
  marks: [],
  taken: new Uint8Array(sheet.taken.length),
  haloed: new Uint8Array(sheet.haloed.length),
});
