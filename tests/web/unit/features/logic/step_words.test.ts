// The conclusions of a step in words, and the button that carries it out.
import { expect, it } from 'vitest';
import { applyWords, conclusionWords } from '../../../../../web/features/logic/hint_words';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import { stepOf } from './app';

const grid = makeGeometry(boxShape(3, 3));
const words = (placed: [number, number][], gone: [number, number][]) => {
  const candidates = (list: [number, number][]) => list.map(([cell, digit]) => ({ cell, digit }));
  return conclusionWords(stepOf({ placements: candidates(placed), eliminations: candidates(gone) }), grid);
};

it('joins digits that the same cells lose, and separates the others', () => {
  expect(
    words(
      [],
      [
        [0, 3],
        [0, 4],
      ],
    ),
  ).toEqual(['Remove 3 and 4 from r1c1']);
  expect(
    words(
      [],
      [
        [0, 3],
        [1, 3],
        [0, 4],
        [1, 4],
        [1, 5],
      ],
    ),
  ).toEqual(['Remove 3 and 4 from r1c1 and r1c2', 'Remove 5 from r1c2']);
  expect(
    words(
      [[80, 9]],
      [
        [0, 3],
        [1, 4],
      ],
    ),
  ).toEqual(['r9c9 is 9', 'Remove 3 from r1c1', 'Remove 4 from r1c2']);
  expect(words([], [])).toEqual([]);
});

it('has digits alone as numbers on the button', () => {
  const button = (placed: number[], gone: number[]) => {
    const candidates = (digits: number[]) => digits.map((digit, cell) => ({ cell, digit }));
    return applyWords(stepOf({ placements: candidates(placed), eliminations: candidates(gone) }));
  };
  expect(button([8], [])).toBe('Enter 8');
  expect(button([1, 2, 3], [])).toBe('Enter them all');
  expect(button([], [9, 8, 8])).toBe('Remove 9 and 8');
  expect(button([], [1, 2, 3, 7, 1, 2, 3, 7])).toBe('Remove them all');
});
