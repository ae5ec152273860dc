// The small number in the upper left corner of a cage's first cell: found by its place and height, which is the same in
// the whole grid, and read figure by figure.
import { likelihood, readCharacter } from './character';
import { type Gray, grayQuantile } from './gray';
import { type Box, heightOf, inkWidth, type Mask, type Piece, type Pieces, piecesOf } from './ink';

/** Lengths are shares of a cell. The heights of figures, and the place of the first one. */
const heights = [0.085, 0.32] as const;
const mostLeft = 0.3;
const mostTop = 0.24;
/** Half of the breadth of an outline, blur included. */
const dash = 0.045;
/** Figures of one grid have about the same height. */
const alike = [0.76, 1.3] as const;
/** Breadth and height of a figure, and of two that touch. */
const slimmest = 0.16;
const broadest = 1.05;
/** The longest gap between two figures, as a share of their height. */
const longestGap = 0.55;
/** Least contrast of figures, and the share of the contrast that counts as ink. */
const leastContrast = 14;
const inkShare = 0.42;

/** The figures of a sum, and the brightness around them. */
export interface SumInk {
  readonly gray: Gray;
  readonly ground: number;
  readonly figures: readonly Box[];
}

/** The rows in which figures stand. */
interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Pieces of ink in the corner of a cell that may be figures. `inset`: of the outlines, a share of a cell. `isTight`: only
    past the paper beside the lines, for figures that blur merges with lines. */
function piecesInCorner(gray: Gray, ground: number, inset: number, band: Band, isTight = false): Box[] {
  const { width: size, data } = gray;
  const rim = Math.round(0.4 * inset * size);
  const right = Math.round(0.62 * size);
  const [upper, lower] = [Math.max(rim, band.top), Math.min(size - rim, band.bottom)];
  const darkest: number[] = [];
  for (let y = upper; y < lower; ++y) for (let x = rim; x < right; ++x) darkest.push(data[y * size + x]!);
  darkest.sort((a, b) => a - b);
  const contrast = ground - darkest[Math.floor(0.015 * darkest.length)]!;
  if (contrast < leastContrast) return [];
  const [pastLeft, pastTop] = [Math.round((inset + 0.03) * size), Math.round(inset * size)];
  const meanOf = (count: number, at: (step: number) => number): number =>
    Array.from({ length: count }, (_, step) => data[at(step)]!).reduce((sum, value) => sum + value, 0) / count;
  const brightestColumn = (): number =>
    valleyIn(pastLeft, 0.12 * contrast, (x) => meanOf(lower - upper, (step) => (upper + step) * size + x));
  const left = isTight ? brightestColumn() : rim;
  const brightestRow = (): number =>
    valleyIn(pastTop, 0.12 * contrast, (y) => meanOf(Math.round(size / 4), (step) => y * size + left + step));
  const top = isTight ? Math.max(band.top, brightestRow()) : upper;
  const mask: Mask = { width: size, height: size, data: new Uint8Array(size * size) };
  for (let y = top; y < lower; ++y) {
    for (let x = left, at = y * size + left; x < right; ++x, ++at) {
      if (data[at]! < ground - inkShare * contrast) mask.data[at] = 1;
    }
  }
  const below = Math.ceil((inset + dash) * size);
  const found = piecesOf(mask);
  return found.pieces
    .map((piece) => withoutTail(piece, found, size, below))
    .filter((piece) => {
      const [height, width] = [heightOf(piece), inkWidth(piece)];
      const isFigure = height >= heights[0] * size && height <= heights[1] * size && width >= slimmest * height;
      const isInCorner = piece.top <= mostTop * size && piece.left <= 0.5 * size;
      const isDash = piece.right < (inset + dash) * size || piece.left + piece.right < 2 * (inset + dash / 2) * size;
      return isFigure && isInCorner && !isDash && width <= 2.3 * height;
    });
}

/** The last place, up to one, that is about as bright as the brightest. */
function valleyIn(last: number, slack: number, brightnessAt: (place: number) => number): number {
  const seen = Array.from({ length: last + 1 }, (_, place) => brightnessAt(place));
  const most = Math.max(...seen) - slack;
  return seen.findLastIndex((brightness) => brightness >= most);
}

/** A piece without the dashes of the upper outline that touch it at the right, where it has no ink further below. */
function withoutTail(
  { left, top, right, bottom, label }: Piece,
  { labels }: Pieces,
  width: number,
  below: number,
): Box {
  const isTail = (x: number): boolean => {
    for (let y = below; y <= bottom; ++y) if (labels[y * width + x] === label) return false;
    return true;
  };
  let end = right;
  while (bottom > below + 3 && end > left && isTail(end)) --end;
  return { left, top, right: end, bottom };
}

