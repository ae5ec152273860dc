// The digits that a cell can still hold from the player's point of view, and the one that a press in it means. Pure.
import { candidateColumns } from '../../board/layout';
import type { Geometry } from '../../grid/geometry';
import type { Entries } from '../../state/moves';
import { allCandidates, haveNotes } from '../../state/notes';

/** The notes of a cell if it has some, else all digits that none of its houses excludes; none for a filled cell. */
export function openDigits(geometry: Geometry, grid: Uint8Array, { notes, centre }: Pick<Entries, 'notes' | 'centre'>) {
  const all = allCandidates(geometry, grid);
  return all.map((word, at) => {
    const cell = at >> 1;
    if (grid[cell]! > 0) return 0;
    return haveNotes(notes, [cell]) || haveNotes(centre, [cell]) ? notes[at]! | centre[at]! : word;
  });
}

/** Digits of a cell, from 1; `words`: as notes. */
export function digitsIn(words: Uint32Array, cell: number): number[] {
  const digits: number[] = [];
  for (let half = 0; half < 2; half++) {
    for (let word = words[2 * cell + half]!; word !== 0; word &= word - 1) {
      digits.push(32 * half + 32 - Math.clz32(word & -word));
    }
  }
  return digits;
}

/** The digit whose place is nearest to a point of the cell, in fractions of it; 0 if there are none. */
export function nearestDigit(side: number, digits: readonly number[], x: number, y: number): number {
  const columns = candidateColumns(side);
  const rows = Math.ceil(side / columns);
  const away = (digit: number): number => {
    const [column, row] = [(digit - 1) % columns, Math.floor((digit - 1) / columns)];
    return Math.hypot(x - (column + 0.5) / columns, y - (row + 0.5) / rows);
  };
  return digits.reduce((best, digit) => (best === 0 || away(digit) < away(best) ? digit : best), 0);
}
