// Grids on one page are drawn alike, whether they have clues beside them or not.
import { expect, it } from 'vitest';
import { numbers } from '../../../../web/grid/symbols';
import type { PaperShape } from '../../../../web/paper/drawing';
import { drawGrid, sidesWithClues, type PaperPicture } from '../../../../web/paper/grid_drawing';
import { givensPicture } from '../../../../web/state/position_picture';
import { gridWith } from '../marks/examples';

const pictureWith = (constraints: Record<string, unknown>): PaperPicture =>
  givensPicture(
    gridWith(9, constraints),
    Uint8Array.from({ length: 81 }, (_, cell) => (cell === 40 ? 5 : 0)),
  );

/** The size of the drawing, and the place and the size of the digit in its middle. */
function frame(picture: PaperPicture, all: readonly PaperPicture[]): number[] {
  const { width, height, shapes } = drawGrid(picture, {
    ...{ coordinates: false, symbols: numbers },
    ...(all.length > 0 && { room: sidesWithClues(all) }),
  });
  const isDigit = (shape: PaperShape): boolean => shape.kind === 'text' && shape.text === '5' && shape.weight === 700;
  const digit = shapes.find(isDigit) as Extract<PaperShape, { kind: 'text' }>;
  return [width, height, digit.x, digit.y, digit.size];
}

it('has room at each side at which any of the grids has clues', () => {
  const [bare, left, below] = [
    {},
    { sandwichsum: [{ cell: 'R3C0', value: '12' }] },
    { littlekillersum: [{ cell: 'R10C3', direction: 'UR', value: '20' }] },
  ].map(pictureWith) as [PaperPicture, PaperPicture, PaperPicture];
  expect(frame(bare, [])).not.toEqual(frame(left, []));
  expect(frame(left, [])).not.toEqual(frame(below, []));
  const all = [bare, left, below];
  expect(sidesWithClues(all)).toEqual({ left: true, top: false, right: false, bottom: true });
  expect(frame(left, all)).toEqual(frame(bare, all));
  expect(frame(below, all)).toEqual(frame(bare, all));
  expect(sidesWithClues([bare])).toEqual({ left: false, top: false, right: false, bottom: false });
});
