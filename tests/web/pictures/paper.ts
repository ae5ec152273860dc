// Printed puzzles: grids and lines of text, drawn with the characters of real fonts (tests/data/glyphs.json.gz,
// drawn by tools/draw_glyphs.mjs, and handwriting.json.gz); the classifier was trained on none of them.
import { fileURLToPath } from 'node:url';
import { makeRandom, readFonts } from '../../../tools/glyph_samples.mjs';
import type { Gray } from '../../../web/image/gray';
import { sample } from '../../../web/image/gray';

export type Random = ReturnType<typeof makeRandom>;
export { makeRandom };

interface Glyph {
  width: number;
  height: number;
  ink: Uint8Array;
}

export interface Font {
  name: string;
  glyphs: Record<string, Glyph>;
}

/** Pixels to an em, as the characters were drawn. */
const em = 48;

const fontsIn = (name: string): Font[] =>
  readFonts(fileURLToPath(new URL(`../../data/${name}.json.gz`, import.meta.url))) as Font[];
export const fonts = fontsIn('glyphs');
/** Fonts of handwriting: the digits alone. */
export const hands = fontsIn('handwriting');

export function blankPaper(width: number, height: number, shade = 255): Gray {
  return { width, height, data: new Uint8Array(width * height).fill(shade) };
}

export function fill(
  { width, data }: Gray,
  left: number,
  top: number,
  right: number,
  bottom: number,
  shade: number,
): void {
  for (let y = Math.round(top); y < Math.round(bottom); ++y) {
    data.fill(shade, y * width + Math.round(left), y * width + Math.round(right));
  }
}

/** Draws a character with its middle at a place; `size`: of the font, pixels. Returns its width. */
export function print(paper: Gray, glyph: Glyph, x: number, y: number, size: number, shade: number): number {
  const scale = em / size;
  const [width, height] = [glyph.width / scale, glyph.height / scale];
  const from: Gray = { width: glyph.width, height: glyph.height, data: glyph.ink };
  const parts = Math.ceil(scale);
  for (let py = Math.floor(y - height / 2); py <= y + height / 2; ++py) {
    for (let px = Math.floor(x - width / 2); px <= x + width / 2; ++px) {
      let ink = 0;
      for (let part = 0; part < parts * parts; ++part) {
        const gx = (px + ((part % parts) + 0.5) / parts - x + width / 2) * scale - 0.5;
        const gy = (py + (Math.floor(part / parts) + 0.5) / parts - y + height / 2) * scale - 0.5;
        if (gx > -0.5 && gy > -0.5 && gx < glyph.width - 0.5 && gy < glyph.height - 0.5) ink += sample(from, gx, gy);
      }
      const at = py * paper.width + px;
      paper.data[at] = paper.data[at]! + ((shade - paper.data[at]!) * ink) / (255 * parts * parts);
    }
  }
  return width;
}

export interface GridStyle {
  readonly font: Font;
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Row by row, 0 = blank. */
  readonly values: ArrayLike<number>;
  /** Pixels. */
  readonly cell: number;
  /** The widths of thin and of heavy lines, as shares of a cell. */
  readonly thin: number;
  readonly thick: number;
  readonly thinShade: number;
  /** The shade of heavy lines; that of ink if missing. */
  readonly thickShade?: number;
  readonly inkShade: number;
  /** The size of a digit's font, as a share of a cell. */
  readonly size: number;
  /** Symbols of 1, 2, ...; numbers if missing. */
  readonly alphabet?: readonly string[];
  /** The candidates to print small in a blank cell. */
  readonly candidates?: (cell: number) => readonly number[];
  /** Digits written by hand in blank cells, 0 = none. */
  readonly written?: { readonly font: Font; readonly values: ArrayLike<number>; readonly shade: number };
}

