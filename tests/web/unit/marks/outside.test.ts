// Clues beside the grid: several of one place, of the same kind or of others, stand apart.
import { expect, test } from 'vitest';
import { boxOf, type MarkSheet } from '../../../../web/marks/marks';
import { sheetOf } from './examples';

const boxes = ({ marks }: MarkSheet) => marks.flatMap((mark) => (mark.shape === 'words' ? [boxOf(mark)] : []));

const kinds = ['sandwichsum', 'skyscraper', 'xsum', 'numberedroom', 'fullrank'];

test.each(['R0C4', 'R10C1', 'R3C0', 'R9C10'])('clues at %s do not meet', (cell) => {
  const cases = [
    ...[2, 3].map((count) => Object.fromEntries(kinds.slice(0, count).map((kind) => [kind, [{ cell, value: '14' }]]))),
    { sandwichsum: [{ cell, value: '14' }], littlekillersum: [{ cell, value: '27', direction: 'DR' }] },
    {
      littlekillersum: [
        { cell, value: '25', direction: 'DR' },
        { cell, value: '32', direction: 'UL' },
      ],
    },
  ];
  for (const members of cases) {
    const all = boxes(sheetOf(members));
    expect(all.length).toBeGreaterThan(1);
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        const isBeside = one.right <= other.left || other.right <= one.left;
        const isAbove = one.bottom <= other.top || other.bottom <= one.top;
        expect(isBeside || isAbove, JSON.stringify(members)).toBe(true);
      }
    });
  }
});

test('a clue that is alone stands in the middle of its row or column', () => {
  expect(sheetOf({ sandwichsum: [{ cell: 'R0C4', value: '14' }] }).marks).toContainEqual(
    expect.objectContaining({ text: '14', at: [3.5, -0.33] }),
  );
});
