// Where the grids are in a picture: the largest pieces of ink that fill a quadrilateral with the lines of a grid in it. Faint
// lines and bright ones on a dark ground are looked for as well, when nothing else is found.
import { blurred, type Gray, grayQuantile, inverted, shrunk } from './gray';
import { bent } from './bend';
import { hasBlackCells } from './crossword';
import { heightOf, inkOf, type Mask, piecesOf, widthOf } from './ink';
import { type Lattice, latticeOf, mayBend, otherSides } from './lattice';
import { areaOf, isSquarish, liesIn, middleOf, type Quad, quadOf } from './quad';
import { type RidgeSums, ridgeSums } from './ridges';
import { stepsOf } from './steps';
import { withinFrame } from './thick_frame';
import { flattened, type Map2, mapTo } from './warp';

export interface FoundGrid {
  /** As it was looked at: dark on bright. */
  readonly gray: Gray;
  readonly map: Map2;
  readonly lattice: Lattice;
  /** The same where ink of another colour is plain that is hardly seen in `gray`. */
  readonly otherInk?: Gray;
  /** How colourful the ink in each cell is (inkColoursOf), row by row as the grid lies in the picture. */
  readonly colours?: Float32Array;
}

const cornersOf = (map: Map2): Quad => [map(0, 0), map(1, 0), map(1, 1), map(0, 1)];

/** Its corners in the picture. */
export const outlineOf = ({ map }: FoundGrid): Quad => cornersOf(map);

/** More grids than this in one picture are too small to be read. */
export const mostGrids = 9;

/** Pieces that are tried in each way of looking; of several grids each is a piece. */
const mostTried = 4;
const mostTriedOfSeveral = 12;
/** A share of the picture's lesser side: smaller grids cannot be read. */
const leastShare = 0.15;

/** So many of its lines are seen in a grid alone; the edge of the paper may hold most of another's, by chance. */
const plain = 0.985;

/** How much darker than its surroundings a line is at least, as a share; what finds noise, last. */
const shares = [0.1, 0.2, 0.04];
/** The same for lines of a single pixel, as screenshots have them, which any blur would take away. */
const sharpShare = 0.05;

/** The brightness from which on most of a picture is taken for paper. */
const paper = 80;

/** Outlines are looked for in pictures that are smaller than twice this along their longer side. */
const enough = 700;

/** What is in a quadrilateral, seen from above. */
interface Flat {
  readonly map: Map2;
  readonly seen: Gray;
  readonly sums: RidgeSums;
}

/** A quadrilateral of ink. Both are made when they are first needed, and kept for the next try. */
interface Outline {
  readonly gray: Gray;
  readonly map: Map2;
  straight?: Flat;
  /** As its edges bend. */
  bowed?: Flat;
  /** True if at least one way of flattening shows the lines of a grid. */
  hasLines?: boolean;
}

function flatOf(gray: Gray, map: Map2): Flat {
  const seen = flattened(gray, map);
  return { map, seen, sums: ridgeSums(seen) };
}

function straightOf(outline: Outline): Flat {
  if (outline.straight) return outline.straight;
  const whole = flatOf(outline.gray, outline.map);
  const within = withinFrame(whole.seen, outline.map);
  return (outline.straight = within ? flatOf(outline.gray, within) : whole);
}
const hasLines = (outline: Outline): boolean => (outline.hasLines ??= mayBend(straightOf(outline).sums));

/** What is as near to it is at the edge of the picture, in pixels. */
const edge = 3;

/** Corners as near as this are the same, in pixels. */
const near = 2;
const isSame = (a: Quad, b: Quad): boolean =>
  a.every(({ x, y }, at) => Math.abs(x - b[at]!.x) <= near && Math.abs(y - b[at]!.y) <= near);

const enlarged = (quad: Quad, factor: number): Quad =>
  quad.map(({ x, y }) => ({ x: (x + 0.5) * factor - 0.5, y: (y + 0.5) * factor - 0.5 })) as unknown as Quad;

/** The outlines of pieces of ink, the largest first. */
function quadsIn(ink: Mask): Quad[] {
  const least = leastShare * Math.min(ink.width, ink.height);
  const found = piecesOf(ink);
  return found.pieces
    .filter((piece) => Math.min(widthOf(piece), heightOf(piece)) >= least)
    .sort((a, b) => widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a))
    .slice(0, mostTriedOfSeveral)
    .flatMap((piece) => [quadOf(piece, found, ink.width)].filter((quad) => quad !== null))
    .filter((quad) => isSquarish(quad) && areaOf(quad) >= least ** 2 / 2);
}

const radiusIn = ({ width, height }: Gray): number => Math.max(8, Math.round(Math.max(width, height) / 50));

/** Those that each way of looking finds, without such as were had before. */
function* outlinesIn(gray: Gray): Generator<Outline[]> {
  const factor = Math.max(1, Math.floor(Math.max(gray.width, gray.height) / enough));
  const soft = blurred(shrunk(gray, factor), 1, 1);
  const around = blurred(soft, radiusIn(soft), radiusIn(soft));
  const had: Quad[] = [];
  const news = (quads: readonly Quad[]): Outline[] => {
    const fresh = quads.filter((quad) => !had.some((one) => isSame(one, quad)));
    had.push(...fresh);
    return fresh.map((quad) => ({ gray, map: mapTo(quad) }));
  };
  for (const share of shares) yield news(quadsIn(inkOf(soft, around, share)).map((quad) => enlarged(quad, factor)));
  yield news(quadsIn(inkOf(gray, blurred(gray, radiusIn(gray), radiusIn(gray)), sharpShare)));
}

/** True if a corner lies at the edge of the picture, so that the grid may continue beyond it. */
const isCut = (map: Map2, { width, height }: Gray): boolean =>
  cornersOf(map).some(({ x, y }) => Math.min(x, y, width - 1 - x, height - 1 - y) < edge);

