// The selected cells, and the cells that keys lead to from
// there, after the grid pattern of the ARIA Authoring Practices.
import { isPadMark, type PadPress } from '../grid/symbols';
import type { Geometry } from '../grid/geometry';

export interface Selection {
  /** The selected cell from which keys move. */
  readonly cursor: number;
  readonly cells: ReadonlySet<number>;
  /** True if a double press selected several equal cells. */
  readonly areAlike?: boolean;
}

export const alone = (cell: number): Selection => ({ cursor: cell, cells: new Set([cell]) });

/** The cell after a key press, or null if the key does not move. Movement stops at the edges. */
export function cellAfterKey(geometry: Geometry, cell: number, press: PadPress): number | null {
  if (press.altKey || press.shiftKey || isPadMark(press)) return null;
  const { side, shape } = geometry;
  const row = Math.floor(cell / side);
  const column = cell % side;
  const last = side - 1;
  const at = (r: number, c: number): number => Math.min(Math.max(r, 0), last) * side + Math.min(Math.max(c, 0), last);
  const page = shape.regions ? Math.ceil(Math.sqrt(side)) : shape.boxHeight;

  if (press.ctrlKey || press.metaKey) {
    if (press.key === 'Home') return 0;
    if (press.key === 'End') return side * side - 1;
    return null;
  }
  switch (press.key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, last);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return null;
  }
}
