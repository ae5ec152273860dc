// The puzzle of a sheet and what stands in its blank cells.
import { hasGivenCandidates } from '../grid/given_candidates';
import type { Puzzle } from '../grid/puzzle';
import { candidatesOnly } from '../language/generated/arrival';
import type { Told } from '../language/text';
import type { Sheet } from '../protocol/sheets';
import { type Entries, noEntries } from './moves';
import { hasAny } from './notes';
import { textsOf } from './puzzle_texts';

/** The contents of a sheet as entries. Candidates become corner notes, but centre notes if the sheet has corner notes, too. */
export function entriesOf({ puzzle, entries, candidates, corners, colours }: Sheet): Entries {
  const blank = noEntries(puzzle);
  const notesOf = (words: Sheet['candidates']): Uint32Array => (words ? new Uint32Array(words.buffer) : blank.notes);
  const marks = corners
    ? { notes: notesOf(corners), centre: notesOf(candidates) }
    : { notes: notesOf(candidates), centre: blank.centre };
  return { ...blank, values: entries, ...marks, colours: colours ?? blank.colours };
}

interface SheetContents {
  puzzle: Puzzle;
  /** Undefined if the sheet has none: then the puzzle begins with those that every new one has. */
  entries: Entries | undefined;
  remarks: readonly Told[];
}

export function contentsOf(sheet: Sheet, notes: readonly Told[]): SheetContents {
  const { givens, shape } = sheet.puzzle;
  const entries = entriesOf(sheet);
  const { values, colours } = entries;
  const isBlank = [values, entries.notes, entries.centre, colours].every((words) => words.every((word) => word === 0));
  const isBare =
    givens.every((given) => given === 0) && hasAny(entries.notes) && !hasGivenCandidates(shape.constraints);
  const texts = textsOf(sheet.tags);
  return {
    puzzle: texts ? { ...sheet.puzzle, texts } : sheet.puzzle,
    entries: isBlank ? undefined : entries,
    // Otherwise a grid of candidates alone would be called empty without a reason.
    remarks: isBare ? [...notes, { text: candidatesOnly }] : notes,
  };
}
