// The solution that a puzzle brings along, as far as it is one.
import { expect, it } from 'vitest';
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { givenSolution } from '../../../../web/state/known_solution';
import { soundTexts } from '../../../../web/state/puzzle_texts';

const whole = '1234341221434321';
const puzzle = (solution: unknown, givens = '1000000000000000'): Puzzle => ({
  shape: boxShape(2, 2),
  givens: Uint8Array.from(givens, Number),
  ...{ texts: soundTexts({ title: 'T', solution })! },
});

it('is read from digits with commas or without', () => {
  expect(givenSolution(puzzle(whole))?.join('')).toBe(whole);
  expect(givenSolution(puzzle([...whole].join(',')))?.join('')).toBe(whole);
});

it.each([
  ['of another size', puzzle(whole.slice(1))],
  ['with a blank', puzzle(`${whole.slice(0, 15)}0`)],
  ['with a dot', puzzle(`${whole.slice(0, 15)}.`)],
  ['beside other givens', puzzle(whole, '2000000000000000')],
  ['of another kind', puzzle(5)],
  ['that is missing', puzzle(undefined)],
])('is none if it is a text %s', (_, broken) => expect(givenSolution(broken)).toBeNull());
