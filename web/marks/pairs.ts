// Marks on an edge between two cells, or on a corner between four: dots, letters, signs, quadruples.
import { headAt, centreOf } from './shapes';
import type { Clue } from './clues';
import { level, type MarkPoint } from './marks';
import { edge, type MarkMaker, type Draw } from './sheet';

/** The place between two neighbours, and the step from the first to the second. */
function between(sheet: MarkMaker, { cells }: Clue): { at: MarkPoint; step: MarkPoint } | null {
  const [first, second] = cells;
  if (cells.length !== 2 || !first || !second || !cells.every((cell) => sheet.isInside(cell))) return null;
  const step: MarkPoint = [second.column - first.column, second.row - first.row];
  // Cells that do not touch have their mark halfway all the same.
  return step[0] === 0 && step[1] === 0 ? null : { at: centreOf(cells), step };
}

function dots(fill: 'dot-w' | 'dot-b', ink: 'dot-b' | 'dot-w'): Draw {
  return (clues, sheet) => {
    for (const clue of clues) {
      const place = between(sheet, clue);
      if (!place) continue;
      const radius = clue.value === '' ? 0.12 : sheet.look.isCrowded ? 0.13 : 0.155;
      sheet.discs(level.dot, 'dot-e', [place.at], radius, edge);
      sheet.discs(level.dot, fill, [place.at], radius);
      const size = clue.value.length > 1 || sheet.look.isCrowded ? 0.15 : 0.19;
      sheet.words(level.dot, ink, clue.value.slice(0, 3), place.at, size, { weight: 650 });
      sheet.takeRound(place.at, radius);
    }
  };
}

const letters: Draw = (clues, sheet) => {
  for (const clue of clues) {
    const place = between(sheet, clue);
    if (!place || clue.value === '') continue;
    const text = clue.value.toUpperCase().slice(0, 5);
    const { isCrowded } = sheet.look;
    const size = isCrowded ? 0.22 : text.length > 1 ? 0.24 : 0.3;
    sheet.words(level.dot, 'ink', text, place.at, size, { weight: 650, halo: isCrowded ? 0.04 : 0.055 });
    sheet.takeRound(place.at, 0.13);
  }
};

/** The sign opens towards the larger cell. */
const inequalities: Draw = (clues, sheet) => {
  for (const clue of clues) {
    const place = between(sheet, clue);
    if (!place || (clue.value !== '<' && clue.value !== '>')) continue;
    const sign = clue.value === '>' ? 1 : -1;
    const length = Math.hypot(...place.step);
    const [ux, uy] = [(sign * place.step[0]) / length, (sign * place.step[1]) / length];
    const { at } = place;
    const tip: MarkPoint = [at[0] + 0.055 * ux, at[1] + 0.055 * uy];
    const [nx, ny] = [-uy * 0.11, ux * 0.11];
    sheet.line(
      level.dot,
      'surface',
      [
        [
          [at[0] - nx, at[1] - ny],
          [at[0] + nx, at[1] + ny],
        ],
      ],
      0.14,
    );
    sheet.line(level.dot, 'ink', [headAt(tip, [tip[0] - ux, tip[1] - uy], 0.11, 0.83)], 0.04);
    sheet.takeRound(place.at, 0.13);
  }
};

/** The digits stand in one line, or in two. */
const quadruples: Draw = (clues, sheet) => {
  const { isCrowded, isSmall } = sheet.look;
  const radius = isCrowded ? 0.175 : 0.265;
  for (const { cells, numbers } of clues) {
    if (cells.length === 0 || !cells.every((cell) => sheet.isInside(cell))) continue;
    const at = centreOf(cells);
    sheet.discs(level.dot, 'arrow', [at], radius, 1.6 * edge);
    sheet.discs(level.dot, 'surface', [at], radius);
    const digits = numbers.slice(0, 4);
    const isWide = digits.some((digit) => digit > 9);
    const size = (isCrowded ? 0.16 : isSmall ? 0.23 : 0.2) * (isWide ? 0.78 : 1);
    const [dx, dy] = isCrowded ? [0.07, 0.078] : [isWide ? 0.11 : 0.09, 0.1];
    digits.forEach((digit, index) => {
      const isLower = index > 1;
      const isAlone = digits.length === 1 || (isLower && digits.length === 3);
      const x = at[0] + (isAlone ? 0 : index % 2 ? dx : -dx);
      const y = at[1] + (digits.length < 3 ? 0 : isLower ? dy : -dy);
      sheet.words(level.dot, 'ink', String(digit), [x, y], size, { weight: 550 });
    });
    sheet.takeRound(at, radius);
  }
};

export const pairKinds: Readonly<Record<string, Draw>> = {
  difference: dots('dot-w', 'dot-b'),
  ratio: dots('dot-b', 'dot-w'),
  xv: letters,
  inequality: inequalities,
  quadruple: quadruples,
};
