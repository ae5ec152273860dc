// Screenshots of Sudoku apps, in the colours of a theme: the row, the column
// and the box of the selected cell are lit, and a frame surrounds it all.
import type { Pixels } from '../../../web/image/gray';
import { blankPaper, fill, type Font, print } from './paper';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Theme {
  readonly ground: Colour;
  readonly thin: Colour;
  readonly thick: Colour;
  readonly ink: Colour;
  readonly lit: Colour;
  readonly selected: Colour;
}

export interface AppScreen {
  readonly theme: Theme;
  readonly font: Font;
  /** Row by row, 0 = blank; a square number of digits to a side. */
  readonly values: ArrayLike<number>;
  /** Pixels. */
  readonly cell: number;
  /** The cell that is selected; -1 = none. */
  readonly selected: number;
  readonly lights: { readonly row?: boolean; readonly column?: boolean; readonly box?: boolean };
  /** Pixels, beyond the grid's outer lines. */
  readonly frame?: number;
}

/** Draws the screen, with a margin one cell wide around the frame. */
export function appScreen({ theme, font, values, cell, selected, lights, frame = 0 }: AppScreen): Pixels {
  const side = Math.sqrt(values.length);
  const box = Math.sqrt(side);
  const margin = cell + frame;
  const size = side * cell + 2 * margin;
  const colours: Colour[] = [theme.ground, theme.lit, theme.selected, theme.thin, theme.thick];
  const kinds = blankPaper(size, size, 0);
  const [row, column] = [Math.floor(selected / side), selected % side];
  for (let at = 0; at < values.length && selected >= 0; ++at) {
    const [y, x] = [Math.floor(at / side), at % side];
    const isInBox = Math.floor(y / box) === Math.floor(row / box) && Math.floor(x / box) === Math.floor(column / box);
    const isLit = (lights.row && y === row) || (lights.column && x === column) || (lights.box && isInBox);
    const kind = at === selected ? 2 : isLit ? 1 : 0;
    const [left, top] = [margin + x * cell, margin + y * cell];
    fill(kinds, left, top, left + cell, top + cell, kind);
  }
  const end = margin + side * cell;
  for (const isThick of [false, true]) {
    const half = isThick ? 1.5 : 0.5;
    for (let line = 0; line <= side; ++line) {
      if (isThick !== (line % box === 0)) continue;
      const at = margin + line * cell;
      fill(kinds, at - half, margin, at + half, end, isThick ? 4 : 3);
      fill(kinds, margin, at - half, end, at + half, isThick ? 4 : 3);
    }
  }
  if (frame > 0) {
    const [outer, last] = [cell, size - cell];
    fill(kinds, outer, outer, last, margin, 4);
    fill(kinds, outer, end, last, last, 4);
    fill(kinds, outer, outer, margin, last, 4);
    fill(kinds, end, outer, last, last, 4);
  }
  const ink = blankPaper(size, size, 0);
  for (let at = 0; at < values.length; ++at) {
    const glyph = values[at] ? font.glyphs[String(values[at])] : undefined;
    const [x, y] = [margin + ((at % side) + 0.5) * cell, margin + (Math.floor(at / side) + 0.5) * cell];
    if (glyph) print(ink, glyph, x, y, 0.62 * cell, 255);
  }
  const data = new Uint8ClampedArray(4 * size ** 2).fill(255);
  for (let at = 0; at < size ** 2; ++at) {
    const ground = colours[kinds.data[at]!]!;
    const share = ink.data[at]! / 255;
    for (let part = 0; part < 3; ++part) {
      data[4 * at + part] = ground[part]! + (theme.ink[part]! - ground[part]!) * share;
    }
  }
  return { width: size, height: size, data };
}
