// The conclusions of a step in words.
import { expect, it } from 'vitest';
import { conclusionWords } from '../../../../../web/features/logic/hint_words';
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
