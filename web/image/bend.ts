// The outline of a grid on bent paper: four curves beside the edges of the flattened square, each the darkest path with
// few turns, found by dynamic programming. The places between them follow (S. Coons, 1967, with straight lines across).
import { ridgePitch, type RidgeSums } from './ridges';
import { flatMargin, flatSize, type Map2 } from './warp';

/** Pixels between the points of a curve. */
const pitch = 8;
const places = Math.floor(flatSize / pitch);
/** How far a curve may lie outside its edge and inside, and how far it may move from point to point, in pixels. */
const outside = 20;
const inside = 48;
const mostTurn = 4;
/** The cost of a pixel of turn, and of a pixel further inside, in brightness: an inner line is not the outline. */
const turnCost = 1.2;
const insideCost = 0.06;

const inner = flatSize - 2 * flatMargin;

/** Distance from the edge to its line, inwards, at each point along
    it. `sums`: of ridges along it; `edge`: its expected place. */
function curveAt(sums: Uint16Array, edge: number, inwards: 1 | -1): Float32Array {
  const width = outside + inside + 1;
  const best = new Float32Array(places * width);
  const from = new Int16Array(places * width);
  for (let place = 0; place < places; ++place) {
    const [top, bottom] = [place, place + 1].map((at) => ((at * pitch) / ridgePitch) * flatSize) as [number, number];
    // There is no line beyond the corners.
    const isBeside = place * pitch < flatMargin || (place + 1) * pitch > flatSize - flatMargin;
    for (let at = 0; at < width; ++at) {
      const x = edge + inwards * (at - outside);
      const depth =
        isBeside || x < 0 || x >= flatSize ? 0 : ((sums[bottom + x]! - sums[top + x]!) * ridgePitch) / pitch;
      let [most, before] = [place === 0 ? 0 : -Infinity, at];
      for (let turn = -mostTurn; place > 0 && turn <= mostTurn; ++turn) {
        if (at + turn < 0 || at + turn >= width) continue;
        const sum = best[(place - 1) * width + at + turn]! - turnCost * Math.abs(turn);
        if (sum > most) [most, before] = [sum, at + turn];
      }
      best[place * width + at] = most + depth - insideCost * Math.abs(at - outside);
      from[place * width + at] = before;
    }
  }
  const curve = new Float32Array(places);
  const last = best.subarray((places - 1) * width);
  for (let place = places - 1, at = last.indexOf(Math.max(...last)); place >= 0; --place) {
    curve[place] = at - outside;
    at = from[place * width + at]!;
  }
  // The mean of a few points: a curve of ink, not of pixels.
  return curve.map((_, place) => {
    const near = curve.subarray(Math.max(0, place - 3), place + 4);
    return near.reduce((sum, offset) => sum + offset, 0) / near.length;
  });
}

/** The offset of a curve at a share of its edge. */
function offsetAt(curve: Float32Array, share: number): number {
  const place = Math.min(Math.max((share * inner + flatMargin) / pitch - 0.5, 0), places - 1.001);
  const before = Math.floor(place);
  return (curve[before]! + (curve[before + 1]! - curve[before]!) * (place - before)) / inner;
}

/** `map`, bent like the lines beside its four edges. `sums`: ridges of the square that it shows. */
export function bent(map: Map2, { down, across }: RidgeSums): Map2 {
  const [near, far] = [flatMargin, flatSize - 1 - flatMargin];
  const [left, right] = [curveAt(down, near, 1), curveAt(down, far, -1)];
  const [top, bottom] = [curveAt(across, near, 1), curveAt(across, far, -1)];
  return (u, v) =>
    map(
      u + offsetAt(left, v) * (1 - u) - offsetAt(right, v) * u,
      v + offsetAt(top, u) * (1 - v) - offsetAt(bottom, u) * v,
    );
}
