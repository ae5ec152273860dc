// Each change of a hint, one event at a time, without a board and without a solver.
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../web/features/logic/finding';
import {
  type HintEvent,
  type HintState,
  newHint,
  type BoardMoment,
  stepHint,
} from '../../../../../web/features/logic/hint_state';
import type { LogicStep } from '../../../../../web/protocol/logic';

const standing: BoardMoment = {
  ...{ puzzleId: 1, grid: new Uint8Array(16), notes: new Uint32Array(16), centre: new Uint32Array(16) },
};
const single = { placements: [{ cell: 3, digit: 2 }], eliminations: [] } as unknown as LogicStep;
const nothingLeft = { placements: [], eliminations: [] } as unknown as LogicStep;

const found = (finding: Finding, stage: 1 | 2 | 3 = 1): HintState =>
  stepHint(newHint(standing), { kind: 'found', finding, stage, areLists: true, standing })[0];
const shownStep = (stage: 1 | 2 | 3): HintState => found({ kind: 'step', step: single }, stage);
const hint: HintEvent = { kind: 'hint' };

/** The grid with a digit in a cell, or another puzzle. */
function later(change: { cell?: number; puzzleId?: number }, left: LogicStep | null = single): HintEvent {
  const grid = standing.grid.map((digit, cell) => (cell === change.cell ? 4 : digit));
  return { kind: 'standing', standing: { ...standing, grid, ...change }, left };
}

describe('a press', () => {
  it('asks, shows stage after stage, and does the last one', () => {
    expect(stepHint(newHint(standing), hint)).toEqual([newHint(standing), 'ask']);
    expect(stepHint(shownStep(1), hint)).toEqual([shownStep(2)]);
    expect(stepHint(shownStep(2), hint)).toEqual([shownStep(3)]);
    expect(stepHint(shownStep(3), hint)).toEqual([shownStep(3), 'apply']);
  });

  it('shows wrong cells before it takes them out, and lost lists alone', () => {
    const [shown, ...none] = stepHint(found({ kind: 'wrong', cells: [3] }), hint);
    expect([shown.showsWrong, none]).toEqual([true, []]);
    expect(stepHint(shown, hint)).toEqual([shown, 'takeOut']);
    const [lost] = stepHint(found({ kind: 'lost', cells: [3] }), hint);
    expect(stepHint(lost, hint)).toEqual([lost]);
  });

  it('asks again where nothing more can be shown', () => {
    expect(stepHint(found({ kind: 'solved' }), hint)[1]).toBe('ask');
  });
});

describe('a change of the board', () => {
  it('leaves a step until nothing of it is left, and not on another puzzle', () => {
    const state = shownStep(3);
    expect(stepHint(state, later({ cell: 5 }))).toEqual([state]);
    expect(stepHint(state, later({ cell: 3 }, nothingLeft))).toEqual([state, 'forget']);
    expect(stepHint(state, later({ puzzleId: 2 }))).toEqual([state, 'forget']);
  });

  it('has the question asked again while it is open, and drops any other finding', () => {
    expect(stepHint(found({ kind: 'asking' }), later({ cell: 5 }, null))[1]).toBe('ask');
    expect(stepHint(found({ kind: 'asking' }), later({ puzzleId: 2 }, null))[1]).toBe('forget');
    expect(stepHint(found({ kind: 'solved' }), later({ cell: 5 }, null))[1]).toBe('forget');
    expect(
      stepHint(found({ kind: 'solved' }), { kind: 'standing', standing: { ...standing }, left: null }),
    ).toHaveLength(1);
  });
});

it('a finding shows nothing of the one before, and a late answer to "another" no more than its sentence', () => {
  const [only] = stepHint(newHint(standing), { kind: 'isOnly' });
  expect(only).toEqual({ ...newHint(standing), isOnly: true });
  const [next] = stepHint(
    { ...only, showsWrong: true },
    {
      ...{ kind: 'found', finding: { kind: 'empty' }, stage: 2, areLists: false, standing },
    },
  );
  expect(next).toMatchObject({ isOnly: false, showsWrong: false, stage: 2 });
});
