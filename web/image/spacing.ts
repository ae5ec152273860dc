// The lines of a grid with cells of unequal width, as on paper that bends away from the camera:
// the places with the most ridges along them, one a line, with similar gaps between them.
import { ridgeRow } from './ridges';
import { flatMargin, flatSize } from './warp';

/** The least and the greatest gap, as shares of the usual one. */
const gaps = [0.62, 1.4] as const;
/** How far a line may swerve in each cell along it, in pixels. */
const swerve = 5;

/** The length of ridge at each place across. `sums`: of ridges along it. */
function profileOf(sums: Uint16Array, side: number): Float32Array {
  const cell = (flatSize - 2 * flatMargin) / side;
  const profile = new Float32Array(flatSize);
  const depths = new Float32Array(flatSize);
  for (let along = 0; along < side; ++along) {
    const [top, bottom] = [0.12, 0.88].map((share) => ridgeRow(flatMargin + (along + share) * cell)) as [
      number,
      number,
    ];
    // No line counts for more than a plain one: a digit's stem is darker.
    for (let x = 0; x < flatSize; ++x) {
      depths[x] = Math.min(20, (sums[bottom * flatSize + x]! - sums[top * flatSize + x]!) / (bottom - top));
    }
    for (let x = swerve; x < flatSize - swerve; ++x) {
      let most = 0;
      for (let d = -swerve; d <= swerve; ++d) most = Math.max(most, depths[x + d]! * (1 - 0.03 * Math.abs(d)));
      profile[x]! += most;
    }
  }
  return profile;
}

/** The places of side + 1 lines, the first and the last at the edges. */
export function spacingOf(sums: Uint16Array, side: number): number[] {
  const [first, last] = [flatMargin, flatSize - flatMargin];
  const cell = (last - first) / side;
  const [least, most] = gaps.map((gap) => Math.round(gap * cell)) as [number, number];
  const profile = profileOf(sums, side);
  let best = new Float32Array(flatSize).fill(-Infinity);
  best[first] = 0;
  const from: Int16Array[] = [];
  for (let line = 1; line <= side; ++line) {
    const next = new Float32Array(flatSize).fill(-Infinity);
    const before = new Int16Array(flatSize);
    for (let x = first; x <= last; ++x) {
      for (let gap = least; gap <= most && x - gap >= first; ++gap) {
        const sum = best[x - gap]! - Math.abs(gap - cell) * 0.1;
        if (sum > next[x]!) [next[x], before[x]] = [sum, x - gap];
      }
      next[x]! += profile[x]!;
    }
    best = next;
    from.push(before);
  }
  const places = [last];
  for (let line = side; line > 0; --line) places.unshift(from[line - 1]![places[0]!]!);
  return places;
}
