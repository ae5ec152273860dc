// The solve on the board in a form to send.
import type { HasPlay } from '../../state/play_store';
import { countOwn } from '../../state/moves';
import type { HasSitting } from '../../state/sitting';
import { movesOf } from '../replay/replay_store';
import { type Solve, timeOf } from './challenge';
import { trackEntries } from './solve_track';

/** Null if there is none, or if its time was not measured. */
export function finishedSolve(app: HasPlay & HasSitting, name = ''): Solve | null {
  const { play, sittings } = app;
  const { hints, duel, elapsed } = sittings.sitting.value;
  const isOwn = countOwn(play.entries.value) > 0 && duel === '';
  if (!isOwn || play.outcome.value !== 'solved') return null;
  const solve = { name, hints, entries: trackEntries(movesOf(app), play.grid.value, elapsed) };
  return timeOf(solve) > 0 ? solve : null;
}
