// Asked for elsewhere on the page: the answer opens with the diagnosis in it, which takes the focus.
import { signal } from '@preact/signals';
import { openAnswer } from '../../state/answer';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';

export const diagnosisIsAsked = signal(false);
/** Of it, the givens that would settle a puzzle of several solutions. */
export const givensAreAsked = signal(false);

/** What is wrong with the grid, or what its solutions share. */
export function askDiagnosis(app: HasPlay & HasView): void {
  app.view.tab.value = 'play';
  openAnswer(app, true);
  diagnosisIsAsked.value = true;
}
