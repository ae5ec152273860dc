// Cages and areas: a cage is a dashed line inside its cells, open round what it says; areas have a ground.
import { firstOf, middle, outline, sidesOf, dashesAlong, dotsAlong, square } from './shapes';
import type { Clue, GridPlace } from './clues';
import { level, placeMiddles, textWidth, type MarkInk, type MarkPoint } from './marks';
import { edge, type MarkMaker, type Draw } from './sheet';

export const cageInset = 0.065;
const period = 0.118;
const dashWidth = 0.02;
const labelLeft = 0.085;
const labelMiddle = 0.128;

export function labelSize({ isSmall, isCrowded }: MarkMaker['look']): number {
  return isCrowded ? (isSmall ? 0.23 : 0.19) : isSmall ? 0.25 : 0.2;
}

interface Frame {
  readonly ink?: MarkInk;
  readonly labelInk?: MarkInk;
  /** The longer the periods, the less it looks like a killer cage. */
  readonly stretch?: number;
}

/** A cage with its label in the upper left corner of its first cell. */
export function drawCage(sheet: MarkMaker, cells: readonly GridPlace[], label: string, frame: Frame = {}): void {
  if (cells.length === 0) return;
  const { ink = 'cage', labelInk = 'ink', stretch = 1 } = frame;
  if (sheet.look.isTiny) {
    sheet.contour(level.cage, ink, outline(cells, 0.1), 0, 0.05);
    return;
  }
  const usual = labelSize(sheet.look);
  const size = Math.min(usual, (0.8 * usual) / textWidth({ text: label, size: usual }));
  const width = textWidth({ text: label, size });
  // Where cages overlap, the label of one of them stands in a later cell.
  const isFree = (cell: GridPlace): boolean => !sheet.isTaken(cell, 'TL');
  const { row, column } = firstOf(label !== '' && cells.some(isFree) ? cells.filter(isFree) : cells);
  const [top, left, right] = [row + cageInset, column + cageInset, column + labelLeft + width + 0.03];
  const below = row + labelMiddle + 0.6 * size;
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
  const open = ([from, to]: [MarkPoint, MarkPoint]): (readonly [MarkPoint, MarkPoint])[] => {
    const isAbove = isNear(from[1], top) && isNear(to[1], top) && from[0] < right && to[0] > left;
    if (isAbove) return [[from, [left, top]] as const, [[right, top], to] as const].filter(([a, b]) => a[0] < b[0]);
    const isBeside = isNear(from[0], left) && isNear(to[0], left) && isNear(to[1], top);
    return isBeside ? [[from, [left, below]]] : [[from, to]];
  };
  const paths = outline(cells, cageInset).flatMap((loop) =>
    sidesOf(loop)
      .flatMap((side) => (label === '' ? [side] : open(side)))
      .flatMap((side) => dashesAlong(side, period * stretch)),
  );
  sheet.line(level.cage, ink, paths, dashWidth);
  if (label === '') return;
  const at: MarkPoint = [column + labelLeft, row + labelMiddle];
  sheet.words(level.label, labelInk, label, at, size, { align: 'start', weight: 450 });
  sheet.label(
    { row, column },
    'TL',
    ...(width > 0.32 ? (['TM'] as const) : []),
    ...(width > 0.6 ? (['TR'] as const) : []),
  );
}

const inGrid = (sheet: MarkMaker, cells: readonly GridPlace[]): boolean =>
  cells.length > 0 && cells.every((cell) => sheet.isInside(cell));

/** `label`: what stands in the corner, of the value. */
function cages(label: (clue: Clue) => string, stretch = 1): Draw {
  return (clues, sheet) => {
    for (const clue of clues) if (inGrid(sheet, clue.cells)) drawCage(sheet, clue.cells, label(clue), { stretch });
  };
}

const signPlaces = ['TR', 'TM', 'TL', 'BR', 'BM', 'BL'] as const;

/** A letter or sign in the upper right corner of an area, or elsewhere in that cell if several areas begin in it. */
function cornerSign(sheet: MarkMaker, cells: readonly GridPlace[], sign: string): void {
  const first = firstOf(cells);
  const place = signPlaces.find((one) => !sheet.isTaken(first, one));
  if (!place) return;
  const { isSmall, isCrowded } = sheet.look;
  const size = isCrowded || sign.length > 1 ? 0.17 : isSmall ? 0.22 : 0.19;
  const [x, y] = placeMiddles[place];
  const down = place.startsWith('B') ? y : isCrowded ? 0.14 : 0.21;
  sheet.words(
    level.label,
    'note',
    sign,
    [first.column + (x < 0.4 ? 0.23 : x > 0.6 ? 0.77 : x), first.row + down],
    size,
    {
      weight: 650,
    },
  );
  sheet.label(first, place);
}

const isNumber = (value: string): boolean => value !== '' && value !== '0';

