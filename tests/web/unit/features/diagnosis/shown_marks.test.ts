// The marks of each part of a diagnosis, without a board.
import { describe, expect, it } from 'vitest';
import { shownMarks } from '../../../../../web/features/diagnosis/shown_marks';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { makePlay } from '../../../../../web/state/play';
import type { DiagnosisReport, ReportConflict } from '../../../../../web/protocol/diagnosis';

const geometry = makePlay(blankPuzzle(boxShape(2, 2))).geometry.peek();
const first = { kind: 'hidden-single', placements: [{ cell: 'r1c3', digit: 4 }], cells: ['r1c3'], because: ['r1c1'] };
const last = { kind: 'no-place', placements: [], cells: ['r2c1'], because: ['r1c3'] };
const conflict = { core: [{ cell: 'r1c1', digit: 1 }], coreMinimal: true, chain: [first, last] };
const overview = { ringed: [0], touched: [] };
const marksOf = (shown: Parameters<typeof shownMarks>[3], report: Partial<DiagnosisReport> = {}) =>
  shownMarks(geometry, report as DiagnosisReport, conflict as unknown as ReportConflict, shown);

describe('a step of the chain', () => {
  it('touches its cells and shows the digits up to it', () => {
    expect(marksOf({ kind: 'step', index: 0 })).toMatchObject({ ringed: [0], touched: [2] });
    expect(marksOf({ kind: 'step', index: 0 })!.values![2]).toBe(4);
  });

  it('hatches its cells if it is the contradiction', () => {
    expect(marksOf({ kind: 'step', index: 1 })).toMatchObject({ ringed: [2], hatched: [4] });
  });
});

it('the overview shows the digits that cannot stand together, and nothing without any', () => {
  expect(marksOf({ kind: 'overview' })).toEqual(overview);
  expect(shownMarks(geometry, null, null, { kind: 'overview' })).toBeNull();
});

it('candidates touch the cells that are the same in all solutions', () => {
  const trueCandidates = Array.from({ length: 16 }, () => [1, 2]);
  const marks = marksOf({ kind: 'candidates' }, { trueCandidates, sameInAll: [{ cell: 'r1c2', digit: 2 }] });
  expect(marks).toMatchObject({ touched: [1] });
  // Two words a cell.
  expect(marks!.candidates).toHaveLength(32);
});

it('a part that the report has lost is shown as the overview', () => {
  expect(marksOf({ kind: 'step', index: 7 })).toEqual(overview);
  expect(marksOf({ kind: 'candidates' })).toEqual(overview);
});
