// Notes as lists of candidates: corner notes are some only where every blank cell has notes.
import { expect, test } from 'vitest';
import { noMarks } from '../../../web/state/moves';
import { withDigit } from '../../../web/state/notes';
import { areLists, cellsWithout, wrongLists } from '../../../web/state/note_lists';

const solution = Uint8Array.from('1234341221434321', Number);
/** Blank are the first two cells. */
const grid = solution.map((value, cell) => (cell < 2 ? 0 : value));

test('a digit noted in the two places that are left for it is no mistake', () => {
  const marks = noMarks(16);
  const pair = { ...marks, notes: withDigit(marks.notes, [1], 1, true) };
  expect([areLists(grid, pair), cellsWithout(grid, pair, solution), wrongLists(grid, pair, solution)]).toEqual([
    false,
    [1],
    [],
  ]);
});

test('where every blank cell has notes, one that lacks its digit is a mistake; in the centre always', () => {
  const marks = noMarks(16);
  const all = { ...marks, notes: withDigit(marks.notes, [0, 1], 1, true) };
  expect([areLists(grid, all), wrongLists(grid, all, solution)]).toEqual([true, [1]]);
  const centre = { ...marks, centre: withDigit(marks.centre, [1], 1, true) };
  expect([areLists(grid, centre), wrongLists(grid, centre, solution)]).toEqual([false, [1]]);
});
