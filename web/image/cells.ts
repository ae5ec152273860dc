// The cells of a grid that was found, each as a small picture with the characters
// in it. Size and place tell candidates, specks and remains of lines from digits.
import { hasDiagonals, isOnDiagonal, withoutDiagonals } from './diagonals';
import { cutOut } from './cut_out';
import type { FoundGrid } from './find_grid';
import { type Gray, makeGray, grayQuantile } from './gray';
import { type Box, heightOf, type Mask, type Piece, piecesOf, unionOf, inkWidth } from './ink';

/** Pixels along the picture of a cell. */
export const cellSize = 48;

export interface CellImage {
  readonly gray: Gray;
  /** Brightness of its empty paper. */
  readonly ground: number;
  /** Characters from left to right; none in a blank cell. */
  readonly glyphs: readonly Box[];
  /** True if the cell contains something else that may be a character. */
  readonly isMessy: boolean;
  /** True if the ink has another colour than most. */
  readonly isOtherInk: boolean;
  /** Saturation of its ink, 0..1. */
  readonly colour: number;
  /** True if both diagonals of the grid are drawn. */
  readonly hasDiagonals: boolean;
}

/** The least contrast of a digit; weaker marks are the grain of the paper. */
const leastContrast = 10;
/** The same as a share of the contrast of the plainest digits;
    fainter marks are shadows from the other side of the paper. */
const faint = 0.25;

/** The middle of a cell, without its lines. */
function middleOf(cell: Gray): Gray {
  const rim = Math.round(0.12 * cellSize);
  const size = cellSize - 2 * rim;
  const middle = makeGray(size, size);
  for (let y = 0; y < size; ++y) {
    middle.data.set(cell.data.subarray((y + rim) * cellSize + rim, (y + rim) * cellSize + rim + size), y * size);
  }
  return middle;
}

/** Difference between ink and ground, if the cell contains anything. */
const contrastOf = (middle: Gray): number => grayQuantile(middle, 0.5) - grayQuantile(middle, 0.03);

/** Inverts a dark cell with bright characters. */
function darkOnBright(cell: Gray): Gray {
  const middle = middleOf(cell);
  const ground = grayQuantile(middle, 0.5);
  const isBright = grayQuantile(middle, 0.97) - ground > 1.5 * (ground - grayQuantile(middle, 0.03)) + leastContrast;
  return isBright ? { ...cell, data: cell.data.map((value) => 255 - value) } : cell;
}

/** The number of its cell's edges that a piece touches. */
const edgesOf = ({ left, top, right, bottom }: Piece): number =>
  [left, top, cellSize - 1 - right, cellSize - 1 - bottom].filter((distance) => distance < 1).length;

/** A share of the middle of a cell: more ink than a line that crosses it has. */
const leastCrossed = 0.12;

function inkInMiddle({ data }: Mask): number {
  const [from, to] = [Math.round(0.3 * cellSize), Math.round(0.7 * cellSize)];
  let ink = 0;
  for (let y = from; y < to; ++y) for (let x = from; x < to; ++x) ink += data[y * cellSize + x]!;
  return ink / (to - from) ** 2;
}

/** The pieces of a cell's ink that are not remains of lines; and
    whether something large was removed together with a line. */
function piecesIn(cell: Gray, ground: number, contrast: number): { pieces: Piece[]; isCrossed: boolean } {
  const mask: Mask = { width: cellSize, height: cellSize, data: new Uint8Array(cellSize ** 2) };
  cell.data.forEach((value, at) => (mask.data[at] = value < ground - 0.45 * contrast ? 1 : 0));
  const near = 0.18 * cellSize;
  let isCrossed = false;
  const pieces = piecesOf(mask).pieces.filter((piece) => {
    const [middleX, middleY] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
    const isMiddle = Math.min(middleX, middleY, cellSize - 1 - middleX, cellSize - 1 - middleY) > near;
    const isLong = Math.max(inkWidth(piece), heightOf(piece)) > 0.92 * cellSize;
    const isLine = edgesOf(piece) > 0 && isLong;
    if (isLine && inkInMiddle(mask) > leastCrossed) isCrossed = true;
    return piece.area > 3 && isMiddle && !isLine;
  });
  // The corner of two bent lines, beside a piece that touches no edge.
  const isFree = pieces.some((piece) => edgesOf(piece) === 0 && heightOf(piece) > 0.2 * cellSize);
  return { pieces: isFree ? pieces.filter((piece) => edgesOf(piece) < 2) : pieces, isCrossed };
}

/** The pieces of one character: they overlap from left to right. */
function grouped(pieces: readonly Piece[]): Box[] {
  const groups: Box[] = [];
  for (const piece of [...pieces].sort((a, b) => a.left - b.left)) {
    const last = groups.at(-1);
    const overlap = last ? last.right - piece.left + 1 : 0;
    if (last && overlap > 0.4 * Math.min(inkWidth(piece), inkWidth(last)))
      groups[groups.length - 1] = unionOf([last, piece]);
    else groups.push(piece);
  }
  return groups;
}

/** Handwriting is often lower than print. Unlike candidates it is alone in the middle of its cell; shares of a cell. */
const leastWritten = 0.26;
const mostOff = 0.22;

