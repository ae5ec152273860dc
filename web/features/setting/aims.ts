// The target of a tool on the board: the spots of a clue below a pointer, and the cursor of the keyboard, which for an
// edge, a corner or a place beside the grid is none of the cells.
import { spotsOf } from './entries';
import type { Entry } from './clue_list';
import type { Kind } from './kinds';
import {
  type GridPoint,
  type BoardSpot,
  fourFrom,
  readingOrder,
  isBeside,
  isSameSpot,
  nearestBeside,
  nearestCell,
  nearestCorner,
  nearestEdge,
} from './spots';

export const awaitsBeside = ({ form }: Kind): boolean => form === 'beside' || form === 'diagonal';

/** The spots that a press with the tool means. */
export function spotsFor(kind: Kind, point: GridPoint, side: number): BoardSpot[] {
  switch (kind.form) {
    case 'pair':
      return nearestEdge(point, side);
    case 'corner':
      return nearestCorner(point, side);
    case 'beside':
    case 'diagonal':
      return [nearestBeside(point, side, kind.form === 'diagonal')];
    default:
      return [nearestCell(point, side)];
  }
}

const keyOf = ({ row, column }: BoardSpot): string => `${row} ${column}`;

/** True if the clue has these spots and no others. */
export function hasSpots(entry: Entry, spots: readonly BoardSpot[]): boolean {
  const own = new Set(spotsOf(entry).map(keyOf));
  return own.size === spots.length && spots.every((spot) => own.has(keyOf(spot)));
}

/** Twice row and column of a cell's middle; odd = between two; -2 and 2 * side are beside the grid. */
export interface KeyAim {
  readonly y: number;
  readonly x: number;
}

export const aimAtCell = ({ row, column }: BoardSpot): KeyAim => ({ y: 2 * row, x: 2 * column });

/** The spots of the tool at an aim; null if a clue cannot be there. */
export function spotsAt(kind: Kind, { x, y }: KeyAim, side: number): BoardSpot[] | null {
  const spot = { row: Math.floor(y / 2), column: Math.floor(x / 2) };
  const [isBetweenRows, isBetweenColumns] = [y % 2 !== 0, x % 2 !== 0];
  switch (kind.form) {
    case 'pair':
      if (isBetweenRows === isBetweenColumns) return null;
      return readingOrder(spot, {
        row: spot.row + (isBetweenRows ? 1 : 0),
        column: spot.column + (isBetweenColumns ? 1 : 0),
      });
    case 'corner':
      return isBetweenRows && isBetweenColumns ? fourFrom(spot) : null;
    case 'beside':
    case 'diagonal':
      return isBeside(spot, side) ? [spot] : null;
    default:
      return [spot];
  }
}

/** The aim at the start of a tool, from the board's cursor. */
export function firstAim(kind: Kind, cell: BoardSpot, side: number): KeyAim {
  const { x, y } = aimAtCell(cell);
  const inner = (at: number): number => Math.min(at + 1, 2 * side - 3);
  if (kind.form === 'pair') return { y, x: inner(x) };
  return kind.form === 'corner' ? { y: inner(y), x: inner(x) } : { x, y };
}

/** The aim after an arrow key; the same if there is no way on. */
export function steppedAim(kind: Kind, aim: KeyAim, down: number, right: number, side: number): KeyAim {
  const go = (by: number): KeyAim => ({ y: aim.y + by * down, x: aim.x + by * right });
  const last = 2 * (side - 1);
  const isIn = ({ x, y }: KeyAim, from: number, to: number): boolean => x >= from && y >= from && x <= to && y <= to;
  if (awaitsBeside(kind)) {
    const next = go(2);
    const isCorner = [next.x, next.y].every((at) => at < 0 || at > last);
    return isIn(next, -2, last + 2) && (kind.form === 'diagonal' || !isCorner) ? next : aim;
  }
  if (kind.form === 'corner') return isIn(go(2), 1, last - 1) ? go(2) : aim;
  // From a cell to its edge, over the edge to the next cell, and along edges from one to the next.
  const isAcross = (aim.y % 2 !== 0 && right !== 0) || (aim.x % 2 !== 0 && down !== 0);
  const next = go(kind.form === 'pair' && !isAcross ? 1 : 2);
  return isIn(next, 0, last) ? next : aim;
}

export const nearbySpot = ({ x, y }: KeyAim, side: number): BoardSpot =>
  nearestCell({ x: x / 2 + 0.25, y: y / 2 + 0.25 }, side);
export const isAmong = (entry: Entry, cell: BoardSpot): boolean =>
  spotsOf(entry).some((spot) => isSameSpot(spot, cell));
