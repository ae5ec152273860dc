// The outlines of cages: dashed, dotted or thin lines a little inside the edges of cells. Where two cages meet, three
// dark ridges run side by side: an outline, the line of the grid and another outline, as far from it as the first one.
// Within a cage there is the line of the grid alone.
import type { Gray } from './gray';

/** Parts along an edge, without its ends; a sum covers two of them at most, and a gap of the outline likewise. */
const parts = 5;
const along = [0.1, 0.9] as const;
/** All lengths are shares of a cell. Distances from the line at which outlines may run. */
const insets = [0.04, 0.16] as const;
/** How far the line may be from the supposed edge, since outlines attract what follows the lines of a grid. */
const shift = 0.1;
/** The paper on the inner side of an outline is at this distance from it. */
const beside = [0.02, 0.06] as const;
/** An outline may be off by this much. */
const slack = 0.012;
/** Steps towards the middle of a line. */
const rounds = 3;
const reach = insets[1] + shift + beside[1] + 2 * slack;

/** In any killer at least this share of neighbours are in different cages. */
const leastApart = 0.3;
/** One in so many edges is enough to find the distance of outlines. */
const few = 4;
/** The least darkness of an outline, averaged over dashes and gaps; a share of the paper's brightness. */
const faintest = 0.015;

/** Two neighbouring cells, and how plain the outlines between them are: about 1 if there are any, 0 if there are none. */
export interface CageWall {
  readonly cells: readonly [one: number, other: number];
  readonly plain: number;
}

/** An edge between two cells, as brightness across it from `reach` before it to `reach` after it, in each part along it. */
interface Strips {
  readonly cells: readonly [one: number, other: number];
  readonly strips: readonly Float32Array[];
}

function stripsIn(cells: readonly Gray[], side: number): Strips[] {
  const size = cells[0]!.width;
  const count = Math.ceil(reach * size);
  const [first, last] = [along[0] * size, along[1] * size];
  const stripOf = (one: Gray, other: Gray, isBelow: boolean, part: number): Float32Array => {
    const from = Math.round(first + ((last - first) * part) / parts);
    const to = Math.round(first + ((last - first) * (part + 1)) / parts);
    return Float32Array.from({ length: 2 * count }, (__, place) => {
      const [{ data }, depth] = place < count ? [one, size - count + place] : [other, place - count];
      let sum = 0;
      for (let at = from; at < to; ++at) sum += data[isBelow ? depth * size + at : at * size + depth]!;
      return sum / (to - from);
    });
  };
  return cells.flatMap((one, cell) =>
    [cell % side < side - 1 ? 1 : 0, cell + side < cells.length ? side : 0]
      .filter((step) => step > 0)
      .map((step): Strips => {
        const strip = (_: unknown, part: number): Float32Array =>
          stripOf(one, cells[cell + step]!, step === side, part);
        return { cells: [cell, cell + step], strips: Array.from({ length: parts }, strip) };
      }),
  );
}

function brightest(strip: Float32Array, from: number, to: number): number {
  let most = 0;
  for (let at = Math.max(0, from); at <= to && at < strip.length; ++at) most = Math.max(most, strip[at]!);
  return most;
}

/** How dark both outlines are if the line is at a place; a share of the paper, 0 if there is nothing like it. */
function outlinesBeside(strip: Float32Array, line: number, inset: number, size: number): number {
  const [near, far] = beside.map((share) => Math.round(share * size)) as [number, number];
  const off = Math.round(slack * size);
  let [least, valley] = [1, 255];
  for (const way of [-1, 1]) {
    let [best, inner] = [0, 0];
    for (let d = -off; d <= off; ++d) {
      const at = line + way * (inset + d);
      const between = way < 0 ? brightest(strip, at + 1, line - 1) : brightest(strip, line + 1, at - 1);
      const paper = way < 0 ? brightest(strip, at - far, at - near) : brightest(strip, at + near, at + far);
      const seen = (Math.min(between, paper) - strip[at]!) / Math.max(1, paper);
      if (seen > best) [best, inner] = [seen, between];
    }
    if (best <= 0) return 0;
    [least, valley] = [Math.min(least, best), Math.min(valley, inner)];
  }
  return valley - strip[line]! > faintest * valley ? least : 0;
}

