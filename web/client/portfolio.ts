// A hard question put to several workers at once, each with another seed: the first to finish answers for all. The answer
// does not depend on the winner; only the solution shown may. Two different solutions from two workers mean "several" at
// once. A digit proved by one is proved for all, so the reports contain the proved digits of all together.
//
// They exchange the clauses that they learn, so that proofs take less time too: the uniqueness of 24 hard 25x25 grids
// takes 86,900 conflicts on average for one worker, 62,600 each for two and 38,200 each for four (tests/bench/LARGE.md).
// No worker waits for another, so the conflicts, and with them the time, differ in every run.
//
//   alone --answer--> done
//     '--grace_s--> together --an answer, two different solutions--> done, the others are stopped
import { areEqual } from '../grid/puzzle';
import type { Outlook, QuickRequest, SolveOutcome, SolveProgress, SolveRequest } from '../protocol/messages';
import type { SolverClient } from './solver_client';

type Question = Omit<SolveRequest, 'kind' | 'isKept'>;

interface Listening {
  signal: AbortSignal;
  onProgress(progress: SolveProgress): void;
}

export interface Portfolio {
  /** Stopped by the signal or `maxSeconds`; if it is asked again, every worker continues where it was. */
  ask(first: SolverClient<QuickRequest>, question: Question, listening: Listening): Promise<SolveOutcome>;
  /** Ends a question: frees the helpers' memory. */
  release(): void;
}

/** Before this time the others would only hinder a search that is about to answer. */
const grace_s = 0.25;
/** With more workers the device runs out of memory before it saves time. */
const mostWorkers = 4;

/** All proved digits, which hold for every search; the fullest grid; sums of the rest. */
export function mergeOutlooks(outlooks: readonly Outlook[]): Outlook | null {
  const [first] = outlooks;
  if (!first) return null;
  const proved = first.proved.map((value, cell) => outlooks.reduce((found, one) => found || one.proved[cell]!, value));
  const filled = (grid: Uint8Array | null): number =>
    grid ? grid.reduce((sum, value) => sum + (value ? 1 : 0), 0) : -1;
  const best = outlooks.map((one) => one.best).reduce((a, b) => (filled(b) > filled(a) ? b : a));
  const sum = (of: (outlook: Outlook) => number): number => outlooks.reduce((total, one) => total + of(one), 0);
  return {
    conflicts: sum((one) => one.conflicts),
    bytes: sum((one) => one.bytes),
    proved,
    best,
    searches: outlooks.length,
  };
}

type Take = (learnt: Uint32Array) => void;

/** Passes learnt clauses from each search to the others. */
class Exchange {
  private readonly members: Take[] = [];

  /** `hear`: receives clauses for a search that joins now. Returns a function that takes the clauses that it learns. */
  join(hear: Take): Take {
    this.members.push(hear);
    return (learnt) => {
      for (const other of this.members) if (other !== hear) other(learnt);
    };
  }

  /** Searches send nothing until there is somebody to receive it. */
  open(): void {
    for (const hear of this.members) hear(new Uint32Array());
  }
}

/** The latest reports of all searches, as one. */
class Together {
  private readonly told: SolveProgress[] = [];
  private solution: Uint8Array | null = null;
  private isSeveral = false;

  constructor(private readonly started_ms: number) {}

  hear(index: number, progress: SolveProgress): void {
    this.told[index] = progress;
    const { solution } = progress;
    if (!solution) return;
    this.solution ??= solution;
    if (!areEqual(this.solution, solution)) this.isSeveral = true;
  }

  get hasTwo(): boolean {
    return this.isSeveral;
  }

  progress(): SolveProgress {
    const told = this.told.filter(Boolean);
    return {
      solutions: this.isSeveral ? 2 : Math.max(...told.map(({ solutions }) => solutions)),
      steps: told.reduce((sum, { steps }) => sum + steps, 0),
      // The first one counts the time of all its runs; the helpers came later.
      seconds: this.told[0]?.seconds ?? (performance.now() - this.started_ms) / 1000,
      solver: told[0]!.solver,
      solution: this.solution,
      outlook: mergeOutlooks(told.flatMap(({ outlook }) => outlook ?? [])),
    };
  }

  /** The report on any search's outcome. */
  outcome(of: SolveOutcome): SolveOutcome {
    const told = { ...of, ...this.progress() };
    return this.isSeveral ? { ...told, solutions: 2, status: 'several', cancelled: false } : told;
  }
}

export function makePortfolio(makeClient: () => SolverClient<QuickRequest>, cores: number): Portfolio {
  const helpers: SolverClient<QuickRequest>[] = [];
  return {
    async ask(first, question, { signal, onProgress }) {
      const together = new Together(performance.now());
      const exchange = new Exchange();
      const stop = new AbortController();
      const stopAll = (): void => stop.abort();
      signal.addEventListener('abort', stopAll);
      if (signal.aborted) stopAll();
      let isAlone = true;
      const run = async (client: SolverClient<QuickRequest>, index: number): Promise<SolveOutcome> => {
        const request = { ...question, kind: 'solve' as const, isKept: true };
        const hear = (progress: SolveProgress): void => {
          if (stop.signal.aborted) return;
          together.hear(index, progress);
          if (together.hasTwo) stopAll();
          onProgress(together.progress());
          if (index === 0) invite(progress);
        };
        const seeded = index === 0 ? request : { ...request, knobs: [index] };
        const join = (own: Take): Take => exchange.join(own);
        const outcome = await client.ask(seeded, { signal: stop.signal, onProgress: hear, join });
        together.hear(index, outcome);
        return outcome;
      };
      let answered: (outcome: SolveOutcome) => void = () => undefined;
      const helped = new Promise<SolveOutcome>((resolve) => (answered = resolve));
      const invite = ({ seconds, solver }: SolveProgress): void => {
        const most = Math.min(solver?.seeds ?? 1, cores, mostWorkers);
        if (!isAlone || seconds < grace_s || most < 2) return;
        isAlone = false;
        for (let index = 1; index < most; ++index) {
          const client = (helpers[index - 1] ??= makeClient());
          // A lost helper, or one out of time, leaves the answer to the others.
          run(client, index).then(
            (outcome) => void ((outcome.status !== 'unfinished' || together.hasTwo) && answered(outcome)),
            () => undefined,
          );
        }
        exchange.open();
      };
      try {
        return together.outcome(await Promise.race([run(first, 0), helped]));
      } finally {
        stopAll();
        signal.removeEventListener('abort', stopAll);
      }
    },
    release() {
      for (const helper of helpers.splice(0)) helper.end();
    },
  };
}
