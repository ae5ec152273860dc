// Pictures for the board: a position with its givens, entries and marks, and the puzzle at the beginning of a run.
import { type BoardPicture, cellKind } from '../board/picture';
import type { Geometry } from '../grid/geometry';
import type { Position } from './moves';
import { hasAny } from './notes';

/** The findings of an unfinished search in the blank cells; a value a cell, 0 if unknown. */
export interface ShownOutlook {
  readonly proved: Uint8Array;
  readonly best: Uint8Array | null;
}

export function drawPosition(
  geometry: Geometry,
  { puzzle, entries }: Position,
  grid: Uint8Array,
  outlook: ShownOutlook | null = null,
): BoardPicture {
  const values = outlook ? grid.map((value, cell) => value || outlook.proved[cell] || outlook.best?.[cell] || 0) : grid;
  const kinds = Uint8Array.from(grid, (value, cell) => {
    if (value === 0 && values[cell] === 0) return cellKind.empty;
    if (value === 0) return outlook?.proved[cell] ? cellKind.proved : cellKind.supposed;
    if (puzzle.givens[cell]! > 0) return cellKind.given;
    return entries.revealed[cell] ? cellKind.revealed : cellKind.entered;
  });
  const candidates = hasAny(entries.notes) ? entries.notes : null;
  const centre = hasAny(entries.centre) ? entries.centre : null;
  const colours = entries.colours.some((colour) => colour > 0) ? entries.colours : null;
  const flags = new Uint8Array(grid.length);
  return { geometry, values, kinds, flags, levels: null, candidates, noted: true, centre, colours };
}

/** The clashing cells, except those with a partner that is known to be the wrong one of the two. */
export function clashesBeside(
  { houses, housesOf }: Geometry,
  grid: Uint8Array,
  clashing: ReadonlySet<number>,
  wrong: readonly number[],
): number[] {
  const isWrong = new Set(wrong.filter((cell) => grid[cell]! > 0));
  const isCleared = (cell: number): boolean =>
    housesOf[cell]!.some((house) => houses[house]!.some((peer) => isWrong.has(peer) && grid[peer] === grid[cell]));
  return [...clashing].filter((cell) => isWrong.has(cell) || isWrong.size === 0 || !isCleared(cell));
}

/** The puzzle at the beginning of a run, with entries or without. */
export function givensPicture(geometry: Geometry, givens: Uint8Array, entries: Uint8Array | null = null): BoardPicture {
  const values = givens.map((given, cell) => given || (entries?.[cell] ?? 0));
  const kinds = values.map((value, cell) => {
    if (value === 0) return cellKind.empty;
    return givens[cell]! > 0 ? cellKind.given : cellKind.entered;
  });
  return { geometry, values, kinds, flags: new Uint8Array(values.length), levels: null, candidates: null };
}
