// Events of a run in words: branches with the results of those before, and the matrix of an exact cover.
import { beforeAll, describe, expect, it } from 'vitest';
import { narrate } from '../../../../../web/features/watch/narration';
import { numberOfRow } from '../../../../../web/language/generated/lists';
import * as told from '../../../../../web/language/generated/trace';
import { chooseLanguage } from '../../../../../web/language/language';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import type { Message } from '../../../../../web/language/text';
import type { TriedChoice } from '../../../../../web/protocol/told';

beforeAll(loadSolverTexts);

const row3: Message = [numberOfRow, 3];
const guess = (digit: number, row: number, column: number): Message => [told.numberOfGuessAt, digit, [row, column]];
const fewest = (count: number): Message => [told.numberOfFewestCandidatesWereLeft, count];
const places = (count: number, digit: number): Message => [told.numberOfPlacesWereLeft, count, digit, row3];
const tried = (digit: number, cell: [number, number], solutions = 0, count = 1): TriedChoice => ({
  digit,
  cell,
  solutions,
  count,
});

describe('a guess', () => {
  it('is a guess if it is the first of its place', () => {
    expect(narrate({ what: guess(5, 2, 1), why: fewest(2) })).toEqual({
      what: 'Guess 5 at r2c1',
      why: '2 candidates were left, the fewest on the board',
    });
    expect(narrate({ what: guess(5, 2, 1), why: fewest(2), tried: [] }).what).toBe('Guess 5 at r2c1');
  });

  it('after others in its cell is a branch, with the digits that failed', () => {
    const after = (...before: TriedChoice[]) => narrate({ what: guess(9, 2, 1), why: fewest(4), tried: before });
    expect(after(tried(5, [2, 1]))).toEqual({
      what: 'Second branch of r2c1: 9 (5 failed)',
      why: 'Candidate 2 of 4',
    });
    expect(after(tried(5, [2, 1]), tried(7, [2, 1])).what).toBe('Third branch of r2c1: 9 (5 and 7 failed)');
    const three = [5, 6, 8].map((digit) => tried(digit, [2, 1]));
    expect(after(...three).what).toBe('Fourth branch of r2c1: 9 (5, 6 and 8 failed)');
  });

  it('mentions that the guess before it led to a solution', () => {
    const said = narrate({
      what: guess(9, 2, 1),
      why: fewest(3),
      tried: [tried(5, [2, 1]), tried(7, [2, 1], 2)],
    });
    expect(said.what).toBe('Third branch of r2c1: 9 (5 failed, 7 led to a solution)');
  });

  it('counts the guesses before it that the tree holds together', () => {
    const said = narrate({ what: guess(9, 2, 1), why: fewest(4), tried: [tried(5, [2, 1], 0, 2)] });
    expect(said.what).toBe('Third branch of r2c1: 9 (2 failed)');
  });

  it('in a part of the run that the tree holds no more names the last one before', () => {
    const after = (solutions: number | null) =>
      narrate({ what: guess(9, 2, 1), why: fewest(4), tried: [{ ...tried(5, [2, 1], 0, 0), solutions }] });
    expect(after(0)).toEqual({
      what: 'Next branch of r2c1: 9 (5 failed)',
      why: '4 candidates were left, the fewest on the board',
    });
    expect(after(null).what).toBe('Next branch of r2c1: 9 (after 5)');
  });

  it('of a place for a digit is a branch of the digit in its house', () => {
    const said = narrate({ what: guess(5, 3, 7), why: places(2, 5), tried: [tried(5, [3, 2])] });
    expect(said).toEqual({ what: 'Second branch of 5 in row 3: r3c7 (r3c2 failed)', why: 'Place 2 of 2' });
  });

  it('is described in the chosen language', async () => {
    await chooseLanguage('de');
    const said = narrate({ what: guess(9, 2, 1), why: fewest(2), tried: [tried(5, [2, 1])] });
    await chooseLanguage('en');
    expect(said).toEqual({ what: 'Zweiter Zweig von Z2S1: 9 (5 gescheitert)', why: 'Kandidat 2 von 2' });
  });
});

describe('a run that searches a matrix', () => {
  const isOfCover = true;
  const noDigit: Message = [told.numberOfNoDigitLeft, [2, 7]];

  it('covers the columns of a guess, and names the column that it chose from', () => {
    expect(narrate({ what: guess(9, 2, 1), why: fewest(3), isOfCover })).toEqual({
      what: 'Guess 9 at r2c1. Cover its columns',
      why: 'Column “one digit in r2c1” had 3 rows left',
    });
    expect(narrate({ what: guess(5, 3, 7), why: places(2, 5), tried: [tried(5, [3, 2])], isOfCover })).toEqual({
      what: 'Second branch of 5 in row 3: r3c7 (r3c2 failed). Cover its columns',
      why: 'Row 2 of 2 in column “5 in row 3”',
    });
  });

  it('names the column that has no row left', () => {
    expect(narrate({ what: noDigit, why: null, isOfCover }).what).toBe('Column “one digit in r2c7” has no row left');
    const noPlace: Message = [told.numberOfNoPlaceLeft, 5, row3];
    expect(narrate({ what: noPlace, why: null, isOfCover }).what).toBe('Column “5 in row 3” has no row left');
    expect(narrate({ what: noPlace, why: null }).what).toBe('No place for 5 in row 3');
  });

  it('uncovers on the way back', () => {
    const back: Message = [told.numberOfConflictTakeBack, noDigit, 3, [1, 9]];
    expect(narrate({ what: back, why: null, isOfCover }).what).toBe(
      'Column “one digit in r2c7” has no row left: uncover the columns of 3 at r1c9',
    );
    const further: Message = [told.numberOfTakeBack, 3, [1, 9]];
    expect(narrate({ what: further, why: null, isOfCover }).what).toBe('Uncover the columns of 3 at r1c9');
  });

  it('takes rows out, and ends with every column covered', () => {
    const ruledOut: Message = [told.numberOfRuledOutAt, 3, [1, 9]];
    const by: Message = [told.numberOfCellHasIt, [1, 2]];
    expect(narrate({ what: ruledOut, why: by, isOfCover })).toEqual({
      what: 'Row 3 at r1c9 is taken out',
      why: 'It shares a column with the digit in r1c2',
    });
    const solution: Message = [told.numberOfSolutionNumber, 1];
    expect(narrate({ what: solution, why: null, isOfCover }).what).toBe('Solution 1: every column is covered');
  });
});
