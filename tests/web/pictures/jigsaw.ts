// Jigsaws as they are printed: thin lines between all cells, thick ones between regions.
import type { Gray } from '../../../web/image/gray';
import { fill, fonts, type GridStyle, printGrid } from './paper';

export interface Jigsaw {
  readonly side: number;
  readonly regions: Uint8Array;
  readonly values: Uint8Array;
}

/** `regions`: counted in the order of their first cells. */
const jigsaw = (side: number, regions: string, values: string): Jigsaw => ({
  side,
  regions: Uint8Array.from(regions, Number),
  values: Uint8Array.from(values, (value) => Number(value.replace('.', '0'))),
});

export const nine = jigsaw(
  9,
  '000122222030111122030141125033144525033445555633444455637778888666777888666677788',
  '92.6..8.581...5.6..4....29.1...........7.1...........4.73....5..8.2...732.1..4.86',
);

export const six = jigsaw(6, '000112001112033122433522433555444455', '1.34..45..62.14.3.2.5..436.5.15.6.23');

export type JigsawStyle = Omit<GridStyle, 'boxHeight' | 'boxWidth' | 'values'>;

/** Lines of two greys. */
export const plainStyle: JigsawStyle = {
  font: fonts.find(({ name }) => name.startsWith('pt-sans'))!,
  cell: 70,
  thin: 0.02,
  thick: 0.06,
  thinShade: 120,
  thickShade: 70,
  inkShade: 30,
  size: 0.7,
};

export function printJigsaw({ side, regions, values }: Jigsaw, style: JigsawStyle): Gray {
  const { cell, thick, thin, thinShade, thickShade = style.inkShade } = style;
  const lines = { thick: thin, thickShade: thinShade };
  const paper = printGrid({ ...style, ...lines, boxHeight: 1, boxWidth: side, values });
  const half = (thick * cell) / 2;
  const regionAt = (row: number, column: number): number =>
    Math.min(row, column) < 0 || Math.max(row, column) >= side ? -1 : regions[row * side + column]!;
  for (let row = 0; row <= side; ++row) {
    for (let column = 0; column <= side; ++column) {
      const [x, y] = [(2 + column) * cell, (2 + row) * cell];
      const here = regionAt(row, column);
      if (here !== regionAt(row - 1, column)) fill(paper, x - half, y - half, x + cell + half, y + half, thickShade);
      if (here !== regionAt(row, column - 1)) fill(paper, x - half, y - half, x + half, y + cell + half, thickShade);
    }
  }
  return paper;
}
