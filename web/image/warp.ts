// A square seen at an angle, and back: the projective map of the unit square to a
// quadrilateral (P. Heckbert, "Fundamentals of texture mapping and image warping", 1989).
import { type Gray, makeGray, sampleLine } from './gray';
import { between, type Point, type Quad } from './quad';

/** Pixels of a flattened grid, and of the rim around it. */
export const flatSize = 848;
export const flatMargin = 24;

/** From a point in or beside the unit square to one in the picture. */
export type Map2 = (u: number, v: number) => Point;

export function mapTo([a, b, c, d]: Quad): Map2 {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y];
  const turn = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / turn;
  const h = (dx1 * sy - sx * dy1) / turn;
  const [xu, xv] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [yu, yv] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (xu * u + xv * v + a.x) / depth, y: (yu * u + yv * v + a.y) / depth };
  };
}

/** Pixels between evaluated points of a map; it is interpolated between them. */
const pitch = 16;

/** The square as seen from above, including the rim around it. */
export function flattened(gray: Gray, map: Map2): Gray {
  const flat = makeGray(flatSize, flatSize);
  const inner = flatSize - 2 * flatMargin;
  const nodes = flatSize / pitch + 1;
  const places = Array.from({ length: nodes ** 2 }, (_, at) =>
    map(((at % nodes) * pitch + 0.5 - flatMargin) / inner, (Math.floor(at / nodes) * pitch + 0.5 - flatMargin) / inner),
  );
  for (let y = 0; y < flatSize; ++y) {
    const [row, share] = [Math.floor(y / pitch) * nodes, (y % pitch) / pitch];
    let from = between(places[row]!, places[row + nodes]!, share);
    for (let block = 0; block + 1 < nodes; ++block) {
      const next = row + block + 1;
      const to = between(places[next]!, places[next + nodes]!, share);
      const [dx, dy] = [(to.x - from.x) / pitch, (to.y - from.y) / pitch];
      sampleLine(gray, from.x, from.y, dx, dy, flat.data, y * flatSize + block * pitch, pitch);
      from = to;
    }
  }
  return flat;
}
