// A value takes its cell's notes, and its digit from the notes of its peers. When the value goes, they come back, except
// for those that other values have meanwhile excluded.
import type { Geometry } from '../grid/geometry';
import { contentAt, type CellsMove, type Marks, type Move, type Position } from './moves';
import { withDigit } from './notes';

export type Notes = Pick<Marks, 'notes' | 'centre'>;
const kinds = ['notes', 'centre'] as const;

/** The moves that put values into the cell since it was blank, the latest first: of the value that stands there now. */
function placings(done: readonly Move[], position: Position, cell: number): CellsMove[] {
  const found: CellsMove[] = [];
  let content = contentAt(position, cell);
  for (let at = done.length - 1; at >= 0 && content !== 0; --at) {
    const move = done[at]!;
    if (move.kind === 'load') break;
    const index = move.cells.indexOf(cell);
    if (index < 0) continue;
    if (move.after[index] !== content) break;
    found.push(move);
    content = move.before[index]!;
  }
  return found;
}

/** The notes as they are once the values of these cells are gone. */
export function notesBack(
  { houses, housesOf }: Geometry,
  position: Position,
  done: readonly Move[],
  cells: readonly number[],
): Notes {
  const { puzzle, entries } = position;
  const gone = new Set(cells);
  const valueAt = (cell: number): number => (gone.has(cell) ? 0 : puzzle.givens[cell]! || entries.values[cell]!);
  const sees = (cell: number, value: number): boolean =>
    housesOf[cell]!.some((house) => houses[house]!.some((peer) => valueAt(peer) === value));
  const after = { notes: entries.notes, centre: entries.centre };
  for (const cell of cells) {
    const value = puzzle.givens[cell]! || entries.values[cell]!;
    // A value that replaced another took its digit alone: the cell's own notes went with the first.
    placings(done, position, cell).forEach((move, ago) => {
      for (const kind of kinds) {
        for (const { noted, digit } of taken(move, kind)) {
          const isBack = noted === cell || (ago === 0 && digit === value);
          if (isBack && valueAt(noted) === 0 && !sees(noted, digit)) {
            after[kind] = withDigit(after[kind], [noted], digit, true);
          }
        }
      }
    });
  }
  return after;
}

/** The notes that a move took. */
function taken(move: CellsMove, kind: keyof Notes): { noted: number; digit: number }[] {
  const change = move[kind];
  if (!change) return [];
  const found: { noted: number; digit: number }[] = [];
  change.before.forEach((before, at) => {
    for (let left = before & ~change.after[at]!; left !== 0; left &= left - 1) {
      const digit = 32 * (at & 1) + 32 - Math.clz32(left & -left);
      found.push({ noted: change.cells[at >> 1]!, digit });
    }
  });
  return found;
}
