// Marks of a diagnosis on the board, over the player's own.
import { expect, test } from 'vitest';
import { cellFlag, cellKind } from '../../../../web/board/picture';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';
import { drawMarks } from '../../../../web/state/board_marks';
import { cellLabel } from '../../../../web/ui/labels';

/** A blank 4x4 with notes 1 and 2 in its first cell. */
function picture() {
  const notes = new Uint32Array(32);
  notes[0] = 0b11;
  return {
    geometry: makeGeometry(boxShape(2, 2)),
    values: new Uint8Array(16),
    kinds: new Uint8Array(16).fill(cellKind.empty),
    flags: new Uint8Array(16),
    levels: null,
    candidates: notes,
    noted: true,
  };
}

test('rings leave the notes in their cells', () => {
  const drawn = drawMarks(picture(), { ringed: [0] });
  expect(cellLabel(drawn, 0)).toBe('row 1, column 1, empty, notes 1 2, led to the contradiction');
  expect(drawn.flags[0]).toBe(cellFlag.ringed);
});

test('possible digits take the place of the notes, and are not read out as notes', () => {
  const candidates = new Uint32Array(32);
  candidates[0] = 0b1100;
  expect(cellLabel(drawMarks(picture(), { candidates }), 0)).toBe('row 1, column 1, empty, candidates 3 4');
});

test('the digits of a solution go into blank cells, and notes stay in those that have none', () => {
  const values = new Uint8Array(16);
  values[5] = 4;
  const drawn = drawMarks(picture(), { values });
  expect([cellLabel(drawn, 5), cellLabel(drawn, 0)]).toEqual([
    'row 2, column 2, 4, follows from the givens',
    'row 1, column 1, empty, notes 1 2',
  ]);
});
