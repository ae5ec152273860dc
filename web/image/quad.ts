// The quadrilateral that a piece of ink fills: its convex hull (A. Andrew, 1979), with sides removed until four
// are left, always the one whose removal adds the least area. Rounded corners and broken edges do no harm.
import type { Piece, Pieces } from './ink';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point between two points. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Twice the area of the triangle; positive if a, b, c turn clockwise on the screen. */
const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function hullOf({ left, top, right, bottom, label }: Piece, labels: Int32Array, width: number): Point[] {
  const points: Point[] = [];
  for (let y = top; y <= bottom; ++y) {
    let [first, last] = [left, right];
    while (first <= right && labels[y * width + first] !== label) ++first;
    while (last > first && labels[y * width + last] !== label) --last;
    if (first <= right) points.push({ x: first, y }, { x: last, y });
  }
  points.sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (ordered: Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of ordered) {
      while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(points), ...chain(points.reverse())];
}

/** The intersection of the sides a-b and d-c beyond b and c; null if they diverge. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-6 * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return null;
  const along = ((d.x - a.x) * vy - (d.y - a.y) * vx) / turn;
  const back = ((d.x - a.x) * uy - (d.y - a.y) * ux) / turn;
  return along >= 1 && back >= 1 ? { x: a.x + along * ux, y: a.y + along * uy } : null;
}

/** Null if there is none, as for a line. */
export function quadOf(piece: Piece, { labels }: Pieces, width: number): Quad | null {
  let polygon = hullOf(piece, labels, width);
  while (polygon.length > 4) {
    const count = polygon.length;
    let best: { at: number; point: Point; added: number } | null = null;
    for (let at = 0; at < count; ++at) {
      const [a, b, c, d] = [0, 1, 2, 3].map((step) => polygon[(at + step) % count]!) as [Point, Point, Point, Point];
      const point = meeting(a, b, c, d);
      const added = point ? Math.abs(cross(b, point, c)) : Infinity;
      if (point && (!best || added < best.added)) best = { at, point, added };
    }
    if (!best) return null;
    const [gone, replaced] = [(best.at + 1) % count, (best.at + 2) % count];
    polygon = polygon.map((point, at) => (at === replaced ? best.point : point)).filter((_, at) => at !== gone);
  }
  if (polygon.length < 4) return null;
  // The hull turns one way; it begins at the least x + y.
  let start = 0;
  polygon.forEach((point, at) => {
    if (point.x + point.y < polygon[start]!.x + polygon[start]!.y) start = at;
  });
  return [0, 1, 2, 3].map((step) => polygon[(start + step) % 4]!) as unknown as Quad;
}

/** Its area in pixels. */
export const areaOf = ([a, b, c, d]: Quad): number => Math.abs(cross(a, b, c) + cross(a, c, d)) / 2;

/** The mean of its corners. */
export const middleOf = (quad: Quad): Point =>
  between(between(quad[0], quad[1], 0.5), between(quad[2], quad[3], 0.5), 0.5);

/** True if a point is inside. */
export const liesIn = (place: Point, quad: Quad): boolean =>
  quad.every((corner, at) => cross(corner, quad[(at + 1) % 4]!, place) >= 0);

/** True if it may be a square seen at an angle: no side more than three times another, no corner nearly flat. */
export function isSquarish(quad: Quad): boolean {
  const lengths = quad.map((point, at) => Math.hypot(point.x - quad[(at + 1) % 4]!.x, point.y - quad[(at + 1) % 4]!.y));
  const sines = quad.map((point, at) => {
    const [next, before] = [(at + 1) % 4, (at + 3) % 4];
    return Math.abs(cross(point, quad[next]!, quad[before]!)) / (lengths[at]! * lengths[before]!);
  });
  return Math.max(...lengths) < 3 * Math.min(...lengths) && Math.min(...sines) > 0.5;
}
