// Answers that both the first module of the page and the whole one can give: reading, writing, solving.
import type { QuickModule } from '../../wasm/solver_module';
import type { AsideRequest, QuickRequest, Replies } from '../protocol/messages';
import { type Job, Refusal, bytesOf } from './job';
import { solve } from './solve_task';

export type QuickWork = Exclude<QuickRequest, AsideRequest>;

export async function answerQuick(
  module: QuickModule,
  request: QuickWork,
  job: Job,
): Promise<Replies[QuickWork['kind']]> {
  switch (request.kind) {
    case 'read':
      return module.readPuzzle(request.text, request.options);
    case 'write': {
      const puzzle = bytesOf(request.puzzle);
      const refusal = module.refusal(puzzle, '');
      if (refusal) throw new Refusal(refusal);
      return module.writePuzzle(puzzle, request.style);
    }
    case 'solve':
      return solve(module, request, job);
  }
}
