// Words for the playing of a puzzle: its origin and its time.
import { dateWords } from '../language/language';
import {
  originBrought,
  originDaily,
  originDailyOf,
  originListed,
  originMade,
  originMadeOn,
  originReceived,
  originSample,
  originTyped,
} from '../language/generated/words';
import { say } from '../language/say';
import { dateOf, today } from '../state/day';
import type { Origin } from '../state/origin';

/** `begun`: the time when it first came to the board, in milliseconds since 1970. */
export function originWords(origin: Origin, begun?: number): string {
  switch (origin.kind) {
    case 'daily':
      return origin.day === today.value
        ? say(originDaily)
        : say(originDailyOf, { name: dateWords(dateOf(origin.day)) });
    case 'made':
      return begun === undefined
        ? say(originMade)
        : say(originMadeOn, {
            name: dateWords(new Date(begun), { day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0'),
          });
    case 'typed':
      return say(originTyped);
    case 'received':
      return say(originReceived);
    case 'brought':
      return say(originBrought);
    case 'listed':
      return say(originListed);
    case 'sample':
      return say(originSample);
  }
}

/** "12:47", "1:02:47". */
export function clockWords(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
