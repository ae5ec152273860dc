// Thin lines with a ring, a square or a diamond at one end or both.
import type { GridPlace } from './clues';
import { label, waysOf } from './lines';
import { level, type MarkPoint } from './marks';
import { away, diamond, distance, headAt, middle, outline, square } from './shapes';
import type { Draw } from './sheet';

const ringRadius = 0.37;

/** A thin line with a figure at both ends. */
function ends(figure: (at: MarkPoint) => MarkPoint[], corner: number, hasValue: boolean): Draw {
  return (clues, sheet) => {
    const lines = waysOf(clues, sheet);
    sheet.line(
      level.shaft,
      'arrow',
      lines.map(({ way }) => way),
      0.07,
    );
    for (const { way, cells, clue } of lines) {
      const loops = [way[0]!, way.at(-1)!].map(figure);
      sheet.area(level.shaft, 'grey', loops, corner);
      sheet.contour(level.shaft, 'arrow', loops, corner, 0.03);
      sheet.halo(cells.slice(1, -1));
      if (hasValue && clue.value !== '4') label(({ value }) => value)(sheet, way, 'grey', clue);
    }
  };
}

const ring = (at: MarkPoint): MarkPoint[] => square(at, ringRadius);

const arrows: Draw = (clues, sheet) => {
  for (const { cells, lines } of clues) {
    if (cells.length === 0 || !cells.every((cell) => sheet.isInside(cell))) continue;
    // With this corner the ring of one cell is a circle, and that of a row of cells a long ring.
    sheet.contour(level.shaft, 'arrow', outline(cells, 0.5 - ringRadius), ringRadius, 0.038);
    sheet.halo(cells);
    const isBulb = (place: GridPlace): boolean =>
      cells.some(({ row, column }) => row === place.row && column === place.column);
    for (const line of lines) {
      if (line === cells || !line.every((cell) => sheet.isInside(cell))) continue;
      const rest = isBulb(line[0]!) ? line.slice(1) : line;
      if (rest.length === 0) continue;
      const next = middle(rest[0]!);
      const nearest = cells.map(middle).sort((a, b) => distance(a, next) - distance(b, next))[0]!;
      const from = isBulb(line[0]!) ? middle(line[0]!) : nearest;
      const way = [away(from, next, ringRadius), ...rest.map(middle)];
      // A digit in the last cell leaves the head in sight.
      const tip = away(way.at(-1)!, way.at(-2)!, 0.24);
      sheet.line(level.shaft, 'arrow', [[...way.slice(0, -1), tip], headAt(tip, way.at(-2)!, 0.16)], 0.038);
      sheet.halo(rest);
    }
  }
};

const doubleArrows: Draw = (clues, sheet) => {
  for (const { cells, way } of waysOf(clues, sheet)) {
    const [first, last] = [way[0]!, way.at(-1)!];
    const shaft = [away(first, way[1]!, ringRadius), ...way.slice(1, -1), away(last, way.at(-2)!, ringRadius)];
    sheet.line(level.shaft, 'arrow', [shaft], 0.038);
    sheet.contour(level.shaft, 'arrow', [ring(first), ring(last)], ringRadius, 0.038);
    sheet.halo(cells);
  }
};

/** From the first cell, a square, to the second, a ring. */
const valueIndexing: Draw = (clues, sheet) => {
  for (const { cells, way } of waysOf(clues, sheet)) {
    if (cells.length < 2) continue;
    const [first, second] = [way[0]!, way[1]!];
    const shaft = [away(first, second, ringRadius), away(second, first, ringRadius)];
    const third = way[2] ? [away(second, way[2], ringRadius), ...way.slice(2)] : [];
    sheet.line(level.shaft, 'arrow', [shaft, third], 0.038);
    sheet.contour(level.shaft, 'arrow', [ring(first)], 0.06, 0.038);
    sheet.contour(level.shaft, 'arrow', [ring(second)], ringRadius, 0.038);
    sheet.halo(cells);
  }
};

export const shaftKinds: Readonly<Record<string, Draw>> = {
  arrow: arrows,
  doublearrow: doubleArrows,
  betweenline: ends((at) => square(at, 0.35), 0.35, false),
  lockout: ends((at) => diamond(at, 0.39), 0, true),
  valueindexing: valueIndexing,
};
