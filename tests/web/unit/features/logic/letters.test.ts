// The letter of a set is in a cell where it hides none of its candidates.
import { expect, it } from 'vitest';
import { letterPlace } from '../../../../../web/features/logic/drawing/link_paths';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import { noNotes, withDigit } from '../../../../../web/state/notes';

const geometry = makeGeometry(boxShape(3, 3));
const values = new Uint8Array(81);
const withDigits = (...digits: number[]): Uint32Array =>
  digits.reduce((notes, digit) => withDigit(notes, [0], digit, true), noNotes(81));

it('a letter takes the last free place of its cell, and a second one the place before', () => {
  const standing = { values, candidates: withDigits(1, 8, 9) };
  expect([0, 1].map((letters) => letterPlace(0, geometry, standing, letters))).toEqual([7, 6]);
});

it('a letter goes into the corner of a cell without a free place, or with a digit in it', () => {
  const candidates = withDigits(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(letterPlace(0, geometry, { values, candidates }, 0)).toBe(0);
  expect(letterPlace(0, geometry, { values: values.map(() => 5), candidates: null }, 0)).toBe(0);
});
