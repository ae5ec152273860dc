// Values of clues: which a clue can have, how they are typed, and the sentence about one that it cannot have. A value is
// a text, as f-puzzles writes it; that of a quadruple is a list of digits.
import {
  setNeedsChoice,
  setNeedsDigits,
  setNeedsExpression,
  setNeedsFormula,
  setNeedsNumber,
  setNeedsPairs,
} from '../../language/generated/setting';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { isFormula } from './formula';

export type ClueValue =
  | 'difference'
  | 'ratio'
  | 'xv'
  | 'sign'
  | 'digits'
  | 'sum'
  | 'looseSum'
  | 'inner'
  | 'avoided'
  | 'said'
  | 'listed'
  | 'step'
  | 'lineSum'
  | 'modulus'
  | 'expression'
  | 'formula'
  | 'sandwich'
  | 'firstSum'
  | 'diagonalSum'
  | 'clueDigit'
  | 'rank';

interface NumberRule {
  readonly is: 'number';
  readonly least: number;
  readonly most: number;
}

export type ValueRule = (
  | NumberRule
  | { readonly is: 'choice'; readonly choices: readonly string[] }
  | { readonly is: 'digits'; readonly most: number; readonly side: number }
  | { readonly is: 'pairs'; readonly side: number }
  | { readonly is: 'text'; readonly most: number; readonly isReadable: (text: string) => boolean; readonly fault: Text }
) & {
  /** The value of a new clue; empty if missing. */
  readonly first?: string;
  /** True if a clue without a value says nothing. */
  readonly isNeeded?: boolean;
};

const number = (least: number, most: number): NumberRule => ({ is: 'number', least, most });

/** `count`: the cells of the clue. */
export function valueRuleOf(kind: ClueValue, count: number, side: number): ValueRule {
  const houseSum = (side * (side + 1)) / 2;
  switch (kind) {
    case 'difference':
    case 'step':
      return number(1, side - 1);
    case 'ratio':
    case 'modulus':
      return number(2, side);
    case 'xv':
      return { is: 'choice', choices: ['X', 'V'], first: 'X', isNeeded: true };
    case 'sign':
      return { is: 'choice', choices: ['>', '<'], first: '>', isNeeded: true };
    case 'digits':
      return { is: 'digits', most: 4, side, isNeeded: true };
    case 'sum':
      // Digits of a cage differ; with more cells than digits there is no sum at all, which the verdict says.
      return count > side
        ? number(1, houseSum)
        : number((count * (count + 1)) / 2, (count * (2 * side - count + 1)) / 2);
    case 'looseSum':
      return { ...number(count, count * side), isNeeded: true };
    case 'inner':
      return { ...number(0, houseSum), isNeeded: true };
    case 'avoided':
      return { ...number(1, 63), isNeeded: true };
    case 'said':
      return { is: 'pairs', side, isNeeded: true };
    case 'listed':
      return { is: 'digits', most: count, side, isNeeded: true };
    case 'lineSum':
      return { ...number(1, houseSum), first: String(Math.min(10, houseSum)), isNeeded: true };
    case 'expression':
      return { is: 'text', most: 40, isReadable: isExpression, fault: setNeedsExpression, isNeeded: true };
    case 'formula':
      return {
        is: 'text',
        most: 100,
        isReadable: isFormula,
        fault: setNeedsFormula,
        first: 'abs(a - b) >= 5',
        isNeeded: true,
      };
    case 'sandwich':
      // The smallest and the largest digit are its bread.
      return { ...number(0, Math.max(houseSum - 1 - side, 0)), isNeeded: true };
    case 'firstSum':
      return { ...number(1, houseSum), isNeeded: true };
    case 'diagonalSum':
      return { ...number(1, side * side), isNeeded: true };
    case 'clueDigit':
      return { ...number(1, side), isNeeded: true };
    case 'rank':
      return { ...number(1, 4 * side), isNeeded: true };
  }
}

/** The digits of a list: one character each, or, where digits can be longer, between commas. */
export function listedDigits(text: string, side: number): number[] {
  return (side > 9 ? text.split(',') : [...text]).filter((part) => part !== '').map(Number);
}

const areDigits = (digits: readonly number[], side: number): boolean =>
  digits.every((digit) => Number.isInteger(digit) && digit >= 1 && digit <= side);

/** A sentence about a value that the clue cannot have; empty if it can. No value is always possible. */
export function valueFault(rule: ValueRule, text: string): string {
  if (text === '') return '';
  switch (rule.is) {
    case 'number': {
      const isPossible = /^\d{1,4}$/.test(text) && Number(text) >= rule.least && Number(text) <= rule.most;
      return isPossible ? '' : say(setNeedsNumber, { leastName: String(rule.least), mostName: String(rule.most) });
    }
    case 'choice':
      return rule.choices.includes(text) ? '' : say(setNeedsChoice, { choicesName: rule.choices.join(', ') });
    case 'digits': {
      const digits = listedDigits(text, rule.side);
      const isPossible = digits.length <= rule.most && areDigits(digits, rule.side);
      return isPossible ? '' : say(setNeedsDigits, { count: rule.most, mostName: String(rule.side) });
    }
    case 'pairs':
      return /^(\d\d)+$/.test(text) ? '' : say(setNeedsPairs);
    case 'text':
      return text.length <= rule.most && rule.isReadable(text) ? '' : say(rule.fault);
  }
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** True of a value that the clue cannot have, but may have once more is typed. */
export function isUnfinished(rule: ValueRule, text: string): boolean {
  switch (rule.is) {
    case 'number':
      return Number(text) < rule.least && 10 * Number(text) <= rule.most;
    case 'pairs':
      return text.length % 2 === 1;
    case 'text':
      return true;
    default:
      return false;
  }
}

/** True of a number above its range, which no further digit can mend. */
export const isTooLarge = (rule: ValueRule, text: string): boolean =>
  rule.is === 'number' && text.length > 1 && Number(text) > rule.most;

/** The value after a key; null if the key does not belong to it. `isFresh`: the first key replaces the value. */
export function typedValue(rule: ValueRule, before: string, key: string, isFresh: boolean): string | null {
  if (key === 'Backspace') return isFresh ? '' : before.slice(0, -1);
  const start = isFresh ? '' : before;
  switch (rule.is) {
    case 'choice': {
      const choice = key.toUpperCase();
      return rule.choices.includes(choice) ? choice : null;
    }
    case 'text':
      return key.length === 1 ? start + key : null;
    case 'digits':
      if (key === ',' && rule.side > 9) return `${start},`;
      return /^\d$/.test(key) ? start + key : null;
    default:
      return /^\d$/.test(key) ? start + key : null;
  }
}

/** The keys of a pad for it; none for a text. */
export function valueKeys(rule: ValueRule): readonly string[] {
  if (rule.is === 'choice') return rule.choices;
  if (rule.is === 'text') return [];
  const digits = [...'123456789'];
  if (rule.is === 'digits') return rule.side > 9 ? [...digits, '0', ','] : digits.slice(0, rule.side);
  return [...digits, '0'];
}
