// Whatever puzzle comes to the board, and whichever way: it is in sight from the top, its answer is closed, and the keyboard is
// on it.
import { effect, untracked } from '@preact/signals';
import type { Move } from '../state/moves';
import type { HasPlay } from '../state/play_store';
import type { HasView } from '../state/view';

/** Calls when a puzzle has come, the same one as before included; returns how to stop. */
export function onNewPuzzle({ play }: HasPlay, come: () => void): () => void {
  let before: { id: number; load: Move | undefined } | null = null;
  return effect(() => {
    const id = play.puzzleId.value;
    const load = play.history.value.done.findLast(({ kind }) => kind === 'load');
    const isNew = before !== null && (before.id !== id || (load !== undefined && load !== before.load));
    before = { id, load };
    if (isNew) untracked(come);
  });
}

/** A dialog gives the focus back to what opened it once it is gone; who works beside the board stays there. */
const mayLeave = 'body, header *, dialog, dialog *';

function focusBoard(): void {
  if (!document.activeElement?.matches(mayLeave)) return;
  document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Returns how to stop. `scrollers`: what the page scrolls, in whatever shape it has. */
export function showNewPuzzles(app: HasPlay & HasView, scrollers: () => readonly (Element | null)[]): () => void {
  let stopWaiting = (): void => undefined;
  const stop = onNewPuzzle(app, () => {
    // Who makes another puzzle of one by what stands in its answer goes on there.
    const staysInAnswer = Boolean(document.activeElement?.closest('details'));
    app.view.answers.value = new Map(staysInAnswer ? [[app.play.puzzleId.peek(), true]] : []);
    if (staysInAnswer) return;
    for (const scroller of [...scrollers(), document.scrollingElement]) scroller?.scrollTo(0, 0);
    stopWaiting();
    // Once: a dialog that is opened later is another matter.
    let isDone = false;
    stopWaiting = effect(() => {
      if (app.view.dialog.value !== null || isDone) return undefined;
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
