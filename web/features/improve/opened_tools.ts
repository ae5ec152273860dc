// Remembers by the number of a puzzle whether the tools for setting are open: they stay open for a puzzle that they make.
import { signal, batch } from '@preact/signals';
import type { Puzzle } from '../../grid/puzzle';
import type { Words } from '../../language/text';
import type { Origin } from '../../state/origin';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';

/** Puzzle number -> open or closed, as the player left it; a puzzle that is missing goes by the default. */
export const openedTools = signal<ReadonlyMap<number, boolean>>(new Map());

export function openTools(puzzleId: number, isOpen: boolean): void {
  openedTools.value = new Map(openedTools.peek()).set(puzzleId, isOpen);
}

/** Puts another puzzle in place of the one on the board: one move, which undo reverses. */
export function putOnBoard({ play, view }: HasPlay & HasView, puzzle: Puzzle, text: Words, origin?: Origin): void {
  batch(() => {
    play.load(puzzle, undefined, origin);
    // The player came from these tools, and goes on there.
    openTools(play.puzzleId.peek(), true);
    view.selected.value = 0;
    view.notice.value = { text, tone: 'plain' };
  });
}
