// Solving, counting, proving: one search in slices until it is finished, cancelled or out of time.
import type { QuickModule, SolverModule, SolveSession } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';
import type {
  MeasureRequest,
  RunChoice,
  SolveOutcome,
  SolveProgress,
  Solver,
  SolveRequest,
} from '../protocol/messages';
import { type Beside, bytesOf, type Job, Refusal } from './job';
import { keepSearch, takeSearch } from './kept_search';
import { SliceBudget, yieldToMessages } from './slices';
import { timedSeconds } from './timing';

const slice_ms = 40;
/** People read a few numbers a second, and each update makes the page draw. */
const report_ms = 300;

/** Reports of a search for a verdict besides its numbers; an outlook is two copies of the grid. */
const verdictNews = (session: SolveSession, solver: Solver): Partial<SolveProgress> => ({
  solver,
  solution: session.solution(),
  outlook: session.outlook(),
});

/** Sends the learnt clauses, and takes those of the others, which continue meanwhile. */
function exchange(session: SolveSession, { heard, tell }: Beside): void {
  const learnt = session.exportLearnt();
  if (learnt.length > 0) tell(learnt);
  for (const message of heard.splice(0)) session.importLearnt(message);
}

/** Runs the session until it is finished, cancelled or out of time. `spent_s`: time that it has used before. */
async function advance(
  session: SolveSession,
  maxSeconds: number,
  job: Job,
  news: () => Partial<SolveProgress>,
  spent_s = 0,
): Promise<SolveOutcome> {
  const started_ms = performance.now();
  const seconds = (): number => spent_s + (performance.now() - started_ms) / 1000;
  const budget = new SliceBudget(slice_ms);
  let reported_ms = started_ms;
  for (;;) {
    const before = session.solutions();
    const finished = session.run(budget.begin());
    budget.end();
    if (!finished && job.beside) exchange(session, job.beside);
    if (finished || job.cancelled || (maxSeconds > 0 && seconds() - spent_s >= maxSeconds)) break;
    const isFirst = before === 0 && session.solutions() > 0;
    if (isFirst || performance.now() - reported_ms >= report_ms) {
      reported_ms = performance.now();
      job.progress({ solutions: session.solutions(), steps: session.steps(), seconds: seconds(), ...news() });
    }
    await yieldToMessages();
  }
  const { steps, guesses, backtracks, deepest } = session.stats();
  const told = news();
  return {
    status: session.status(),
    solutions: session.solutions(),
    contradiction: session.contradiction(),
    steps,
    guesses,
    backtracks,
    deepest,
    seconds: seconds(),
    cancelled: job.cancelled,
    ...told,
    solution: told.solution ?? session.solution(),
  };
}

type OpenedRun = Pick<RunChoice, 'algorithm' | 'limit'> & { knobs: readonly number[] };

/** A search of the puzzle; refused if there is none. */
export function openSession(module: QuickModule, puzzle: Puzzle, run: OpenedRun): SolveSession {
  const session = new module.SolveSession(bytesOf(puzzle), run.algorithm, Uint8Array.from(run.knobs), run.limit);
  const refusal = session.refusal();
  if (!refusal) return session;
  session.delete();
  throw new Refusal(refusal);
}

/** Runs the session to its end, and deletes it. `maxSeconds`: 0 = no limit. */
export async function runSession(session: SolveSession, maxSeconds: number, job: Job): Promise<SolveOutcome> {
  try {
    return await advance(session, maxSeconds, job, () => ({}));
  } finally {
    session.delete();
  }
}

/** The search for a verdict: continues a stopped one of the same question, and is stored if it is stopped. */
async function judge(open: () => SolveSession, request: SolveRequest, job: Job): Promise<SolveOutcome> {
  const { session, seconds } = takeSearch(request) ?? { session: open(), seconds: 0 };
  const solver = session.solver();
  let outcome: SolveOutcome | null = null;
  try {
    outcome = await advance(session, request.maxSeconds, job, () => verdictNews(session, solver), seconds);
    return outcome;
  } finally {
    if (outcome?.status === 'unfinished') keepSearch(request, session, outcome.seconds);
    else session.delete();
  }
}

export async function solve(module: QuickModule, request: SolveRequest, job: Job): Promise<SolveOutcome> {
  const { puzzle, algorithm, knobs = [], limit, maxSeconds } = request;
  const open = (): SolveSession => openSession(module, puzzle, { algorithm, knobs, limit });
  return request.isKept ? judge(open, request, job) : runSession(open(), maxSeconds, job);
}

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
