// Where the grid is in a picture: the largest piece of ink that fills a quadrilateral with the lines of a grid in it. Faint
// lines and bright ones on a dark ground are looked for as well, when nothing else is found.
import { blurred, type Gray, inverted } from './gray';
import { bent } from './bend';
import { heightOf, inkOf, type Mask, piecesOf, strokesOf, widthOf } from './ink';
import { type Lattice, latticeOf } from './lattice';
import { areaOf, isSquarish, type Quad, quadOf } from './quad';
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

/** How much darker than its surroundings a line is at least, as a share; small first finds noise first. */
const shares = [0.1, 0.04];

/** The grid in one piece of ink: as it is, on paper that bends, or with lines that are hardly seen. */
function gridOf(gray: Gray, quad: Quad, isLoose: boolean): FoundGrid | null {
  const map = mapTo(quad);
  const flat = flattened(gray, map);
  const plainly = latticeOf(flat);
  if (plainly) return { gray, map, lattice: plainly };
  const curved = bent(map, flat);
  const straight = flattened(gray, curved);
  const lattice = latticeOf(straight, isLoose);
  return lattice && { gray, map: curved, lattice };
}

function gridIn(gray: Gray, mask: Mask, isLoose: boolean): FoundGrid | null {
  const found = piecesOf(mask);
  const least = leastShare * Math.min(gray.width, gray.height);
  const tried = found.pieces
    .filter((piece) => Math.min(widthOf(piece), heightOf(piece)) >= least)
    .sort((a, b) => widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a))
    .slice(0, mostTried);
  let best: FoundGrid | null = null;
  for (const piece of tried) {
    const quad = quadOf(piece, found, gray.width);
    if (!quad || !isSquarish(quad) || areaOf(quad) < least ** 2 / 2) continue;
    const grid = gridOf(gray, quad, isLoose);
    if (grid && grid.lattice.seen > (best?.lattice.seen ?? 0)) best = grid;
    if (best && best.lattice.seen >= plain) break;
  }
  return best;
}

/** Null where there is none. */
export function findGrid(gray: Gray): FoundGrid | null {
  const radius = Math.max(8, Math.round(Math.max(gray.width, gray.height) / 50));
  for (const isLoose of [false, true]) {
    for (const dark of [gray, inverted(gray)]) {
      const soft = blurred(dark, 1, 1);
      const masks = [
        ...shares.map((share) => () => inkOf(soft, radius, share)),
        () => strokesOf(soft, Math.round(radius / 2)),
      ];
      for (const mask of masks) {
        const grid = gridIn(dark, mask(), isLoose);
        if (grid) return grid;
      }
    }
  }
  return null;
}
