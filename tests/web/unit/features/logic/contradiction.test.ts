// The contradiction of a forcing chain or net: in the marks of its drawing and in the key to them.
import { describe, expect, it } from 'vitest';
import { contradictionOf } from '../../../../../web/features/logic/drawing/contradiction';
import { emptiedCells, emptiedHouse, marksOf } from '../../../../../web/features/logic/drawing/step_marks';
import { keyOf } from '../../../../../web/features/logic/step_key';
import type { ChainLink, LogicStep } from '../../../../../web/protocol/logic';
import { stepOf } from './app';

const link = (from: [number, number], to: [number, number], more: Partial<ChainLink> = {}): ChainLink => ({
  ...{ from: { cells: [from[0]], digit: from[1] }, to: { cells: [to[0]], digit: to[1] } },
  ...{ strong: false, chain: 0, als: 0, sentence: [0], ...more },
});
const strong = { strong: true };

/** If r1c1 were 5, r1c2 would be 3. */
const start = [link([0, 5], [1, 5]), link([1, 5], [1, 3], strong)];
const wrongStart = { links: start, eliminations: [{ cell: 0, digit: 5 }] };

describe('the contradiction of a net', () => {
  it('is the cell without a digit', () => {
    const net = stepOf({ ...wrongStart, cells: [{ cell: 8, digits: [3, 5], role: 'pattern', group: 0 }] });
    expect([emptiedCells(net), emptiedHouse(net)]).toEqual([[8], []]);
    expect(keyOf(net, 3, -1)).toContain('emptied');
  });

  it('is the house without a place, which is no house of a pattern then', () => {
    const houses: LogicStep['houses'] = [{ cells: [0, 9, 18], role: 'base' }];
    const net = stepOf({ ...wrongStart, houses, cells: [{ cell: 9, digits: [3], role: 'pattern', group: 0 }] });
    expect([emptiedCells(net), emptiedHouse(net)]).toEqual([[], [0, 9, 18]]);
    expect(keyOf(net, 3, -1)).toContain('emptied');
    expect(keyOf(net, 3, -1)).not.toContain('base');
  });

  it('is the two candidates that exclude each other and are both true', () => {
    const net = stepOf({ ...wrongStart, links: [...start, link([0, 5], [2, 9], strong), link([1, 3], [2, 9])] });
    const clashing = marksOf(net).filter(({ form }) => form === 'clash');
    expect(clashing.map(({ cell, digit }) => [cell, digit])).toEqual([
      [1, 3],
      [2, 9],
    ]);
    expect(keyOf(net, 3, -1)).toContain('clash');
    expect(keyOf(net, 3, -1)).not.toContain('emptied');
  });

  it('is none where a pattern alone excludes the candidate', () => {
    const byPattern = link([1, 5], [2, 9]);
    expect(
      contradictionOf(stepOf({ ...wrongStart, links: [...start, link([0, 5], [2, 9], strong), byPattern] })),
    ).toBeNull();
  });
});

it('steps of several branches, and chains whose start is not their conclusion, come to no contradiction', () => {
  const houses: LogicStep['houses'] = [{ cells: [0, 9, 18], role: 'base' }];
  const branches = [...start, link([9, 5], [1, 3], { chain: 1 })];
  expect(contradictionOf(stepOf({ ...wrongStart, links: branches, houses }))).toBeNull();
  expect(contradictionOf(stepOf({ ...wrongStart, eliminations: [{ cell: 7, digit: 5 }], houses }))).toBeNull();
});
