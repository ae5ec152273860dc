// Notes as lists of candidates: corner notes are lists only if every blank cell has notes.
import { expect, test } from 'vitest';
import { noMarks } from '../../../../web/state/moves';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';
import { hasNote, withDigit, areFilledIn } from '../../../../web/state/notes';
import { areLists, candidateLists, cellsWithout, mayBeLists, wrongLists } from '../../../../web/state/note_lists';
import { withStruck } from '../../../../web/state/struck';

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

test('a cell whose notes lack its digit is a mistake if every blank cell has notes, and in the centre always', () => {
  const marks = noMarks(16);
  const all = { ...marks, notes: withDigit(marks.notes, [0, 1], 1, true) };
  expect([areLists(grid, all), wrongLists(grid, all, solution)]).toEqual([true, [1]]);
  const centre = { ...marks, centre: withDigit(marks.centre, [1], 1, true) };
  expect([areLists(grid, centre), wrongLists(grid, centre, solution)]).toEqual([false, [1]]);
});

test('the candidates left by a step are noted in its cells alone, beside the notes that are there', () => {
  const geometry = makeGeometry(boxShape(2, 2));
  const blank = new Uint8Array(16);
  const digits = (marks: { notes: Uint32Array; centre: Uint32Array }, kind: 'notes' | 'centre'): string[] =>
    Array.from({ length: 16 }, (_, cell) => [1, 2, 3, 4].filter((digit) => hasNote(marks[kind], cell, digit)).join(''));
  const only = (entries: Record<number, string>): string[] =>
    Array.from({ length: 16 }, (_, cell) => entries[cell] ?? '');
  const noted = (kind: 'notes' | 'centre', cells: readonly number[], digit: number, marks = noMarks(16)) => {
    return { ...marks, [kind]: withDigit(marks[kind], cells, digit, true) };
  };
  const struck = [
    { cell: 5, digit: 3 },
    { cell: 5, digit: 4 },
    { cell: 9, digit: 3 },
  ];
  const after = (marks: ReturnType<typeof noMarks>, areLists = true) =>
    withStruck(geometry, blank, marks, struck, areLists);

  const bare = after(noMarks(16));
  expect([digits(bare, 'notes'), digits(bare, 'centre')]).toEqual([only({ 5: '12', 9: '124' }), only({})]);
  // Lists in some corners: theirs are shortened.
  const listed = after(noted('notes', [5, 6], 3, noted('notes', [5], 1)));
  expect(digits(listed, 'notes')).toEqual(only({ 5: '1', 6: '3', 9: '124' }));
  const middles = after(noted('centre', [5, 6], 3, noted('centre', [5], 1)));
  expect([digits(middles, 'notes'), digits(middles, 'centre')]).toEqual([only({}), only({ 5: '1', 6: '3', 9: '124' })]);
  // Corners that note the places of a digit stay unchanged.
  const places = after(noted('notes', [5, 6], 3), false);
  expect([digits(places, 'notes'), digits(places, 'centre')]).toEqual([only({ 6: '3' }), only({ 5: '12', 9: '124' })]);
});

test('a cell has its list in the middle, or else in the corners if those are lists', () => {
  const marks = noMarks(16);
  const both = {
    notes: withDigit(withDigit(marks.notes, [0, 1], 1, true), [1], 2, true),
    centre: withDigit(marks.centre, [0], 1, true),
  };
  const lists = candidateLists(grid, both, solution);
  expect([hasNote(lists, 0, 1), hasNote(lists, 1, 1), hasNote(lists, 1, 2)]).toEqual([true, true, true]);
  const places = { ...both, notes: withDigit(marks.notes, [1], 1, true) };
  expect(mayBeLists(grid, places.notes, solution)).toBe(false);
  expect([...candidateLists(grid, places, solution)].filter((word) => word > 0)).toHaveLength(1);
  expect(candidateLists(grid, { ...places, centre: marks.centre }, solution)).toHaveLength(0);
  expect(
    candidateLists(grid, { notes: marks.notes, centre: withDigit(marks.centre, [1], 1, true) }, null),
  ).toHaveLength(32);
});

test('notes look filled in if hardly a blank cell is without', () => {
  const blank = new Uint8Array(81);
  const all = Array.from(blank.keys());
  const noted = (cells: readonly number[]) => withDigit(noMarks(81).notes, cells, 1, true);
  expect(areFilledIn(blank, noted(all))).toBe(true);
  expect(areFilledIn(blank, noted(all.slice(0, 70)))).toBe(true);
  expect(areFilledIn(blank, noted(all.slice(0, 50)))).toBe(false);
  expect(areFilledIn(blank, noMarks(81).notes)).toBe(false);
  expect(areFilledIn(blank.fill(1), noMarks(81).notes)).toBe(false);
});
