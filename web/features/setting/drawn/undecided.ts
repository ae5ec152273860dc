// The rules of the puzzle that are only drawn, while the person has neither confirmed nor declined them: until then a
// verdict is one on the other rules alone.
import { signal } from '@preact/signals';
import { rulesUndecided } from '../../../language/generated/drawn';
import { say } from '../../../language/say';
import type { HasPlay } from '../../../state/play_store';
import type { HasView } from '../../../state/view';

/** Their number for a puzzle on the board. */
interface Undecided {
  readonly puzzleId: number;
  readonly count: number;
}
const undecided = signal<Undecided | null>(null);
/** True from the wish to see them until they are in sight. */
export const isSought = signal(false);

export const setUndecided = (now: Undecided): void => void (undecided.value = now);

const hasUndecided = ({ play }: HasPlay): boolean =>
  undecided.value !== null && undecided.value.count > 0 && undecided.value.puzzleId === play.puzzleId.value;

/** The words about them in the header; null if there are none. */
export const undecidedChip = (app: HasPlay) =>
  hasUndecided(app) ? { short: say(rulesUndecided), tone: 'plain' as const } : null;

/** False if there are none. */
export function showUndecided(app: HasPlay & HasView): boolean {
  if (!hasUndecided(app)) return false;
  app.view.show('play');
  isSought.value = true;
  return true;
}
