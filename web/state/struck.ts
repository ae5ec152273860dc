// Removes the candidates that a step rules out from the notes. A cell with a list of candidates loses them there. A cell without
// gets the list of those that it keeps: in its corners, or in its middle if other lists are there or the corners are used for
// something else. No other cell is touched.
import type { Geometry } from '../grid/geometry';
import type { Marks } from './moves';
import { allCandidates, hasAny, hasNote, haveNotes, withDigit } from './notes';
import type { NotesBefore } from './notes_back';

export interface StruckCandidate {
  readonly cell: number;
  readonly digit: number;
}

/** `grid`: a value a cell, 0 blank; `areLists`: true if corner notes are lists of candidates. */
export function withStruck(
  geometry: Geometry,
  grid: Uint8Array,
  { notes, centre }: Pick<Marks, keyof NotesBefore>,
  struck: readonly StruckCandidate[],
  areLists: boolean,
): NotesBefore {
  const after = { notes, centre };
  const own: keyof NotesBefore = hasAny(centre) || (hasAny(notes) && !areLists) ? 'centre' : 'notes';
  const all = allCandidates(geometry, grid);
  const isListed = (cell: number): boolean => haveNotes(centre, [cell]) || (areLists && haveNotes(notes, [cell]));
  for (const cell of new Set(struck.map((candidate) => candidate.cell))) {
    if (isListed(cell) || grid[cell]! > 0) continue;
    for (let digit = 1; digit <= geometry.side; ++digit) {
      if (hasNote(all, cell, digit)) after[own] = withDigit(after[own], [cell], digit, true);
    }
  }
  for (const { cell, digit } of struck) {
    after.notes = withDigit(after.notes, [cell], digit, false);
    after.centre = withDigit(after.centre, [cell], digit, false);
  }
  return after;
}
