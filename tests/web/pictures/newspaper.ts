// A puzzle as in a newspaper, and a photo of it.
import { inkala } from '../puzzles';
import type { Gray } from '../../../web/image/gray';
import { photograph } from './camera';
import { fonts, makeRandom, printGrid } from './paper';
import { pngOf } from './png';

export const printedPuzzle = (puzzle: string): Gray =>
  printGrid({
    font: fonts.find(({ name }) => name.startsWith('noto-serif'))!,
    boxHeight: 3,
    boxWidth: 3,
    values: Uint8Array.from(puzzle, (character) => Number(character.replace('.', '0'))),
    cell: 76,
    thin: 0.02,
    thick: 0.06,
    thinShade: 110,
    inkShade: 25,
    size: 0.72,
  });

export const printed = printedPuzzle(inkala);

/** Seen from below and from the left, bent, with a shadow, not quite sharp. */
export function photo(): Buffer {
  const corners = [
    { x: 190, y: 130 },
    { x: 960, y: 190 },
    { x: 1030, y: 1010 },
    { x: 90, y: 940 },
  ] as const;
  const shot = {
    width: 1120,
    height: 1120,
    corners,
    bend: 0.006,
    light: [0.5, 1],
    blur: 1,
    noise: 7,
    table: 90,
  } as const;
  return pngOf(photograph(printed, shot, makeRandom(6)));
}
