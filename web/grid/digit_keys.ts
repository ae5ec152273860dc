// Digits as keyboards send them: in any script, and from the number pad, whose keys become arrows, PageUp
// and the like while Shift is held or Num Lock is off. Systems differ here: some hide Shift from the page.

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

export interface HeldDigit {
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
