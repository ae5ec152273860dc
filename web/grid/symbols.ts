// Digits as people write them: as numbers, or as one character each, 1 to 9, then A to
// Z, a to z, and three Greek letters to reach 64. Solver and files use numbers alone.

export type SymbolStyle = 'numbers' | 'letters';

/** Symbols by value; the symbol of 0, a blank, is empty. */
export type Symbols = readonly string[];

const mostDigits = 64;

export const numbers: Symbols = Array.from({ length: mostDigits + 1 }, (_, value) =>
  value === 0 ? '' : String(value),
);

export const letters: Symbols = ['', ...'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzαβγ'];

export const symbolsOf = (style: SymbolStyle): Symbols => (style === 'letters' ? letters : numbers);

/** The value of a typed character, or 0. If no digit is a small letter, small letters count as capitals. */
export function valueOfLetter(character: string, side: number): number {
  const exact = letters.indexOf(character);
  if (exact > 0 && exact <= side) return exact;
  const capital = letters.indexOf(character.toUpperCase());
  return capital > 0 && capital <= side && side <= letters.indexOf('Z') ? capital : 0;
}

/**
 * Digits as keyboards send them: in any script, and from the number pad, whose keys become arrows, PageUp
 * and the like while Shift is held or Num Lock is off. Systems differ here: some hide Shift from the page.
 */
export type PadPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'getModifierState'>>;

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** A digit of any script as one of ours; every other key unchanged.
    Unicode lists the ten digits of a script in order, 0 first. */
export function plainDigit(key: string): string {
  const point = key.codePointAt(0) ?? 0;
  if (point < 0x80 || key.length > 2 || !isDigit(point)) return key;
  let before = 0;
  while (isDigit(point - before - 1)) ++before;
  return String(before % 10);
}

/** True if Shift seems to be held: with Num Lock on, only Shift turns a digit of the number pad into another key. */
function isShifted(event: PadPress): boolean {
  const isOther = /^Numpad\d$/.test(event.code ?? '') && event.key.length > 1;
  return event.shiftKey || (isOther && (event.getModifierState?.('NumLock') ?? false));
}

interface HeldDigit {
  readonly digit: string;
  readonly isShifted: boolean;
  readonly hasControl: boolean;
}

/**
 * The digit of a key that is pressed together with Shift, Ctrl, Cmd or Alt; null for any other. In the main row, a key that has
 * its digit on Shift types it.
 */
export function heldDigit(event: PadPress): HeldDigit | null {
  const [, row, digit] = /^(Digit|Numpad)(\d)$/.exec(event.code ?? '') ?? [];
  if (digit === undefined) return null;
  const isHeld = isShifted(event);
  const hasControl = event.ctrlKey || event.metaKey;
  const isTyped = row === 'Digit' && plainDigit(event.key) === digit;
  const isMark = hasControl || event.altKey || (isHeld && !isTyped);
  return isMark ? { digit, isShifted: isHeld, hasControl } : null;
}

/** True if a key is a digit of the number pad that makes a mark,
    although it has the name of a key that moves or selects. */
export const isPadMark = (event: PadPress): boolean => /^Numpad\d$/.test(event.code ?? '') && heldDigit(event) !== null;

/** F is the 15th sign of large grids. */
const firstWithF = 15;

/** The key that shows the places of one digit: F, on grids where F is a digit with Shift. */
export const isFilterKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, side: number): boolean =>
  key.toLowerCase() === 'f' && (shiftKey || side < firstWithF);