/** The grid in one outline, as it is or on paper that bends; or, `isLoose`, with lines that are hardly seen. */
function gridOf(outline: Outline, isLoose: boolean): FoundGrid | null {
  const { gray } = outline;
  // Lines that are hardly seen may be fewer than there seem to be.
  if (isLoose && isCut(outline.map, gray)) return null;
  const { map, sums } = straightOf(outline);
  const lattice = isLoose ? null : latticeOf(sums);
  if (lattice && lattice.seen >= plain) return { gray, map, lattice };
  if (!isLoose && !lattice && !hasLines(outline)) return null;
  const curved = (outline.bowed ??= flatOf(gray, bent(map, sums)));
  const bowed = latticeOf(curved.sums, isLoose);
  if (bowed && bowed.seen > (lattice?.seen ?? 0)) return { gray, map: curved.map, lattice: bowed };
  return lattice && { gray, map, lattice };
}

/** Puts a grid among those that were found, unless a better one is at its place. */
function add(grids: FoundGrid[], grid: FoundGrid): void {
  const outline = outlineOf(grid);
  const others = grids.filter((one) => {
    const other = outlineOf(one);
    return liesIn(middleOf(outline), other) || liesIn(middleOf(other), outline);
  });
  if (others.some(({ lattice }) => lattice.seen >= Math.min(plain, grid.lattice.seen))) return;
  for (const other of others) grids.splice(grids.indexOf(other), 1);
  grids.push(grid);
}

/** The grids of some outlines, at most so many. */
function gridsOf(outlines: readonly Outline[], most: number, isLoose = false): FoundGrid[] {
  const grids: FoundGrid[] = [];
  for (const [at, outline] of outlines.entries()) {
    const isEnough = grids.length >= most && grids.every(({ lattice }) => lattice.seen >= plain);
    if (isEnough || (at >= mostTried && (most === 1 || grids.length === 0))) break;
    const grid = gridOf(outline, isLoose);
    if (grid) add(grids, grid);
  }
  return grids;
}

/** The grids that the first look at dark lines finds that finds any; `tried`: gets the outlines that hold none. */
function plainGridsIn(gray: Gray, most: number, tried: Outline[]): FoundGrid[] {
  for (const outlines of outlinesIn(gray)) {
    const grids = gridsOf(outlines, most);
    if (grids.length > 0) return grids;
    tried.push(...outlines.slice(0, mostTried));
  }
  return [];
}

/** True if the outer lines are about as plain as the inner ones: an outline may run beside them. */
function hasOuterLines({ lattice: { side, columns, rows } }: FoundGrid): boolean {
  return [columns, rows].every((depths) => {
    const usual = depths.slice(1, side).sort()[(side - 1) >> 1]!;
    return Math.min(depths[0]!, depths[side]!) > 0.5 * usual;
  });
}

/** The first grid within these outlines whose lines are edges of steps, as beside cells that an app lights up. */
function steppedGridOf(outlines: readonly Outline[]): FoundGrid[] {
  const drawn = new Map<Gray, Gray>();
  for (const outline of outlines) {
    const { gray } = outline;
    if (!drawn.has(gray)) drawn.set(gray, stepsOf(gray));
    const [grid] = gridsOf([{ gray: drawn.get(gray)!, map: straightOf(outline).map }], 1);
    if (grid && hasOuterLines(grid)) return [{ ...grid, gray }];
  }
  return [];
}

/** As large and as much in the middle as a grid is, that was meant to be in the picture. */
function weightIn({ width, height }: Gray, grid: FoundGrid): number {
  const outline = outlineOf(grid);
  const { x, y } = middleOf(outline);
  return areaOf(outline) * (1 - Math.hypot(x / width - 0.5, y / height - 0.5));
}

export interface GridsFound {
  /** The one that is likeliest meant first. */
  readonly grids: readonly FoundGrid[];
  /** What there is where there is none: a grid of other cells, or one that goes on beyond the picture. */
  readonly instead: 'crossword' | 'cut' | null;
}

/** At most so many. */
export function lookForGrids(gray: Gray, most = mostGrids): GridsFound {
  const dark: Outline[] = [];
  const bright: Outline[] = [];
  let grids = plainGridsIn(gray, most, dark);
  const isPaper = grids.length === 0 && grayQuantile(gray, 0.5) >= paper;
  if (isPaper && dark.some((outline) => hasBlackCells(straightOf(outline).seen))) {
    return { grids, instead: 'crossword' };
  }
  if (isPaper) grids = steppedGridOf(dark);
  // On paper, dark lines that are hardly seen are likelier than bright ones.
  if (isPaper && grids.length === 0) grids = gridsOf(dark, 1, true);
  if (grids.length === 0) grids = plainGridsIn(inverted(gray), most, bright);
  if (grids.length === 0) grids = steppedGridOf(isPaper ? bright : [...bright, ...dark]);
  if (grids.length === 0) grids = gridsOf(isPaper ? bright : [...dark, ...bright], 1, true);
  if (grids.length === 0) {
    const goesOn = (outline: Outline): boolean => isCut(outline.map, gray) && hasLines(outline);
    return { grids, instead: [...dark, ...bright].some(goesOn) ? 'cut' : null };
  }
  const sudokus = grids.filter(({ lattice }) => !otherSides.includes(lattice.side));
  return {
    grids: sudokus.sort((a, b) => weightIn(gray, b) - weightIn(gray, a)).slice(0, most),
    instead: sudokus.length === 0 ? 'crossword' : null,
  };
}

/** Null where there is none. */
export const findGrid = (gray: Gray): FoundGrid | null => lookForGrids(gray, 1).grids[0] ?? null;
