// The speed slider's scale: logarithmic from one move a second to a thousand, and the last notch is flat out.
export const speedNotches = 31;

export function speedAt(notch: number): number {
  if (notch >= speedNotches) return Infinity;
  return Math.round(10 ** ((3 * notch) / (speedNotches - 1)));
}

export function notchOf(speed: number): number {
  if (!Number.isFinite(speed)) return speedNotches;
  return Math.round((Math.log10(Math.max(1, speed)) * (speedNotches - 1)) / 3);
}

export function speedWords(speed: number): string {
  if (!Number.isFinite(speed)) return 'flat out';
  return speed === 1 ? '1 move a second' : `${speed.toLocaleString('en')} moves a second`;
}

/** For beside the slider, where there is little room. */
export function speedShort(speed: number): string {
  return Number.isFinite(speed) ? `${speed.toLocaleString('en')} / s` : 'flat out';
}
