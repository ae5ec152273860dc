// The words of the diagnosis, and the way of its cells to the board.
import { describe, expect, test } from 'vitest';
import { candidateWords, cellOf, forcedUntil } from '../../../../../web/features/diagnosis/cells';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { letters, numbers } from '../../../../../web/grid/symbols';
import { boxShape } from '../../../../../web/grid/puzzle';
import { diagnose } from '../../../../../web/language/generated/diagnose';
import { digitSymbols } from '../../../../../web/language/say';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import type { DiagnosisReport } from '../../../../../web/protocol/diagnosis';
import {
  cellWords,
  coreWords,
  estimateWords,
  spareGivensWords,
  placementsWords,
  repairWords,
  singlesWords,
  solutionPlace,
  solutionsWords,
  diagnosisStageWords,
  summaryWords,
  symmetryWords,
} from '../../../../../web/features/diagnosis/diagnosis_words';

await loadSolverTexts();
const geometry = makeGeometry(boxShape(3, 3));
const report = (part: Partial<DiagnosisReport>): DiagnosisReport => ({
  ...{ status: 'none', finished: true, stage: 'done', symmetry: [] },
  ...part,
});
const change = { kind: 'change', cell: 'r3c4', from: 7, to: 1 } as const;

test('digits that conflict: how many at most while they get fewer, and what is known in the end', () => {
  const core = Array.from({ length: 60 }, (_, index) => ({ cell: `r1c${index + 1}`, digit: 10 }));
  digitSymbols.value = letters;
  expect(placementsWords(core.slice(0, 2))).toBe('r1c1 = A, r1c2 = A');
  digitSymbols.value = numbers;
  expect(placementsWords(core)).toMatch(/^r1c1 = 10, .*, r1c50 = 10 and 10 more$/);
  const conflict = { core, coreMinimal: false, chain: [] };
  expect(coreWords(conflict, true)).toBe('At most 60 digits are involved. The search for fewer goes on.');
  expect(coreWords(conflict, false)).toContain('the check was stopped');
  expect(coreWords({ ...conflict, coreMinimal: true }, true)).toContain('Remove any one of them');
  expect(coreWords({ ...conflict, core: core.slice(0, 1), coreMinimal: true }, false)).toContain('It is wrong');
});

describe('a repair', () => {
  test('is likely only as the first', () => {
    expect(repairWords(change, true)).toBe('r3c4 is probably 1, not 7');
    expect(repairWords(change, false)).toBe('Perhaps r3c4 is 1, not 7');
  });

  test('names both cells of a swap, and the way of a move', () => {
    const other = { cell: 'r3c5', from: 1, to: 7 };
    expect(repairWords({ ...change, kind: 'swap', with: other }, true)).toBe(
      'r3c4 and r3c5 are probably swapped: 1 and 7',
    );
    const move = { kind: 'move', cell: 'r3c4', from: 7, to: 0, with: { cell: 'r3c5', from: 0, to: 7 } } as const;
    expect(repairWords(move, false)).toBe('Perhaps 7 of r3c4 belongs in r3c5');
    const turned = { kind: 'move', ...move.with, with: { cell: 'r3c4', from: 7, to: 0 } } as const;
    expect(repairWords(turned, false)).toBe('Perhaps 7 of r3c4 belongs in r3c5');
  });

  test('may be a given too many', () => {
    expect(repairWords({ kind: 'remove', cell: 'r1c1', from: 9, to: 0 }, false)).toBe('Perhaps r1c1 is blank, not 9');
  });
});

