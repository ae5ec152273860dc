// The ways into setting. A puzzle that somebody else made, or that is being played, stays as it is: its copy is set.
import type { HasPlay } from '../../state/play_store';
import { hasEntries, noEntries } from '../../state/moves';
import type { HasView } from '../../state/view';

/** Opens the place for setting with the puzzle on the board, in place of the game. */
export function openSetting({ play, view }: HasPlay & HasView): void {
  const puzzle = play.puzzle.peek();
  const isOwn = play.origin.peek().kind === 'typed' && !hasEntries(play.entries.peek().values);
  if (!isOwn) play.load(puzzle, noEntries(puzzle), { kind: 'typed' });
  view.tab.value = 'play';
  // After the load, which closes what is on top of the game.
  view.top.value = 'set';
}
