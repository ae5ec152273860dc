// Geometry of marks: middles of cells, outlines of sets of cells, lines that are shortened, cut, dashed or dotted.
import type { GridPlace } from './clues';
import type { MarkPoint } from './marks';

export const middle = ({ row, column }: GridPlace): MarkPoint => [column + 0.5, row + 0.5];

export const centreOf = (cells: readonly GridPlace[]): MarkPoint => {
  const sum = cells.map(middle).reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / cells.length, sum[1] / cells.length];
};

export const towards = ([x, y]: MarkPoint, [toX, toY]: MarkPoint, part: number): MarkPoint => [
  x + (toX - x) * part,
  y + (toY - y) * part,
];

export const distance = ([x, y]: MarkPoint, [toX, toY]: MarkPoint): number => Math.hypot(toX - x, toY - y);

/** The point at a distance from the first on the way to the second. */
export function away(from: MarkPoint, to: MarkPoint, length: number): MarkPoint {
  const whole = distance(from, to);
  return whole === 0 ? from : towards(from, to, length / whole);
}

/** The first of the cells in reading order. */
export const firstOf = (cells: readonly GridPlace[]): GridPlace =>
  cells.reduce((first, cell) =>
    cell.row < first.row || (cell.row === first.row && cell.column < first.column) ? cell : first,
  );

/** A square, or a polygon of other points, from its middle. */
export const around = ([x, y]: MarkPoint, offsets: readonly MarkPoint[]): MarkPoint[] =>
  offsets.map(([a, b]) => [x + a, y + b]);

export const square = (at: MarkPoint, half: number): MarkPoint[] =>
  around(at, [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]);

export const diamond = (at: MarkPoint, half: number): MarkPoint[] =>
  around(at, [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ]);

interface Step {
  readonly from: MarkPoint;
  readonly to: MarkPoint;
}

const key = ([x, y]: MarkPoint): string => `${x},${y}`;

/**
 * The outline of a set of cells, moved inwards: closed loops, of which those round holes run the other way. Cells that touch
 * at a corner alone have loops of their own.
 */
export function outline(cells: readonly GridPlace[], inset: number): MarkPoint[][] {
  const has = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const starts = new Map<string, Step[]>();
  for (const place of has) {
    const [row, column] = place.split(',').map(Number) as [number, number];
    const add = (down: number, right: number, from: MarkPoint, to: MarkPoint): void => {
      if (has.has(`${row + down},${column + right}`)) return;
      const known = starts.get(key(from));
      if (known) known.push({ from, to });
      else starts.set(key(from), [{ from, to }]);
    };
    add(-1, 0, [column, row], [column + 1, row]);
    add(0, 1, [column + 1, row], [column + 1, row + 1]);
    add(1, 0, [column + 1, row + 1], [column, row + 1]);
    add(0, -1, [column, row + 1], [column, row]);
  }
  const loops: MarkPoint[][] = [];
  for (const from of starts.keys()) {
    while (starts.get(from)!.length > 0) loops.push(moved(loopFrom(starts, from), inset));
  }
  return loops;
}

/** Takes the steps of one loop. Where two loops meet it turns right, so that it stays at its own cell. */
function loopFrom(starts: Map<string, Step[]>, from: string): Step[] {
  const steps: Step[] = [];
  let at = from;
  do {
    const open = starts.get(at)!;
    const last = steps.at(-1);
    const right = last
      ? open.findIndex(
          ({ to }) =>
            to[0] - last.to[0] === last.from[1] - last.to[1] && to[1] - last.to[1] === last.to[0] - last.from[0],
        )
      : 0;
    const [step] = open.splice(Math.max(right, 0), 1) as [Step];
    steps.push(step);
    at = key(step.to);
  } while (at !== from);
  return steps;
}

/** The corners of a loop, moved to its right side, where its cells are. */
function moved(steps: readonly Step[], inset: number): MarkPoint[] {
  const corners: MarkPoint[] = [];
  steps.forEach((step, index) => {
    const before = steps[(index || steps.length) - 1]!;
    const [ax, ay] = [before.to[0] - before.from[0], before.to[1] - before.from[1]];
    const [bx, by] = [step.to[0] - step.from[0], step.to[1] - step.from[1]];
    if (ax === bx && ay === by) return;
    corners.push([step.from[0] - inset * (ay + by), step.from[1] + inset * (ax + bx)]);
  });
  return corners;
}

/** The sides of a closed loop. */
export const sidesOf = (loop: readonly MarkPoint[]): [MarkPoint, MarkPoint][] =>
  loop.map((from, index) => [from, loop[(index + 1) % loop.length]!]);

/**
 * Dashes along a straight side, a whole number of periods of which each begins and ends in the middle of a dash: so a dash
 * turns each corner.
 */
export function dashesAlong([from, to]: readonly [MarkPoint, MarkPoint], period: number, share = 0.6): MarkPoint[][] {
  const length = distance(from, to);
  if (length < 0.01) return [];
  const count = Math.max(1, Math.round(length / period));
  const half = share / count / 2;
  return Array.from({ length: count + 1 }, (_, index) => [
    towards(from, to, Math.max(0, index / count - half)),
    towards(from, to, Math.min(1, index / count + half)),
  ]);
}

/** Dots along a way, as strokes that round ends make round. */
export function dotsAlong(way: readonly MarkPoint[], pitch: number): MarkPoint[][] {
  const dots: MarkPoint[][] = [];
  for (let index = 1; index < way.length; index++) {
    const [from, to] = [way[index - 1]!, way[index]!];
    const count = Math.max(1, Math.round(distance(from, to) / pitch));
    for (let dot = 0; dot < count; dot++) dots.push(dotAt(towards(from, to, dot / count)));
  }
  return dots;
}

/** A stroke of no length, which not every canvas would draw, made a little longer. */
export const dotAt = (point: MarkPoint): MarkPoint[] => [point, [point[0] + 0.001, point[1]]];

/** The pieces of a way between the digits of its cells. `clear`: left free round the middle of each cell. */
export function betweenCells(way: readonly MarkPoint[], clear = 0.35): [MarkPoint, MarkPoint][] {
  const pieces: [MarkPoint, MarkPoint][] = [];
  for (let index = 1; index < way.length; index++) {
    const [from, to] = [way[index - 1]!, way[index]!];
    if (distance(from, to) > 2 * clear) pieces.push([away(from, to, clear), away(to, from, clear)]);
  }
  return pieces;
}

/** An open arrow head. `size`: the length of its sides along the shaft. */
export function headAt(tip: MarkPoint, from: MarkPoint, size: number, spread = 0.8): MarkPoint[] {
  const length = distance(from, tip) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const side = (sign: number): MarkPoint => [
    tip[0] - size * (ux - sign * spread * -uy),
    tip[1] - size * (uy - sign * spread * ux),
  ];
  return [side(1), tip, side(-1)];
}

/** Small chevrons of an extreme and of a comparison share their form. */
export const chevron = (at: MarkPoint, [dx, dy]: MarkPoint, size: number): MarkPoint[] =>
  around(at, [
    [-dy * size - dx * size * 0.5, dx * size - dy * size * 0.5],
    [dx * size * 0.5, dy * size * 0.5],
    [dy * size - dx * size * 0.5, -dx * size - dy * size * 0.5],
  ]);
