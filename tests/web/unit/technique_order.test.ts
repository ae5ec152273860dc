// The player's order of techniques, and those that are switched off.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { inOrder, isOff, moveTechnique, switchTechniques } from '../../../web/features/logic/technique_choice/order';
import type { LogicTechnique } from '../../../web/protocol/logic';

const techniques = ['full-house', 'hidden-single', 'naked-single', 'x-wing'].map(
  (id) => ({ id }) as unknown as LogicTechnique,
);
const made = () => ({ techniquesOff: signal(''), techniqueOrder: signal('') });
const ids = (order: string) => inOrder(techniques, order).map(({ id }) => id);

describe('the choice of techniques', () => {
  it('moves a technique up and down, and not beyond the ends', () => {
    const choice = made();
    moveTechnique(choice, techniques, 'x-wing', -2);
    expect(ids(choice.techniqueOrder.value)).toEqual(['full-house', 'x-wing', 'hidden-single', 'naked-single']);
    moveTechnique(choice, techniques, 'full-house', -1);
    moveTechnique(choice, techniques, 'naked-single', 1);
    expect(ids(choice.techniqueOrder.value)).toEqual(['full-house', 'x-wing', 'hidden-single', 'naked-single']);
  });

  it('keeps nothing where the order is ours again', () => {
    const choice = made();
    moveTechnique(choice, techniques, 'hidden-single', 1);
    moveTechnique(choice, techniques, 'hidden-single', -1);
    expect(choice.techniqueOrder.value).toBe('');
  });

  it('puts techniques that a kept order does not know behind, and ignores names that no technique has', () => {
    expect(ids('x-wing gone-for-good hidden-single')).toEqual([
      'x-wing',
      'hidden-single',
      'full-house',
      'naked-single',
    ]);
  });

  it('switches one or all off and on', () => {
    const choice = made();
    switchTechniques(choice, ['x-wing'], false);
    switchTechniques(choice, ['x-wing', 'naked-single'], false);
    expect(choice.techniquesOff.value).toBe('x-wing naked-single');
    expect(isOff(choice, 'x-wing')).toBe(true);
    expect(isOff(choice, 'wing')).toBe(false);
    switchTechniques(choice, ['x-wing', 'naked-single'], true);
    expect(choice.techniquesOff.value).toBe('');
  });
});