describe('several solutions', () => {
  const several = report({ status: 'several', solutions: 45, counted: true });

  test('are counted, or at least so many', () => {
    expect(solutionsWords(several)).toBe('45 solutions');
    expect(solutionsWords({ ...several, counted: false })).toBe('At least 45 solutions');
    expect(summaryWords(several)).toBe('45 solutions.');
  });

  test('are estimated with what the estimate may be off', () => {
    const estimate = { mean: 9761.28, standardError: 964.5, probes: 1000, hits: 523 };
    expect(estimateWords({ ...several, estimate })).toBe(
      'Estimated from 1,000 random samples: about 9,800, give or take 960.',
    );
    const many = { ...estimate, mean: 16_785_046, standardError: 1.5e6 };
    expect(estimateWords({ ...several, estimate: many })).toContain('about 17M, give or take 1.5M.');
    const large = { ...estimate, mean: 1.371e79, standardError: 4.2e78 };
    expect(estimateWords({ ...several, estimate: large })).toContain('about 1.4 × 10⁷⁹, give or take 4.2 × 10⁷⁸.');
    expect(estimateWords({ ...several, estimate: { ...estimate, hits: 0 } })).toBe('');
    expect(estimateWords(several)).toBe('');
  });

  test('are looked at one by one, as many as are kept', () => {
    expect(solutionPlace(1, { ...several, kept: 45 })).toBe('2 of 45');
    expect(solutionPlace(1, { ...several, kept: 45, counted: false })).toBe('2 of the first 45');
    expect(solutionPlace(1, { ...several, solutions: 21_786, kept: 1000 })).toBe('2 of the first 1,000');
  });

  test('show the number of solutions with each digit of a cell, once all are counted', () => {
    const counted = { ...several, trueCandidates: [[1, 5]], candidateCounts: [[11, 34]] };
    expect(cellWords(counted, 0, [1, 1])).toBe(
      'Digits of the selected cell, r1c1, in all solutions: 1 (in 11), 5 (in 34)',
    );
    const uncounted = { ...several, trueCandidates: [[1, 5]] };
    expect(cellWords(uncounted, 0, [1, 1])).toBe('Digits of the selected cell, r1c1, in all solutions: 1, 5');
    expect(cellWords(several, 0, [1, 1])).toBe('');
  });
});

test('results are read out once they are known', () => {
  expect(summaryWords(report({}))).toBe('');
  const core = [1, 2, 3].map((digit) => ({ cell: `r1c${digit}`, digit }));
  expect(summaryWords(report({ core }))).toBe('These 3 givens cannot all be right.');
  expect(summaryWords(report({ core, repairs: [change] }))).toBe(
    'These 3 givens cannot all be right. r3c4 is probably 1, not 7.',
  );
  // The first of two repairs is right three times in four.
  expect(summaryWords(report({ core, repairs: [change, change] }))).toBe(
    'These 3 givens cannot all be right. Perhaps r3c4 is 1, not 7.',
  );
  const entries = { core, coreMinimal: true, chain: [], wrong: [change] };
  expect(summaryWords(report({ status: 'unique', entries }))).toBe('1 digit is wrong: r3c4 = 7.');
  expect(summaryWords(report({ status: 'several', entries: { ...entries, wrong: [] } }))).toBe(
    'These 3 entries cannot all be right.',
  );
  const one = core.slice(0, 1);
  const entry = { ...entries, core: one, wrong: [] };
  expect(summaryWords(report({ status: 'several', entries: entry }))).toBe('1 entry cannot be right.');
  expect(summaryWords(report({ core: one }))).toBe('1 given cannot be right.');
});

test('the givens of one solution', () => {
  expect(spareGivensWords(report({ redundant: [], minimal: true }))).toContain('minimal');
  expect(spareGivensWords(report({ redundant: [], minimal: null }))).toBe('No redundant given was found.');
  expect(spareGivensWords(report({ redundant: ['r1c1', 'r2c2'], minimal: false }))).toBe(
    '2 givens could each be left out.',
  );
  expect(spareGivensWords(report({ redundant: ['r1c1'], minimal: false }))).toBe('1 given could be left out.');
  expect(singlesWords(true)).toMatch(/alone solve it\.$/);
  expect(singlesWords(false)).toMatch(/alone do not solve it\.$/);
  expect(symmetryWords(report({ symmetry: [[diagnose.first], [diagnose.first + 1]] }))).toBe(
    'The givens form a symmetric pattern: half turn, quarter turn.',
  );
});

test('every stage of the solver has words', () => {
  for (const stage of ['verdict', 'entries', 'core', 'repairs', 'candidates', 'sets', 'estimate', 'count', 'redundant'])
    expect(diagnosisStageWords(report({ stage }))).not.toBe('Working …');
});

test('cells and digits reach the board', () => {
  expect(cellOf(geometry, 'r1c1')).toBe(0);
  expect(cellOf(geometry, 'r9c8')).toBe(79);
  expect([
    ...candidateWords([
      [1, 9],
      [33, 64],
    ]),
  ]).toEqual([0b100000001, 0, 0, 0x80000001]);
  const there = [{ cell: 'r1c2', digit: 4 }];
  const single = {
    kind: 'naked-single',
    placements: there,
    eliminations: [],
    cells: [],
    because: [],
    sentence: [0] as const,
  };
  const trial = { ...single, kind: 'trial', placements: [], eliminations: [{ cell: 'r1c3', digit: 4 }] };
  expect(forcedUntil(geometry, [single, trial])[1]).toBe(4);
  expect(forcedUntil(geometry, [trial])[2]).toBe(0);
});