function isAlone(piece: Piece, pieces: readonly Piece[]): boolean {
  const isNearMiddle = (from: number, to: number): boolean => Math.abs((from + to + 1) / 2 / cellSize - 0.5) < mostOff;
  return (
    heightOf(piece) > leastWritten * cellSize &&
    isNearMiddle(piece.left, piece.right) &&
    isNearMiddle(piece.top, piece.bottom) &&
    pieces.every((other) => other === piece || heightOf(other) < 0.5 * heightOf(piece))
  );
}

/** A cell before its orientation is known. */
interface CutCell {
  readonly gray: Gray;
  readonly ground: number;
  readonly pieces: readonly Piece[];
  readonly isCrossed: boolean;
  readonly colour: number;
}

/** Cells in one colour, row by row. */
interface CutInk {
  readonly side: number;
  readonly cells: readonly CutCell[];
  readonly hasDiagonals: boolean;
}

/** All cells of a grid, cut out once for the four orientations; also in the second ink, if there is one. */
export interface CutGrid {
  readonly ink: CutInk;
  readonly otherInk: CutInk | null;
}

const same = (cells: readonly Gray[]): readonly Gray[] => cells;

/** `clean`: removes from cells, row by row, dark on bright, ink that belongs to no digit. */
export function cutGrid({ otherInk, ...grid }: FoundGrid, clean = same): CutGrid {
  const other = otherInk ? cutInk({ ...grid, gray: otherInk }, clean) : null;
  return { ink: cutInk(grid, clean), otherInk: other };
}

function cutInk(grid: FoundGrid, clean: typeof same): CutInk {
  const { side } = grid.lattice;
  const cut = clean(cutOut(grid, cellSize).map(darkOnBright));
  const isX = hasDiagonals(cut, side);
  const grays = isX ? withoutDiagonals(cut, side) : cut;
  const middles = grays.map(middleOf);
  const contrasts = middles.map(contrastOf);
  const plainest = [...contrasts].sort((a, b) => b - a)[Math.floor(contrasts.length / 20)]!;
  const least = Math.max(leastContrast, faint * plainest);
  const cells = grays.map((gray, at) => {
    const ground = grayQuantile(middles[at]!, 0.5);
    const isBlank = contrasts[at]! < least;
    const colour = grid.colours?.[at] ?? 0;
    return {
      gray,
      ground,
      colour,
      ...(isBlank ? { pieces: [], isCrossed: false } : piecesIn(gray, ground, contrasts[at]!)),
    };
  });
  return { side, cells, hasDiagonals: isX };
}

function turnedCell({ gray, pieces, ...cell }: CutCell): CutCell {
  const last = cellSize - 1;
  const turned = makeGray(cellSize, cellSize);
  for (let y = 0, at = 0; y < cellSize; ++y) {
    for (let x = 0; x < cellSize; ++x, ++at) turned.data[at] = gray.data[(last - x) * cellSize + y]!;
  }
  return {
    ...cell,
    gray: turned,
    pieces: pieces.map((piece) => ({
      ...piece,
      left: last - piece.bottom,
      top: piece.left,
      right: last - piece.top,
      bottom: piece.right,
    })),
  };
}

function turnedInk({ side, cells, ...ink }: CutInk): CutInk {
  const turned = cells.map((_, at) => turnedCell(cells[(side - 1 - (at % side)) * side + Math.floor(at / side)]!));
  return { ...ink, side, cells: turned };
}

/** The same grid turned by a quarter (turnedGrid). */
export const turnedCut = ({ ink, otherInk }: CutGrid): CutGrid => ({
  ink: turnedInk(ink),
  otherInk: otherInk && turnedInk(otherInk),
});

/** The cells row by row. */
export function cellImagesOf({ ink, otherInk }: CutGrid): CellImage[] {
  const cells = cellsIn(ink);
  if (!otherInk) return cells;
  const others = cellsIn(otherInk);
  return cells.map((cell, at) => (cell.glyphs.length > 0 ? cell : { ...others[at]!, isOtherInk: true }));
}

function cellsIn({ side, cells, hasDiagonals: isX }: CutInk): CellImage[] {
  // The height of the digits; candidates are much lower.
  const heights = cells
    .map(({ pieces }) => Math.max(0, ...pieces.map(heightOf)))
    .filter((height) => height > 0.2 * cellSize)
    .sort((a, b) => b - a);
  const usual = heights[Math.floor(heights.length / 5)] ?? 0;
  return cells.map(({ gray, ground, colour, pieces: apart, isCrossed }, at) => {
    // After a line was removed, the remains of a digit are one character.
    const isCut = isX && isOnDiagonal(at, side) && apart.length > 1;
    const pieces = isCut ? [{ ...unionOf(apart), area: 0, label: 0 }] : apart;
    const high = pieces.filter((piece) => heightOf(piece) >= 0.62 * usual);
    const tall = high.length > 0 ? high : pieces.filter((piece) => isAlone(piece, pieces));
    // The parts of a broken digit lie above or below the tall one.
    const parts = pieces.filter((piece) => {
      const isOver = (one: Piece): boolean => piece.left <= one.right && piece.right >= one.left;
      const gap = (one: Piece): number => Math.max(one.top - piece.bottom, piece.top - one.bottom);
      return tall.includes(piece) || tall.some((one) => isOver(one) && gap(one) < 0.06 * cellSize);
    });
    const glyphs = grouped(parts);
    const isMessy = tall.length === 0 && (isCrossed || pieces.some((piece) => heightOf(piece) > 0.48 * usual));
    return { gray, ground, glyphs, isMessy, isOtherInk: false, colour, hasDiagonals: isX };
  });
}
