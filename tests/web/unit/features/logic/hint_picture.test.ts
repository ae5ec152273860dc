// The picture of a hint: the candidates beneath the drawing of a step.
import { expect, it } from 'vitest';
import { withAllCandidates } from '../../../../../web/features/logic/hint_picture';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import { hasNote, noNotes, withDigit } from '../../../../../web/state/notes';

const geometry = makeGeometry(boxShape(2, 2));
const values = new Uint8Array(16);
values[0] = 4;
const ground = {
  ...{ geometry, values, kinds: new Uint8Array(16), flags: new Uint8Array(16), levels: null, noted: true },
  candidates: withDigit(withDigit(noNotes(16), [1], 1, true), [2], 2, true),
  centre: withDigit(noNotes(16), [2], 3, true),
};
const shown = (areLists: boolean, cell: number): number[] =>
  [1, 2, 3, 4].filter((digit) => hasNote(withAllCandidates(ground, areLists).candidates!, cell, digit));

it('is a list of the player’s where a cell has one, and all candidates in any other', () => {
  expect([0, 1, 2, 3, 15].map((cell) => shown(true, cell))).toEqual([[], [1], [3], [1, 2, 3], [1, 2, 3, 4]]);
});

it('takes corner notes for a list only if they are', () => {
  expect([1, 2].map((cell) => shown(false, cell))).toEqual([[1, 2, 3], [3]]);
});
