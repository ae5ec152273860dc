// Paints the borders on their own canvas over the cells, once per layout, so that cells can be
// repainted without them.
import type { Border, Figure } from './figure';
import type { Layout } from './layout';
import type { Palette } from './palette';

export function paintLines(context: CanvasRenderingContext2D, figure: Figure, layout: Layout, palette: Palette): void {
  const { side, columns, rows, pixels, ratio, cellSize } = layout;
  context.clearRect(0, 0, pixels, pixels);
  const thin = Math.max(1, Math.round(ratio * (cellSize < 14 ? 0.5 : 1)));
  const thick = Math.max(thin + 1, Math.round(ratio * Math.min(1.2 + 0.025 * cellSize, 2.25)));
  const [left, right, top, bottom] = [columns[0]!, columns[side]!, rows[0]!, rows[side]!];

  context.fillStyle = palette.line;
  for (let k = 1; k < side; k++) {
    context.fillRect(columns[k]! - (thin >> 1), top, thin, bottom - top);
    context.fillRect(left, rows[k]! - (thin >> 1), right - left, thin);
  }
  context.fillStyle = palette.house;
  const half = thick >> 1;
  const span = (edges: Int32Array, { from, to }: Border): [start: number, length: number] => {
    const start = edges[from]! - half;
    return [start, edges[to]! - half + thick - start];
  };
  for (const border of figure.vertical) {
    const [start, length] = span(rows, border);
    context.fillRect(columns[border.edge]! - half, start, thick, length);
  }
  for (const border of figure.horizontal) {
    const [start, length] = span(columns, border);
    context.fillRect(start, rows[border.edge]! - half, length, thick);
  }
}
