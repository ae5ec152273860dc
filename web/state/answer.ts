// Whether the answer is open: for who brings a puzzle to have it solved it is, and not for who plays.
import { countOwn } from './moves';
import type { HasPlay } from './play_store';
import type { HasView } from './view';

/** These were asked for to be played. */
const isForPlay = ({ play }: HasPlay): boolean => ['made', 'daily'].includes(play.origin.value.kind);

export function isAnswerOpen({ play, view }: HasPlay & HasView): boolean {
  return view.answer.value ?? (!isForPlay({ play }) && countOwn(play.entries.value) === 0);
}