function sumIn(gray: Gray, ground: number, pieces: readonly Box[], usual: number): SumInk | null {
  const fit = pieces
    .filter((piece) => heightOf(piece) >= alike[0] * usual && heightOf(piece) <= alike[1] * usual)
    .sort((a, b) => a.left - b.left);
  const [first, second] = fit;
  if (!first || first.left > mostLeft * gray.width) return null;
  if (inkWidth(first) > broadest * heightOf(first)) return { gray, ground, figures: cutInTwo(gray, ground, first) };
  const isBeside =
    second &&
    second.left - first.right < longestGap * usual &&
    Math.abs(second.top + second.bottom - first.top - first.bottom) < 0.5 * usual &&
    inkWidth(second) <= broadest * heightOf(second);
  return { gray, ground, figures: isBeside ? [first, second] : [first] };
}

/** How much the ink looks like figures: 0..1. */
const likenessOf = ({ gray, ground, figures: boxes }: SumInk): number =>
  boxes.reduce((product, box) => product * Math.max(...figuresOf(gray, ground, box)), 1);

/** The one with more figures, or with plainer ones. */
function betterOf(plain: SumInk | null, tight: SumInk | null): SumInk | null {
  if (!plain || !tight || plain.figures.length !== tight.figures.length) {
    return (tight?.figures.length ?? 0) > (plain?.figures.length ?? 0) ? tight : plain;
  }
  const isSame = plain.figures.every(
    ({ left, top }, at) => left === tight.figures[at]!.left && top === tight.figures[at]!.top,
  );
  return isSame || likenessOf(plain) >= likenessOf(tight) ? plain : tight;
}

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The ink of the sum in each cell, null where there is none. `cells`: upright, dark on bright. */
export function sumInksIn(cells: readonly Gray[], inset: number): (SumInk | null)[] {
  const grounds = cells.map((gray) => grayQuantile(gray, 0.6));
  const corners = cells.map((gray, at) => piecesInCorner(gray, grounds[at]!, inset, { top: 0, bottom: gray.height }));
  const all = corners.flat();
  if (all.length === 0) return cells.map(() => null);
  const band = { top: middleOf(all.map(({ top }) => top)) - 2, bottom: middleOf(all.map(({ bottom }) => bottom)) + 3 };
  return cells.map((gray, at) => {
    const [plain, tight] = [false, true].map((isTight) => {
      const pieces = piecesInCorner(gray, grounds[at]!, inset, band, isTight);
      return sumIn(gray, grounds[at]!, pieces, band.bottom - band.top - 4);
    });
    return betterOf(plain!, tight!);
  });
}

/** Characters that stand for a figure where there are no letters. */
const figures = ['0OD', '1I', '2Z', '3', '4A', '5S', '6Gb', '7', '8B', '9g'] as const;
/** Even a plain figure may be another one. */
const leastFigure = 1e-4;

/** Probability of each figure 0..9. */
function figuresOf(gray: Gray, ground: number, box: Box): number[] {
  const reading = readCharacter(gray, box, ground);
  return figures.map((alike) => [...alike].reduce((sum, one) => sum + likelihood(reading, one), leastFigure));
}

/** Where two figures that touch are cut, as shares of their breadth. */
const cuts = [0.3, 0.7] as const;

/** Two figures that touch, cut where they are most like figures. */
function cutInTwo(gray: Gray, ground: number, box: Box): [Box, Box] {
  const { left, right } = box;
  let best: [Box, Box] = [box, box];
  let most = 0;
  for (let x = Math.round(left + cuts[0] * (right - left)); x <= left + cuts[1] * (right - left); ++x) {
    const two: [Box, Box] = [
      { ...box, right: x },
      { ...box, left: x + 1 },
    ];
    const [one, other] = two.map((part) => Math.max(...figuresOf(gray, ground, part)));
    if (one! * other! > most) [best, most] = [two, one! * other!];
  }
  return best;
}

/** A number that may be meant, and its probability against the others. */
export interface SumOption {
  readonly sum: number;
  readonly share: number;
}

/** The numbers of a range that the ink may be, the likeliest first. */
export function sumOptions(ink: SumInk, least: number, most: number): SumOption[] {
  const read = ink.figures.map((box) => figuresOf(ink.gray, ink.ground, box));
  const options: SumOption[] = [];
  for (let sum = least; sum <= most; ++sum) {
    const written = [...String(sum)].map(Number);
    if (written.length !== read.length) continue;
    options.push({ sum, share: written.reduce((product, figure, at) => product * read[at]![figure]!, 1) });
  }
  return options.sort((a, b) => b.share - a.share);
}
