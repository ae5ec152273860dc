// A value removes its cell's notes, and its digit from the notes of its peers. When the value is removed or replaced, the notes
// that values have removed come back, in whatever order the values came and went; but not a note that a remaining value
// excludes, nor one that the player has removed. The history shows which: the last move that changed a note counts.
import type { Geometry } from '../grid/geometry';
import type { CellsMove, Marks, Move, Position } from './moves';
import { allDigits, seenDigits } from './notes';

export type NotesBefore = Pick<Marks, 'notes' | 'centre'>;

/** The notes without the values of these cells. `tidies`: values exclude their digit in their houses. */
export function notesBack(
  geometry: Geometry,
  { puzzle, entries }: Position,
  done: readonly Move[],
  cells: readonly number[],
  tidies: boolean,
): NotesBefore {
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
  // All digits of a cell whose value is removed, and elsewhere the digits removed from its peers.
  const open = seenDigits(geometry, gone).map((digits, word) => {
    if (after[word >> 1] !== 0) return 0;
    return (isGone.has(word >> 1) ? all[word & 1]! : digits) & ~(excluded?.[word] ?? 0);
  });
  const noting = movesThatNote(done);
  const back = (kind: keyof NotesBefore): Uint32Array => {
    const taken = takenByValues(geometry, noting, kind, open);
    return taken ? entries[kind].map((word, at) => word | taken[at]!) : entries[kind];
  };
  return { notes: back('notes'), centre: back('centre') };
}

/** The moves that changed notes, the latest first, back to the last new start. */
function movesThatNote(done: readonly Move[]): CellsMove[] {
  const found: CellsMove[] = [];
  for (let at = done.length - 1; at >= 0; --at) {
    const move = done[at]!;
    if (move.kind === 'load' || move.clears) break;
    if (move.notes || move.centre) found.push(move);
  }
  return found;
}

/** The open digits whose note a value removed, and which was neither written nor removed since; null for none. */
function takenByValues(
  geometry: Geometry,
  noting: readonly CellsMove[],
  kind: keyof NotesBefore,
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

/** The notes that the values of a move exclude: all digits of their own cells, and theirs in their peers. */
function excludedBy(geometry: Geometry, { cells, after }: CellsMove): Uint32Array {
  const grid = new Uint8Array(geometry.cellCount);
  cells.forEach((cell, index) => (grid[cell] = after[index]! & 0xff));
  const all = allDigits(geometry.side);
  return seenDigits(geometry, grid).map((digits, word) => (grid[word >> 1] === 0 ? digits : all[word & 1]!));
}
