// The speed slider's scale: logarithmic from one a second to a thousand, and the last notch is flat out.
import { countOf } from '../../../ui/words';

export const speedNotches = 31;

export function speedAt(notch: number): number {
  if (notch >= speedNotches) return Infinity;
  return Math.round(10 ** ((3 * notch) / (speedNotches - 1)));
}

export function notchOf(speed: number): number {
  if (!Number.isFinite(speed)) return speedNotches;
  return Math.round((Math.log10(Math.max(1, speed)) * (speedNotches - 1)) / 3);
}

/** What a run is played by: moves of the one that is watched, steps of the fastest one side by side. */
export type SpeedUnit = 'move' | 'step';

export function speedWords(speed: number, unit: SpeedUnit): string {
  return Number.isFinite(speed) ? `${countOf(speed, unit)} per second` : 'flat out';
}
