// The solve on the board as something to send.
import type { HasPlay } from '../../state/play_store';
import { countOwn } from '../../state/moves';
import type { HasSitting } from '../../state/sitting';
import type { HasVerdict } from '../../state/verdict_store';
import { isSolved } from '../../ui/words';
import { movesOf } from '../replay/replay_store';
import { type Solve, timeOf } from './challenge';
import { entriesOf } from './solve_track';

/** Null where there is none, or nobody measured its time. */
export function finishedSolve(app: HasPlay & HasSitting & HasVerdict, name = ''): Solve | null {
  const { play, verdict, sittings } = app;
  const { hints, duel, elapsed } = sittings.sitting.value;
  const isOwn = countOwn(play.entries.value) > 0 && duel === '';
  if (!isOwn || !isSolved(verdict.verdict.value, play.grid.value)) return null;
  const solve = { name, hints, entries: entriesOf(movesOf(app), play.grid.value, elapsed) };
  return timeOf(solve) > 0 ? solve : null;
}
