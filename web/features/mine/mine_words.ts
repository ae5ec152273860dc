// How a kept puzzle is spoken of: its title, where it is from, when it was last changed, how far it is.
import { dayOf, daysUpTo } from '../../base/days';
import { dateWords, language } from '../../language/language';
import { done, justNow, notTimed, shareFilled } from '../../language/generated/mine';
import { begun, say } from '../../language/say';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import { filledShare } from '../../state/progress';
import { clockWords, originWords } from '../../ui/play_words';
import { shapeWords } from '../../ui/words';
import { isFinished } from './groups';

export const titleOf = ({ position, sitting }: KeptPuzzle): string =>
  sitting.name || originWords(position.origin ?? { kind: 'typed' }, sitting.begun);

const justNow_ms = 60_000;

/** "now", "today", "yesterday", "Friday", "16 November 2026". */
export function whenWords(time: number, now = Date.now()): string {
  if (now - time < justNow_ms) return say(justNow);
  const { tag } = language.value;
  const ago = daysUpTo(new Date(now), 7).indexOf(dayOf(new Date(time)));
  if (ago < 0) return dateWords(new Date(time));
  if (ago < 2) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-ago, 'day');
  return new Date(time).toLocaleDateString(tag, { weekday: 'long' });
}

export function detailWords(puzzle: KeptPuzzle): string {
  const { position, sitting, moved } = puzzle;
  const { shape } = position.puzzle;
  const isPlain = shape.boxHeight === 3 && shape.boxWidth === 3 && !shape.regions && shape.constraints === '';
  const parts = [
    sitting.name && position.origin ? originWords(position.origin, sitting.begun) : '',
    isPlain ? '' : shapeWords(shape),
    whenWords(moved),
  ];
  return begun(parts.filter(Boolean).join(' · '));
}

export function stateWords(puzzle: KeptPuzzle): string {
  return isFinished(puzzle) ? say(done) : say(shareFilled, { count: Math.floor(100 * filledShare(puzzle.position)) });
}

export function timeSpentWords({ sitting }: KeptPuzzle): string {
  return sitting.elapsed > 0 ? clockWords(Math.floor(sitting.elapsed / 1000)) : say(notTimed);
}
