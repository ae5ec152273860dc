// Parts below the board that the player has opened or closed, each for a puzzle by its number. The answer starts closed with
// each puzzle; the tools for setting stay open for a puzzle that they make.
import { signal } from '@preact/signals';
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

/** Puzzle number -> open or closed, as the player left the tools; a puzzle that is missing goes by the default. */
export const openedTools = signal<ReadonlyMap<number, boolean>>(new Map());

export function openTools(puzzleId: number, isOpen: boolean): void {
  openedTools.value = new Map(openedTools.peek()).set(puzzleId, isOpen);
}
