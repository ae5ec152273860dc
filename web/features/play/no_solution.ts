// A message for givens without a solution, beside the rings on the board; its button leads to likely corrections. It disappears
// when the grid is mended, or when the answer, which says the same, is opened.
import { effect, untracked } from '@preact/signals';
import { whatIsWrong } from '../../language/generated/diagnosis';
import { givensHaveNone } from '../../language/generated/verdict';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasVerdict } from '../../state/verdict_store';
import type { Notice } from '../../state/notices';
import { type HasView, isAnswerOpen } from '../../state/view';
import { askDiagnosis } from '../diagnosis/asked';

/** Returns a function that ends it. */
export function tellNoSolution(app: HasPlay & HasView & HasVerdict): () => void {
  const { play, verdict, view } = app;
  let said: Notice | null = null;
  return effect(() => {
    const told = verdict.told.value;
    const isNone = told.kind === 'known' && told.outcome.status === 'none' && told.ofGivens === null;
    // If a digit was entered, it may be at fault, and not the givens.
    const isOfGivens = isNone && play.outcome.value === 'open' && !play.entries.value.values.some((value) => value > 0);
    const isShown = isOfGivens && view.tab.value === 'play' && !isAnswerOpen(app);
    // The last verdict stays until the next one comes.
    if (told.kind !== 'known' && said !== null) return;
    untracked(() => {
      if (isShown && said === null) {
        const actions = [{ text: () => say(whatIsWrong), run: () => askDiagnosis(app) }];
        said = { text: () => say(givensHaveNone), tone: 'bad', actions };
        view.notice.value = said;
      } else if (!isShown && said !== null) {
        if (view.notice.peek() === said) view.notice.value = null;
        said = null;
      }
    });
  });
}
