// A value takes its cell's notes, and its digit from the notes of its peers. When it goes, or another takes its place, what
// values have taken comes back, whichever value took it and in whatever order they came and went; but not where a value that
// still stands excludes it, nor what the player has taken out. The history tells the one from the other: what counts is the
// last move that changed a note.
import type { Geometry } from '../grid/geometry';
import type { CellsMove, Marks, Move, Position } from './moves';
import { hasNote, withDigit } from './notes';

export type Notes = Pick<Marks, 'notes' | 'centre'>;
const kinds = ['notes', 'centre'] as const;

/** A note that may have been taken. */
interface Place {
  readonly cell: number;
  readonly digit: number;
}

/** The notes as they are once the values of these cells are gone. `tidies`: values exclude their digit in their houses. */
export function notesBack(
  geometry: Geometry,
  { puzzle, entries }: Position,
  done: readonly Move[],
  cells: readonly number[],
  tidies: boolean,
): Notes {
  const { houses, housesOf, side } = geometry;
  const gone = new Set(cells);
  const valueAt = (cell: number): number => (gone.has(cell) ? 0 : puzzle.givens[cell]! || entries.values[cell]!);
  const peersOf = (cell: number): number[] => housesOf[cell]!.flatMap((house) => [...houses[house]!]);
  const isExcluded = (cell: number, digit: number): boolean =>
    tidies && peersOf(cell).some((peer) => valueAt(peer) === digit);

  const places = new Map<number, Place>();
  const consider = (cell: number, digit: number): void => {
    if (valueAt(cell) === 0 && !isExcluded(cell, digit)) places.set(cell * (side + 1) + digit, { cell, digit });
  };
  for (const cell of cells) {
    for (let digit = 1; digit <= side; ++digit) consider(cell, digit);
    const value = puzzle.givens[cell]! || entries.values[cell]!;
    for (const peer of value > 0 ? peersOf(cell) : []) consider(peer, value);
  }
  const after = { notes: entries.notes, centre: entries.centre };
  for (const kind of kinds) {
    for (const { cell, digit } of takenByValues(geometry, done, kind, places)) {
      after[kind] = withDigit(after[kind], [cell], digit, true);
    }
  }
  return after;
}

/** Those of the places whose note went with a value, and was neither there nor taken out since. */
function takenByValues(
  geometry: Geometry,
  done: readonly Move[],
  kind: keyof Notes,
  places: ReadonlyMap<number, Place>,
): Place[] {
  const open = new Map(places);
  const found: Place[] = [];
  for (let at = done.length - 1; at >= 0 && open.size > 0; --at) {
    const move = done[at]!;
    if (move.kind === 'load' || move.clears) break;
    const change = move[kind];
    if (!change) continue;
    const indexOf = new Map(Array.from(change.cells, (cell, index) => [cell, index] as const));
    for (const [key, place] of open) {
      const index = indexOf.get(place.cell);
      if (index === undefined) continue;
      const [had, has] = [change.before, change.after].map((words) => hasNote(words, index, place.digit));
      if (had === has) continue;
      open.delete(key);
      if (had && wentWithValue(geometry, move, place)) found.push(place);
    }
  }
  return found;
}

/** Whether the move put a value into the cell itself, or the digit into one of its peers. */
function wentWithValue({ houses, housesOf }: Geometry, move: CellsMove, { cell, digit }: Place): boolean {
  return move.cells.some((other, index) => {
    const value = move.after[index]! & 0xff;
    if (value === 0) return false;
    const isPeer = (): boolean => housesOf[cell]!.some((house) => houses[house]!.includes(other));
    return other === cell || (value === digit && isPeer());
  });
}
