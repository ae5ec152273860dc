// The filters and groups of the list of all steps.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  anyStep,
  mergedSteps,
  rowNotation,
  stepGroups,
  stepsWished,
} from '../../../../../web/features/logic/all_steps/step_list';
import { numberOfHiddenPair } from '../../../../../web/language/generated/techniques';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import { stepOf } from './app';

const gone = (...pairs: [cell: number, digit: number][]) => pairs.map(([cell, digit]) => ({ cell, digit }));

const single = stepOf({ technique: 'naked-single', grade: 1, placements: gone([4, 7]) });
const pointing = stepOf({ technique: 'locked-candidates-1', grade: 1, eliminations: gone([10, 3], [11, 3]) });
const fish = stepOf({
  technique: 'x-wing',
  grade: 3,
  eliminations: gone([10, 3]),
  cells: [{ cell: 20, digits: [3], role: 'pattern', group: 0 }],
});
const chain = stepOf({
  technique: 'x-chain',
  grade: 4,
  eliminations: gone([10, 3], [30, 3]),
  links: [
    {
      ...{ from: { cells: [40], digit: 3 }, to: { cells: [41, 42], digit: 3 } },
      ...{ strong: true, chain: 0, als: 0, sentence: [0] },
    },
  ],
});
const again = stepOf({ technique: 'x-chain', grade: 4, eliminations: gone([30, 3], [10, 3]) });
const steps = [chain, fish, single, pointing, again];

const wished = (wish: Partial<typeof anyStep>) => stepsWished(steps, { ...anyStep, ...wish });

beforeAll(loadSolverTexts);

describe('the list of all steps', () => {
  it('names the clues of a step in place of its cells', () => {
    const step = stepOf({ clues: [numberOfHiddenPair], notation: 'r3c4,r4c6 {123456} ⇒ r3c4≠3' });
    expect(rowNotation(step)).toBe('Hidden pair ⇒ r3c4≠3');
  });

  it('has a step once that the same clues give in several ways, and other steps as they are', () => {
    const sum = (row: string) => stepOf({ clues: [numberOfHiddenPair], notation: `r7c3 {${row}} ⇒ r7c3=4` });
    const other = stepOf({ clues: [numberOfHiddenPair], notation: 'r7c3 {123} ⇒ r7c3≠5' });
    const [first, again] = [sum('1234'), sum('4567')];
    expect(mergedSteps([first, other, again, single, single])).toEqual([first, other, single, single]);
  });

  it('has a hidden single once, in whichever of its houses it is seen', () => {
    const inHouse = (notation: string) => stepOf({ technique: 'hidden-single', notation });
    const [inRow, inBox, other] = ['7 r1 ⇒ r1c5=7', '7 b2 ⇒ r1c5=7', '7 b3 ⇒ r1c9=7'].map(inHouse);
    expect(mergedSteps([inRow!, inBox!, other!])).toEqual([inRow, other]);
  });

  it('cuts the notation of a long net between its beginning and its conclusion', () => {
    const net = `${'(3-1)r4c4; '.repeat(60)}(3)r4c4 ⇒ r4c4<>3`;
    expect(rowNotation(stepOf({ notation: net }))).toMatch(/^(\(3-1\)r4c4; ){13}\(3-1\)r4c4; … ⇒ r4c4<>3$/u);
    expect(rowNotation(stepOf({ notation: '3 r24 \\ c16 ⇒ r5c1<>3' }))).toBe('3 r24 \\ c16 ⇒ r5c1<>3');
  });

  it('has the easiest first, in the order of the solver where they are equal', () => {
    expect(wished({})).toEqual([single, pointing, fish, chain, again]);
  });

  it('filters by technique, by a digit that is placed or removed, and by all at once', () => {
    expect(wished({ technique: 'x-wing' })).toEqual([fish]);
    expect(wished({ digit: 7 })).toEqual([single]);
    expect(wished({ digit: 3, technique: 'x-wing' })).toEqual([fish]);
    expect(wished({ digit: 7, technique: 'x-wing' })).toEqual([]);
  });

  it('filters by a cell that changes, that the pattern has, or that a link ends in', () => {
    expect(wished({ cell: 4 })).toEqual([single]);
    expect(wished({ cell: 20 })).toEqual([fish]);
    expect(wished({ cell: 42 })).toEqual([chain]);
    expect(wished({ cell: 80 })).toEqual([]);
  });

  it('hides a step whose whole result one easier step has, and no other', () => {
    expect(wished({ hidesCovered: true })).toEqual([single, pointing, chain]);
  });

  it('groups by technique, and by result with the commonest first', () => {
    expect(stepGroups(wished({}), 'technique').map(({ key, steps: all }) => [key, all.length])).toEqual([
      ['naked-single', 1],
      ['locked-candidates-1', 1],
      ['x-wing', 1],
      ['x-chain', 2],
    ]);
    const groups = stepGroups(wished({}), 'result');
    expect(groups[0]!.steps).toEqual([chain, again]);
    expect(groups).toHaveLength(4);
    expect(stepGroups([], 'result')).toEqual([]);
  });
});
