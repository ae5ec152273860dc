// Follows a grid from one picture to the next: the code searches across each piece of its lines for the
// ridge that the line has become, and fits the projective map that takes all pieces to their ridges.
import { cellLength, cornersOf, type Crossings } from './crossings';
import { type Gray, sample } from './gray';
import { mapOntoLines, type OntoLine } from './onto_lines';
import type { Point } from './quad';

/** Samples per cell length across a line, and places along a piece of a line, as shares of it. */
const samples = 24;
const along = [0.2, 0.35, 0.5, 0.65, 0.8];
/** Distance from a line to the paper on both sides, in samples. */
const beside = 3;
/** Search distance for a line, in samples: first far, then near. */
const reaches = [10, 5, 3];
/** The weakest ridge, as a share of full contrast. Fainter ones are noise. */
const faintest = 3;
/** A piece of a line is found if its ridge is this close to its mapped place, in samples. */
const near = 1.5;
/** The share of pieces that must be found, and the share for each of the four edges. */
const leastSeen = 0.6;
const leastOfEdge = 0.45;

/** A piece of a line, between two crossings. */
interface Piece {
  readonly a: Point;
  readonly b: Point;
  /** The edge of the grid that it belongs to: 0 none, 1 to 4. */
  readonly edge: number;
}

function piecesOf({ side, places }: Crossings): Piece[] {
  const place = (row: number, column: number): Point => {
    const at = 2 * (row * (side + 1) + column);
    return { x: places[at]!, y: places[at + 1]! };
  };
  const pieces: Piece[] = [];
  for (let line = 0; line <= side; ++line) {
    const isEnd = line === 0 || line === side;
    for (let cell = 0; cell < side; ++cell) {
      pieces.push({ a: place(line, cell), b: place(line, cell + 1), edge: isEnd ? 1 + line / side : 0 });
      pieces.push({ a: place(cell, line), b: place(cell + 1, line), edge: isEnd ? 3 + line / side : 0 });
    }
  }
  return pieces;
}

/** The ridge nearest to a piece of a line. */
interface Ridge {
  /** Distance across the piece, in samples. */
  readonly offset: number;
  readonly depth: number;
}

/** `brightness`: at samples across the piece, for each place along it. */
function ridgeIn(brightness: readonly Float32Array[], reach: number): Ridge {
  const middle = reach + beside;
  const depths = new Float32Array(2 * reach + 1);
  let [best, most] = [reach, 0];
  for (let at = 0; at <= 2 * reach; ++at) {
    const here = at + beside;
    const along = brightness.map((values) => Math.min(values[here - beside]!, values[here + beside]!) - values[here]!);
    // Specks cover some places; a stroke of a digit covers more.
    const depth = along.sort((a, b) => a - b)[along.length >> 1]!;
    depths[at] = Math.max(0, depth);
    const weighed = depth * (1 - (0.4 * Math.abs(at + beside - middle)) / reach);
    if (weighed > most) [best, most] = [at, weighed];
  }
  // Between samples: the middle of the deep part around the deepest one, since a heavy line is equally deep at several.
  let [sum, weight] = [0, 0];
  const top = depths[best]!;
  for (let at = Math.max(0, best - beside); at <= Math.min(2 * reach, best + beside); ++at) {
    const above = Math.max(0, depths[at]! - top / 2);
    sum += above * at;
    weight += above;
  }
  return { offset: (weight > 0 ? sum / weight : best) - reach, depth: top };
}

function ridgeBeside(gray: Gray, { a, b }: Piece, reach: number, sign: number): { ridge: Ridge; step: Point } {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const step = { x: -(b.y - a.y) / samples, y: (b.x - a.x) / samples };
  // A short piece is seen at an angle, and so are the cells beside it.
  const most = reach + beside;
  const brightness = along.map((share) => {
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    return Float32Array.from(
      { length: 2 * most + 1 },
      (_, at) => sign * sample(gray, x + (at - most) * step.x, y + (at - most) * step.y),
    );
  });
  return { ridge: length > 0 ? ridgeIn(brightness, reach) : { offset: 0, depth: 0 }, step };
}

const isInside = ({ x, y }: Point, { width, height }: Gray): boolean => x >= 0 && y >= 0 && x < width && y < height;

function moved({ side, places }: Crossings, map: (place: Point) => Point): Crossings {
  const next = new Float32Array(places.length);
  for (let at = 0; at < places.length; at += 2) {
    const { x, y } = map({ x: places[at]!, y: places[at + 1]! });
    next[at] = x;
    next[at + 1] = y;
  }
  return { side, places: next };
}

/** The new place of the grid that was at `before`; null if it is not found
    nearby. `isBright`: its lines are brighter than the areas between them. */
export function followed(gray: Gray, before: Crossings, isBright = false): Crossings | null {
  let crossings = before;
  const sign = isBright ? -1 : 1;
  for (const reach of reaches) {
    const lines: OntoLine[] = [];
    const corners = cornersOf(crossings);
    const middle = {
      x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
      y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
    };
    const pieces = piecesOf(crossings);
    const edges = [0, 0, 0, 0, 0];
    let seen = 0;
    for (const piece of pieces) {
      if (!isInside(piece.a, gray) || !isInside(piece.b, gray)) continue;
      const { ridge, step } = ridgeBeside(gray, piece, reach, sign);
      if (ridge.depth < faintest) continue;
      const length = Math.hypot(step.x, step.y);
      const across = { x: step.x / length, y: step.y / length };
      for (const share of [along[0]!, along.at(-1)!]) {
        const from = { x: piece.a.x + (piece.b.x - piece.a.x) * share, y: piece.a.y + (piece.b.y - piece.a.y) * share };
        lines.push({ from, to: { x: from.x + ridge.offset * step.x, y: from.y + ridge.offset * step.y }, across });
      }
      if (Math.abs(ridge.offset) > near) continue;
      seen += 1;
      edges[piece.edge]! += 1;
    }
    const map =
      lines.length < 2 * pieces.length * 0.3
        ? null
        : mapOntoLines(lines, middle, cellLength(crossings) * crossings.side);
    if (!map) return null;
    crossings = moved(crossings, map);
    if (reach !== reaches.at(-1)) continue;
    if (seen < leastSeen * pieces.length) return null;
    if (edges.slice(1).some((count) => count < leastOfEdge * crossings.side)) return null;
  }
  return crossings;
}
