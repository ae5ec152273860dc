// The clues and the digits on the board: the cells of broken clues, which the board marks, and the digits that clues leave,
// by which notes are tidied.
import { useEffect } from 'preact/hooks';
import { hasFog } from '../../grid/fog';
import type { HasPlay } from '../../state/play_store';
import type { HasWholeModule } from '../../state/verdict_store';
import { useAnswer } from '../../ui/answers';

/** Keeps `broken` and `allowed` of the play store up to date. A question without an answer is asked again with the next digit. */
export function useClueChecks({ play, whole }: HasPlay & HasWholeModule): void {
  const grid = play.grid.value;
  const puzzle = play.puzzle.value;
  // The questions are asked after the drawing: another puzzle may be on the board by then.
  const filled = { ...puzzle, givens: grid };
  const about = [grid, puzzle];
  const broken = useAnswer(() => whole.ask({ kind: 'brokenCells', puzzle: filled }).catch(() => null), about);
  const notes = useAnswer(() => whole.ask({ kind: 'clueCandidates', puzzle: filled }).catch(() => null), about);
  // Clues in fog are not told by what they forbid.
  const isTold = !hasFog(puzzle) || play.cover.value === undefined;
  useEffect(() => {
    play.allowed.value = isTold && notes?.length === 2 * grid.length ? { grid, notes } : null;
  }, [notes, isTold]);
  useEffect(() => {
    play.broken.value = isTold && broken ? { grid, cells: [...broken] } : null;
  }, [broken, isTold]);
}
