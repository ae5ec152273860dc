// An entry of a clue: its cells, its value, whether a point of the board is on it; and entries that
// are moved or get another value. Entries may come from any file, and a damaged member counts as missing.
import type { Entry, ListedClue } from './clue_list';
import { linesOf } from './drafts';
import { type Kind, kindCalled } from './kinds';
import {
  type GridPoint,
  type BoardSpot,
  type Diagonal,
  diagonalSteps,
  isBeside,
  isDiagonal,
  diagonalsFrom,
  isOnGrid,
  isSameSpot,
  nameOfSpot,
  spotNamed,
  spotsNamed,
} from './spots';
import { listedDigits, type ValueRule, valueRuleOf } from './values';

/** The areas of the entry, each a list of cells: of a line its lines, else its cells, and its further sets. */
export function areasOf(entry: Entry): BoardSpot[][] {
  const groups = Array.isArray(entry.groups) ? entry.groups.map(spotsNamed) : [];
  return [spotsNamed(entry.cells), spotsNamed(entry.cloneCells), ...linesOf(entry), ...groups].filter(
    (area) => area.length > 0,
  );
}

/** Its cell, or its place beside the grid. */
export const placeOfEntry = (entry: Entry): BoardSpot | null => spotNamed(entry.cell);

/** All its places, each once. */
export function spotsOf(entry: Entry): BoardSpot[] {
  const place = placeOfEntry(entry);
  const all = [...(place ? [place] : []), ...areasOf(entry).flat()];
  return all.filter((spot, at) => all.findIndex((other) => isSameSpot(other, spot)) === at);
}

export function valueOfEntry(entry: Entry): string {
  if (Array.isArray(entry.values)) {
    const digits = entry.values.map(String);
    return digits.join(digits.some((digit) => digit.length > 1) ? ',' : '');
  }
  const { value } = entry;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function ruleOfValue(kind: Kind, entry: Entry, side: number): ValueRule | null {
  return kind.value ? valueRuleOf(kind.value, areasOf(entry)[0]?.length ?? 1, side) : null;
}

export function withValue(kind: Kind, entry: Entry, text: string, side: number): Entry {
  if (kind.value === 'digits') return { ...entry, values: listedDigits(text, side) };
  const list = kind.value === 'listed' && side > 9 ? listedDigits(text, side).join(',') : text;
  if (text !== '' || kind.form === 'beside' || kind.form === 'diagonal') return { ...entry, value: list };
  const { value: _, ...rest } = entry;
  return rest;
}

/** The direction of a diagonal after a mapping, from the place that it leaves. */
function mappedDirection(entry: Entry, map: (spot: BoardSpot) => BoardSpot): Diagonal | undefined {
  const place = placeOfEntry(entry);
  if (!place || !isDiagonal(entry.direction)) return undefined;
  const [down, right] = diagonalSteps[entry.direction];
  const [from, to] = [map(place), map({ row: place.row + down, column: place.column + right })];
  return (Object.keys(diagonalSteps) as Diagonal[]).find((name) => {
    const [rows, columns] = diagonalSteps[name];
    return to.row - from.row === rows && to.column - from.column === columns;
  });
}

/** The entry moved by some cells; null if it would leave its place on or beside the grid. */
export const movedEntry = (entry: Entry, down: number, right: number, side: number): Entry | null =>
  mappedEntry(entry, ({ row, column }) => ({ row: row + down, column: column + right }), side);

/** The entry with another place for each of its places; null if one would leave the grid, or the ring beside it. */
export function mappedEntry(entry: Entry, map: (spot: BoardSpot) => BoardSpot, side: number): Entry | null {
  let fits = true;
  const moved = (name: unknown): unknown => {
    const spot = spotNamed(name);
    if (!spot) return name;
    const next = map(spot);
    fits &&= isOnGrid(spot, side) ? isOnGrid(next, side) : isBeside(next, side);
    return nameOfSpot(next);
  };
  const list = (value: unknown): unknown => (Array.isArray(value) ? value.map(moved) : value);
  const lists = (value: unknown): unknown => (Array.isArray(value) ? value.map(list) : value);
  const after: Record<string, unknown> = { ...entry };
  if ('cell' in entry) after.cell = moved(entry.cell);
  for (const member of ['cells', 'cloneCells']) if (member in entry) after[member] = list(entry[member]);
  for (const member of ['lines', 'groups']) if (member in entry) after[member] = lists(entry[member]);
  const place = spotNamed(after.cell);
  const direction = mappedDirection(entry, map);
  if (fits && place && direction) {
    const possible = diagonalsFrom(place, side);
    if (possible.length === 0) return null;
    after.direction = possible.includes(direction) ? direction : possible[0];
  }
  // Beside the grid, only a diagonal has a place at a corner.
  const isCorner = place && [place.row, place.column].every((at) => at < 0 || at >= side);
  return !fits || (isCorner && !('direction' in entry)) ? null : after;
}

/** How far a point is from the clue; Infinity = it is not on it. Small clues are nearer than large ones. */
function farFrom({ entry, kind }: ListedClue, point: GridPoint): number {
  const place = placeOfEntry(entry);
  const form = kindCalled(kind)?.form;
  const distance = (x: number, y: number): number => Math.hypot(point.x - x, point.y - y);
  const at: BoardSpot = { row: Math.floor(point.y), column: Math.floor(point.x) };
  if (form === 'pair' || form === 'corner') {
    const cells = spotsNamed(entry.cells);
    const middle = (along: 'row' | 'column'): number =>
      cells.reduce((sum, cell) => sum + cell[along] + 0.5, 0) / Math.max(cells.length, 1);
    const far = distance(middle('column'), middle('row'));
    return far < 0.3 ? far : Infinity;
  }
  if (place && (form === 'beside' || form === 'diagonal' || form === 'cell'))
    return isSameSpot(place, at) ? 0.4 : Infinity;
  const cells = spotsOf(entry);
  return cells.some((cell) => isSameSpot(cell, at)) ? cells.length : Infinity;
}

/** The clue at a point: the smallest, and of equal ones the last. `kind`: of this kind alone. */
export function clueNear(clues: readonly ListedClue[], point: GridPoint, kind?: string): ListedClue | null {
  let found: { clue: ListedClue; far: number } | null = null;
  for (const clue of clues) {
    if (kind !== undefined && clue.kind !== kind) continue;
    const far = farFrom(clue, point);
    if (far < Infinity && (!found || far <= found.far)) found = { clue, far };
  }
  return found?.clue ?? null;
}
