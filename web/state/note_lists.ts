// Notes as lists of candidates. Centre notes are such lists. Corner notes may only be the places of a digit in a
// box; all but one of them then lack the digit of their cell. If every blank cell has notes, they are lists as well.
import type { Entries } from './moves';
import { hasAny, hasNote, haveNotes, noNotes } from './notes';

type NotesOf = Pick<Entries, 'notes' | 'centre'>;

const isNoted = ({ notes, centre }: NotesOf, cell: number): boolean =>
  haveNotes(notes, [cell]) || haveNotes(centre, [cell]);

/** True if the corner notes, too, are lists. `grid`: a value a cell, 0 blank. */
export const areLists = (grid: Uint8Array, marks: NotesOf): boolean =>
  grid.every((value, cell) => value > 0 || isNoted(marks, cell));

/** Blank cells with notes that lack the digit of the solution. */
export function cellsWithout(grid: Uint8Array, marks: NotesOf, solution: Uint8Array): number[] {
  const has = (cell: number): boolean =>
    [marks.notes, marks.centre].some((each) => hasNote(each, cell, solution[cell]!));
  return Array.from(grid.keys()).filter((cell) => grid[cell] === 0 && isNoted(marks, cell) && !has(cell));
}

/** Blank cells whose lists lack the digit of the solution. */
export function wrongLists(grid: Uint8Array, marks: NotesOf, solution: Uint8Array): number[] {
  const cells = cellsWithout(grid, marks, solution);
  return areLists(grid, marks) ? cells : cells.filter((cell) => haveNotes(marks.centre, [cell]));
}

/** True if notes of one kind may be lists: there are some, and none
    lacks its cell's digit of the solution (null = unknown). */
export function mayBeLists(grid: Uint8Array, notes: Uint32Array, solution: Uint8Array | null): boolean {
  const marks = { notes, centre: noNotes(grid.length) };
  return hasAny(notes) && (solution === null || cellsWithout(grid, marks, solution).length === 0);
}

/** Each blank cell's list in the form of notes: its centre notes, else
    its corner notes; no bits for a cell without, empty if none. */
export function candidateLists(grid: Uint8Array, { notes, centre }: NotesOf, solution: Uint8Array | null): Uint32Array {
  const [corners, middles] = [notes, centre].map((each) =>
    mayBeLists(grid, each, solution) ? each : noNotes(grid.length),
  ) as [Uint32Array, Uint32Array];
  const lists = corners.map((word, at) => {
    const cell = at >> 1;
    if (grid[cell]! > 0) return 0;
    return haveNotes(middles, [cell]) ? middles[at]! : word;
  });
  return hasAny(lists) ? lists : new Uint32Array();
}
