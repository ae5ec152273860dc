// The key to a step: the marks that its drawing has at a stage, and no others.
import { expect, it } from 'vitest';
import { keyOf } from '../../../../../web/features/logic/step_key';
import type { ChainLink } from '../../../../../web/protocol/logic';
import { stepOf } from './app';

const links = (count: number): ChainLink[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ from: { cells: [at], digit: 1 }, to: { cells: [at + 1], digit: 1 } },
    ...{ strong: at % 2 === 0, chain: 0, als: 0, sentence: [0] },
  }));
const eliminations = [{ cell: 80, digit: 1 }];

it('names the links of a short chain, and of a long one only the link that is pointed at', () => {
  const short = stepOf({ links: links(3), eliminations });
  expect(keyOf(short, 3, -1)).toEqual(['true', 'false', 'gone', 'strong', 'weak']);
  const long = stepOf({ links: links(15), eliminations });
  expect(keyOf(long, 3, -1)).toEqual(['true', 'false', 'gone']);
  expect(keyOf(long, 3, 0)).toEqual(['true', 'false', 'gone', 'strong']);
  expect(keyOf(long, 3, 1)).toEqual(['true', 'false', 'gone', 'weak']);
});

it('leaves out the conclusion while that is not shown', () => {
  expect(keyOf(stepOf({ links: links(3), eliminations }), 2, -1)).not.toContain('gone');
  const blockers = [{ cell: 4, digit: 5, blocked: [0] }];
  const single = stepOf({ placements: [{ cell: 1, digit: 5 }], blockers });
  expect([keyOf(single, 2, -1), keyOf(single, 3, -1)]).toEqual([['blocker'], ['blocker', 'blocked']]);
});

it('leaves out a form whose only candidates are struck out', () => {
  const ends = [{ ...links(1)[0]!, strong: false, to: { cells: [80], digit: 1 } }];
  expect(keyOf(stepOf({ links: ends, eliminations }), 3, -1)).toEqual(['true', 'gone', 'weak']);
  expect(keyOf(stepOf({ links: ends, eliminations }), 2, -1)).toEqual(['true', 'false', 'weak']);
});
