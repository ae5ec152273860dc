// Times measured, in words, and what is beyond the cap as such.
import { durationWords, numberWords } from './words';

/** "16 µs": a short time is known no better. "12.3 ms"; Infinity is "> 10 s" for a cap of ten seconds. */
export function timeWords(seconds: number, capSeconds: number): string {
  if (seconds === Infinity) return `>\u00a0${capWords(capSeconds)}`;
  return durationWords(seconds < 0.001 ? Number(seconds.toPrecision(2)) : seconds);
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
