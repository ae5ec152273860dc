// The ways into setting. A puzzle that somebody else made, or that is being played, stays as it is: its copy is set.
import { haveClues } from '../../grid/constraints';
import { setIsACopy } from '../../language/generated/setting';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import { hasEntries, noEntries } from '../../state/moves';
import type { HasView } from '../../state/view';

/** Opens the place for setting with the puzzle on the board, in place of the game. A game that was begun is mentioned. */
export function openSetting({ play, view }: HasPlay & HasView): void {
  const puzzle = play.puzzle.peek();
  const isBegun = hasEntries(play.entries.peek().values);
  const isOwn = play.origin.peek().kind === 'typed' && !isBegun;
  if (!isOwn) play.load(puzzle, noEntries(puzzle), { kind: 'typed' });
  view.show('play');
  // After the load, which closes what is on top of the game.
  view.top.value = 'set';
  if (isBegun) view.notice.value = { text: () => say(setIsACopy), tone: 'plain' };
}

/** Goes on where a tab was closed in the middle of setting: clues whose givens are still typed in. */
export function resumeSetting({ play, view }: HasPlay & HasView): void {
  const isSet = play.typing.peek() === 'givens' && haveClues(play.puzzle.peek().shape.constraints);
  const isFree = view.tab.peek() === 'play' && view.dialog.peek() === null && view.top.peek() === null;
  if (isSet && isFree) view.top.value = 'set';
}