/** Sets of cells that belong together, each with the same letter. */
function lettered(hue: 'teal' | 'olive', sign: string, isDotted: boolean): Draw {
  return (clues, sheet) => {
    // A set that is equal to two others is drawn once.
    const letters = new Map<string, string>();
    const keyOf = (set: readonly GridPlace[]): string => set.map(({ row, column }) => `${row},${column}`).join(' ');
    for (const { cells, clones, groups } of clues) {
      const sets = (groups.length > 0 ? groups : [cells, clones]).filter((set) => inGrid(sheet, set));
      if (sets.length < 2) continue;
      const known = sets.map((set) => letters.get(keyOf(set))).find((letter) => letter !== undefined);
      const letter = known ?? sign + sheet.letter();
      for (const set of sets) {
        if (letters.has(keyOf(set))) continue;
        letters.set(keyOf(set), letter);
        const loops = outline(set, 0.105);
        sheet.area(level.ground, hue, loops, 0.12);
        if (isDotted) {
          const ways = loops.flatMap((loop) => dotsAlong([...loop, loop[0]!], 0.07));
          sheet.line(level.outline, `${hue}-e`, ways, 0.03);
        } else sheet.contour(level.outline, `${hue}-e`, loops, 0.12, 0.024);
        cornerSign(sheet, set, letter);
      }
    }
  };
}

const extraRegion: Draw = (clues, sheet) => {
  for (const { cells } of clues) if (inGrid(sheet, cells)) sheet.ground('sand', cells, 0.035);
};

/** The direction in which the cell points: a stroke along its row or column, or a small box. */
function indexer(hue: 'green' | 'rose' | 'blue', sign: '–' | '|' | '▫'): Draw {
  return (clues, sheet) => {
    for (const { cells } of clues) {
      if (!inGrid(sheet, cells)) continue;
      sheet.ground(hue, cells, 0.035);
      const { row, column } = firstOf(cells);
      const [x, y] = [column + 0.83, row + 0.17];
      if (sign === '▫') sheet.contour(level.label, `${hue}-e`, [square([x, y], 0.06)], 0, 0.035);
      else {
        const [dx, dy] = sign === '–' ? [0.08, 0] : [0, 0.08];
        sheet.line(
          level.label,
          `${hue}-e`,
          [
            [
              [x - dx, y - dy],
              [x + dx, y + dy],
            ],
          ],
          0.045,
        );
      }
      sheet.label({ row, column }, 'TR');
    }
  };
}

/** The cell counts the digits of the area that is drawn with a finer edge. */
const countDistinct: Draw = (clues, sheet) => {
  for (const { cells, place } of clues) {
    if (!inGrid(sheet, cells) || !place || !sheet.isInside(place)) continue;
    const loops = outline(cells, 0.105);
    sheet.area(level.ground, 'lilac', loops, 0.12);
    sheet.line(
      level.outline,
      'lilac-e',
      loops.flatMap((loop) => sidesOf(loop).flatMap((side) => dashesAlong(side, 0.2, 0.5))),
      0.024,
    );
    sheet.contour(level.shaft, 'lilac-e', [square(middle(place), 0.38)], 0.1, 0.035);
    sheet.contour(level.shaft, 'lilac-e', [square(middle(place), 0.32)], 0.06, edge);
  }
};

const lamps: Draw = (clues, sheet) => {
  for (const { cells, place } of clues) {
    for (const cell of place ? [place] : cells) {
      if (!sheet.isInside(cell)) continue;
      const [x, y] = middle(cell);
      const rays = Array.from({ length: 8 }, (_, index): MarkPoint[] => {
        const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
        return [
          [x + 0.38 * cos, y + 0.38 * sin],
          [x + 0.45 * cos, y + 0.45 * sin],
        ];
      });
      sheet.discs(level.lamp, 'sand', [[x, y]], 0.32);
      sheet.line(level.lamp, 'sand-e', rays, edge * 2);
    }
  }
};

export const cageKinds: Readonly<Record<string, Draw>> = {
  killercage: cages(({ value }) => (isNumber(value) ? value : '')),
  sumcage: (clues, sheet) => {
    for (const { cells, value } of clues) {
      // Digits may repeat: the dashes are long, and the sum has the sign of a sum.
      if (inGrid(sheet, cells)) drawCage(sheet, cells, isNumber(value) ? `Σ${value}` : '', { stretch: 2 });
    }
  },
  rellikcage: cages(({ value }) => (isNumber(value) ? `≠${value}` : ''), 2),
  equalitycage: cages(() => '=', 2),
  lookandsay: cages(({ value }) => (value ? `“${value}”` : ''), 2),
  containatleast: cages(({ value, numbers }) => `≥${value || numbers.join(',')}`, 2),
  containexact: cages(({ value, numbers }) => `=${value || numbers.join(',')}`, 2),
  lunchbox: cages(({ value }) => (value ? `[${value}]` : ''), 2),
  extraregion: extraRegion,
  clone: lettered('teal', '', true),
  samevalues: lettered('teal', '', true),
  equalsum: lettered('olive', '=', false),
  countdistinct: countDistinct,
  rowindexer: indexer('green', '–'),
  columnindexer: indexer('rose', '|'),
  boxindexer: indexer('blue', '▫'),
  foglight: lamps,
  fogofwar: lamps,
};
