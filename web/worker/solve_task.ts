// Solving, counting, proving: one search in slices until it is finished, cancelled or out of time.
import type { QuickModule } from '../../wasm/solver_module';
import type { SolveOutcome, SolveRequest } from '../protocol/messages';
import { type Job, Refusal } from './job';
import { bytesOf } from './puzzle_bytes';
import { SliceBudget, yieldToMessages } from './slices';

const slice_ms = 40;

export async function solve(module: QuickModule, request: SolveRequest, job: Job): Promise<SolveOutcome> {
  const puzzle = bytesOf(request.puzzle);
  const refusal = module.refusal(puzzle, request.algorithm);
  if (refusal) throw new Refusal(refusal);

  const started_ms = performance.now();
  const seconds = (): number => (performance.now() - started_ms) / 1000;
  const session = new module.SolveSession(
    puzzle,
    request.algorithm,
    Uint8Array.from(request.knobs ?? []),
    request.limit,
  );
  try {
    const budget = new SliceBudget(slice_ms);
    for (;;) {
      const finished = session.run(budget.begin());
      budget.end();
      if (finished || job.cancelled || (request.maxSeconds > 0 && seconds() >= request.maxSeconds)) break;
      job.progress({ solutions: session.solutions(), steps: session.steps(), seconds: seconds() });
      await yieldToMessages();
    }
    const { steps, guesses, backtracks, deepest } = session.stats();
    return {
      status: session.status(),
      solutions: session.solutions(),
      solution: session.solution(),
      contradiction: session.contradiction(),
      steps,
      guesses,
      backtracks,
      deepest,
      seconds: seconds(),
      cancelled: job.cancelled,
    };
  } finally {
    session.delete();
  }
}
