// Durations and shares in words.
import { inUnit, minutesAndSeconds, percent, underOneMillisecond, underOnePercent } from '../language/generated/units';
import { say } from '../language/say';

/** "12.3 µs", "2 min 5 s": three digits. The unit stays on the number's line. */
export function durationWords(seconds: number): string {
  if (seconds >= 60) {
    return say(minutesAndSeconds, { minuteCount: Math.floor(seconds / 60), secondCount: Math.floor(seconds % 60) });
  }
  const units = ['s', 'ms', 'µs', 'ns'];
  let [value, unit] = [seconds, 0];
  for (; value < 1 && unit < 3; ++unit) value *= 1e3;
  return say(inUnit, { count: Number(value.toPrecision(3)), unitName: units[unit]! });
}

/** As exact as someone who waits needs: "under 1 ms", "16 ms", "1.2 s". */
export function secondsWords(seconds: number): string {
  if (seconds < 0.0005) return say(underOneMillisecond);
  const parts = seconds < 1 ? 1e3 : 10;
  return durationWords(Math.round(seconds * parts) / parts);
}

/** "under 1 %" rather than 0. */
export function shareWords(share: number): string {
  return share > 0 && share < 0.01 ? say(underOnePercent) : say(percent, { count: Math.floor(share * 100) });
}
