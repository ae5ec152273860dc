// Whether what was read has one solution: the best sign that it was read right. Grids that take long are not asked about.
import type { Puzzle } from '../../grid/puzzle';
import type { SolveStatus } from '../../protocol/messages';
import type { CanSolve } from '../../state/verdict';
import { useAnswer } from '../../ui/controls/use_answer';

const mostSeconds = 1;

const words: Record<SolveStatus, string> = {
  unique: 'It has one solution, as a puzzle should.',
  solved: 'It has one solution, as a puzzle should.',
  none: 'It has no solution as it stands: something was misread.',
  several: 'It has several solutions as it stands: a given may be missing.',
  unfinished: '',
};

/** Null while it is not known. */
export function useCheckVerdict(app: CanSolve, puzzle: Puzzle): { status: SolveStatus; words: string } | null {
  const ask = (): Promise<SolveStatus> =>
    app.solve(puzzle, mostSeconds, 2).then(
      (outcome) => outcome.status,
      () => 'unfinished',
    );
  const status = useAnswer(ask, [puzzle]);
  return status && { status, words: words[status] };
}
