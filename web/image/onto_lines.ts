// The projective map that takes places as near as possible to the lines seen beside them: least squares over
// n.(map(p) - q) = 0, times the depth of map(p), which makes it linear in the eight numbers of the map.
import type { Point } from './quad';

/** A place, a point on the line where it should be, and the direction across that line, of length 1. */
export interface OntoLine {
  readonly from: Point;
  readonly to: Point;
  readonly across: Point;
}

/** Solves a system of eight equations, a row of nine numbers each, by elimination; null without a unique solution. */
function solved(rows: Float64Array[]): Float64Array | null {
  const count = rows.length;
  for (let step = 0; step < count; ++step) {
    let pivot = step;
    for (let row = step + 1; row < count; ++row) {
      if (Math.abs(rows[row]![step]!) > Math.abs(rows[pivot]![step]!)) pivot = row;
    }
    [rows[step], rows[pivot]] = [rows[pivot]!, rows[step]!];
    const own = rows[step]!;
    if (Math.abs(own[step]!) < 1e-12) return null;
    for (let row = 0; row < count; ++row) {
      if (row === step) continue;
      const factor = rows[row]![step]! / own[step]!;
      for (let at = step; at <= count; ++at) rows[row]![at]! -= factor * own[at]!;
    }
  }
  return Float64Array.from(rows, (row, at) => row[count]! / row[at]!);
}

/** Null if the lines do not determine it. `middle`, `scale`: of the places, so that no number is far from 1. */
export function mapOntoLines(
  lines: readonly OntoLine[],
  middle: Point,
  scale: number,
): ((place: Point) => Point) | null {
  const rows = Array.from({ length: 8 }, () => new Float64Array(9));
  for (const { from, to, across } of lines) {
    const [u, v] = [(from.x - middle.x) / scale, (from.y - middle.y) / scale];
    const away = (across.x * (to.x - middle.x) + across.y * (to.y - middle.y)) / scale;
    const factors = [across.x * u, across.x * v, across.x, across.y * u, across.y * v, across.y, -away * u, -away * v];
    for (let row = 0; row < 8; ++row) {
      for (let column = 0; column < 8; ++column) rows[row]![column]! += factors[row]! * factors[column]!;
      rows[row]![8]! += factors[row]! * away;
    }
  }
  const map = solved(rows);
  if (!map) return null;
  const [xu, xv, x1, yu, yv, y1, g, h] = map as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return ({ x, y }) => {
    const [u, v] = [(x - middle.x) / scale, (y - middle.y) / scale];
    const depth = g * u + h * v + 1;
    return {
      x: middle.x + (scale * (xu * u + xv * v + x1)) / depth,
      y: middle.y + (scale * (yu * u + yv * v + y1)) / depth,
    };
  };
}