/** Mean of the second and the third highest. */
function withoutHighest(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => b - a);
  return (sorted[1]! + sorted[2]!) / 2;
}

/** The outlines in the parts that show them second and third best; the line may be shifted, by steps in pixels. */
function outlinesAlong({ strips }: Strips, inset: number, size: number, step: number): number {
  const farthest = Math.round(shift * size);
  const seen = strips.map((strip) => {
    const middle = strip.length >> 1;
    const dark = (1 - 2 * faintest) * brightest(strip, 0, strip.length);
    let best = 0;
    for (let line = middle - farthest; line < middle + farthest; line += step) {
      if (strip[line]! > dark) continue;
      const far = Math.abs(line - middle) / farthest;
      best = Math.max(best, outlinesBeside(strip, line, inset, size) * (1 - 0.3 * far));
    }
    return best;
  });
  return withoutHighest(seen);
}

/** The same beside a heavy line that blur merges with the outlines: how dark it is where they would be. The line is in
    the middle of all that is dark around it. */
function shoulderOf({ strips }: Strips, inset: number, size: number): number {
  const half = inset + 2 * Math.round(slack * size);
  const seen = strips.map((strip) => {
    let line = strip.length / 2 - 0.5;
    const paper = brightest(strip, Math.round(line) - half, Math.round(line) + half);
    for (let round = 0; round < rounds; ++round) {
      let [sum, weight] = [0, 0];
      for (let at = Math.round(line) - half; at <= Math.round(line) + half; ++at) {
        const dark = Math.max(0, paper - (strip[at] ?? paper));
        sum += dark * at;
        weight += dark;
      }
      if (weight > 0) line = sum / weight;
    }
    const darkAt = (place: number): number => (paper - brightest(strip, place - 1, place + 1)) / Math.max(1, paper);
    return Math.min(darkAt(Math.round(line - inset)), darkAt(Math.round(line + inset)));
  });
  return withoutHighest(seen);
}

const highest = (values: readonly number[], share: number): number =>
  values.slice().sort((a, b) => b - a)[Math.floor(share * values.length)] ?? 0;

interface Seen {
  readonly inset: number;
  /** For each edge. */
  readonly seen: readonly number[];
  readonly level: number;
}

/** The distance from edges, between two, at which outlines are plainest; `step`: of the search, in pixels. */
function plainestAt(edges: readonly Strips[], size: number, [from, to]: readonly number[], step: number): Seen {
  let best: Seen = { inset: 0, seen: [], level: 0 };
  for (let inset = from!; inset <= to!; inset += step) {
    const seen = edges.map((strips) => outlinesAlong(strips, inset, size, step));
    const level = highest(seen, leastApart);
    if (level > best.level) best = { inset, seen, level };
  }
  return best;
}

/** The distance of outlines from the edges of cells as a share of a cell, and the outlines between all neighbours; null
    if there are none. `cells`: row by row, dark on bright. */
export function cageWallsIn(cells: readonly Gray[], side: number): { inset: number; walls: CageWall[] } | null {
  const size = cells[0]!.width;
  const edges = stripsIn(cells, side);
  const some = edges.filter((_, at) => at % few === 0);
  const rough = plainestAt(some, size, [Math.round(insets[0] * size), Math.floor(insets[1] * size)], 2);
  // Coarse steps miss a part of it.
  if (rough.level < faintest / 2) return null;
  const { inset, seen, level } = plainestAt(edges, size, [rough.inset - 2, rough.inset + 2], 1);
  if (level < faintest) return null;
  const shoulders = edges.map((strips) => shoulderOf(strips, inset, size));
  const plainOnes = shoulders.filter((_, at) => seen[at]! > level / 2);
  const usual = Math.max(faintest, highest(plainOnes, 0.5));
  const walls = edges.map((strips, at): CageWall => {
    return { cells: strips.cells, plain: Math.max(seen[at]! / level, Math.min(1, shoulders[at]! / usual)) };
  });
  return { inset: inset / size, walls };
}
