// The findings of a diagnosis as a setter is told of them: each given, clue and rule at its place.
import { expect, it } from 'vitest';
import { clashIn, redundantIn } from '../../../../../web/features/setting/findings';
import { kindCalled } from '../../../../../web/features/setting/kinds';
import type { DiagnosisReport, NamedClue } from '../../../../../web/protocol/diagnosis';

const text =
  'killercage=[{"cells":["R1C1"],"value":"3"},{"cells":["R2C1"],"value":"4"}]\n' +
  'antiknight\nnegative=["xv","ratio"]\nfullrankties="any"\n';

const report = (parts: Partial<DiagnosisReport>): DiagnosisReport => ({
  ...{ status: 'none', finished: false, stage: 'core', symmetry: [], chain: [] },
  ...parts,
});
const clue = (kind: string, entry: number): NamedClue => ({ name: [7], cells: [], kind, entry });

it('names a given, a clue, a rule, one of several rules of a list, and a clue that cannot be drawn', () => {
  const coreClues = [clue('killercage', 1), clue('antiknight', 0), clue('negative', 1), clue('fullrankties', 0)];
  const found = clashIn(report({ core: [{ cell: 'r2c3', digit: 5 }], coreClues, coreMinimal: true }), text, 9);
  expect(found).toEqual({
    isComplete: true,
    items: [
      { is: 'given', cell: 11 },
      { is: 'clue', clue: { kind: 'killercage', at: 1 } },
      { is: 'flag', kind: kindCalled('antiknight') },
      { is: 'flag', kind: kindCalled('negative ratio') },
      { is: 'other', name: [7] },
    ],
  });
});

it('waits until nothing more of a clash can be left out, or the search for it has ended', () => {
  const core = [{ cell: 'r1c1', digit: 1 }];
  expect(clashIn(report({}), text, 9)).toBeNull();
  expect(clashIn(report({ core, coreMinimal: false }), text, 9)).toBeNull();
  expect(clashIn(report({ core, coreMinimal: false, stage: 'repairs' }), text, 9)?.isComplete).toBe(false);
});

it('tells what is not needed once all of it is known', () => {
  const parts = { redundant: ['r1c2'], redundantClues: [clue('killercage', 0)] };
  expect(redundantIn(report(parts), text, 9)).toBeNull();
  const found = redundantIn(report({ ...parts, finished: true, redundantKnown: true }), text, 9);
  expect(found?.items).toEqual([
    { is: 'given', cell: 1 },
    { is: 'clue', clue: { kind: 'killercage', at: 0 } },
  ]);
  expect(found?.isComplete).toBe(true);
  expect(redundantIn(report({ ...parts, finished: true, redundantKnown: false }), text, 9)?.isComplete).toBe(false);
});
