// The player's order of techniques, and those that are switched off.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import {
  inOrder,
  isAnyOff,
  isOff,
  moveTechnique,
  switchTechniques,
} from '../../../../../web/features/logic/technique_choice/order';
import type { LogicTechnique } from '../../../../../web/protocol/logic';

const techniques = ['full-house', 'hidden-single', 'naked-single', 'x-wing'].map(
  (id) => ({ id }) as unknown as LogicTechnique,
);
const ids = (text: string) => inOrder(techniques, text).map(({ id }) => id);

describe('the choice of techniques', () => {
  it('moves a technique up and down, and not beyond the ends', () => {
    const setting = signal('');
    moveTechnique(setting, techniques, 'x-wing', -2);
    expect(ids(setting.value)).toEqual(['full-house', 'x-wing', 'hidden-single', 'naked-single']);
    moveTechnique(setting, techniques, 'full-house', -1);
    moveTechnique(setting, techniques, 'naked-single', 1);
    expect(ids(setting.value)).toEqual(['full-house', 'x-wing', 'hidden-single', 'naked-single']);
  });

  it('keeps nothing where the order is ours again and all are on', () => {
    const setting = signal('');
    moveTechnique(setting, techniques, 'hidden-single', 1);
    switchTechniques(setting, techniques, ['x-wing'], false);
    moveTechnique(setting, techniques, 'hidden-single', -1);
    expect(setting.value).toBe('full-house hidden-single naked-single -x-wing');
    switchTechniques(setting, techniques, ['x-wing'], true);
    expect(setting.value).toBe('');
  });

  it('puts techniques that a kept order does not know behind, and ignores names that no technique has', () => {
    expect(ids('-x-wing gone-for-good hidden-single')).toEqual([
      'x-wing',
      'hidden-single',
      'full-house',
      'naked-single',
    ]);
  });

  it('switches one or all off and on, wherever they stand', () => {
    const setting = signal('');
    expect(isAnyOff(setting.value)).toBe(false);
    moveTechnique(setting, techniques, 'x-wing', -3);
    expect(isAnyOff(setting.value)).toBe(false);
    switchTechniques(setting, techniques, ['x-wing', 'naked-single'], false);
    expect(setting.value).toBe('-x-wing full-house hidden-single -naked-single');
    expect([isOff(setting.value, 'x-wing'), isOff(setting.value, 'full-house')]).toEqual([true, false]);
    expect(isAnyOff(setting.value)).toBe(true);
    const all = techniques.map(({ id }) => id);
    switchTechniques(setting, techniques, all, true);
    expect(setting.value).toBe('x-wing full-house hidden-single naked-single');
  });
});
