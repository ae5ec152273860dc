// Beginnings on an empty board, and whether there is anything on it yet. Today's puzzles are opened by code that is fetched
// late (today_desk.ts).
import { blankPuzzle, boxShape, isEmptyGrid, type Puzzle } from '../../grid/puzzle';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import type { HasWatch } from '../watch/watch_store';

/** True if the page has just begun: nobody has put a puzzle or a blank grid on the board, nor a digit or a mark. */
export function isAtStart({ play }: HasPlay): boolean {
  return (
    !play.position.value.origin &&
    isEmptyGrid(play.grid.value) &&
    play.history.value.done.every(({ kind }) => kind === 'load')
  );
}

/** A blank grid to type a puzzle into; undo leads back. */
export function beginTyping({ play, view }: HasPlay & HasView): void {
  play.load(blankPuzzle(boxShape(3, 3)), undefined, { kind: 'typed' });
  view.selected.value = 0;
}

/** Six guesses, three of which fail: long enough to see how a search goes on, and short enough to see its end. */
const watched: Puzzle = {
  shape: boxShape(3, 3),
  givens: Uint8Array.from('500002600890700001046050270080506000000030000000807050023080710100003082008200005', Number),
};

/** Puts a puzzle on the board and plays the search for its solution. */
export function watchOne({ play, view, watch }: HasPlay & HasView & HasWatch): void {
  play.load(watched, undefined, { kind: 'sample' });
  view.show('watch');
  watch.ask((player) => player.play());
}