/** A grid with two cells of paper around it. */
export function printGrid(style: GridStyle): Gray {
  const { font, boxHeight, boxWidth, values, cell, thinShade, inkShade, alphabet, candidates, written } = style;
  const side = boxHeight * boxWidth;
  const [margin, whole] = [2 * cell, side * cell];
  const paper = blankPaper(whole + 2 * margin, whole + 2 * margin);
  for (const isHeavy of [false, true]) {
    const half = ((isHeavy ? style.thick : style.thin) * cell) / 2;
    const shade = isHeavy ? (style.thickShade ?? inkShade) : thinShade;
    for (let line = 0; line <= side; ++line) {
      const [from, to] = [margin + line * cell - half, margin + line * cell + Math.max(half, 1 - half)];
      if (isHeavy === (line % boxWidth === 0)) fill(paper, from, margin, to, margin + whole, shade);
      if (isHeavy === (line % boxHeight === 0)) fill(paper, margin, from, margin + whole, to, shade);
    }
  }
  const word = (value: number): string => alphabet?.[value - 1] ?? String(value);
  for (let at = 0; at < side * side; ++at) {
    const [x, y] = [margin + ((at % side) + 0.5) * cell, margin + (Math.floor(at / side) + 0.5) * cell];
    if (values[at]) {
      const text = [...word(values[at]!)];
      const glyphs = text.map((character) => font.glyphs[character]!);
      const size = style.size * cell * (text.length > 1 ? 0.8 : 1);
      const gap = 3;
      const total = glyphs.reduce((sum, glyph) => sum + glyph.width + gap, -gap) * (size / em);
      let left = x - total / 2;
      for (const glyph of glyphs) {
        const width = (glyph.width * size) / em;
        print(paper, glyph, left + width / 2, y, size, inkShade);
        left += width + (gap * size) / em;
      }
      continue;
    }
    const entry = written?.values[at];
    if (entry) {
      print(paper, written.font.glyphs[entry]!, x, y, 0.9 * style.size * cell, written.shade);
      continue;
    }
    for (const value of candidates?.(at) ?? []) {
      const [column, row] = [(value - 1) % boxWidth, Math.floor((value - 1) / boxWidth)];
      const [cx, cy] = [(column + 0.5) / boxWidth - 0.5, (row + 0.5) / boxHeight - 0.5];
      print(paper, font.glyphs[word(value)]!, x + 0.86 * cx * cell, y + 0.86 * cy * cell, 0.28 * cell, inkShade + 60);
    }
  }
  return paper;
}

/** Lines of text, each character in a field of its own as on a typewriter. `size`: of the font, pixels. */
export function printLines(font: Font, lines: readonly string[], size: number, inkShade = 20): Gray {
  const [pitch, leading] = [0.64 * size, 1.5 * size];
  const longest = Math.max(...lines.map((line) => line.length));
  const paper = blankPaper(Math.ceil((longest + 6) * pitch), Math.ceil((lines.length + 4) * leading));
  lines.forEach((line, row) => {
    // The middle of a capital on the base line.
    const middle = (row + 2.5) * leading;
    const base = middle + 0.36 * size;
    [...line].forEach((character, column) => {
      const x = (column + 3.5) * pitch;
      const glyph = font.glyphs[character];
      const [half, thin] = [0.24 * size, 0.06 * size];
      if (glyph) print(paper, glyph, x, base - (glyph.height * size) / em / 2, size, inkShade);
      else if (character === '.') fill(paper, x - thin, base - 2 * thin, x + thin, base, inkShade);
      else if (character === '-') fill(paper, x - half, middle - thin, x + half, middle + thin, inkShade);
      else if (character === '_') fill(paper, x - half, base, x + half, base + 1.5 * thin, inkShade);
    });
  });
  return paper;
}

/** Givens without a clash: a share of a full grid. */
export function randomGivens(boxHeight: number, boxWidth: number, share: number, random: Random): Uint8Array {
  const side = boxHeight * boxWidth;
  const order = Array.from({ length: side }, (_, index) => index);
  for (let at = side - 1; at > 0; --at) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return Uint8Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const digit = (boxWidth * (row % boxHeight) + Math.floor(row / boxHeight) + column) % side;
    return random.next() < share ? order[digit]! + 1 : 0;
  });
}
