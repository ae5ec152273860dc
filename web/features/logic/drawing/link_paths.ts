// The course of a link between two candidates: straight, in an arc, or along the lines of the grid,
// whichever avoids the digits best. Lengths are in cells; the origin is the board's upper left corner. Pure.
import type { Geometry } from '../../../grid/geometry';
import { hasNote } from '../../../state/notes';

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** From its first point to its last, straight between neighbours. */
export type LinkWay = readonly BoardPoint[];

/** Something that a link should avoid: the distance from its middle
    within which a link counts as crossing it, and the penalty. */
export interface Obstacle extends BoardPoint {
  readonly radius: number;
  readonly weight: number;
}

/** Radius of a mark, where a link begins and ends. */
export const markRadius = 0.148;
/** Between a mark's rim and the link. */
const gap = 0.03;
/** A way that is longer by this many cells is as bad as one that crosses a candidate. */
const detour = 5;
/** Distance from the board's edge to a link that runs along it. */
const margin = 0.04;
/** Links along the same line are side by side. */
const lanes = [0, 0.05, -0.05];
const bends = [0.16, 0.32, 0.5, 0.7, 0.95, 1.25, 1.6];
const closeBends = [0.14, 0.22, 0.3];
const arcSteps = 24;
const cornerRadius = 0.22;

const distance = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: BoardPoint, b: BoardPoint, share: number): BoardPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const lengthOf = (way: LinkWay): number =>
  way.slice(1).reduce((sum, point, index) => sum + distance(way[index]!, point), 0);

function distanceToPiece(point: BoardPoint, a: BoardPoint, b: BoardPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  return distance(point, between(a, b, Math.min(Math.max(share, 0), 1)));
}

/** The obstacles that the way crosses. */
export function crossed<Each extends Obstacle>(way: LinkWay, obstacles: readonly Each[]): Each[] {
  const [left, right] = [Math.min(...way.map(({ x }) => x)), Math.max(...way.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...way.map(({ y }) => y)), Math.max(...way.map(({ y }) => y))];
  return obstacles.filter((each) => {
    const { x, y, radius } = each;
    if (x + radius < left || x - radius > right || y + radius < top || y - radius > bottom) return false;
    return way.some((point, index) => index > 0 && distanceToPiece(each, way[index - 1]!, point) < radius);
  });
}

/** A quadratic curve whose middle is `by` beside the straight line's. */
function arc(from: BoardPoint, to: BoardPoint, by: number): LinkWay {
  const length = distance(from, to) || 1;
  const middle = between(from, to, 0.5);
  const bend = {
    x: middle.x - ((to.y - from.y) / length) * by * 2,
    y: middle.y + ((to.x - from.x) / length) * by * 2,
  };
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const share = step / arcSteps;
    return between(between(from, bend, share), between(bend, to, share), share);
  });
}

/** Straight pieces with their corners rounded. */
function rounded(corners: LinkWay): LinkWay {
  return corners.flatMap((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before || !after) return [corner];
    const near = (other: BoardPoint): BoardPoint =>
      between(corner, other, Math.min(0.5, cornerRadius / (distance(corner, other) || 1)));
    const [start, end] = [near(before), near(after)];
    return [0, 0.25, 0.5, 0.75, 1].map((share) =>
      between(between(start, corner, share), between(corner, end, share), share),
    );
  });
}

/** The lines of the grid on both sides of a place. */
function linesAt(place: number, side: number): number[] {
  return [Math.floor(place), Math.ceil(place)].flatMap((line) =>
    lanes.map((lane) => Math.min(Math.max(line + lane, margin), side - margin)),
  );
}

