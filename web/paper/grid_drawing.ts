// A grid as a drawing for paper, in light colours whatever the page's theme: the same figure as the board's
// (board/figure.ts) and the same kinds of cells, told apart by weight and mark and not by colour alone.
import { makeFigure } from '../board/figure';
import { bare, candidateColumns } from '../board/layout';
import { placeCorners, type Placed } from '../board/note_places';
import { cellKind, type BoardPicture } from '../board/picture';
import type { Symbols } from '../grid/symbols';
import { besideCover, type MarkSheet, type Sides } from '../marks/marks';
import { drawConstraints } from '../marks/marks_of';
import { ringOf } from '../marks/ring';
import type { Drawing, PaperShape } from './drawing';
import { markLayers } from './mark_layers';
import { ink, tints } from './paper_inks';
import { type PaperPen, penDiscs, penLinks, type PlaceOfCandidate } from './pen_shapes';

/** Units along a cell; a drawing can be scaled. */
export const cellUnits = 60;
const margin = 3;
const gutter = 30;

export interface PaperPicture extends Pick<
  BoardPicture,
  'geometry' | 'values' | 'kinds' | 'candidates' | 'centre' | 'colours' | 'cover'
> {
  /** The player's marks at single candidates. */
  readonly pen?: PaperPen;
}

export interface PaperOptions {
  /** Numbers beside the rows and above the columns. */
  coordinates: boolean;
  /** The way digits are written. */
  symbols: Symbols;
  /** Sides with room for clues beside the grid; those that have some by default. */
  room?: Sides;
}

/** The sides at which any of these grids has clues, so that they can be drawn alike. */
export function sidesWithClues(pictures: readonly PaperPicture[]): Sides {
  const each = pictures.map(({ geometry }) => drawConstraints(geometry, { isSmall: true, isCrowded: false }).sides);
  const has = (side: keyof Sides): boolean => each.some((sides) => sides[side]);
  return { left: has('left'), top: has('top'), right: has('right'), bottom: has('bottom') };
}

/** The upper left corner of the grid, in units. */
type Start = readonly [x: number, y: number];

export function drawGrid(picture: PaperPicture, { coordinates, symbols, room }: PaperOptions): Drawing {
  const { geometry } = picture;
  const { side } = geometry;
  // Paper is looked at from farther away than a large board on a screen.
  const whole = drawConstraints(geometry, { isSmall: true, isCrowded: picture.candidates !== null });
  const cover = picture.cover ?? null;
  const sheet = cover ? besideCover(whole, cover) : whole;
  const ring = ringOf(side, room ?? sheet.sides) ?? bare(side);
  const before = margin + (coordinates ? gutter : 0);
  const start: Start = [before + ring.left * cellUnits, before + ring.top * cellUnits];
  const size = before + ring.extent * cellUnits + margin;
  const place = { x: start[0], y: start[1], cell: cellUnits };
  const marks = markLayers(sheet, cover, place);
  const toPaper: PlaceOfCandidate = (cell, digit) => {
    const [[, across, down]] = inGrid(side, [digit], sheet.hasLabels).places as [Placed];
    return { x: (cell % side) + across, y: Math.floor(cell / side) + down };
  };
  const penned = picture.pen && { ...place, pen: picture.pen, placeOf: toPaper, pitch: 0.92 / candidateColumns(side) };
  const shapes = [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, fill: ink.ground } as const,
    ...grounds(picture, start),
    ...marks.grounds,
    ...colours(picture, start),
    ...marks.shapes,
    ...diagonals(picture, start),
    ...marks.cover,
    ...(cover ? colours(picture, start, cover.cells) : []),
    ...marks.clouds,
    ...lines(picture, start),
    ...marks.over,
    ...(coordinates ? labels(side, start, margin + gutter / 2) : []),
    ...(penned ? penDiscs(penned, tints) : []),
    ...candidates(picture, symbols, start, sheet),
    ...centreNotes(picture, symbols, start, sheet),
    ...values(picture, symbols, start, sheet),
    ...(penned ? penLinks(penned, picture) : []),
  ];
  return { width: size, height: size, shapes };
}

/** The size of a candidate's digits, in units. */
export function candidateUnits(side: number): number {
  return 0.66 * (cellUnits / candidateColumns(side)) * (side <= 9 ? 1.1 : 1);
}

function corner(side: number, cell: number, start: Start): [x: number, y: number] {
  return [start[0] + (cell % side) * cellUnits, start[1] + Math.floor(cell / side) * cellUnits];
}

