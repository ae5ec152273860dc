// What a file with this puzzle in it is called, without its ending.
import { sideOf } from '../../grid/puzzle';
import type { App } from '../../state/types';

/** "sudoku-9x9". */
export function fileStem({ play }: Pick<App, 'play'>): string {
  const side = sideOf(play.puzzle.value.shape);
  return `sudoku-${side}x${side}`;
}
