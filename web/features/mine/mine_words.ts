// Words for a stored puzzle: its title, its origin, the time of its last change, its progress.
import { filledShare, isTouched, type KeptPuzzle } from '../../kept/puzzle_record';
import {
  done,
  justNow,
  notTimed,
  shareFilled,
  allGroup,
  begunGroup,
  finishedGroup,
  newGroup,
  receivedGroup,
  setGroup,
} from '../../language/generated/mine';
import { dateWords, language } from '../../language/language';
import { begun, say } from '../../language/say';
import type { Text } from '../../language/text';
import { dayOf, daysUpTo } from '../../state/day';
import { clockWords, originWords } from '../../ui/play_words';
import { shapeWords } from '../../ui/words';

export const titleOf = ({ position, sitting }: KeptPuzzle): string =>
  sitting.name || position.puzzle.texts?.title || originWords(position.origin ?? { kind: 'typed' }, sitting.begun);

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

/** The groups of stored puzzles in My puzzles; a puzzle may be in several. */
export const isFinished = ({ sitting }: KeptPuzzle): boolean => sitting.finished !== null;
/** Written down here, cell by cell. */
const isSet = ({ position }: KeptPuzzle): boolean => (position.origin ?? { kind: 'typed' }).kind === 'typed';

export const groups = {
  all: { text: allGroup, has: () => true },
  begun: { text: begunGroup, has: (puzzle) => !isFinished(puzzle) && isTouched(puzzle.position) },
  new: { text: newGroup, has: (puzzle) => !isFinished(puzzle) && !isTouched(puzzle.position) },
  finished: { text: finishedGroup, has: isFinished },
  set: { text: setGroup, has: isSet },
  received: { text: receivedGroup, has: ({ position }) => position.origin?.kind === 'received' },
} as const satisfies Record<string, { text: Text; has(puzzle: KeptPuzzle): boolean }>;

export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];
