// Cells that belong together: a house or a set.
import type { Surface } from './surface';

/** The outline of cells as one path of their outer edges; cells that only touch by a corner stay apart. */
function outline(surface: Surface, cells: readonly number[], inset: number): Path2D {
  const { side } = surface.geometry;
  const all = new Set(cells);
  const path = new Path2D();
  for (const cell of cells) {
    const { x: column, y: row } = surface.corner(cell);
    const has = (dx: number, dy: number): boolean =>
      column + dx >= 0 && column + dx < side && all.has(cell + dx + dy * side);
    const [l, t] = [has(-1, 0) ? 0 : inset, has(0, -1) ? 0 : inset];
    const [r, b] = [has(1, 0) ? 1 : 1 - inset, has(0, 1) ? 1 : 1 - inset];
    const line = (x1: number, y1: number, x2: number, y2: number): void => {
      path.moveTo(...surface.at({ x: column + x1, y: row + y1 }));
      path.lineTo(...surface.at({ x: column + x2, y: row + y2 }));
    };
    if (!has(0, -1)) line(l, t, r, t);
    if (!has(0, 1)) line(l, b, r, b);
    if (!has(-1, 0)) line(l, t, l, b);
    if (!has(1, 0)) line(r, t, r, b);
  }
  return path;
}

function boxes(surface: Surface, cells: readonly number[]): Path2D {
  const path = new Path2D();
  for (const cell of cells) path.rect(...surface.at(surface.corner(cell)), surface.cell, surface.cell);
  return path;
}

export interface AreaLook {
  /** The direction of its hatching; none if it is missing. */
  readonly lean?: 1 | -1;
  readonly dashed?: boolean;
  /** Distance from the cells' edges to the frame, in cells; without a frame if it is missing. */
  readonly inset?: number;
}

/** A tint, with hatching that leans one way, and a frame. */
export function paintArea(surface: Surface, cells: readonly number[], colour: string, look: AreaLook): void {
  if (cells.length === 0) return;
  const { context } = surface;
  const { hair } = surface.brush;
  context.save();
  context.clip(boxes(surface, cells));
  context.fillStyle = context.strokeStyle = colour;
  context.globalAlpha = 0.08;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  if (look.lean) {
    context.globalAlpha = 0.22;
    context.lineWidth = hair;
    context.beginPath();
    const size = context.canvas.width;
    for (let start = -size; start < 2 * size; start += 7 * hair) {
      context.moveTo(start, 0);
      context.lineTo(start + look.lean * size, size);
    }
    context.stroke();
  }
  context.restore();
  if (look.inset === undefined) return;
  context.strokeStyle = colour;
  context.lineWidth = 1.8 * hair;
  context.lineCap = 'round';
  context.setLineDash(look.dashed ? [7 * hair, 4 * hair] : []);
  context.stroke(outline(surface, cells, look.inset));
  context.setLineDash([]);
}
