// Draws the frame of a camera with the additions to its grid: the
// outline, and digits that lie in their cells like those on the paper.
import { numbers } from '../../grid/symbols';
import { type Crossings, crossingAt } from '../../image/crossings';
import { between } from '../../image/quad';
import type { DrawnGrid } from './advice';
import { cellInPicture } from './still_reading';

/** The page's green, red and amber for a bright ground: paper is bright in the dark theme, too. */
const green = '#126a42';
const red = '#b91c25';
const amber = '#b45309';
const halo = '#ffffff';

/** Units along a cell for drawing into it. */
const unit = 100;

/** Scales the context so that a cell's sides are 0..unit: the cell as it is seen around its middle. */
function drawInto(context: CanvasRenderingContext2D, crossings: Crossings, cell: number): void {
  const { side } = crossings;
  const [row, column] = [Math.floor(cell / side), cell % side];
  const [a, b, c, d] = [
    crossingAt(crossings, row, column),
    crossingAt(crossings, row, column + 1),
    crossingAt(crossings, row + 1, column),
    crossingAt(crossings, row + 1, column + 1),
  ];
  const [left, right, top, bottom] = [between(a, c, 0.5), between(b, d, 0.5), between(a, b, 0.5), between(c, d, 0.5)];
  const middle = between(between(a, d, 0.5), between(b, c, 0.5), 0.5);
  const [ux, uy, vx, vy] = [right.x - left.x, right.y - left.y, bottom.x - top.x, bottom.y - top.y].map(
    (length) => length / unit,
  ) as [number, number, number, number];
  const half = unit / 2;
  context.setTransform(ux, uy, vx, vy, middle.x - half * (ux + vx), middle.y - half * (uy + vy));
}

/** Visible on any ground. `width`: of the colour, with as much around it. */
function strokeWithHalo(context: CanvasRenderingContext2D, colour: string, width: number): void {
  for (const [ink, factor] of [
    [halo, 2],
    [colour, 1],
  ] as const) {
    context.strokeStyle = ink;
    context.lineWidth = factor * width;
    context.stroke();
  }
}

function outline(context: CanvasRenderingContext2D, crossings: Crossings): void {
  const { side } = crossings;
  const rim = [
    ...Array.from({ length: side }, (_, at) => [0, at]),
    ...Array.from({ length: side }, (_, at) => [at, side]),
    ...Array.from({ length: side }, (_, at) => [side, side - at]),
    ...Array.from({ length: side }, (_, at) => [side - at, 0]),
  ] as [number, number][];
  context.beginPath();
  for (const [row, column] of rim) {
    const { x, y } = crossingAt(crossings, row, column);
    context.lineTo(x, y);
  }
  context.closePath();
  context.lineJoin = 'round';
  strokeWithHalo(context, green, Math.max(2, context.canvas.width / 250));
}

function write(context: CanvasRenderingContext2D, digit: number): void {
  const text = numbers[digit]!;
  context.font = `600 ${text.length > 1 ? 0.5 * unit : 0.72 * unit}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
  const base = unit / 2 + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
  context.lineJoin = 'round';
  context.lineWidth = 0.1 * unit;
  context.strokeStyle = halo;
  context.strokeText(text, unit / 2, base);
  context.fillStyle = green;
  context.fillText(text, unit / 2, base);
}

function crossOut(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.rect(0.08 * unit, 0.08 * unit, 0.84 * unit, 0.84 * unit);
  context.moveTo(0.08 * unit, 0.92 * unit);
  context.lineTo(0.92 * unit, 0.08 * unit);
  strokeWithHalo(context, red, 0.07 * unit);
}

function frameCell(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.rect(0.07 * unit, 0.07 * unit, 0.86 * unit, 0.86 * unit);
  context.setLineDash([0.18 * unit, 0.1 * unit]);
  strokeWithHalo(context, amber, 0.07 * unit);
  context.setLineDash([]);
}

/** `quarters`: clockwise quarter turns of the puzzle in the picture. */
export function drawSeen(
  context: CanvasRenderingContext2D,
  frame: ImageBitmap,
  crossings: Crossings,
  { digits, wrong, shaky }: DrawnGrid,
  quarters: number,
): void {
  const { canvas } = context;
  if (canvas.width !== frame.width) canvas.width = frame.width;
  if (canvas.height !== frame.height) canvas.height = frame.height;
  context.drawImage(frame, 0, 0);
  outline(context, crossings);
  const { side } = crossings;
  const into = (cell: number): void => {
    drawInto(context, crossings, cellInPicture(cell, side, quarters));
    // Its digits are as upright as the puzzle's own.
    context.translate(unit / 2, unit / 2);
    context.rotate((quarters * Math.PI) / 2);
    context.translate(-unit / 2, -unit / 2);
  };
  digits.forEach((digit, cell) => {
    if (digit === 0) return;
    into(cell);
    write(context, digit);
  });
  for (const cell of wrong) {
    into(cell);
    crossOut(context);
  }
  for (const cell of shaky) {
    into(cell);
    frameCell(context);
  }
  context.resetTransform();
}
