// The whole module's answers about equivalent puzzles.
import type { EquivalentOutcome, SolverModule } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';
import type { EquivalenceReplies, EquivalenceRequest, Equivalent } from '../protocol/improving';
import { bytesOf } from './puzzle_bytes';

const puzzleOf = ({ shape }: Puzzle, outcome: EquivalentOutcome): Equivalent =>
  outcome.ok ? { ok: true, puzzle: { shape, givens: outcome.givens } } : outcome;

export function answerEquivalence(
  module: SolverModule,
  request: EquivalenceRequest,
): EquivalenceReplies[EquivalenceRequest['kind']] {
  if (request.kind === 'formPrints') return module.formPrints(request.lines.join('\n'));
  const { puzzle } = request;
  const bytes = bytesOf(puzzle);
  switch (request.kind) {
    case 'minlex':
      return puzzleOf(puzzle, module.minlex(bytes));
    case 'equivalent':
      return puzzleOf(puzzle, module.equivalent(bytes, request.seed));
    case 'equivalentLines':
      return module.equivalentLines(bytes, request.lines.join('\n'));
  }
}
