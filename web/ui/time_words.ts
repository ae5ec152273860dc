// Measured times in words, and a phrase for times beyond the cap.
import {
  aboutHoursLeft,
  aboutMinutesLeft,
  aboutSecondsLeft,
  aFewSecondsLeft,
  moreThanTime,
  inUnit,
} from '../language/generated/words';
import { say } from '../language/say';
import { durationWords } from './words';

/** "16 µs": a short time is not known more exactly. "12.3 ms"; Infinity is "> 10 s" for a cap of ten seconds. */
export function timeWords(seconds: number, capSeconds: number): string {
  if (seconds === Infinity) return say(moreThanTime, { timeName: capWords(capSeconds) });
  return durationWords(seconds < 0.001 ? Number(seconds.toPrecision(2)) : seconds);
}

export function capWords(seconds: number): string {
  return seconds < 60
    ? say(inUnit, { count: seconds, unitName: 's' })
    : say(inUnit, { count: seconds / 60, unitName: 'min' });
}

/** Rough, because it is an estimate. */
export function leftWords(seconds: number): string {
  if (seconds < 10) return say(aFewSecondsLeft);
  if (seconds < 90) return say(aboutSecondsLeft, { count: Math.round(seconds / 10) * 10 });
  if (seconds < 5400) return say(aboutMinutesLeft, { count: Math.round(seconds / 60) });
  return say(aboutHoursLeft, { count: Math.round(seconds / 3600) });
}
