// Where the grid is in a picture: the largest piece of ink that fills a quadrilateral with the lines of a grid in it. Faint
// lines and bright ones on a dark ground are looked for as well, when nothing else is found.
import { blurred, type Gray, grayQuantile, inverted } from './gray';
import { bent } from './bend';
import { heightOf, inkOf, piecesOf, widthOf } from './ink';
import { type Lattice, latticeOf } from './lattice';
import { areaOf, isSquarish, type Quad, quadOf } from './quad';
import { ridgeSums } from './ridges';
import { flattened, type Map2, mapTo } from './warp';

export interface FoundGrid {
  /** As it was looked at: dark on bright. */
  readonly gray: Gray;
  readonly map: Map2;
  readonly lattice: Lattice;
}

/** Pieces that are tried in each way of looking. */
const mostTried = 4;
/** A share of the picture's lesser side: smaller grids cannot be read. */
const leastShare = 0.15;

/** So many of its lines are seen in a grid alone; the edge of the paper may hold most of another's, by chance. */
const plain = 0.985;

/** How much darker than its surroundings a line is at least, as a share; what finds noise, last. */
const shares = [0.1, 0.2, 0.04];

/** The brightness from which on most of a picture is taken for paper. */
const paper = 80;

/** A quadrilateral of ink. */
interface Outline {
  readonly gray: Gray;
  readonly map: Map2;
}

/** Corners as near as this are the same, in pixels. */
const near = 2;
const isSame = (a: Quad, b: Quad): boolean =>
  a.every(({ x, y }, at) => Math.abs(x - b[at]!.x) <= near && Math.abs(y - b[at]!.y) <= near);

/** Those that each way of looking finds, the largest first, without such as were had before. */
function* outlinesIn(gray: Gray): Generator<Outline[]> {
  const soft = blurred(gray, 1, 1);
  const radius = Math.max(8, Math.round(Math.max(gray.width, gray.height) / 50));
  const surroundings = blurred(soft, radius, radius);
  const least = leastShare * Math.min(gray.width, gray.height);
  const had: Quad[] = [];
  for (const share of shares) {
    const found = piecesOf(inkOf(soft, surroundings, share));
    const quads = found.pieces
      .filter((piece) => Math.min(widthOf(piece), heightOf(piece)) >= least)
      .sort((a, b) => widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a))
      .slice(0, mostTried)
      .flatMap((piece) => [quadOf(piece, found, gray.width)].filter((quad) => quad !== null))
      .filter((quad) => isSquarish(quad) && areaOf(quad) >= least ** 2 / 2 && !had.some((one) => isSame(one, quad)));
    had.push(...quads);
    yield quads.map((quad) => ({ gray, map: mapTo(quad) }));
  }
}

/** The grid in one outline, as it is or on paper that bends; or, `isLoose`, with lines that are hardly seen. */
function gridOf({ gray, map }: Outline, isLoose: boolean): FoundGrid | null {
  const sums = ridgeSums(flattened(gray, map));
  const lattice = isLoose ? null : latticeOf(sums);
  if (lattice && lattice.seen >= plain) return { gray, map, lattice };
  const curved = bent(map, sums);
  const bowed = latticeOf(ridgeSums(flattened(gray, curved)), isLoose);
  if (bowed && bowed.seen > (lattice?.seen ?? 0)) return { gray, map: curved, lattice: bowed };
  return lattice && { gray, map, lattice };
}

function bestOf(outlines: readonly Outline[], isLoose: boolean): FoundGrid | null {
  let best: FoundGrid | null = null;
  for (const outline of outlines) {
    const grid = gridOf(outline, isLoose);
    if (grid && grid.lattice.seen > (best?.lattice.seen ?? 0)) best = grid;
    if (best && best.lattice.seen >= plain) break;
  }
  return best;
}

/** The first grid of a look at dark lines; `tried`: gets the outlines that hold none. */
function plainGridIn(gray: Gray, tried: Outline[]): FoundGrid | null {
  for (const outlines of outlinesIn(gray)) {
    const grid = bestOf(outlines, false);
    if (grid) return grid;
    tried.push(...outlines);
  }
  return null;
}

/** Null where there is none. */
export function findGrid(gray: Gray): FoundGrid | null {
  const tried: Outline[] = [];
  const plainly = plainGridIn(gray, tried);
  if (plainly) return plainly;
  // On paper, dark lines that are hardly seen are likelier than bright ones.
  const hardly = grayQuantile(gray, 0.5) >= paper ? bestOf(tried.splice(0), true) : null;
  return hardly ?? plainGridIn(inverted(gray), tried) ?? bestOf(tried, true);
}
