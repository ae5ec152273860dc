// A grid as a drawing for paper, in light colours whatever the page's theme: the same figure as the board's
// (board/figure.ts) and the same kinds of cells, told apart by weight and mark and not by colour alone.
import { makeFigure } from '../board/figure';
import { candidateColumns } from '../board/layout';
import { placeCorners, type Placed } from '../board/note_places';
import { cellKind, type BoardPicture } from '../board/picture';
import type { Symbols } from '../grid/symbols';
import type { Drawing, PaperShape } from './drawing';

/** The light theme of tokens.css; a window's ground is darker than there, so that it survives a printer. */
const ink = {
  ground: '#ffffff',
  window: '#e4e2da',
  line: '#b4b8bd',
  diagonal: '#c6c9cd',
  house: '#1b1f24',
  given: '#1b1f24',
  entered: '#5b3fa6',
  revealed: '#17734a',
  quiet: '#59626d',
} as const;

/** The colours A to I, in the same way. */
const tints = [
  '#daeafe',
  '#ffe4c2',
  '#c5f4cd',
  '#ffe2df',
  '#ede4fe',
  '#aef5f4',
  '#eeebb5',
  '#ffe0f0',
  '#eae8e4',
] as const;

/** Units along a cell; a drawing can be scaled. */
export const cellUnits = 60;
const margin = 3;
const gutter = 30;

export type PaperPicture = Pick<BoardPicture, 'geometry' | 'values' | 'kinds' | 'candidates' | 'centre' | 'colours'>;

export interface PaperOptions {
  /** Numbers beside the rows and above the columns. */
  coordinates: boolean;
  /** The way digits are written. */
  symbols: Symbols;
}

export function drawGrid(picture: PaperPicture, { coordinates, symbols }: PaperOptions): Drawing {
  const { side } = picture.geometry;
  const start = margin + (coordinates ? gutter : 0);
  const size = start + side * cellUnits + margin;
  const shapes = [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, fill: ink.ground } as const,
    ...grounds(picture, start),
    ...colours(picture, start),
    ...lines(picture, start),
    ...(coordinates ? labels(side, start) : []),
    ...candidates(picture, symbols, start),
    ...centreNotes(picture, symbols, start),
    ...values(picture, symbols, start),
  ];
  return { width: size, height: size, shapes };
}

/** The size of a candidate's digits, in units. */
export function candidateUnits(side: number): number {
  return 0.66 * (cellUnits / candidateColumns(side)) * (side <= 9 ? 1.1 : 1);
}

function corner(side: number, cell: number, start: number): [x: number, y: number] {
  return [start + (cell % side) * cellUnits, start + Math.floor(cell / side) * cellUnits];
}

function grounds({ geometry }: PaperPicture, start: number): PaperShape[] {
  const { side } = geometry;
  const areas = geometry.extraHouses.filter(({ kind }) => kind === 'window' || kind === 'extra region');
  const shaded = [...new Set(areas.flatMap(({ cells }) => cells))].map((cell): PaperShape => {
    const [x, y] = corner(side, cell, start);
    return { kind: 'rect', x, y, width: cellUnits, height: cellUnits, fill: ink.window };
  });
  const [near, far] = [start, start + side * cellUnits];
  const line = { kind: 'line', width: 3, stroke: ink.diagonal, x1: near, x2: far } as const;
  const diagonals = geometry.extraHouses.flatMap(({ look }): PaperShape[] => {
    if (look === 'falling') return [{ ...line, y1: near, y2: far }];
    return look === 'rising' ? [{ ...line, y1: far, y2: near }] : [];
  });
  return [...shaded, ...diagonals];
}

