// A value takes its cell's notes, and its digit from the notes of its peers. When it goes, or another takes its place, what
// values have taken comes back, whichever value took it and in whatever order they came and went; but not where a value that
// still stands excludes it, nor what the player has taken out. The history tells the one from the other: what counts is the
// last move that changed a note.
import type { Geometry } from '../grid/geometry';
import type { CellsMove, Marks, Move, Position } from './moves';
import { allDigits, seenDigits } from './notes';

export type Notes = Pick<Marks, 'notes' | 'centre'>;

/** The notes as they are once the values of these cells are gone. `tidies`: values exclude their digit in their houses. */
export function notesBack(
  geometry: Geometry,
  { puzzle, entries }: Position,
  done: readonly Move[],
  cells: readonly number[],
  tidies: boolean,
): Notes {
  const before = puzzle.givens.map((given, cell) => given || entries.values[cell]!);
  const after = before.slice();
  const gone = new Uint8Array(before.length);
  for (const cell of cells) {
    after[cell] = 0;
    gone[cell] = before[cell]!;
  }
  const all = allDigits(geometry.side);
  const isGone = new Set(cells);
  const excluded = tidies ? seenDigits(geometry, after) : null;
  // All of a cell whose value goes, and elsewhere the digits that went from its peers.
  const open = seenDigits(geometry, gone).map((digits, word) => {
    if (after[word >> 1] !== 0) return 0;
    return (isGone.has(word >> 1) ? all[word & 1]! : digits) & ~(excluded?.[word] ?? 0);
  });
  const noting = movesThatNote(done);
  const back = (kind: keyof Notes): Uint32Array => {
    const taken = takenByValues(geometry, noting, kind, open);
    return taken ? entries[kind].map((word, at) => word | taken[at]!) : entries[kind];
  };
  return { notes: back('notes'), centre: back('centre') };
}

/** The moves that changed notes, the latest first, since the last that began anew. */
function movesThatNote(done: readonly Move[]): CellsMove[] {
  const found: CellsMove[] = [];
  for (let at = done.length - 1; at >= 0; --at) {
    const move = done[at]!;
    if (move.kind === 'load' || move.clears) break;
    if (move.notes || move.centre) found.push(move);
  }
  return found;
}

/** Of the open digits those whose note went with a value, and was neither there nor taken out since; null for none. */
function takenByValues(
  geometry: Geometry,
  noting: readonly CellsMove[],
  kind: keyof Notes,
  candidates: Uint32Array,
): Uint32Array | null {
  let found: Uint32Array | null = null;
  const open = candidates.slice();
  for (const move of noting) {
    const change = move[kind];
    if (!change) continue;
    let placed: Uint32Array | null = null;
    change.before.forEach((before, index) => {
      const word = 2 * change.cells[index >> 1]! + (index & 1);
      const changed = (before ^ change.after[index]!) & open[word]!;
      open[word]! &= ~changed;
      const went = changed & before;
      if (went === 0) return;
      placed ??= excludedBy(geometry, move);
      found ??= new Uint32Array(open.length);
      found[word]! |= went & placed[word]!;
    });
  }
  return found;
}

/** What the values that a move put down exclude: all digits of their own cells, and theirs in their peers. */
function excludedBy(geometry: Geometry, { cells, after }: CellsMove): Uint32Array {
  const grid = new Uint8Array(geometry.cellCount);
  cells.forEach((cell, index) => (grid[cell] = after[index]! & 0xff));
  const all = allDigits(geometry.side);
  return seenDigits(geometry, grid).map((digits, word) => (grid[word >> 1] === 0 ? digits : all[word & 1]!));
}
