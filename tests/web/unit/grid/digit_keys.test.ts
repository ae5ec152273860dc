// Keys that are digits, on any keyboard, in any script and system.
import { describe, expect, it } from 'vitest';
import { alone, cellAfterKey } from '../../../../web/board/keys';
import { selectionAfterKey } from '../../../../web/board/hands';
import { heldDigit, isPadMark, plainDigit, type PadPress } from '../../../../web/grid/symbols';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';

const geometry = makeGeometry(boxShape(3, 3));

const press = (code: string, key: string, held: Partial<PadPress> = {}, hasNumLock = false): PadPress => ({
  ...{ code, key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
  getModifierState: (name) => name === 'NumLock' && hasNumLock,
});

describe('a digit', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['full-width', '0123456789'],
    ['mathematical bold, doubly struck', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospaced', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['our own', '0123456789'],
  ])('of another script is one of ours: %s', (_, digits) => {
    expect([...digits].map(plainDigit).join('')).toBe('0123456789');
  });

  it.each(['a', 'Z', 'Enter', 'PageUp', '²', 'Ⅳ', '五', '½', 'ß', ''])('is not what "%s" is', (key) => {
    expect(plainDigit(key)).toBe(key);
  });
});

/** Names of the keys of the number pad when they are not digits, from 0 to 9. */
const others = [
  'Insert',
  'End',
  'ArrowDown',
  'PageDown',
  'ArrowLeft',
  'Clear',
  'ArrowRight',
  'Home',
  'ArrowUp',
  'PageUp',
];
const digits = others.map((other, digit) => [`Numpad${digit}`, other, String(digit)] as const);

describe('a digit of the number pad', () => {
  it('with Shift is a mark on every system', () => {
    for (const [code, other, digit] of digits) {
      const marked = { digit, isShifted: true, hasControl: false };
      // Linux and others say that Shift is held; Windows says that it is not.
      for (const event of [
        press(code, other, { shiftKey: true }, true),
        press(code, other, {}, true),
        press(code, other, { shiftKey: true }),
        press(code, digit, { shiftKey: true }),
      ]) {
        expect(heldDigit(event)).toEqual(marked);
        expect(cellAfterKey(geometry, 40, event)).toBeNull();
        expect(selectionAfterKey({ geometry }, alone(40), event)).toBeNull();
      }
    }
  });

  it('with Ctrl or Cmd is another mark, with Num Lock on or off', () => {
    for (const [code, other, digit] of digits) {
      for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
        for (const event of [press(code, digit, held, true), press(code, other, held)]) {
          expect(heldDigit(event)).toEqual({ digit, isShifted: false, hasControl: true });
          expect(cellAfterKey(geometry, 40, event)).toBeNull();
          expect(selectionAfterKey({ geometry }, alone(40), event)).toBeNull();
        }
        expect(heldDigit(press(code, other, { ...held, shiftKey: true }, true))?.isShifted).toBe(true);
      }
    }
  });

  it('moves over the board while Num Lock is off, and is typed while it is on', () => {
    for (const [code, other, digit] of digits) {
      expect([heldDigit(press(code, other)), isPadMark(press(code, other))]).toEqual([null, false]);
      expect(heldDigit(press(code, digit, {}, true))).toBeNull();
    }
    expect(cellAfterKey(geometry, 40, press('Numpad8', 'ArrowUp'))).toBe(31);
    expect(cellAfterKey(geometry, 40, press('PageUp', 'PageUp', {}, true))).toBe(13);
  });
});

describe('a digit of the main row', () => {
  it('is a mark with Shift, but for a keyboard that has its digits there', () => {
    expect(heldDigit(press('Digit5', '%', { shiftKey: true }))).toMatchObject({ digit: '5', hasControl: false });
    expect(heldDigit(press('Digit5', '5', { shiftKey: true }))).toBeNull();
    expect(heldDigit(press('Digit5', '(', { altKey: true }))).toMatchObject({ digit: '5' });
    // In other scripts, too.
    expect(heldDigit(press('Digit5', '٥', { shiftKey: true }))).toBeNull();
    expect(heldDigit(press('Digit5', '٥'))).toBeNull();
  });

  it('leaves keys without digits alone', () => {
    expect(heldDigit(press('KeyZ', 'z', { ctrlKey: true }))).toBeNull();
    expect(isPadMark(press('ArrowUp', 'ArrowUp', { shiftKey: true }))).toBe(false);
  });
});