/** Stripes of a cell's colours, and their letters at its bottom for people who cannot tell the colours apart. */
function colours({ geometry: { side }, colours: words }: PaperPicture, start: number): PaperShape[] {
  const shapes: PaperShape[] = [];
  words?.forEach((word, cell) => {
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
  { geometry: { side }, values: filled, centre: words }: PaperPicture,
  symbols: Symbols,
  start: number,
): PaperShape[] {
  if (!words) return [];
  const shapes: PaperShape[] = [];
  filled.forEach((value, cell) => {
    const digits = digitsIn(words, cell, side).map((digit) => symbols[digit]!);
    if (value > 0 || digits.length === 0) return;
    const [x, y] = corner(side, cell, start);
    const text = digits.join(' ');
    const size = Math.min(15, (1.6 * cellUnits) / text.length);
    const place = { x: x + cellUnits / 2, y: y + cellUnits / 2 };
    shapes.push({ kind: 'text', ...place, size, weight: 500, fill: ink.entered, text });
  });
  return shapes;
}

function digitsIn(words: Uint32Array, cell: number, side: number): number[] {
  const hasBit = (bit: number): boolean => ((words[2 * cell + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
  return Array.from({ length: side }, (_, bit) => bit + 1).filter((digit) => hasBit(digit - 1));
}

const coloursIn = (word: number): { fill: string; letter: string }[] =>
  tints.flatMap((fill, index) => ((word >> index) & 1 ? [{ fill, letter: 'ABCDEFGHI'[index]! }] : []));

function lines({ geometry }: PaperPicture, start: number): PaperShape[] {
  const { side } = geometry;
  const figure = makeFigure(geometry);
  const at = (edge: number): number => start + edge * cellUnits;
  const thin = { kind: 'line', width: 1, stroke: ink.line } as const;
  const thick = { kind: 'line', width: 3, stroke: ink.house } as const;
  const inner = Array.from({ length: side - 1 }, (_, index) => at(index + 1));
  return [
    ...inner.map((x) => ({ ...thin, x1: x, y1: at(0), x2: x, y2: at(side) })),
    ...inner.map((y) => ({ ...thin, x1: at(0), y1: y, x2: at(side), y2: y })),
    ...figure.vertical.map(({ edge, from, to }) => ({
      ...thick,
      x1: at(edge),
      y1: at(from),
      x2: at(edge),
      y2: at(to),
    })),
    ...figure.horizontal.map(({ edge, from, to }) => ({
      ...thick,
      x1: at(from),
      y1: at(edge),
      x2: at(to),
      y2: at(edge),
    })),
  ];
}

function labels(side: number, start: number): PaperShape[] {
  const middle = (index: number): number => start + (index + 0.5) * cellUnits;
  const beside = margin + gutter / 2;
  const look = { kind: 'text', size: 17, weight: 400, fill: ink.quiet } as const;
  return Array.from({ length: side }, (_, index) => [
    { ...look, x: middle(index), y: beside, text: String(index + 1) },
    { ...look, x: beside, y: middle(index), text: String(index + 1) },
  ]).flat();
}

function candidates(
  { geometry: { side }, values: filled, ...words }: PaperPicture,
  symbols: Symbols,
  start: number,
): PaperShape[] {
  if (!words.candidates) return [];
  const shapes: PaperShape[] = [];
  filled.forEach((value, cell) => {
    const digits = digitsIn(words.candidates!, cell, side);
    if (value > 0 || digits.length === 0) return;
    const [x, y] = corner(side, cell, start);
    const hasCentre = words.centre ? digitsIn(words.centre, cell, side).length > 0 : false;
    const letters = coloursIn(words.colours?.[cell] ?? 0).length;
    const { places, size } =
      hasCentre || letters > 0 ? besideMarks(side, digits, hasCentre, letters) : inGrid(side, digits);
    const look = { kind: 'text', size, weight: 400, fill: ink.quiet } as const;
    for (const [digit, across, down] of places) {
      shapes.push({ ...look, x: x + across * cellUnits, y: y + down * cellUnits, text: symbols[digit]! });
    }
  });
  return shapes;
}

/** Candidates at the places of their digits, in fractions of the cell. */
function inGrid(side: number, digits: readonly number[]): { places: Placed[]; size: number } {
  const columns = candidateColumns(side);
  const rows = Math.ceil(side / columns);
  const pitch = 0.92 / columns;
  const at = (index: number, count: number): number => (1 - pitch * (count - 1)) / 2 + pitch * index;
  const places = digits.map((digit): Placed => [
    digit,
    at((digit - 1) % columns, columns),
    at(Math.floor((digit - 1) / columns), rows),
  ]);
  return { places, size: candidateUnits(side) };
}

/** Notes as on the board, apart from centre notes and from the letters of colours. */
function besideMarks(
  side: number,
  digits: readonly number[],
  hasCentre: boolean,
  letters: number,
): { places: Placed[]; size: number } {
  const free = letters > 0 ? Math.max(0, 1 - (4 + 7 * letters) / cellUnits) : 1;
  const { places, pitch } = placeCorners(side, digits, { hasCentre, inPlaces: !hasCentre, free });
  const widest = side <= 9 ? 0.6 : 1.2;
  return { places, size: Math.min(candidateUnits(side), (0.95 * pitch * cellUnits) / widest) };
}

function values(
  { geometry: { side }, values: filled, kinds }: PaperPicture,
  symbols: Symbols,
  start: number,
): PaperShape[] {
  const size = cellUnits * (side <= 9 ? 0.62 : 0.52);
  const shapes: PaperShape[] = [];
  filled.forEach((value, cell) => {
    if (value === 0) return;
    const [left, top] = corner(side, cell, start);
    const [x, y] = [left + cellUnits / 2, top + cellUnits / 2];
    const place = { kind: 'text', x, y, size, text: symbols[value]! } as const;
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
