// A message for a full grid with a fault, whatever the board marks by itself and
// on whatever tab the last digit was entered. Its button leads to the wrong cells.
import { effect, untracked } from '@preact/signals';
import { showWhere } from '../../language/generated/play';
import { fullButWrong } from '../../language/generated/verdict';
import { say } from '../../language/say';
import { hasEntries } from '../../state/moves';
import type { Notice } from '../../state/notices';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { loadLateViews } from './late_views';

/** Asks for a check. Its code comes with the first puzzle; if that has failed, it is fetched now. */
export function askForCheck({ view }: HasView, how: 'check' | 'where'): void {
  view.wantsCheck.value = how;
  void loadLateViews().catch(() => undefined);
}

/** Returns a function that ends it. */
export function tellFullGrid(app: HasPlay & HasView): () => void {
  const { play, view } = app;
  let said: Notice | null = null;
  const forget = (): void => {
    if (said && view.notice.peek() === said) view.notice.value = null;
    said = null;
  };
  const show = (): void => {
    forget();
    view.show('play');
    askForCheck(app, 'where');
  };
  return effect(() => {
    const isWrong = play.outcome.value === 'wrong' && hasEntries(play.entries.value.values);
    void play.puzzleId.value;
    untracked(() => {
      if (!isWrong) return forget();
      if (said) return;
      said = { text: () => say(fullButWrong), tone: 'bad', actions: [{ text: () => say(showWhere), run: show }] };
      view.notice.value = said;
    });
  });
}
