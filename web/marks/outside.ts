// Clues outside the grid: a number in a band beside its row or column, with a small sign of its kind, because a bare
// number says too little when two kinds meet.
import type { Clue, GridPlace } from './clues';
import { level, type MarkPoint } from './marks';
import type { MarkMaker, Draw } from './sheet';
import { around, headAt } from './shapes';

/** From the edge of the grid to the middle of a number. */
const reach = 0.33;
const numberSize = 0.33;
const stroke = 0.03;

/** The spot of a clue: beside its row or column, or at a corner. */
function spotOf({ row, column }: GridPlace, side: number): MarkPoint {
  const along = (index: number): number => (index < 0 ? -reach : index >= side ? side + reach : index + 0.5);
  return [along(column), along(row)];
}

/** The clues that stand beside the grid. */
const outside = (clues: readonly Clue[], sheet: MarkMaker): { clue: Clue; place: GridPlace }[] =>
  clues.flatMap((clue) => (clue.place && !sheet.isInside(clue.place) ? [{ clue, place: clue.place }] : []));

/** A number beside the grid, moved up by a part of the sign below it. `share`: of the usual size. */
function number(sheet: MarkMaker, text: string, [x, y]: MarkPoint, share: number, up = 0): void {
  const size = (text.length > 2 ? 0.82 : 1) * share * numberSize;
  sheet.words(level.label, 'ink', text.slice(0, 5), [x, y - up], size);
}

/** A kind with a number and a sign. `sign`: paints the sign. */
function numbered(up: number, sign: (sheet: MarkMaker, at: MarkPoint) => void): Draw {
  return (clues, sheet) => {
    for (const { clue, place } of outside(clues, sheet)) {
      // A clue without a value keeps its band: it is being set.
      sheet.open(place);
      if (clue.value === '') continue;
      const [x, y] = spotOf(place, sheet.side);
      const draw = ([right, down]: MarkPoint, share: number): void => {
        const at: MarkPoint = [x + right, y + down];
        number(sheet, clue.value, at, share, up);
        sign(sheet, at);
      };
      sheet.beside({ place, lean: 0, draw });
    }
  };
}

/** Towers on a common ground. */
function towers(...heights: number[]): (sheet: MarkMaker, at: MarkPoint) => void {
  return (sheet, [x, y]) => {
    const [width, gap] = [0.076, 0.024];
    const left = x - (heights.length * (width + gap) - gap) / 2;
    const loops = heights.map((height, index) =>
      around(
        [left + index * (width + gap), y + 0.27],
        [
          [0, -height],
          [width, -height],
          [width, 0],
          [0, 0],
        ],
      ),
    );
    sheet.area(level.label, 'muted', loops, 0);
  };
}

const slices = (sheet: MarkMaker, [x, y]: MarkPoint): void =>
  sheet.line(
    level.label,
    'muted',
    [-0.225, 0.215].map((dy): MarkPoint[] => [
      [x - 0.15, y + dy],
      [x + 0.15, y + dy],
    ]),
    stroke,
  );

const cross = (sheet: MarkMaker, [x, y]: MarkPoint): void =>
  sheet.line(
    level.label,
    'muted',
    [1, -1].map((sign): MarkPoint[] => [
      [x - 0.06, y + 0.2 - 0.06 * sign],
      [x + 0.06, y + 0.2 + 0.06 * sign],
    ]),
    stroke,
  );

const doorway = (sheet: MarkMaker, [x, y]: MarkPoint): void =>
  sheet.line(
    level.label,
    'muted',
    [
      around(
        [x, y],
        [
          [-0.2, 0.235],
          [-0.2, -0.225],
          [0.2, -0.225],
          [0.2, 0.235],
        ],
      ),
    ],
    stroke,
  );

/** A winner's podium: second, first, third. */
const podium = towers(0.085, 0.15, 0.055);

const steps: Readonly<Record<string, MarkPoint>> = { DR: [1, 1], DL: [-1, 1], UR: [1, -1], UL: [-1, -1] };

/** The arrow points along the diagonal; the number makes room for it. */
const littleKillers: Draw = (clues, sheet) => {
  for (const { clue, place } of outside(clues, sheet)) {
    const step = steps[clue.direction];
    if (!step) continue;
    const [dx, dy] = step;
    const at = spotOf(place, sheet.side);
    const isBeside = place.column < 0 || place.column >= sheet.side;
    const isBelow = place.row < 0 || place.row >= sheet.side;
    const corner: MarkPoint = [place.column + 0.5 + 0.5 * dx, place.row + 0.5 + 0.5 * dy];
    const on = (length: number): MarkPoint => [corner[0] - length * dx, corner[1] - length * dy];
    const tip = on(0.06);
    const arrow = [[on(isBeside && isBelow ? 0.2 : 0.28), tip], headAt(tip, on(1), 0.09, 1)];
    const [moveX, moveY] = [isBelow ? 0.09 : 0.02, isBeside ? 0.09 : 0.03];
    const draw = ([right, down]: MarkPoint, share: number): void => {
      sheet.line(level.label, 'ink', arrow, stroke);
      // Beside another clue it stands farther out instead, as the arrow is below it.
      const isAlone = right === 0 && down === 0;
      const [x, y] = isAlone ? [moveX, moveY] : isBelow ? [0, 0.12] : [0.08, 0];
      number(sheet, clue.value, [at[0] + right - x * dx, at[1] + down - y * dy], isAlone ? share : 0.85 * share);
    };
    sheet.beside({ place, lean: isBelow ? dx : dy, draw });
  }
};

export const outsideKinds: Readonly<Record<string, Draw>> = {
  sandwichsum: numbered(0, slices),
  xsum: numbered(0.075, cross),
  skyscraper: numbered(0.075, towers(0.06, 0.105, 0.15)),
  hiddenskyscraper: numbered(0.075, towers(0.06, 0.15, 0.06)),
  numberedroom: numbered(0, doorway),
  fullrank: numbered(0.075, podium),
  littlekillersum: littleKillers,
};
