// Whether a replay is asked for, and of what. Apart from the replay itself, which is fetched with its views.
import { signal } from '@preact/signals';
import type { CellsMove } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { Replay } from './replay';

export const wantsReplay = signal(false);

/** The one that is shown, once its part is here. */
export const pageReplay = signal<Replay | null>(null);

/** The moves of the puzzle on the board. */
export function movesOf({ play }: HasPlay): CellsMove[] {
  const { done } = play.history.value;
  const first = done.findLastIndex((move) => move.kind === 'load') + 1;
  return done.slice(first).filter((move) => move.kind === 'cells');
}
