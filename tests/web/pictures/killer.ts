// Printed killers: cages made at random over a solution, their outlines inside the cells, their sums in the corners.
import type { DrawnCage } from '../../../web/grid/drawn_shape';
import type { Gray } from '../../../web/image/gray';
import type { MarkPoint } from '../../../web/marks/marks';
import { dashesAlong, outline, sidesOf } from '../../../web/marks/shapes';
import type { Shot } from './camera';
import { fill, type Font, fonts, type GridStyle, print, printGrid, type Random, randomGivens } from './paper';

export interface Killer {
  readonly boxHeight: number;
  readonly boxWidth: number;
  readonly solution: Uint8Array;
  readonly cages: readonly DrawnCage[];
}

/** Cages of 1 to 5 cells without repeated digits, which cover the grid. */
export function makeKiller(boxHeight: number, boxWidth: number, random: Random): Killer {
  const side = boxHeight * boxWidth;
  const solution = randomGivens(boxHeight, boxWidth, 1, random);
  const isTaken = new Uint8Array(side * side);
  const beside = (cell: number): number[] =>
    [
      cell % side > 0 ? cell - 1 : -1,
      cell % side < side - 1 ? cell + 1 : -1,
      cell - side,
      cell + side < side * side ? cell + side : -1,
    ].filter((other) => other >= 0 && !isTaken[other]);
  const cages: DrawnCage[] = [];
  for (let first = 0; first < side * side; ++first) {
    if (isTaken[first]) continue;
    const cells = [first];
    isTaken[first] = 1;
    const size = Math.min(side, [1, 2, 2, 2, 3, 3, 3, 4, 4, 5][random.below(10)]!);
    while (cells.length < size) {
      const digits = cells.map((cell) => solution[cell]);
      const next = cells.flatMap(beside).filter((cell) => !digits.includes(solution[cell]));
      if (next.length === 0) break;
      const cell = next[random.below(next.length)]!;
      isTaken[cell] = 1;
      cells.push(cell);
    }
    cells.sort((a, b) => a - b);
    cages.push({ cells, sum: cells.reduce((sum, cell) => sum + solution[cell]!, 0) });
  }
  return { boxHeight, boxWidth, solution, cages };
}

/** All lengths are shares of a cell. */
export interface CageStyle {
  readonly grid: Omit<GridStyle, 'boxHeight' | 'boxWidth' | 'values'>;
  /** The distance of outlines from the cells' edges, and their width. */
  readonly inset: number;
  readonly width: number;
  /** The length of a dash with its gap, and the dash's share of it; 1 = solid. */
  readonly period: number;
  readonly dash: number;
  readonly shade: number;
  readonly sumFont: Font;
  /** The size of a sum's font; and the place of its upper left corner. */
  readonly sumSize: number;
  readonly sumLeft: number;
  readonly sumTop: number;
}

const fontOf = (name: string): Font => fonts.find((font) => font.name.startsWith(name))!;

const grid: CageStyle['grid'] = {
  font: fontOf('pt-sans'),
  cell: 72,
  thin: 0.02,
  thick: 0.06,
  thinShade: 110,
  inkShade: 25,
  size: 0.6,
};

const dashed: CageStyle = {
  grid,
  inset: 0.08,
  width: 0.025,
  period: 0.12,
  dash: 0.6,
  shade: 40,
  sumFont: fontOf('libre-franklin'),
  sumSize: 0.27,
  sumLeft: 0.1,
  sumTop: 0.09,
};

/** Dashes, round dots that are far from the edges, thin grey lines, and the page's own dashes. */
export const cageStyles = {
  dashed,
  dotted: { ...dashed, inset: 0.1, width: 0.035, period: 0.075, dash: 0.45, sumFont: fontOf('noto-serif') },
  solid: { ...dashed, inset: 0.065, width: 0.02, dash: 1, shade: 100, sumFont: fontOf('pt-sans') },
  own: {
    ...dashed,
    inset: 0.065,
    width: 0.02,
    period: 0.118,
    sumFont: fontOf('fira-sans'),
    sumSize: 0.2,
    sumLeft: 0.085,
    sumTop: 0.055,
  },
} as const satisfies Record<string, CageStyle>;

/** The killer on paper; `givens`: a value a cell, 0 = blank. */
export function printKiller({ boxHeight, boxWidth, cages }: Killer, style: CageStyle, givens?: Uint8Array): Gray {
  const side = boxHeight * boxWidth;
  const values = givens ?? new Uint8Array(side * side);
  const paper = printGrid({ ...style.grid, boxHeight, boxWidth, values });
  const { cell } = style.grid;
  const stroke = ([ax, ay]: MarkPoint, [bx, by]: MarkPoint): void => {
    const half = style.width / 2;
    const [left, right] = [Math.min(ax, bx) - (ax === bx ? half : 0), Math.max(ax, bx) + (ax === bx ? half : 0)];
    const [top, bottom] = [Math.min(ay, by) - (ay === by ? half : 0), Math.max(ay, by) + (ay === by ? half : 0)];
    fill(paper, (2 + left) * cell, (2 + top) * cell, (2 + right) * cell, (2 + bottom) * cell, style.shade);
  };
  for (const { cells } of cages) {
    const places = cells.map((at) => ({ row: Math.floor(at / side), column: at % side }));
    for (const line of outline(places, style.inset).flatMap(sidesOf)) {
      const strokes = style.dash < 1 ? dashesAlong(line, style.period, style.dash) : [line];
      for (const [from, to] of strokes) stroke(from!, to!);
    }
  }
  for (const { cells, sum } of cages) printSum(paper, cells[0]!, side, sum, style);
  return paper;
}

/** A sum on a ground of its own, which interrupts the outline. */
function printSum(paper: Gray, at: number, side: number, sum: number, style: CageStyle): void {
  const { sumFont, sumSize, sumLeft, sumTop } = style;
  const { cell } = style.grid;
  const size = sumSize * cell;
  const glyphs = [...String(sum)].map((figure) => sumFont.glyphs[figure]!);
  const [width, height] = [(width: number) => (width * size) / 48, (glyphs[0]!.height * size) / 48];
  const [x, y] = [(2 + (at % side) + sumLeft) * cell, (2 + Math.floor(at / side) + sumTop) * cell];
  const gap = 0.07 * size;
  const total = glyphs.reduce((all, glyph) => all + width(glyph.width) + gap, -gap);
  fill(paper, x - 0.02 * cell, y - 0.02 * cell, x + total + 0.03 * cell, y + height + 0.03 * cell, 255);
  let left = x;
  for (const glyph of glyphs) {
    print(paper, glyph, left + width(glyph.width) / 2, y + height / 2, size, style.grid.inkShade);
    left += width(glyph.width) + gap;
  }
}

/** A photo in which the paper fills the picture: seen at a slight angle, in uneven light, half of them not quite sharp. */
export function nearShot(random: Random): Shot {
  const [width, height] = [980, 980];
  const off = (): number => random.between(5, 50);
  return {
    width,
    height,
    corners: [
      { x: off(), y: off() },
      { x: width - off(), y: off() },
      { x: width - off(), y: height - off() },
      { x: off(), y: height - off() },
    ],
    bend: random.between(-0.004, 0.004),
    light: random.next() < 0.5 ? [random.between(0.6, 1), 1] : [1, random.between(0.6, 1)],
    blur: random.below(2),
    noise: random.between(1, 6),
    table: random.between(20, 200),
  };
}
