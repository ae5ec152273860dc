// The regions of a jigsaw, recognised by the heavier lines between its cells.
// Cells merge across the lightest lines first, until there are `side` regions of
// `side` cells each. If boxes would explain the lines, the grid is not a jigsaw.
import { boxRegions } from './boxes';
import type { Gray } from './gray';

/** Range along an edge of a cell, without the lines that cross its
    ends; a share of the cell, and the number of sampled places. */
const along = [0.2, 0.8] as const;
const places = 15;
/** The greatest width of a line inside a cell, in pixels; from
    here to the second number there is paper without digits. */
const breadth = 6;
const paper = [3, 8] as const;

/** Least factor by which borders of regions are heavier than other lines. */
const heavier = 1.3;
/** The share of lines that may look like the other kind; boxes explain a grid if no more lines contradict them. */
const mostOdd = 0.03;
const mostOddOfBoxes = 0.12;

/** Two neighbouring cells, and the width and darkness of the line between them. */
interface Border {
  readonly cells: readonly [number, number];
  readonly weight: number;
}

/** Brightness of a cell this many pixels from one of its edges: the median along it. */
function shadeAt({ width, data }: Gray, depth: number, isDown: boolean, isFar: boolean): number {
  const across = isFar ? width - 1 - depth : depth;
  const shades = Uint8Array.from({ length: places }, (_, place) => {
    const at = Math.round((along[0] + ((along[1] - along[0]) * place) / (places - 1)) * (width - 1));
    return data[isDown ? across * width + at : at * width + across]!;
  });
  return shades.sort()[places >> 1]!;
}

/** The part of a line in one of its two cells, as the width in pixels of a black line. */
function halfOf(cell: Gray, isDown: boolean, isFar: boolean): number {
  const shades = Array.from({ length: paper[1] + 1 }, (_, depth) => shadeAt(cell, depth, isDown, isFar));
  const ground = Math.max(1, ...shades.slice(paper[0]));
  return shades.slice(0, breadth).reduce((sum, shade) => sum + Math.max(0, ground - shade) / ground, 0);
}

function bordersIn(cells: readonly Gray[], side: number): Border[] {
  return cells.flatMap((gray, cell) =>
    [false, true].flatMap((isDown): Border[] => {
      const other = cell + (isDown ? side : 1);
      const isLast = isDown ? other >= cells.length : other % side === 0;
      if (isLast) return [];
      return [{ cells: [cell, other], weight: halfOf(gray, isDown, true) + halfOf(cells[other]!, isDown, false) }];
    }),
  );
}

/** Merged cells, at most `side` in each group; returns the region of each cell, numbered by first cell. */
function grown(borders: readonly Border[], side: number): Uint8Array | null {
  const groups = Array.from({ length: side * side }, (_, cell) => [cell]);
  for (const { cells } of [...borders].sort((a, b) => a.weight - b.weight)) {
    const [one, other] = [groups[cells[0]]!, groups[cells[1]]!];
    if (one === other || one.length + other.length > side) continue;
    one.push(...other);
    for (const cell of other) groups[cell] = one;
  }
  const regions = [...new Set(groups)];
  return regions.length === side ? Uint8Array.from(groups, (group) => regions.indexOf(group)) : null;
}

const meanWeight = (borders: readonly Border[]): number =>
  borders.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, borders.length);

/** The region of each cell of a jigsaw, row by row; null if the lines form boxes, or
    nothing certain. `cells`: their pictures, with the lines along their edges. */
export function jigsawIn(cells: readonly Gray[], side: number): Uint8Array | null {
  const borders = bordersIn(cells, side);
  const regions = grown(borders, side);
  if (!regions) return null;
  const isBorder = (of: Uint8Array, { cells: [one, other] }: Border): boolean => of[one] !== of[other];
  const heavy = meanWeight(borders.filter((border) => isBorder(regions, border)));
  const light = meanWeight(borders.filter((border) => !isBorder(regions, border)));
  if (heavy < heavier * light) return null;
  const isOdd = (of: Uint8Array, border: Border): boolean =>
    border.weight > (heavy + light) / 2 !== isBorder(of, border);
  const oddShare = (of: Uint8Array): number => borders.filter((border) => isOdd(of, border)).length / borders.length;
  if (oddShare(regions) > mostOdd) return null;
  const heights = Array.from({ length: side }, (_, index) => index + 1).filter((height) => side % height === 0);
  return heights.some((height) => oddShare(boxRegions(height, side / height)) <= mostOddOfBoxes) ? null : regions;
}
