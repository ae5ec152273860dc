// Notes and sums never meet: no two boxes of labels, letters, quadruples, dots, tags, candidates and notes do, at the
// sizes of a cell on a page 1280, 390 and 320 wide.
import { expect, test } from 'vitest';
import { placeCorners } from '../../../../web/board/note_places';
import { type DrawnMark, type MarkSheet, boxOf, level, notePlaces, textWidth } from '../../../../web/marks/marks';
import fc from '../random';
import { collection, gridWith } from './examples';
import { drawConstraints } from '../../../../web/marks/marks_of';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const around = ([x, y]: readonly [number, number], width: number, height: number): Box => {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right - 1e-6 &&
  other.left < one.right - 1e-6 &&
  one.top < other.bottom - 1e-6 &&
  other.top < one.bottom - 1e-6;

/** A disc as the square in it: a note may stand beside its curve. */
function boxesOf(mark: DrawnMark): Box[] {
  if (mark.shape === 'words') return [boxOf(mark)];
  if (mark.shape !== 'discs') return [];
  const size = Math.SQRT2 * mark.radius;
  return mark.at.map((at) => around(at, size, size));
}

/** Everything over the grid, without texts on their own discs. */
function obstacles({ marks }: MarkSheet): Box[] {
  // A disc with its edge is two marks in one place.
  const discs = marks.filter((mark) => mark.shape === 'discs' && mark.z === level.dot && !mark.rim).flatMap(boxesOf);
  const words = marks.filter((mark) => mark.shape === 'words').flatMap(boxesOf);
  return [...discs, ...words.filter((box) => !discs.some((disc) => meet(disc, box)))];
}

/** Cells in CSS pixels, with what the board does at that size. */
const pages = [
  { cell: 70, isSmall: false },
  { cell: 41, isSmall: true },
  { cell: 33, isSmall: true },
];

const killers = collection.filter(({ puzzle }) =>
  ['killercage', 'quadruple', 'clone', 'difference', 'ratio', 'xv', 'sumcage', 'lookandsay', 'equalsum'].some(
    (kind) => kind in puzzle,
  ),
);

test('there are puzzles to look at', () => expect(killers.length).toBeGreaterThan(10));

test.each(pages)('notes keep clear of marks in cells of $cell px', ({ cell: pixels, isSmall }) => {
  const digits = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.constantFrom(...killers),
      digits,
      fc.boolean(),
      fc.boolean(),
      (example, chosen, hasCentre, inPlaces) => {
        const { size: side } = example.puzzle;
        const sheet = drawConstraints(gridWith(side, example.puzzle), { isSmall, isCrowded: false });
        const inWay = obstacles(sheet);
        const notes = chosen.filter((digit) => digit <= side).sort((a, b) => a - b);
        sheet.taken.forEach((taken, cell) => {
          if (taken === 0) return;
          const { places, pitch } = placeCorners(side, notes, { hasCentre, inPlaces, free: 1, taken });
          expect(places.map(([digit]) => digit)).toEqual(notes);
          const usual = Math.max(0.21, Math.min(0.25, 9.5 / pixels));
          const size = Math.min(usual, (0.95 * pitch) / 0.62);
          const boxes = places.map(([digit, x, y]) =>
            around(
              [(cell % side) + x, Math.floor(cell / side) + y],
              textWidth({ text: String(digit), size }),
              0.72 * size,
            ),
          );
          boxes.forEach((box, index) => {
            expect(inWay.filter((mark) => meet(mark, box))).toEqual([]);
            expect(boxes.slice(index + 1).filter((other) => meet(other, box))).toEqual([]);
          });
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('notes stay at the places of their digits below the sum of a cage, whatever the others are', () => {
  const taken = 1 << notePlaces.indexOf('TL');
  const placesOf = (...notes: number[]) =>
    new Map(
      placeCorners(9, notes, { hasCentre: false, inPlaces: true, free: 1, taken }).places.map(([digit, ...at]) => [
        digit,
        at,
      ]),
    );
  const all = placesOf(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect([...placesOf(1, 7, 8, 9)]).toEqual([1, 7, 8, 9].map((digit) => [digit, all.get(digit)]));
  expect(new Set([1, 4, 7].map((digit) => all.get(digit)![0])).size).toBe(1);
});

test.each(pages)('labels, letters and dots keep clear of each other in cells of $cell px', ({ isSmall }) => {
  for (const { puzzle, id } of killers) {
    for (const isCrowded of [false, true]) {
      const boxes = obstacles(drawConstraints(gridWith(puzzle.size, puzzle), { isSmall, isCrowded }));
      boxes.forEach((box, index) => {
        const met = boxes.slice(index + 1).filter((other) => meet(other, box));
        expect(met, id).toEqual([]);
      });
    }
  }
});

test.each(pages)('candidates keep clear of marks in cells of $cell px', ({ isSmall }) => {
  for (const { puzzle, id } of killers.filter(({ puzzle: { size } }) => size === 9)) {
    const sheet = drawConstraints(gridWith(9, puzzle), { isSmall, isCrowded: true });
    const inWay = obstacles(sheet);
    const across = [0.207, 0.5, 0.793];
    const down = sheet.hasLabels ? [0.33, 0.57, 0.81] : across;
    for (let cell = 0; cell < 81; cell++) {
      for (const x of across) {
        for (const y of down) {
          const box = around([(cell % 9) + x, Math.floor(cell / 9) + y], 0.12, 0.145);
          expect(
            inWay.filter((mark) => meet(mark, box)),
            `${id} cell ${cell}`,
          ).toEqual([]);
        }
      }
    }
  }
});
