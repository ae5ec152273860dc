// The way from the verdict in the header to the part of the page that it rests on.
import { askDiagnosis } from '../diagnosis/asked';
import { showUndecided } from '../setting/drawn/undecided';
import type { PlayNeeds } from './play_needs';

/** Shows the rules to decide, the reason why there is no solution or more than one, or else the answer. */
export function showVerdict(app: PlayNeeds): void {
  if (showUndecided(app)) return;
  app.view.tab.value = 'play';
  const told = app.verdict.told.peek();
  if (told.kind === 'known' && ['none', 'several'].includes(told.outcome.status)) askDiagnosis(app);
  else app.view.wantsAnswer.value = true;
}
