// Whether the answer is open: for who brings a puzzle to have it solved it is, and not for who plays.
import { countOwn } from './moves';
import type { HasPlay } from './play_store';
import type { HasView } from './view';

export function isAnswerOpen({ play, view }: HasPlay & HasView): boolean {
  return view.answer.value ?? countOwn(play.entries.value) === 0;
}
