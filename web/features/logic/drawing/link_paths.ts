// The way of a link between two candidates: a curve that keeps off the digits between them. Lengths are in cells, the
// board's upper left corner is the origin. Pure.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A quadratic curve: from, the point that bends it, to. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** A digit on the board, and how far from its middle a link counts as crossing it. */
export interface Glyph extends Point {
  readonly radius: number;
}

/** From the middle of a mark to its rim, where a link begins and ends. */
export const markRadius = 0.148;
const samples = 32;

export function pointOn({ from, bend, to }: Curve, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How many of the digits the curve crosses. */
export function crossings(curve: Curve, digits: readonly Glyph[]): number {
  const points = Array.from({ length: samples + 1 }, (_, index) => pointOn(curve, index / samples));
  return digits.filter((digit) => points.some((point) => distance(point, digit) < digit.radius)).length;
}

function bent(from: Point, to: Point, by: number): Curve {
  const length = distance(from, to) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const middle = { x: (from.x + to.x) / 2 + across.x * by * 2, y: (from.y + to.y) / 2 + across.y * by * 2 };
  const rim = (end: Point): Point => {
    const reach = distance(end, middle) || 1;
    const share = Math.min(0.45, (markRadius + 0.03) / reach);
    return { x: end.x + (middle.x - end.x) * share, y: end.y + (middle.y - end.y) * share };
  };
  return { from: rim(from), bend: middle, to: rim(to) };
}

/** The least bent curve from one candidate to another that crosses the fewest digits, within the board. */
export function linkPath(from: Point, to: Point, digits: readonly Glyph[], side: number): Curve {
  const others = digits.filter((digit) => distance(digit, from) > 0.01 && distance(digit, to) > 0.01);
  const isInside = ({ bend }: Curve): boolean =>
    bend.x > -0.4 && bend.y > -0.4 && bend.x < side + 0.4 && bend.y < side + 0.4;
  const least = distance(from, to) < 1 ? [0.14, -0.14, 0.22, -0.22, 0.3, -0.3] : [];
  let best: Curve | null = null;
  let fewest = Infinity;
  for (const by of [...least, 0, 0.16, -0.16, 0.32, -0.32, 0.5, -0.5, 0.7, -0.7, 0.95, -0.95, 1.25, -1.25, 1.6, -1.6]) {
    const curve = bent(from, to, by);
    if (best && !isInside(curve)) continue;
    const crossed = crossings(curve, others);
    if (crossed >= fewest) continue;
    best = curve;
    fewest = crossed;
    if (crossed === 0) break;
  }
  return best!;
}
