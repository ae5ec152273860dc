// Puts another puzzle in place of the one on the board: one move, which undo reverses.
import { batch } from '@preact/signals';
import type { Puzzle } from '../../grid/puzzle';
import type { Words } from '../../language/text';
import { openTools } from '../../state/opened_tools';
import type { Origin } from '../../state/origin';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';

export function putOnBoard({ play, view }: HasPlay & HasView, puzzle: Puzzle, text: Words, origin?: Origin): void {
  batch(() => {
    play.load(puzzle, undefined, origin);
    // The player came from these tools, and goes on there.
    openTools(play.puzzleId.peek(), true);
    view.selected.value = 0;
    view.notice.value = { text, tone: 'plain' };
  });
}
