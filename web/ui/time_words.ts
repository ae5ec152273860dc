// Times measured, in words: three digits, two of short ones, which are known no better, and what is beyond the cap as
// such.
import { numberWords } from './words';

const threeDigits = (value: number): string => String(Number(value.toPrecision(3)));

/** "16 µs", "12.3 ms", "1.25 s", "2 min 5 s"; Infinity is "> 10 s" for a cap of ten seconds. */
export function timeWords(seconds: number, capSeconds: number): string {
  if (seconds === Infinity) return `>\u00a0${capWords(capSeconds)}`;
  if (seconds < 0.001) return `${Number((seconds * 1e6).toPrecision(2))}\u00a0µs`;
  if (seconds < 1) return `${threeDigits(seconds * 1e3)}\u00a0ms`;
  if (seconds < 60) return `${threeDigits(seconds)}\u00a0s`;
  return `${Math.floor(seconds / 60)}\u00a0min ${Math.floor(seconds % 60)}\u00a0s`;
}

export function capWords(seconds: number): string {
  return seconds < 60 ? `${seconds}\u00a0s` : `${numberWords(seconds / 60)}\u00a0min`;
}

/** Rough: it is an estimate. */
export function leftWords(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} s left`;
  if (seconds < 5400) return `about ${Math.round(seconds / 60)} min left`;
  return `about ${Math.round(seconds / 3600)} h left`;
}
