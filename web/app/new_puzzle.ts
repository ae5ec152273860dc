// Prepares the page for each new puzzle on the board, from any source:
// scrolls to the top, closes the answer and moves the focus to the board.
import { effect, untracked } from '@preact/signals';
import type { Move } from '../state/moves';
import type { HasPlay } from '../state/play_store';
import type { HasView } from '../state/view';

/** Calls `come` for each puzzle that comes to the board, with `isSame`
    if it was there before; returns a function that stops it. */
export function onNewPuzzle({ play }: HasPlay, come: (isSame: boolean) => void): () => void {
  let before: { id: number; load: Move | undefined } | null = null;
  return effect(() => {
    const id = play.puzzleId.value;
    const load = play.history.value.done.findLast(({ kind }) => kind === 'load');
    const isNew = before !== null && (before.id !== id || (load !== undefined && load !== before.load));
    const isSame = before?.id === id;
    before = { id, load };
    if (isNew) untracked(() => come(isSame));
  });
}

/** The focus leaves these elements for the board, as a closed dialog
    returns it to its button. It stays on all other controls. */
const mayLeave = 'body, header *, dialog, dialog *';

function isInAnswer(): boolean {
  const { activeElement } = document;
  return Boolean(activeElement?.closest('details') && !activeElement.matches('summary'));
}

function focusBoard(): void {
  if (!document.activeElement?.matches(mayLeave)) return;
  document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Returns a function that stops it. `scrollers`: the scrolling elements of the page, in every shape. */
export function showNewPuzzles(app: HasPlay & HasView, scrollers: () => readonly (Element | null)[]): () => void {
  let stopWaiting = (): void => undefined;
  const { play, view } = app;
  const stop = onNewPuzzle(app, (isSame) => {
    const id = play.puzzleId.peek();
    // The answer stays open if a button in it made the new puzzle, or if that is undone there.
    const isOpened = !isSame && view.answers.peek().get(id) === true;
    const isTakenBack = play.history.peek().undone.length > 0 && isInAnswer();
    view.answers.value = new Map(isOpened || isTakenBack ? [[id, true]] : []);
    if (isOpened || isTakenBack) return;
    for (const scroller of [...scrollers(), document.scrollingElement]) scroller?.scrollTo(0, 0);
    stopWaiting();
    // Only once: a dialog that opens later does not move the focus.
    let isDone = false;
    stopWaiting = effect(() => {
      if (view.dialog.value !== null || isDone) return undefined;
      const timer = setTimeout(() => {
        isDone = true;
        focusBoard();
      });
      return () => clearTimeout(timer);
    });
  });
  return () => {
    stop();
    stopWaiting();
  };
}