function grounds({ geometry }: PaperPicture, start: Start): PaperShape[] {
  const { side } = geometry;
  const windows = geometry.extraHouses.filter(({ look }) => look === 'ground');
  return [...new Set(windows.flatMap(({ cells }) => cells))].map((cell): PaperShape => {
    const [x, y] = corner(side, cell, start);
    return { kind: 'rect', x, y, width: cellUnits, height: cellUnits, fill: ink.window };
  });
}

function diagonals({ geometry: { side, extraHouses } }: PaperPicture, [left, top]: Start): PaperShape[] {
  const length = side * cellUnits;
  const line = { kind: 'line', width: 3, stroke: ink.diagonal, x1: left, x2: left + length } as const;
  return extraHouses.flatMap(({ look }): PaperShape[] => {
    if (look === 'falling') return [{ ...line, y1: top, y2: top + length }];
    return look === 'rising' ? [{ ...line, y1: top + length, y2: top }] : [];
  });
}

/** Stripes of a cell's colours, and their letters at its bottom for people who cannot tell the colours apart. */
/** `only`: 1 for the cells that are wanted. */
function colours({ geometry: { side }, colours: words }: PaperPicture, start: Start, only?: Uint8Array): PaperShape[] {
  const shapes: PaperShape[] = [];
  words?.forEach((word, cell) => {
    if (only?.[cell] === 0) return;
    const [x, y] = corner(side, cell, start);
    const chosen = coloursIn(word);
    const width = cellUnits / chosen.length;
    chosen.forEach(({ fill }, index) =>
      shapes.push({ kind: 'rect', x: x + index * width, y, width, height: cellUnits, fill }),
    );
    const text = chosen.map(({ letter }) => letter).join('');
    const look = { kind: 'text', size: 10, weight: 700, fill: ink.given } as const;
    if (text) shapes.push({ ...look, x: x + cellUnits - 4 - 3.5 * text.length, y: y + cellUnits - 8, text });
  });
  return shapes;
}

/** In one line, smaller if there are many. */
function centreNotes(
  { geometry: { side }, values: filled, centre: words, pen }: PaperPicture,
  symbols: Symbols,
  start: Start,
  { haloed }: MarkSheet,
): PaperShape[] {
  if (!words) return [];
  const shapes: PaperShape[] = [];
  filled.forEach((value, cell) => {
    const digits = digitsIn(words, cell, side).map((digit) => symbols[digit]!);
    if (value > 0 || digits.length === 0 || pen?.digitsIn.has(cell)) return;
    const [x, y] = corner(side, cell, start);
    const text = digits.join(' ');
    const size = Math.min(15, (1.6 * cellUnits) / text.length);
    const place = { x: x + cellUnits / 2, y: y + cellUnits / 2 };
    const halo = haloOf(size, haloed[cell]);
    shapes.push({ kind: 'text', ...place, size, weight: 500, fill: ink.entered, text, ...halo });
  });
  return shapes;
}

