// One search shared by several workers. The first cuts the tree; then each takes the
// next free subproblem. Their counts add up to those of a single search. An error or
// enough solutions stop all; so does a cancel, which does not wait for them.
import type { SolveOutcome, SolveProgress, SolveRequest, SolveStatus, SplitOutcome } from '../protocol/messages';
import type { SolverClient } from './solver_client';

/** Enough that a subproblem of several times the average size delays nothing. */
const subproblemsEach = 32;

export interface SharedSearch {
  clients: readonly SolverClient[];
  /** `maxSeconds` is left to the signal. */
  request: Pick<SolveRequest, 'puzzle' | 'algorithm' | 'knobs' | 'limit'>;
  /** Guesses above the split; 0 = enough to keep every worker busy. */
  depth: number;
  signal: AbortSignal;
  onProgress(progress: SolveProgress): void;
}

export interface SharedOutcome extends SolveOutcome {
  /** Share of the tree, 0..1. */
  explored: number;
  /** Guesses above the split. */
  depth: number;
  subproblems: number;
}

/** The results so far: above the cut, in finished subproblems, and in current ones. */
class Sum {
  private readonly total: SplitOutcome['settled'];
  private readonly live = new Map<number, SolveProgress>();
  private done = 0;
  explored: number;

  constructor(private readonly cut: SplitOutcome) {
    this.total = { ...cut.settled };
    this.explored = cut.explored;
  }

  under(index: number, progress: SolveProgress): void {
    this.live.set(index, progress);
  }

  add(index: number, part: SolveOutcome, limit: number): void {
    const { total } = this;
    this.live.delete(index);
    total.solutions += part.solutions;
    total.solution ??= part.solution;
    total.steps += part.steps;
    total.guesses += part.guesses;
    total.backtracks += part.backtracks;
    total.deepest = Math.max(total.deepest, part.deepest);
    if (part.cancelled || (limit > 0 && part.solutions >= limit)) return;
    this.done += 1;
    this.explored += this.cut.subproblems[index]!.share;
  }

  found(): { solutions: number; steps: number } {
    let { solutions, steps } = this.total;
    for (const progress of this.live.values()) {
      solutions += progress.solutions;
      steps += progress.steps;
    }
    return { solutions, steps };
  }

  outcome(limit: number, seconds: number): SharedOutcome {
    const { cut, total } = this;
    const isAll = !cut.cancelled && this.done === cut.subproblems.length;
    const found = this.found();
    const isEnough = limit > 0 && found.solutions >= limit;
    return {
      ...total,
      steps: found.steps,
      solutions: isEnough ? limit : found.solutions,
      status: statusOf(found.solutions, isAll && !isEnough, isEnough),
      contradiction: null,
      seconds,
      cancelled: !isAll && !isEnough,
      explored: isAll && !isEnough ? 1 : this.explored,
      depth: cut.depth,
      subproblems: cut.subproblems.length,
    };
  }
}

function statusOf(solutions: number, isAll: boolean, isEnough: boolean): SolveStatus {
  if (solutions >= 2) return 'several';
  if (isAll) return solutions === 1 ? 'unique' : 'none';
  return isEnough ? 'solved' : 'unfinished';
}

/** The outcome of a cut that was cancelled. */
const notCut: SplitOutcome = {
  subproblems: [],
  depth: 0,
  explored: 0,
  settled: { solutions: 0, solution: null, steps: 0, guesses: 0, backtracks: 0, deepest: 0 },
  cancelled: true,
};

export async function searchTogether(needs: SharedSearch): Promise<SharedOutcome> {
  const { clients, request, depth, signal, onProgress } = needs;
  const { limit } = request;
  const started_ms = performance.now();
  const seconds = (): number => (performance.now() - started_ms) / 1000;
  const stop = new AbortController();
  const stopAll = (): void => stop.abort();
  const cancelled = new Promise<null>((resolve) => {
    stop.signal.addEventListener('abort', () => signal.aborted && resolve(null));
  });
  signal.addEventListener('abort', stopAll);
  if (signal.aborted) stopAll();
  try {
    const least = clients.length * subproblemsEach;
    const cutting = clients[0]!.ask({ ...request, kind: 'split', least, depth }, { signal: stop.signal });
    const cut = (await Promise.race([cutting, cancelled])) ?? notCut;
    const sum = new Sum(cut);
    let taken = 0;
    const tell = (): void => {
      const found = sum.found();
      if (limit > 0 && found.solutions >= limit) stopAll();
      onProgress({ ...found, seconds: seconds(), explored: sum.explored });
    };
    const work = async (client: SolverClient): Promise<void> => {
      while (!stop.signal.aborted && taken < cut.subproblems.length) {
        const index = taken++;
        const { path } = cut.subproblems[index]!;
        const options = {
          signal: stop.signal,
          onProgress: (progress: SolveProgress) => (sum.under(index, progress), tell()),
        };
        sum.add(index, await client.ask({ ...request, kind: 'part', path, maxSeconds: 0 }, options), limit);
        tell();
      }
    };
    tell();
    await Promise.race([Promise.all(clients.map(work)), cancelled]);
    return sum.outcome(limit, seconds());
  } finally {
    // After an error, stops the others.
    stopAll();
    signal.removeEventListener('abort', stopAll);
  }
}
