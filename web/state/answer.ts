// The answer is open once the player has opened it, for as long as that puzzle is on the board. Each puzzle starts with it
// closed.
import type { HasPlay } from './play_store';
import type { HasView } from './view';

/** Null if nobody has opened or closed it. */
export const answerAsWished = ({ play, view }: HasPlay & HasView): boolean | null =>
  view.answers.value.get(play.puzzleId.value) ?? null;

export const isAnswerOpen = (app: HasPlay & HasView): boolean => answerAsWished(app) ?? false;

/** Opens or closes the answer of the puzzle on the board. */
export function openAnswer({ play, view }: HasPlay & HasView, isOpen: boolean): void {
  view.answers.value = new Map(view.answers.peek()).set(play.puzzleId.peek(), isOpen);
}
