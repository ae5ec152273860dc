// Solving, counting, proving: one search in slices until it is finished, cancelled or out of time.
import type { QuickModule, SolveSession } from '../../wasm/solver_module';
import type { SolveOutcome, SolveRequest } from '../protocol/messages';
import { type Job, Refusal } from './job';
import { bytesOf } from './puzzle_bytes';
import { SliceBudget, yieldToMessages } from './slices';

const slice_ms = 40;
/** Browsers tell time in steps of about 0.1 ms: of so long a time they tell a twentieth. */
const timed_ms = 2;

/** Of one solve from beginning to end: the mean of many. */
function meanSeconds(open: () => SolveSession): number {
  const began_ms = performance.now();
  let took_ms: number;
  let solves = 0;
  do {
    const session = open();
    session.run(Number.MAX_SAFE_INTEGER);
    session.delete();
    solves += 1;
    took_ms = performance.now() - began_ms;
  } while (took_ms < timed_ms);
  return took_ms / 1000 / solves;
}

/** Runs the session to its end, and deletes it. `maxSeconds`: 0 = no limit. */
export async function runSession(session: SolveSession, maxSeconds: number, job: Job): Promise<SolveOutcome> {
  const started_ms = performance.now();
  const seconds = (): number => (performance.now() - started_ms) / 1000;
  try {
    const budget = new SliceBudget(slice_ms);
    for (;;) {
      const finished = session.run(budget.begin());
      budget.end();
      if (finished || job.cancelled || (maxSeconds > 0 && seconds() >= maxSeconds)) break;
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

export async function solve(module: QuickModule, request: SolveRequest, job: Job): Promise<SolveOutcome> {
  const puzzle = bytesOf(request.puzzle);
  const refusal = module.refusal(puzzle, request.algorithm);
  if (refusal) throw new Refusal(refusal);
  const knobs = Uint8Array.from(request.knobs ?? []);
  const open = (): SolveSession => new module.SolveSession(puzzle, request.algorithm, knobs, request.limit);
  const outcome = await runSession(open(), request.maxSeconds, job);
  const isTooShort = outcome.seconds * 1000 < timed_ms && outcome.status !== 'unfinished' && !outcome.cancelled;
  if (!request.isTimed || !isTooShort) return outcome;
  // Of two means the better one: the first is of code not yet warm, or a pause of the machine fell on it.
  return { ...outcome, seconds: Math.min(meanSeconds(open), meanSeconds(open)) };
}
