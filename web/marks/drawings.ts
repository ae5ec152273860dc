// Drawings of other programs that stand for no rule: lines, boxes, circles, texts and cages, in colours of their own.
import { drawCage } from './cages';
import type { Clue, GridPlace } from './clues';
import { level, type ForeignColour, type MarkInk, type MarkPoint } from './marks';
import type { MarkMaker, Draw } from './sheet';
import { middle, centreOf, around, headAt } from './shapes';

/** Black and white of the page, which change places in a dark theme, and those of a dot, whose colour is its meaning. */
const pageInks = { black: 'ink', white: 'surface' } as const;
const dotInks = { black: 'dot-b', white: 'dot-w' } as const;

function inkOf(
  colour: string,
  otherwise: MarkInk | null,
  plain: typeof pageInks | typeof dotInks = pageInks,
): MarkInk | null {
  if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour)) return otherwise;
  const hex = colour.slice(1).toLowerCase();
  const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  if (wide.slice(6) === '00') return null;
  if (wide.startsWith('000000')) return plain.black;
  if (wide.startsWith('ffffff')) return plain.white;
  return `#${wide}` satisfies ForeignColour;
}

const openAll = (sheet: MarkMaker, places: readonly GridPlace[]): void => {
  for (const place of places) sheet.open(place);
};

const thinLine = 0.1;

const headOf =
  (size: number) =>
  (way: readonly MarkPoint[]): MarkPoint[][] =>
    way.length > 1 ? [headAt(way.at(-1)!, way.at(-2)!, size / 2)] : [];

const lines: Draw = (clues, sheet) => {
  for (const { lines: ways, looks } of clues) {
    const ink = inkOf(looks.outline, 'grey-e');
    if (!ink) continue;
    for (const way of ways) openAll(sheet, way);
    const drawn: MarkPoint[][] = looks.way.length > 1 ? [[...looks.way]] : ways.map((way) => way.map(middle));
    const heads = looks.head > 0 ? drawn.flatMap(headOf(Math.min(looks.head, 1))) : [];
    const width = Math.min(Math.abs(looks.width ?? 0.2), 1);
    // A thin line is a shaft or a sign, which lies above the figures that bands lie below.
    sheet.line(width < thinLine ? level.shaft : level.band, ink, [...drawn, ...heads], width);
  }
};

/** A box or an ellipse round the middle of its cells. */
function figure(points: (halfWidth: number, halfHeight: number) => MarkPoint[], corner: number): Draw {
  return (clues, sheet) => {
    for (const { cells, looks, value } of clues) {
      if (cells.length === 0) continue;
      openAll(sheet, cells);
      const turn = (looks.angle * Math.PI) / 180;
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      const half = (length: number | null): number => Math.min(Math.abs(length ?? 1), sheet.side) / 2;
      const offsets = points(half(looks.width), half(looks.height)).map(([x, y]): MarkPoint => [
        x * cos - y * sin,
        x * sin + y * cos,
      ]);
      const centre = looks.middle ?? centreOf(cells);
      const loops = [around(centre, offsets)];
      // A figure on an edge or a corner is a dot: it lies above the grid.
      const isDot = cells.length > 1 && half(looks.width) < 0.45;
      const z = isDot ? level.dot : level.shape;
      const ground = inkOf(looks.ground, null, isDot ? dotInks : pageInks);
      const edge = inkOf(looks.outline, null);
      const outline = isDot && edge === 'ink' ? 'dot-e' : edge;
      if (ground) sheet.area(z, ground, loops, corner);
      if (outline) sheet.contour(z, outline, loops, corner, 0.03);
      const letters = 0.4 * Math.min(half(looks.width) * 2, 1);
      text(sheet, value, centre, inkOf(looks.font, 'ink'), letters, looks.angle);
    }
  };
}

function text(
  sheet: MarkMaker,
  value: Clue['value'],
  at: MarkPoint,
  ink: MarkInk | null,
  size: number,
  angle: number,
): void {
  if (ink) sheet.words(level.label, ink, value, at, size, angle ? { angle } : {});
}

const box = (x: number, y: number): MarkPoint[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
];
const ellipse = (x: number, y: number): MarkPoint[] =>
  Array.from({ length: 40 }, (_, index): MarkPoint => {
    const turn = (index * Math.PI) / 20;
    return [x * Math.cos(turn), y * Math.sin(turn)];
  });

const texts: Draw = (clues, sheet) => {
  for (const { cells, looks, value } of clues) {
    if (cells.length === 0) continue;
    openAll(sheet, cells);
    const letters = 0.6 * Math.min(Math.abs(looks.size ?? 0.5), 2);
    text(sheet, value, looks.middle ?? centreOf(cells), inkOf(looks.font, 'ink'), letters, looks.angle);
  }
};

/** Without cells, or with a text that names something, it holds words of the author instead. */
const cages: Draw = (clues, sheet) => {
  for (const { cells, value, looks } of clues) {
    const [ink, labelInk] = [inkOf(looks.outline, 'cage'), inkOf(looks.font, 'ink')];
    if (!ink || value.includes(':') || !cells.every((cell) => sheet.isInside(cell))) continue;
    drawCage(sheet, cells, labelInk ? value.slice(0, 6) : '', { ink, labelInk: labelInk ?? 'ink' });
  }
};

export const drawingKinds: Readonly<Record<string, Draw>> = {
  line: lines,
  rectangle: figure(box, 0),
  circle: figure(ellipse, 0),
  text: texts,
  cage: cages,
};
