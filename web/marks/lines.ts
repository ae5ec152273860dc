// Lines: tubes and bands. A band has a core that tells its hue in greyscale; what is drawn inside it lies between
// the cells, so that no digit stands on it. Lines of one kind that cross or branch have one common edge.
import type { Clue, GridPlace } from './clues';
import { edgeOf, level, type Hue, type MarkPoint } from './marks';
import { edge, thin, type MarkMaker, type Draw } from './sheet';
import { away, betweenCells, dashesAlong, distance, dotAt, dotsAlong, middle, towards } from './shapes';

type Way = readonly MarkPoint[];

const bandWidth = 0.17;

/** The lines of the clues that are in the grid, each with its clue. */
export function waysOf(
  clues: readonly Clue[],
  sheet: MarkMaker,
): { clue: Clue; cells: readonly GridPlace[]; way: Way }[] {
  return clues.flatMap((clue) =>
    clue.lines
      .filter((cells) => cells.length > 0 && cells.every((cell) => sheet.isInside(cell)))
      .map((cells) => {
        const way = cells.map(middle);
        if (clue.isLoop && cells.length > 2 && distance(way[0]!, way.at(-1)!) > 0) way.push(way[0]!);
        return { clue, cells, way: way.length > 1 ? way : dotAt(way[0]!) };
      }),
  );
}

/** A stroke with an edge on both sides, its edges below all its grounds. */
function tube(
  sheet: MarkMaker,
  z: number,
  hue: Hue,
  ways: readonly Way[],
  width: number,
  discs: MarkPoint[] = [],
  radius = 0,
): void {
  sheet.line(z, edgeOf(hue), ways, width, { rim: edge });
  sheet.discs(z, edgeOf(hue), discs, radius, edge);
  sheet.line(z, hue, ways, width);
  sheet.discs(z, hue, discs, radius);
}

const thermometers: Draw = (clues, sheet) => {
  const ways = waysOf(clues, sheet).map(({ way }) => way);
  const bulbs = ways.map((way) => way[0]!);
  tube(sheet, level.tube, 'grey', ways, 0.27, bulbs, 0.35);
};

const slowThermometers: Draw = (clues, sheet) => {
  thermometers(clues, sheet);
  for (const { way } of waysOf(clues, sheet)) {
    const core = betweenCells(way).flatMap((piece) => dotsAlong(piece, 0.1));
    sheet.line(level.tube, 'grey-e', core, 0.045);
  }
};

/** Draws the inside of a band, over its ground. */
type Core = (sheet: MarkMaker, way: Way, hue: Hue, clue: Clue) => void;

function band(hue: Hue, core: Core, width = bandWidth): Draw {
  return (clues, sheet) => {
    const lines = waysOf(clues, sheet);
    tube(
      sheet,
      level.band,
      hue,
      lines.map(({ way }) => way),
      width,
    );
    for (const { way, clue } of lines) core(sheet, way, hue, clue);
  };
}

const none: Core = () => {};
const middleLine: Core = (sheet, way, hue) => sheet.line(level.band, edgeOf(hue), betweenCells(way), thin);
const rails: Core = (sheet, way) => sheet.line(level.band, 'surface', [way], 0.06);
const dots: Core = (sheet, way, hue) =>
  sheet.line(
    level.band,
    edgeOf(hue),
    betweenCells(way).flatMap((piece) => dotsAlong([...piece], 0.13)),
    0.07,
  );
const dashes: Core = (sheet, way, hue) => {
  const pieces = betweenCells(way).flatMap((piece) => dashesAlong(piece, 0.2, 0.5));
  sheet.line(level.band, edgeOf(hue), pieces, 0.04, { cap: 'butt' });
};
const dashAndDot: Core = (sheet, way, hue) => {
  for (const [from, to] of betweenCells(way)) {
    const dash = [from, towards(from, to, 0.5)];
    sheet.line(level.band, edgeOf(hue), [dash, dotAt(towards(from, to, 0.85))], 0.04);
  }
};

/** Ticks across each step. `count`: of the clue. */
const ticks =
  (count: (clue: Clue) => number): Core =>
  (sheet, way, hue, clue) => {
    const number = Math.min(Math.max(count(clue), 1), 5);
    const paths = betweenCells(way).flatMap(([from, to]) => {
      const length = distance(from, to);
      const [nx, ny] = [(-0.076 * (to[1] - from[1])) / length, (0.076 * (to[0] - from[0])) / length];
      return Array.from({ length: number }, (_, index): MarkPoint[] => {
        const [x, y] = towards(from, to, number === 1 ? 0.5 : 0.05 + (0.9 * index) / (number - 1));
        return [
          [x - nx, y - ny],
          [x + nx, y + ny],
        ];
      });
    });
    sheet.line(level.band, edgeOf(hue), paths, thin);
  };

