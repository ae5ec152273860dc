// The part of the page's view that is in the address and in the browser's history.
import { batch, computed, type ReadonlySignal } from '@preact/signals';
import { isTop, type Place } from '../link/pages';
import type { HasPlay } from '../state/play_store';
import type { HasView } from '../state/view';

/** The tab, and the dialog or the card on top of the game. */
export function placeOfView({ play, view }: HasPlay & HasView): ReadonlySignal<Place> {
  return computed(() => ({
    puzzleId: play.position.value.puzzleId,
    tab: view.tab.value,
    dialog: view.dialog.value ?? (view.tab.value === 'play' ? view.top.value : null),
  }));
}

export function showPlace({ view }: HasView, { tab, dialog }: Place): void {
  batch(() => {
    view.tab.value = tab;
    view.dialog.value = isTop(dialog) ? null : dialog;
    view.top.value = isTop(dialog) ? dialog : null;
  });
}
