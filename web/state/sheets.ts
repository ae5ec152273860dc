// Between a sheet, as the solver reads and writes the formats of others, and what the page holds of a puzzle. Candidates
// are the player's notes; their words are the same on both sides.
import type { Puzzle } from '../grid/puzzle';
import type { Sheet } from '../protocol/sheets';
import { hasAny, noNotes } from './notes';
import type { Entries } from './moves';

export function entriesOf({ puzzle, entries, candidates }: Sheet): Entries {
  return {
    values: entries,
    revealed: new Uint8Array(entries.length),
    notes: candidates ? new Uint32Array(candidates.buffer) : noNotes(puzzle.givens.length),
  };
}

export function sheetOf(puzzle: Puzzle, { values, notes }: Entries): Sheet {
  const candidates = hasAny(notes) ? new BigUint64Array(new Uint32Array(notes).buffer) : null;
  return { puzzle, entries: values, candidates, tags: [] };
}
