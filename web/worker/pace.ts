// The speed of a search without a watcher: whole silent searches, one after another, for
// a fraction of a second. Only the time within the searches counts, not their set-up.
import type { SolverModule } from '../../wasm/solver_module';
import type { Request } from '../protocol/messages';
import { bytesOf } from './job';
import { SliceBudget } from './slices';
import { openSession } from './solve_task';

/** Until the browser has compiled the hot code. */
const warmUp_ms = 40;
const counted_ms = 100;
const slice_ms = 10;
/** Least number of counted slices: on a busy machine a single one may have waited longer than it worked. */
const leastSlices = 4;

interface Runner {
  /** True when the search has ended. */
  run(amount: number): boolean;
  steps(): number;
  delete(): void;
}

type PaceRequest = Extract<Request, { kind: 'pace' }>;

function makeRunner(module: SolverModule, { puzzle, entries, run }: PaceRequest): Runner {
  const grid = { ...puzzle, givens: puzzle.givens.map((given, cell) => given || (entries?.[cell] ?? 0)) };
  const silent = openSession(module, grid, run);
  if (!silent.contradiction()) return silent;
  // A grid that is contradictory at sight is never searched: the watched search gives its pace.
  silent.delete();
  const watched = new module.WatchSession(
    bytesOf(grid),
    run.algorithm,
    Uint8Array.from(run.knobs),
    run.limit,
    new Uint8Array(),
  );
  return {
    run: (amount) => !watched.explore(amount),
    steps: () => watched.exploredSteps(),
    delete: () => watched.delete(),
  };
}

/** Steps a second, whole and at least 1. Not cancelled: it takes much less time than a client waits. */
export function paceOf(module: SolverModule, request: PaceRequest): number {
  const budget = new SliceBudget(slice_ms);
  const warm_ms = performance.now() + warmUp_ms;
  const end_ms = warm_ms + counted_ms;
  let slices = 0;
  let steps = 0;
  let within_ms = 0;
  const goesOn = (): boolean => slices < leastSlices || performance.now() < end_ms;
  while (goesOn()) {
    const runner = makeRunner(module, request);
    try {
      for (let ended = false; !ended && goesOn();) {
        const counts = performance.now() >= warm_ms;
        const [stepsBefore, before_ms] = [runner.steps(), performance.now()];
        ended = runner.run(budget.begin());
        const took_ms = performance.now() - before_ms;
        const made = runner.steps() - stepsBefore;
        budget.end(made);
        if (!counts) continue;
        slices += 1;
        steps += made;
        within_ms += took_ms;
      }
    } finally {
      runner.delete();
    }
  }
  // A browser's clock may be too coarse to see a single short search.
  return Math.max(1, Math.round((1000 * steps) / Math.max(within_ms, 0.1)));
}
