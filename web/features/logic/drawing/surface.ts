// The board for a drawing: the places of its cells and candidates on the canvas.
import type { Brush } from '../../../board/brush';
import type { Palette } from '../../../board/palette';
import type { Geometry } from '../../../grid/geometry';
import type { BoardPoint } from './link_paths';

export class Surface {
  /** Device pixels of a cell. */
  readonly cell: number;

  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly brush: Brush,
    readonly geometry: Geometry,
  ) {
    this.cell = brush.layout.cell;
  }

  /** The upper left corner of a cell, in cells. */
  corner(cell: number): BoardPoint {
    return { x: cell % this.geometry.side, y: Math.floor(cell / this.geometry.side) };
  }

  /** The middle of a candidate's place, in cells. */
  place(cell: number, digit: number): BoardPoint {
    const { columns, pitch, down, left, top } = this.brush.candidates;
    const { x, y } = this.corner(cell);
    return {
      x: x + (left + pitch * ((digit - 1) % columns)) / this.cell,
      y: y + (top + down * Math.floor((digit - 1) / columns)) / this.cell,
    };
  }

  /** Cells to device pixels. */
  at({ x, y }: BoardPoint): [number, number] {
    const { columns, rows } = this.brush.layout;
    return [columns[0]! + x * this.cell, rows[0]! + y * this.cell];
  }

  /** `outline`: the width of a line along the edges, which is then written alone; 0 = the text itself. */
  write(text: string, x: number, y: number, size: number, colour: string, weight = 700, outline = 0): void {
    const { context } = this;
    context.font = `${weight} ${size.toFixed(1)}px ${this.brush.palette.family}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = colour;
    const { actualBoundingBoxAscent: rise, actualBoundingBoxDescent: fall } = context.measureText(text);
    const base = y + (rise - fall) / 2;
    if (outline === 0) return context.fillText(text, x, base);
    context.strokeStyle = colour;
    context.lineWidth = outline;
    context.lineJoin = 'round';
    context.strokeText(text, x, base);
  }
}

/** The ink of a set or a colour: one for its area, its marks and its letter. */
export function inkOfGroup(group: number, { good, entered, forced, guess }: Palette): string {
  const inks = [good, entered, forced, guess] as const;
  return inks[(group - 1) % inks.length]!;
}
