// Requests for a diagnosis from elsewhere on the page: the answer opens with the diagnosis in it, which takes the focus.
import { signal } from '@preact/signals';
import type { HasPlay } from '../../state/play_store';
import { type HasView, openAnswer } from '../../state/view';

export const diagnosisIsAsked = signal(false);
/** True if the diagnosis should also look for givens that would leave one solution. */
export const givensAreAsked = signal(false);

/** Opens the answer with the diagnosis of the grid's faults, or of what its solutions share. */
export function askDiagnosis(app: HasPlay & HasView): void {
  app.view.show('play');
  openAnswer(app, true);
  diagnosisIsAsked.value = true;
}