function digitsIn(words: Uint32Array, cell: number, side: number): number[] {
  const hasBit = (bit: number): boolean => ((words[2 * cell + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
  return Array.from({ length: side }, (_, bit) => bit + 1).filter((digit) => hasBit(digit - 1));
}

const coloursIn = (word: number): { fill: string; letter: string }[] =>
  tints.flatMap((fill, index) => ((word >> index) & 1 ? [{ fill, letter: 'ABCDEFGHI'[index]! }] : []));

function lines({ geometry }: PaperPicture, start: Start): PaperShape[] {
  const { side } = geometry;
  const figure = makeFigure(geometry);
  const x = (edge: number): number => start[0] + edge * cellUnits;
  const y = (edge: number): number => start[1] + edge * cellUnits;
  const thin = { kind: 'line', width: 1, stroke: ink.line } as const;
  const thick = { kind: 'line', width: 3, stroke: ink.house } as const;
  const inner = Array.from({ length: side - 1 }, (_, index) => index + 1);
  return [
    ...inner.map((edge) => ({ ...thin, x1: x(edge), y1: y(0), x2: x(edge), y2: y(side) })),
    ...inner.map((edge) => ({ ...thin, x1: x(0), y1: y(edge), x2: x(side), y2: y(edge) })),
    ...figure.vertical.map(({ edge, from, to }) => ({
      ...thick,
      x1: x(edge),
      y1: y(from),
      x2: x(edge),
      y2: y(to),
    })),
    ...figure.horizontal.map(({ edge, from, to }) => ({
      ...thick,
      x1: x(from),
      y1: y(edge),
      x2: x(to),
      y2: y(edge),
    })),
  ];
}

/** `beside`: the middle of the gutter. */
function labels(side: number, [left, top]: Start, beside: number): PaperShape[] {
  const middle = (index: number): number => (index + 0.5) * cellUnits;
  const look = { kind: 'text', size: 17, weight: 400, fill: ink.quiet } as const;
  return Array.from({ length: side }, (_, index) => [
    { ...look, x: left + middle(index), y: beside, text: String(index + 1) },
    { ...look, x: beside, y: top + middle(index), text: String(index + 1) },
  ]).flat();
}

function candidates(
  { geometry: { side }, values: filled, ...words }: PaperPicture,
  symbols: Symbols,
  start: Start,
  { taken, haloed, hasLabels }: MarkSheet,
): PaperShape[] {
  if (!words.candidates) return [];
  const shapes: PaperShape[] = [];
  filled.forEach((value, cell) => {
    const penned = words.pen?.digitsIn.get(cell);
    const digits = penned ?? digitsIn(words.candidates!, cell, side);
    if (value > 0 || digits.length === 0) return;
    const [x, y] = corner(side, cell, start);
    const hasCentre = words.centre ? digitsIn(words.centre, cell, side).length > 0 : false;
    const letters = coloursIn(words.colours?.[cell] ?? 0).length;
    const { places, size } =
      !penned && (hasCentre || letters > 0)
        ? besideMarks(side, digits, { hasCentre, letters, taken: taken[cell]! })
        : inGrid(side, digits, hasLabels);
    const look = { kind: 'text', size, weight: 400, fill: ink.quiet, ...haloOf(size, haloed[cell]) } as const;
    for (const [digit, across, down] of places) {
      shapes.push({ ...look, x: x + across * cellUnits, y: y + down * cellUnits, text: symbols[digit]! });
    }
  });
  return shapes;
}

/** Parts a text from thin lines below it, in the cells that have some. */
const haloOf = (size: number, isHaloed: number | undefined): { halo?: number } =>
  isHaloed ? { halo: 0.08 * size } : {};

/** Candidates at the places of their digits, in fractions of the cell. Below labels the rows are closer. */
function inGrid(side: number, digits: readonly number[], hasLabels: boolean): { places: Placed[]; size: number } {
  const columns = candidateColumns(side);
  const rows = Math.ceil(side / columns);
  const across = 0.92 / columns;
  const down = hasLabels ? 0.72 / rows : across;
  const at = (pitch: number, index: number, count: number): number => pitch * (index - (count - 1) / 2);
  const middle = hasLabels ? 0.57 : 0.5;
  const places = digits.map((digit): Placed => [
    digit,
    0.5 + at(across, (digit - 1) % columns, columns),
    middle + at(down, Math.floor((digit - 1) / columns), rows),
  ]);
  return { places, size: Math.min(candidateUnits(side), 0.86 * down * cellUnits) };
}

/** Notes as on the board, apart from marks, from centre notes and from the letters of colours. */
function besideMarks(
  side: number,
  digits: readonly number[],
  { hasCentre, letters, taken }: { hasCentre: boolean; letters: number; taken: number },
): { places: Placed[]; size: number } {
  const free = letters > 0 ? Math.max(0, 1 - (4 + 7 * letters) / cellUnits) : 1;
  const { places, pitch } = placeCorners(side, digits, { hasCentre, inPlaces: !hasCentre, free, taken });
  const widest = side <= 9 ? 0.6 : 1.2;
  return { places, size: Math.min(candidateUnits(side), (0.95 * pitch * cellUnits) / widest) };
}

function values(
  { geometry: { side }, values: filled, kinds }: PaperPicture,
  symbols: Symbols,
  start: Start,
  { haloed }: MarkSheet,
): PaperShape[] {
  const size = cellUnits * (side <= 9 ? 0.62 : 0.52);
  const shapes: PaperShape[] = [];
  filled.forEach((value, cell) => {
    if (value === 0) return;
    const [left, top] = corner(side, cell, start);
    const [x, y] = [left + cellUnits / 2, top + cellUnits / 2];
    const place = { kind: 'text', x, y, size, text: symbols[value]!, ...haloOf(size, haloed[cell]) } as const;
    switch (kinds[cell]) {
      case cellKind.given:
        shapes.push({ ...place, weight: 700, fill: ink.given });
        break;
      case cellKind.entered:
        shapes.push({ ...place, weight: 500, fill: ink.entered });
        shapes.push({ kind: 'rect', x: x - 9, y: y + 0.31 * cellUnits, width: 18, height: 2, fill: ink.entered });
        break;
      case cellKind.revealed:
        shapes.push({ ...place, weight: 400, slanted: true, fill: ink.revealed });
        shapes.push({ kind: 'dot', x: x + 0.36 * cellUnits, y: y + 0.36 * cellUnits, radius: 2.7, fill: ink.revealed });
        break;
      default:
        shapes.push({ ...place, weight: 400, fill: ink.given });
    }
  });
  return shapes;
}
