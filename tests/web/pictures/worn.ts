// A printed puzzle with one worn digit: the 8 in row 3, column 3, which has lost its left.
import type { Gray } from '../../../web/image/gray';
import { fill, fonts, printGrid } from './paper';

export const wornPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const wornGivens = Uint8Array.from(wornPuzzle, (character) => Number(character.replace('.', '0')));

/** `worn`: pixels from the left of the cell, of 70; from 28 to 31 it looks like a 3. */
export function wornPaper(worn: number): Gray {
  const cell = 70;
  const paper = printGrid({
    font: fonts.find(({ name }) => name.startsWith('libre-franklin-latin-400'))!,
    boxHeight: 3,
    boxWidth: 3,
    values: wornGivens,
    cell,
    thin: 0.02,
    thick: 0.06,
    thinShade: 120,
    inkShade: 20,
    size: 0.7,
  });
  const [left, top] = [(2 + 2) * cell, (2 + 2) * cell];
  fill(paper, left + 20, top + 18, left + worn, top + 52, 255);
  return paper;
}
