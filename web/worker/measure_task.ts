// The time of a solve: the algorithm's own time, from the parsed puzzle to the end of its search.
import type { SolverModule } from '../../wasm/solver_module';
import type { MeasureRequest, SolveOutcome } from '../protocol/messages';
import { type Job, bytesOf } from './job';
import { solve } from './solve_task';
import { timedSeconds } from './timing';

/** A solve too short for the clock is repeated, and `seconds` is the mean. */
export async function measure(module: SolverModule, request: MeasureRequest, job: Job): Promise<SolveOutcome> {
  const outcome = await solve(module, { ...request, kind: 'solve' }, job);
  if (outcome.status === 'unfinished' || outcome.cancelled) return outcome;
  const { puzzle, algorithm, knobs = [], limit } = request;
  const repetition = new module.Repetition(bytesOf(puzzle), algorithm, Uint8Array.from(knobs), limit);
  try {
    return { ...outcome, seconds: timedSeconds(outcome.seconds, () => repetition.run()) };
  } finally {
    repetition.delete();
  }
}
