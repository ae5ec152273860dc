// A drawing as a PNG, large enough that its smallest digits can be read.
import { pictureTooLarge } from '../language/generated/share';
import { say } from '../language/say';
import { canvasPng } from './canvas_png';
import { paintDrawing, type Drawing } from './drawing';

/** Pixels along the picture: fewer look coarse; some phones refuse more. */
const fewest = 1200;
const most = 4096;
/** The height of the smallest digits, in pixels. */
const readable = 11;

/** Pixels a unit. `smallest`: the size of the smallest digits, in units. */
export function pngScale({ width }: Drawing, smallest: number): number {
  return Math.min(Math.max(fewest / width, readable / smallest), most / width);
}

export function pngOf(drawing: Drawing, smallest: number): Blob {
  const scale = pngScale(drawing, smallest);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawing.width * scale);
  canvas.height = Math.round(drawing.height * scale);
  paintDrawing(canvas.getContext('2d')!, drawing, scale);
  const png = canvasPng(canvas);
  if (!png) throw new Error(say(pictureTooLarge));
  return png;
}
