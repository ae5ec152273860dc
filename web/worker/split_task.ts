// One search shared by several workers: cuts it into subproblems, and searches one of them.
import type { SolverModule } from '../../wasm/solver_module';
import type { PartRequest, SolveOutcome, SplitOutcome, SplitRequest } from '../protocol/messages';
import { type Job, Refusal, bytesOf } from './job';
import { SliceBudget, yieldToMessages } from './slices';
import { runSession } from './solve_task';

const slice_ms = 40;

export async function split(module: SolverModule, request: SplitRequest, job: Job): Promise<SplitOutcome> {
  const puzzle = bytesOf(request.puzzle);
  const refusal = module.refusal(puzzle, request.algorithm);
  if (refusal) throw new Refusal(refusal);
  const knobs = Uint8Array.from(request.knobs ?? []);
  const session = new module.SplitSession(puzzle, request.algorithm, knobs, request.least, request.depth);
  try {
    const budget = new SliceBudget(slice_ms);
    let finished = false;
    while (!finished && !job.cancelled) {
      finished = session.run(budget.begin());
      budget.end();
      // Also a sign of life, so that the client does not assume a crash.
      job.progress({ solutions: 0, steps: session.stats().steps, seconds: 0 });
      await yieldToMessages();
    }
    const { solutions, steps, guesses, backtracks, deepest } = session.stats();
    return {
      subproblems: finished ? session.subproblems() : [],
      depth: session.depth(),
      explored: session.explored(),
      settled: { solutions, solution: session.solution(), steps, guesses, backtracks, deepest },
      cancelled: !finished,
    };
  } finally {
    session.delete();
  }
}

export function solvePart(module: SolverModule, request: PartRequest, job: Job): Promise<SolveOutcome> {
  const { puzzle, algorithm, limit, path, maxSeconds } = request;
  const knobs = Uint8Array.from(request.knobs ?? []);
  return runSession(new module.PartSession(bytesOf(puzzle), algorithm, knobs, limit, path), maxSeconds, job);
}
