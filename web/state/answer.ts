// Whether the answer is open: for who brings a puzzle to have it solved it is, and not for who plays.
import { countOwn } from './moves';
import type { HasPlay } from './play_store';
import type { HasView } from './view';

/** These were asked for, or sent, to be played. */
const isForPlay = ({ play }: HasPlay): boolean => ['made', 'daily', 'received'].includes(play.origin.value.kind);

/** Null where nobody has opened or closed it. */
export const answerAsWished = ({ play, view }: HasPlay & HasView): boolean | null =>
  view.answers.value.get(play.puzzleId.value) ?? null;

export const isAnswerOpen = (app: HasPlay & HasView): boolean =>
  answerAsWished(app) ?? (!isForPlay(app) && countOwn(app.play.entries.value) === 0);

/** Opens or closes that of the puzzle on the board. */
export function openAnswer({ play, view }: HasPlay & HasView, isOpen: boolean): void {
  view.answers.value = new Map(view.answers.peek()).set(play.puzzleId.peek(), isOpen);
}
