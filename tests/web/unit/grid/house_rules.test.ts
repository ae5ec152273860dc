// The rules of a puzzle in the page; tests/wasm/bindings.test.ts tests that their houses are the solver's.
import { describe, expect, it } from 'vitest';
import { areConstraints, areEveryday, constraintsIn, hasKind } from '../../../../web/grid/constraints';
import { makeGeometry } from '../../../../web/grid/geometry';
import { withRule } from '../../../../web/ui/rule_choice';
import { boxShape, isPossible } from '../../../../web/grid/puzzle';
import { makeFigure, printed } from '../../../../web/board/figure';
import { tell } from '../../../../web/language/say';
import { houseOf } from '../../../../web/features/watch/details/matrix_maps';

const cage = 'killercage=[{"cells":["R1C1"],"value":"a=3"}]\n';

describe('a list of rules', () => {
  it('is read with its data, whatever stands in it', () => {
    expect(constraintsIn('')).toEqual([]);
    expect(constraintsIn(`windows\n${cage}`)).toEqual([
      { kind: 'windows', data: '' },
      { kind: 'killercage', data: '[{"cells":["R1C1"],"value":"a=3"}]' },
    ]);
    expect(hasKind(cage, 'killercage')).toBe(true);
    expect(hasKind(cage, 'killer')).toBe(false);
  });

  it('rejects text that is not a list of rules', () => {
    for (const text of ['', 'windows\n', `windows\n${cage}`]) expect(areConstraints(text)).toBe(true);
    const none = ['windows', '\n', '=1\n', 'windows\nwindows\n', 'x'.repeat(70_000), 7, undefined];
    for (const text of none) expect(areConstraints(text)).toBe(false);
  });

  it('has nothing that the module of a first visit does not know where it is empty, diagonals or windows', () => {
    for (const text of ['', 'diagonals\n', 'windows\n', 'diagonals\nwindows\n']) expect(areEveryday(text)).toBe(true);
    for (const text of ['diagonal-\n', 'disjointgroups\n', `windows\n${cage}`]) expect(areEveryday(text)).toBe(false);
  });

  it('takes a rule more or less in the order of the solver, and keeps the others as they are', () => {
    expect(withRule('', 'windows', true)).toBe('windows\n');
    expect(withRule(`windows\n${cage}`, 'diagonals', true)).toBe(`diagonals\nwindows\n${cage}`);
    expect(withRule(`diagonals\nwindows\n${cage}`, 'windows', false)).toBe(`diagonals\n${cage}`);
    expect(withRule('windows\n', 'windows', true)).toBe('windows\n');
  });
});

describe('a shape with rules', () => {
  it('is possible where its boxes are those that a rule needs', () => {
    expect(isPossible({ ...boxShape(3, 3), constraints: 'windows\n' })).toBe(true);
    expect(isPossible({ ...boxShape(2, 2), constraints: 'windows\n' })).toBe(false);
    const regions = Uint8Array.from({ length: 81 }, (_, cell) => cell % 9);
    expect(isPossible({ ...boxShape(1, 9), regions, constraints: 'windows\n' })).toBe(false);
    expect(isPossible({ ...boxShape(1, 9), regions, constraints: 'diagonals\n' })).toBe(true);
  });

  it('ignores rules that add no houses', () => {
    expect(makeGeometry({ ...boxShape(3, 3), constraints: 'windows\n' }).ignoresRules).toBe(false);
    expect(makeGeometry({ ...boxShape(3, 3), constraints: cage }).ignoresRules).toBe(true);
  });

  it('names the houses that rules add, and shows them on the board', () => {
    const region = 'extraregion=[{"cells":["R1C2","R2C4","R4C3","R3C1"]}]\n';
    const geometry = makeGeometry({ ...boxShape(2, 2), constraints: `diagonal+\ndisjointgroups\n${region}` });
    expect([12, 13, 16, 17].map((house) => tell(houseOf(geometry, house)))).toEqual([
      'the rising diagonal',
      'disjoint group 1',
      'disjoint group 4',
      'extra region 1',
    ]);
    const { cells } = makeFigure(geometry);
    expect([...cells].map((bits) => bits & printed.rising)).toEqual([0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0]);
    // The marks of an extra region show it.
    expect([...cells].every((bits) => (bits & printed.ground) === 0)).toBe(true);
    const windows = makeFigure(makeGeometry({ ...boxShape(3, 3), constraints: 'windows\n' })).cells;
    expect([...windows].filter((bits) => bits & printed.ground)).toHaveLength(36);
  });
});
