// The marks of a puzzle's constraints as shapes of a drawing for paper, in light colours: one loop over them, whatever
// they stand for.
import { inks } from '../marks/inks';
import type { DrawnMark, MarkInk } from '../marks/marks';
import { isOutlined, pathOf, strokeOf } from '../marks/paths';
import type { PaperShape } from './drawing';

/** The page's own colours in its light theme. */
const own: Readonly<Record<string, string>> = { surface: '#ffffff', ink: '#1b1f24', muted: '#59626d' };

const light = (ink: MarkInk): string => (ink.startsWith('#') ? ink : (own[ink] ?? inks[ink as keyof typeof inks][0]));

/** The corner of the grid and the size of a cell, in units of the drawing. */
export interface PaperPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** The narrowest line is one unit wide. */
export function markShapes(marks: readonly DrawnMark[], { x, y, cell }: PaperPlace): PaperShape[] {
  const least = 1 / cell;
  return marks.map((mark): PaperShape => {
    const colour = light(mark.ink);
    if (isOutlined(mark)) {
      const cap = mark.shape === 'line' ? (mark.cap ?? 'round') : 'butt';
      const [path, width] = [pathOf(mark, least), strokeOf(mark, least)];
      return { kind: 'path', x, y, scale: cell, path, width, cap, ink: colour };
    }
    const { at, text, size, weight, align, halo, angle } = mark;
    return {
      kind: 'text',
      x: x + at[0] * cell,
      y: y + at[1] * cell,
      size: size * cell,
      weight,
      fill: colour,
      text,
      ...(align === 'start' && { align }),
      ...(halo && { halo: halo * cell }),
      ...(angle && { angle }),
    };
  });
}
