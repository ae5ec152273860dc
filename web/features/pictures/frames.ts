// Frames in the picture of a grid: around the cells in doubt, and the one that is being looked at.
import { strokeTwice } from './picture_canvas';

interface Frames {
  readonly side: number;
  /** Pixels around the grid. */
  readonly margin: number;
  readonly doubtful: Uint8Array;
  readonly chosen: number;
}

export function drawFrames(context: CanvasRenderingContext2D, { side, margin, doubtful, chosen }: Frames): void {
  const cell = (context.canvas.width - 2 * margin) / side;
  doubtful.forEach((doubt, at) => {
    if (!doubt && at !== chosen) return;
    const [x, y] = [margin + (at % side) * cell, margin + Math.floor(at / side) * cell];
    const frame = new Path2D();
    frame.rect(x + 4, y + 4, cell - 8, cell - 8);
    strokeTwice(context, frame, 4, at === chosen);
  });
}
