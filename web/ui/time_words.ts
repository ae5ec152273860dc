// Times measured, in words: three digits, and what is beyond the cap as such.
import { numberWords } from './words';

const threeDigits = (value: number): string => String(Number(value.toPrecision(3)));

/** "0.2 ms", "12.3 ms", "1.25 s", "2 min 5 s"; Infinity is "> 10 s" for a cap of ten seconds. */
export function timeWords(seconds: number, capSeconds: number): string {
  if (seconds === Infinity) return `>\u00a0${capWords(capSeconds)}`;
  if (seconds < 1) return `${threeDigits(Math.round(seconds * 1e4) / 10)}\u00a0ms`;
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
