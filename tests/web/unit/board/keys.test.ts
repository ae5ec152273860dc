// Moves of the keyboard on the board.
import { expect, test } from 'vitest';
import { cellAfterKey } from '../../../../web/board/keys';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';

const twelve = makeGeometry(boxShape(3, 4));
const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['ArrowUp', 30, 18],
  ['ArrowDown', 30, 42],
  ['ArrowLeft', 30, 29],
  ['ArrowRight', 30, 31],
  ['Home', 30, 24],
  ['End', 30, 35],
  ['PageDown', 30, 66],
  ['PageUp', 66, 30],
])('%s leads from cell %i to cell %i', (key, from, to) => {
  expect(cellAfterKey(twelve, from, press(key))).toBe(to);
});

test('movement stops at the edges instead of going round', () => {
  expect(cellAfterKey(twelve, 0, press('ArrowUp'))).toBe(0);
  expect(cellAfterKey(twelve, 11, press('ArrowRight'))).toBe(11);
  expect(cellAfterKey(twelve, 143, press('PageDown'))).toBe(143);
});

test('with control held Home and End lead to the corners', () => {
  expect(cellAfterKey(twelve, 77, press('Home', { ctrlKey: true }))).toBe(0);
  expect(cellAfterKey(twelve, 77, press('End', { metaKey: true }))).toBe(143);
});

test("the browser's own shortcuts and other keys are left alone", () => {
  expect(cellAfterKey(twelve, 30, press('ArrowLeft', { altKey: true }))).toBeNull();
  expect(cellAfterKey(twelve, 30, press('ArrowLeft', { ctrlKey: true }))).toBeNull();
  expect(cellAfterKey(twelve, 30, press('7'))).toBeNull();
});

test('a page in a jigsaw is about a box high', () => {
  const regions = Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
  const jigsaw = makeGeometry({ boxHeight: 1, boxWidth: 9, regions, constraints: '' });
  expect(cellAfterKey(jigsaw, 0, press('PageDown'))).toBe(27);
});