/** Along one line of the grid, or along two that cross. */
function alongLines(from: BoardPoint, to: BoardPoint, side: number): LinkWay[] {
  const [stepX, stepY] = [Math.sign(to.x - from.x) * 0.3, Math.sign(to.y - from.y) * 0.3];
  const rows = (place: number): number[] => linesAt(place, side);
  const ways: LinkWay[] = [];
  for (const y of [...rows(from.y), ...rows(to.y)]) {
    ways.push([from, { x: from.x + stepX, y }, { x: to.x - stepX, y }, to]);
  }
  for (const x of [...rows(from.x), ...rows(to.x)]) {
    ways.push([from, { x, y: from.y + stepY }, { x, y: to.y - stepY }, to]);
  }
  if (Math.abs(to.x - from.x) > 0.7 && Math.abs(to.y - from.y) > 0.7) {
    for (const y of rows(from.y)) {
      for (const x of rows(to.x)) ways.push([from, { x: from.x + stepX, y }, { x, y }, { x, y: to.y - stepY }, to]);
    }
    for (const x of rows(from.x)) {
      for (const y of rows(to.y)) ways.push([from, { x, y: from.y + stepY }, { x, y }, { x: to.x - stepX, y }, to]);
    }
  }
  return ways.map(rounded);
}

/** Without the parts inside the marks at its ends. */
function trimmed(way: LinkWay): LinkWay {
  const reach = Math.min(markRadius + gap, 0.45 * distance(way[0]!, way.at(-1)!));
  const cut = (points: LinkWay): LinkWay => {
    const start = points[0]!;
    const first = points.findIndex((point) => distance(point, start) > reach);
    const [inner, outer] = [points[first - 1]!, points[first]!];
    let [low, high] = [0, 1];
    for (let round = 0; round < 12; round++) {
      const share = (low + high) / 2;
      if (distance(between(inner, outer, share), start) < reach) low = share;
      else high = share;
    }
    return [between(inner, outer, high), ...points.slice(first)];
  };
  return cut(cut(way).toReversed()).toReversed();
}

/** The best way from one candidate to another by crossed obstacles and length, within the board. */
export function linkWay(from: BoardPoint, to: BoardPoint, obstacles: readonly Obstacle[], side: number): LinkWay {
  const others = obstacles.filter((each) => distance(each, from) > 0.01 && distance(each, to) > 0.01);
  const isClose = distance(from, to) < 1;
  const isInside = (way: LinkWay): boolean =>
    way.every(({ x, y }) => Math.min(x, y) >= margin / 2 && Math.max(x, y) <= side - margin / 2);
  const arcs = [...(isClose ? closeBends : [0]), ...bends].flatMap((by) => (by === 0 ? [0] : [by, -by]));
  const straight = distance(from, to);
  let best: LinkWay = [from, to];
  let least = Infinity;
  const consider = (way: LinkWay): void => {
    const extra = (lengthOf(way) - straight) / detour;
    if (extra >= least || !isInside(way)) return;
    const cost = extra + crossed(way, others).reduce((sum, { weight }) => sum + weight, 0);
    if (cost >= least) return;
    best = way;
    least = cost;
  };
  for (const by of arcs) consider(arc(from, to, by));
  if (least > 0.5) for (const way of alongLines(from, to, side)) consider(way);
  return trimmed(best);
}

/** Obstacles for later links: these may cross the way, but not lie on it. */
export function obstaclesAlong(way: LinkWay): Obstacle[] {
  return way.slice(1).flatMap((point, index) => {
    const before = way[index]!;
    const pieces = Math.ceil(distance(before, point) / 0.3);
    return Array.from({ length: pieces }, (_, piece) => ({
      ...between(before, point, (piece + 0.5) / pieces),
      ...{ radius: 0.04, weight: 0.3 },
    }));
  });
}

/** The content of the board, in the form of state/notes.ts and of a picture. */
export interface Standing {
  readonly values: Uint8Array;
  readonly candidates: Uint32Array | null;
}

/**
 * The last digit that is no candidate of the cell, so that a letter hides none; the one before it if `letters` are there
 * already. 0 if there is no such digit.
 */
export function letterPlace(
  cell: number,
  { side }: Geometry,
  { values, candidates }: Standing,
  letters: number,
): number {
  if (values[cell]! > 0) return 0;
  const digits = Array.from({ length: side }, (_, index) => side - index);
  return digits.filter((digit) => !candidates || !hasNote(candidates, cell, digit))[letters] ?? 0;
}
