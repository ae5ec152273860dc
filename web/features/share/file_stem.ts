// What a file with this puzzle in it is called, without its ending.
import { sideOf } from '../../grid/puzzle';
import type { HasPlay } from '../../state/play';

/** "sudoku-9x9". */
export function fileStem({ play }: HasPlay): string {
  const side = sideOf(play.puzzle.value.shape);
  return `sudoku-${side}x${side}`;
}
