// Finds the grids in a picture: the largest pieces of ink that fill a quadrilateral with the lines of
// a grid in it. Faint lines, and bright ones on a dark ground, are tried if nothing else is found.
import { bent } from './bend';
import { hasBlackCells } from './crossword';
import { blurred, type Gray, grayQuantile, inverted, shrunk, makeGray } from './gray';
import { heightOf, inkOf, type Mask, piecesOf, inkWidth } from './ink';
import { type Lattice, latticeOf, mayBend, otherSides } from './lattice';
import { areaOf, isSquarish, liesIn, middleOf, type Quad, quadOf } from './quad';
import { type RidgeSums, ridgeSums } from './ridges';
import { withinFrame } from './thick_frame';
import { flatSize, flattened, type Map2, mapTo } from './warp';

export interface FoundGrid {
  /** The picture in the form that was examined: dark on bright. */
  readonly gray: Gray;
  readonly map: Map2;
  readonly lattice: Lattice;
  /** The same in the channel with plain ink of another colour that is hardly visible in `gray`. */
  readonly otherInk?: Gray;
  /** The saturation of the ink in each cell (inkColoursOf), row by row as the grid lies in the picture. */
  readonly colours?: Float32Array;
}

const cornersOf = (map: Map2): Quad => [map(0, 0), map(1, 0), map(1, 1), map(0, 1)];

/** The grid's corners in the picture. */
export const outlineOf = ({ map }: FoundGrid): Quad => cornersOf(map);

/** More grids than this in one picture are too small to be read. */
const mostGrids = 9;

/** Pieces tried for each kind of mask; each of several grids is a piece. */
const mostTried = 4;
const mostTriedOfSeveral = 12;
/** A share of the picture's lesser side: smaller grids cannot be read. */
const leastShare = 0.15;

/** This share of its lines must be visible to accept a grid alone: the
    edge of the paper may coincide with most lines of another one. */
const plain = 0.985;

/** Least darkness of a line against its surroundings, as a share. The last value also finds noise. */
const shares = [0.1, 0.2, 0.04];
/** The same for lines of a single pixel, as in screenshots, which any blur would remove. */
const sharpShare = 0.05;

/** If most of the picture is at least this bright, it is taken for paper. */
const paper = 80;

/** Outlines are searched in pictures shrunk to less than twice this length along their longer side. */
const enough = 700;

/** The content of a quadrilateral, seen from above. */
interface Flat {
  readonly map: Map2;
  readonly seen: Gray;
  readonly sums: RidgeSums;
}

/** A quadrilateral of ink. Both versions are made when first needed, and stored for the next try. */
interface Outline {
  readonly gray: Gray;
  readonly map: Map2;
  straight?: Flat;
  /** Flattened along its bent edges. */
  bowed?: Flat;
  /** True if the lines of at least one direction may be those of a grid. */
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

/** A corner this close to the edge of the picture is at the edge; pixels. */
const edge = 3;

/** Corners this close are the same; pixels. */
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
    .filter((piece) => Math.min(inkWidth(piece), heightOf(piece)) >= least)
    .sort((a, b) => inkWidth(b) * heightOf(b) - inkWidth(a) * heightOf(a))
    .slice(0, mostTriedOfSeveral)
    .flatMap((piece) => [quadOf(piece, found, ink.width)].filter((quad) => quad !== null))
    .filter((quad) => isSquarish(quad) && areaOf(quad) >= least ** 2 / 2);
}

const radiusIn = ({ width, height }: Gray): number => Math.max(8, Math.round(Math.max(width, height) / 50));

/** The new outlines from each kind of mask, without those found before. */
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

/** The grid in one outline, flat or on bent paper; with `isLoose`, also a grid with hardly visible lines. */
function gridOf(outline: Outline, isLoose: boolean): FoundGrid | null {
  const { gray } = outline;
  // Hardly visible lines may be fewer than they seem.
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

/** Adds a grid, unless a better one is at its place. */
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

/** The grids of some outlines, at most this many. */
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

/** The grids from the first mask of dark lines that gives any. `tried`: receives the outlines without grid. */
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

/** Ranks grids: the subject of a picture is large and near its middle. */
function weightIn({ width, height }: Gray, grid: FoundGrid): number {
  const outline = outlineOf(grid);
  const { x, y } = middleOf(outline);
  return areaOf(outline) * (1 - Math.hypot(x / width - 0.5, y / height - 0.5));
}

interface GridsFound {
  /** The likeliest subject first. */
  readonly grids: readonly FoundGrid[];
  /** Reason if there are none: a grid of other cells, or one that continues beyond the picture. */
  readonly instead: 'crossword' | 'cut' | null;
}

/** `most`: the greatest number of grids. */
export function lookForGrids(gray: Gray, most = mostGrids): GridsFound {
  const dark: Outline[] = [];
  const bright: Outline[] = [];
  let grids = plainGridsIn(gray, most, dark);
  const isPaper = grids.length === 0 && grayQuantile(gray, 0.5) >= paper;
  if (isPaper && dark.some((outline) => hasBlackCells(straightOf(outline).seen))) {
    return { grids, instead: 'crossword' };
  }
  if (isPaper) grids = steppedGridOf(dark);
  // On paper, hardly visible dark lines are likelier than bright ones.
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

/** Null if there is none. */
export const findGrid = (gray: Gray): FoundGrid | null => lookForGrids(gray, 1).grids[0] ?? null;

// Draws the changes of brightness in a picture dark on bright. Between a cell that an app lights up and one that
// it does not, a faint line is not a ridge but the edge of a step; here it becomes a ridge like any other line.

/** A step of this brightness or more is drawn black. */
const full = 24;

/** A picture of the same size; 255 = even ground. */
function stepsOf({ width, height, data }: Gray): Gray {
  const steps = makeGray(width, height);
  steps.data.fill(255);
  for (let y = 1; y < height - 1; ++y) {
    for (let x = 1, at = y * width + 1; x < width - 1; ++x, ++at) {
      const across = Math.abs(data[at + 1]! - data[at - 1]!);
      const down = Math.abs(data[at + width]! - data[at - width]!);
      steps.data[at] = 255 - (255 * Math.min(full, Math.max(across, down))) / full;
    }
  }
  return steps;
}

/** A grid that was found, in the picture turned by a quarter: the left edge becomes the upper one. */
export function turnedGrid({ map, lattice, ...inks }: FoundGrid): FoundGrid {
  const { side, seen, crossings, columns, rows } = lattice;
  const turned = new Float32Array(crossings.length);
  for (let row = 0; row <= side; ++row) {
    for (let column = 0; column <= side; ++column) {
      const from = 2 * ((side - column) * (side + 1) + row);
      turned.set([flatSize - 1 - crossings[from + 1]!, crossings[from]!], 2 * (row * (side + 1) + column));
    }
  }
  return {
    ...inks,
    map: (u, v) => map(v, 1 - u),
    lattice: { side, seen, crossings: turned, columns: rows.slice().reverse(), rows: columns },
  };
}
