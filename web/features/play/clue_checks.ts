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
  const now = () => ({ ...play.puzzle.peek(), givens: grid });
  const broken = useAnswer(() => whole.ask({ kind: 'brokenCells', puzzle: now() }).catch(() => null), [grid]);
  const notes = useAnswer(() => whole.ask({ kind: 'clueCandidates', puzzle: now() }).catch(() => null), [grid]);
  // Clues in fog are not told by what they forbid.
  const isTold = !hasFog(play.puzzle.value) || play.cover.value === undefined;
  useEffect(() => {
    play.allowed.value = isTold && notes?.length === 2 * grid.length ? { grid, notes } : null;
  }, [notes, isTold]);
  useEffect(() => {
    play.broken.value = isTold && broken ? { grid, cells: [...broken] } : null;
  }, [broken, isTold]);
}