const ringInMiddle: Core = (sheet, way, hue) => {
  const half = way.length / 2;
  const at = way.length % 2 ? way[Math.floor(half)]! : towards(way[half - 1]!, way[half]!, 0.5);
  sheet.discs(level.band, edgeOf(hue), [at], 0.15, 2 * edge);
  sheet.discs(level.band, hue, [at], 0.15);
};

/** A value, on a disc in the middle of the first step where nothing else stands. */
export const label =
  (text: (clue: Clue) => string): Core =>
  (sheet, way, hue, clue) => {
    const words = text(clue).slice(0, 3);
    if (words !== '') sheet.last(() => drawLabel(sheet, way, hue, words));
  };

function drawLabel(sheet: MarkMaker, way: Way, hue: Hue, words: string): void {
  const middles = way.slice(1).map((to, index) => towards(way[index]!, to, 0.5));
  const at = middles.find((point) => sheet.isFree(point)) ?? middles[0]!;
  sheet.discs(level.dot, edgeOf(hue), [at], 0.15, edge);
  sheet.discs(level.dot, 'surface', [at], 0.15);
  sheet.words(level.dot, 'ink', words, at, words.length > 2 ? 0.13 : 0.17, { weight: 600 });
  sheet.takeRound(at, 0.15);
}

const both =
  (...cores: Core[]): Core =>
  (...all) => {
    for (const core of cores) core(...all);
  };

/** Beads: a disc in each cell. */
const renban: Draw = (clues, sheet) => {
  const ways = waysOf(clues, sheet).map(({ way }) => way);
  tube(sheet, level.band, 'purple', ways, 0.12, ways.flat(), 0.14);
};

/** German whispers differ by half of the digits; others have a line inside, and a value that has no name is written. */
const whispers: Draw = (clues, sheet) => {
  const german = Math.ceil(sheet.side / 2);
  const least = ({ value }: Clue): number => Number(value) || german;
  const dutch = band(
    'orange',
    both(
      middleLine,
      label((clue) => (least(clue) === german - 1 ? '' : clue.value)),
    ),
  );
  band('green', none)(
    clues.filter((clue) => least(clue) === german),
    sheet,
  );
  dutch(
    clues.filter((clue) => least(clue) !== german),
    sheet,
  );
};

/** The line is cut square where it crosses the border of a region. */
const regionSums: Draw = (clues, sheet) => {
  const pieces: MarkPoint[][] = [];
  for (const { cells, way } of waysOf(clues, sheet)) {
    let piece: MarkPoint[] = [way[0]!];
    for (let index = 1; index < cells.length; index++) {
      const [from, to] = [way[index - 1]!, way[index]!];
      if (sheet.regionAt(cells[index - 1]!) !== sheet.regionAt(cells[index]!)) {
        const cut = towards(from, to, 0.5);
        pieces.push([...piece, away(cut, from, 0.076)]);
        piece = [away(cut, to, 0.076)];
      }
      piece.push(to);
    }
    pieces.push(piece.length > 1 ? piece : dotAt(piece[0]!));
  }
  // The edge of a square end is drawn by a stroke that is as much longer.
  const longer = pieces.map((piece) => {
    const last = piece.length - 1;
    return piece.map((point, index) =>
      index === 0 ? away(point, piece[1]!, -edge) : index === last ? away(point, piece[last - 1]!, -edge) : point,
    );
  });
  sheet.line(level.band, 'blue-e', longer, bandWidth, { rim: edge, cap: 'butt' });
  sheet.line(level.band, 'blue', pieces, bandWidth, { cap: 'butt' });
};

export const lineKinds: Readonly<Record<string, Draw>> = {
  thermometer: thermometers,
  slowthermometer: slowThermometers,
  palindrome: band('slate', rails, 0.18),
  renban,
  whispers,
  nabner: band('olive', dashes),
  parityline: band('rose', dashAndDot),
  entropicline: band('peach', dots),
  modularline: band(
    'teal',
    ticks(({ value }) => Number(value) || 3),
  ),
  regionsumline: regionSums,
  zipperline: band('lilac', ringInMiddle),
  sequence: band(
    'sand',
    ticks(() => 1),
  ),
  sumline: band(
    'slate',
    label(({ value }) => value),
  ),
  pairwise: band(
    'sand',
    label(() => '~'),
  ),
  regex: band(
    'sand',
    label(() => '.*'),
  ),
  automaton: band(
    'sand',
    label(() => '{}'),
  ),
};
