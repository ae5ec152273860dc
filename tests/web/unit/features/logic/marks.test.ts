// The mark that each candidate of a step gets.
import { describe, expect, it } from 'vitest';
import { emptiedCells, hasColours, marksOf, patternCells } from '../../../../../web/features/logic/drawing/step_marks';
import type { ChainLink, LogicStep } from '../../../../../web/protocol/logic';

type InCell = LogicStep['cells'][number];
const step = (cells: InCell[], links: ChainLink[] = [], houses: LogicStep['houses'] = []): LogicStep =>
  ({ placements: [], eliminations: [], cells, links, houses }) as unknown as LogicStep;
const link = (from: [number, number], to: [number, number], more: Partial<ChainLink> = {}): ChainLink => ({
  ...{ from: { cells: [from[0]], digit: from[1] }, to: { cells: [to[0]], digit: to[1] } },
  ...{ strong: true, chain: 0, als: 0, sentence: null as never, ...more },
});

describe('colours over several digits', () => {
  /** The last cell is the one that a colour empties. */
  const medusa = step(
    [
      { cell: 0, digits: [5], role: 'link', group: 1 },
      { cell: 0, digits: [9], role: 'link', group: 2 },
      { cell: 3, digits: [5], role: 'link', group: 2 },
      { cell: 0, digits: [5, 9], role: 'pattern', group: 0 },
    ],
    [link([0, 5], [0, 9]), link([0, 5], [3, 5])],
  );

  it('each candidate has the form and the ink of its colour, and the cell that one empties none', () => {
    expect(hasColours(medusa)).toBe(true);
    expect(marksOf(medusa)).toEqual([
      { cell: 0, digit: 5, form: 'on', group: 1 },
      { cell: 0, digit: 9, form: 'off', group: 2 },
      { cell: 3, digit: 5, form: 'off', group: 2 },
    ]);
    expect(emptiedCells(medusa)).toEqual([0]);
  });
});

it('the join of two sets is distinct from their cells, which are areas', () => {
  const chain = step(
    [
      { cell: 0, digits: [1, 2], role: 'pattern', group: 1 },
      { cell: 9, digits: [2, 3], role: 'pattern', group: 2 },
    ],
    [link([0, 2], [9, 2], { strong: false })],
  );
  expect(hasColours(chain)).toBe(false);
  expect(marksOf(chain)).toEqual([
    { cell: 0, digit: 2, form: 'on', group: 0 },
    { cell: 9, digit: 2, form: 'off', group: 0 },
  ]);
});

it('the cells of a rectangle are framed beside its house, and the places of one digit are not', () => {
  const house: LogicStep['houses'] = [{ cells: [0, 1, 2], role: 'base' }];
  const of = (digits: number[]): LogicStep =>
    step(
      [0, 1].map((cell) => ({ cell, digits, role: 'pattern', group: 0 })),
      [],
      house,
    );
  expect(patternCells(of([4, 7]))).toEqual([0, 1]);
  expect(patternCells(of([4]))).toEqual([]);
});
