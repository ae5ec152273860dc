// @vitest-environment jsdom
// Values that are typed into the clue that was just drawn.
import { describe, expect, it } from 'vitest';
import { cluesIn } from '../../../../../web/features/setting/clue_list';
import { valueOfEntry } from '../../../../../web/features/setting/entries';
import { type ClueValue, valueFault, valueRuleOf } from '../../../../../web/features/setting/values';
import { cells, dataOf, draw, play, setting, text, type, view } from './blank_setting';

describe('values', () => {
  it('are typed into the clue that was just drawn, all keys as one move', () => {
    draw('killercage', 'r1c1 r1c2');
    type('12');
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C1', 'R1C2'], value: '12' }]);
    expect(play.history.value.done).toHaveLength(2);
    play.undo();
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C1', 'R1C2'] }]);
    expect(setting.typed.value).toBeNull();
    type('9');
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C1', 'R1C2'], value: '9' }]);
    play.undo();
    play.undo();
    expect(text()).toBe('');
    play.redo();
    play.redo();
    expect(valueOfEntry(cluesIn(text())[0]!.entry)).toBe('9');
  });

  it('get no sentence before they are finished', () => {
    draw('killercage', 'r1c1 r1c2 r1c3 r1c4');
    type('1');
    expect(setting.fault.value).toBe('');
    expect(dataOf('killercage')).toMatchObject([{ cells: ['R1C1', 'R1C2', 'R1C3', 'R1C4'] }]);
    type('5');
    expect(dataOf('killercage')).toMatchObject([{ value: '15' }]);
    setting.typeKey('Backspace');
    setting.endValue();
    expect(setting.fault.value).toBe('The value is a number from 10 to 30.');
    setting.typeKey('0');
    expect(setting.fault.value).toBe('');
    draw('killercage', 'r2c1 r2c2 r2c3 r2c4');
    type('4');
    expect(setting.fault.value).toBe('The value is a number from 10 to 30.');
  });

  it('that a clue cannot have get a sentence, and do not reach the puzzle', () => {
    draw('killercage', 'r1c1 r1c2');
    type('99');
    expect(setting.fault.value).toBe('The value is a number from 3 to 17.');
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C1', 'R1C2'], value: '9' }]);
    expect(setting.typed.value).toBe('9');
    setting.typeKey('Backspace');
    expect(setting.fault.value).toBe('');
  });

  it('that are left unfinished below the range are reported when the clue is done, and a refused digit is not', () => {
    draw('killercage', 'r1c1 r1c2 r1c3 r1c4');
    type('12');
    type('9');
    setting.choose(null);
    expect(view.notice.value).toBeNull();
    setting.choose({ kind: 'killercage', at: 0 });
    type('3');
    setting.choose(null);
    expect(view.notice.value?.text()).toBe('The value is a number from 10 to 30.');
    expect(dataOf('killercage')).toMatchObject([{ value: '12' }]);
  });

  it('are numbers that the clue can have on its grid', () => {
    const faultOf = (kind: ClueValue, value: string): string => valueFault(valueRuleOf(kind, 1, 6), value);
    expect(faultOf('sandwich', '14')).toBe('');
    expect(faultOf('sandwich', '15')).toBe('The value is a number from 0 to 14.');
    expect(faultOf('firstSum', '0')).toBe('The value is a number from 1 to 21.');
    expect(faultOf('diagonalSum', '36')).toBe('');
  });

  it('of a formula compare two digits in its signs', () => {
    const faultOf = (value: string): string => valueFault(valueRuleOf('formula', 1, 9), value);
    const formulas =
      'abs(a - b) >= 5;|a−b| ≥ 5;a = 2b or b = 2a;not a % 3 = b mod 3;2(a + 1) > -b;max(a, b) - min(a, b) <> 3;1 < a < b && (a = 3 || b != 4);A<B';
    expect(formulas.split(';').filter((each) => faultOf(each) !== '')).toEqual([]);
    const sentence = 'The formula compares the digits a and b, such as abs(a - b) >= 5, in at most 100 characters.';
    const others = [
      'a - b',
      'a > {b}',
      'a > c',
      'a >',
      '(a > b',
      'a > b b',
      '(a > b) + 1 = 2',
      'ab > 1',
      'a and b',
      `a > ${'1 + '.repeat(30)}b`,
    ];
    expect(others.filter((each) => faultOf(each) !== sentence)).toEqual([]);
  });

  it('of each kind are read as the solver writes them', () => {
    setting.take('xv');
    setting.begin(cells('r1c1 r1c2'));
    setting.end();
    type('v');
    setting.take('quadruple');
    setting.begin(cells('r1c1 r1c2 r2c1 r2c2'));
    setting.end();
    type('127');
    setting.take('littlekillersum');
    setting.begin([{ row: -1, column: 3 }]);
    setting.end();
    setting.setDirection('DL');
    type('23');
    expect([dataOf('xv'), dataOf('quadruple'), dataOf('littlekillersum')]).toEqual([
      [{ cells: ['R1C1', 'R1C2'], value: 'V' }],
      [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2, 7] }],
      [{ cell: 'R0C4', direction: 'DL', value: '23' }],
    ]);
  });
});
