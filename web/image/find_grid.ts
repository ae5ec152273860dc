// Where the grid is in a picture: the largest piece of ink that fills a quadrilateral with the lines of a grid in it. Faint
// lines and bright ones on a dark ground are looked for as well, when nothing else is found.
import { blurred, type Gray, inverted } from './gray';
import { inkOf, heightOf, piecesOf, widthOf } from './ink';
import { flatMargin, flatSize, type Lattice, latticeOf } from './lattice';
import { areaOf, isSquarish, type Quad, quadOf } from './quad';
import { flattened, type Map2, mapTo } from './warp';

export interface FoundGrid {
  /** As it was looked at: dark on bright. */
  readonly gray: Gray;
  readonly quad: Quad;
  readonly map: Map2;
  readonly lattice: Lattice;
}

/** Pieces that are tried in each way of looking. */
const mostTried = 4;
/** A share of the picture's lesser side: smaller grids cannot be read. */
const leastShare = 0.15;

/** So many of its lines are seen in a grid alone; the edge of the paper may hold most of another's, by chance. */
const plain = 0.985;

/** How much darker than its surroundings a line is at least, as a share; small first finds noise first. */
const shares = [0.1, 0.04];

function gridIn(gray: Gray, share: number): FoundGrid | null {
  const soft = blurred(gray, 1, 1);
  const radius = Math.max(8, Math.round(Math.max(gray.width, gray.height) / 50));
  const found = piecesOf(inkOf(soft, radius, share));
  const least = leastShare * Math.min(gray.width, gray.height);
  const tried = found.pieces
    .filter((piece) => Math.min(widthOf(piece), heightOf(piece)) >= least)
    .sort((a, b) => widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a))
    .slice(0, mostTried);
  let best: FoundGrid | null = null;
  for (const piece of tried) {
    const quad = quadOf(piece, found, gray.width);
    if (!quad || !isSquarish(quad) || areaOf(quad) < least ** 2 / 2) continue;
    const map = mapTo(quad);
    const lattice = latticeOf(flattened(gray, map, flatSize, flatMargin));
    if (lattice && lattice.seen > (best?.lattice.seen ?? 0)) best = { gray, quad, map, lattice };
    if (best && best.lattice.seen >= plain) break;
  }
  return best;
}

/** Null where there is none. */
export function findGrid(gray: Gray): FoundGrid | null {
  for (const share of shares) {
    const grid = gridIn(gray, share) ?? gridIn(inverted(gray), share);
    if (grid) return grid;
  }
  return null;
}
