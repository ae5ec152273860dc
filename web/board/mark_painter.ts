// Paints marks on a canvas: one loop over shapes, whatever they stand for.
import { boxOf, type MarkInk, type DrawnMark, type Lettering } from '../marks/marks';
import { isOutlined, pathOf, strokeOf } from '../marks/paths';

export interface MarkInks {
  of(ink: MarkInk): string;
  readonly family: string;
}

/** A cell's size and the place of the grid's corner, device pixels. */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** The thinnest line that can be seen, device pixels. */
  readonly hair: number;
}

export function paintMarks(
  context: CanvasRenderingContext2D,
  marks: readonly DrawnMark[],
  place: MarkPlace,
  inks: MarkInks,
): void {
  const { x, y, cell, hair } = place;
  context.save();
  context.lineJoin = 'round';
  for (const mark of marks) {
    if (!isOutlined(mark)) {
      context.setTransform(1, 0, 0, 1, x, y);
      write(context, mark, cell, inks);
      continue;
    }
    context.setTransform(cell, 0, 0, cell, x, y);
    const least = hair / cell;
    const path = new Path2D(pathOf(mark, least));
    const width = strokeOf(mark, least);
    const isLine = mark.shape === 'line';
    context.lineCap = isLine ? (mark.cap ?? 'round') : 'butt';
    context.lineWidth = width;
    context.fillStyle = context.strokeStyle = inks.of(mark.ink);
    if (width > 0) context.stroke(path);
    else context.fill(path);
  }
  context.restore();
}

/** Its digits stand in the middle of its box. */
function write(context: CanvasRenderingContext2D, mark: Lettering, cell: number, inks: MarkInks): void {
  const { text, at, size, weight, align, halo = 0, angle = 0 } = mark;
  context.font = `${weight} ${(size * cell).toFixed(2)}px ${inks.family}`;
  context.textAlign = align === 'start' ? 'left' : 'center';
  context.textBaseline = 'alphabetic';
  const rise = context.measureText('8').actualBoundingBoxAscent;
  let [x, y] = [at[0] * cell, Math.round(at[1] * cell + rise / 2)];
  if (angle !== 0) {
    context.translate(x, at[1] * cell);
    context.rotate((angle * Math.PI) / 180);
    [x, y] = [0, rise / 2];
  }
  if (halo > 0) {
    context.strokeStyle = inks.of('surface');
    context.lineWidth = 2 * halo * cell;
    context.strokeText(text, x, y);
  }
  context.fillStyle = inks.of(mark.ink);
  // A text is never wider than the room that was left for it.
  const { left, right } = boxOf(mark);
  context.fillText(text, x, y, (right - left) * cell);
}
