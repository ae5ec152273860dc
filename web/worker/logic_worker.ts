// The worker of logic: human techniques, ratings, and making puzzles. Started with the first such request.
import createModule from '../../build/wasm/sudoscope_logic.mjs';
import wasmUrl from '../../build/wasm/sudoscope_logic.wasm?url';
import type { LogicModule, LogicSession } from '../../wasm/logic_module';
import type { LogicPath, LogicQuestion, LogicRequest, LogicStep, LogicTechnique } from '../protocol/logic';
import { sideOf } from '../grid/puzzle';
import { type Job, bytesOf, neverEnded } from './job';
import { make } from './make_task';
import { rate, rateLines } from './rate_task';
import { type Answers, loadModule, serve } from './serve';
import { SliceBudget, yieldToMessages } from './slices';
import { findRelatives } from './relatives_task';

const slice_ms = 40;
/** More than any puzzle has at once. */
const mostClueSteps = 5000;

const allTechniques = (module: LogicModule): LogicTechnique[] =>
  JSON.parse(module.logicTechniques()) as LogicTechnique[];

const isByClue = (module: LogicModule, id: string | undefined): boolean =>
  allTechniques(module).some((each) => each.isByClue && each.id === id);

/** The steps by clues, which are found all at once, but for chains, which are found one by one; none without clues. */
function clueSteps(session: LogicSession, { puzzle, hardest, only }: LogicQuestion): LogicStep[] {
  if (puzzle.shape.constraints === '') return [];
  const found = session.all(only?.endsWith('clue-chain') ? 'clue-chains' : 'clues', mostClueSteps);
  return (JSON.parse(found) as LogicStep[]).filter(({ technique, grade }) =>
    only ? technique === only : grade <= hardest,
  );
}

/** Among steps of one technique those with few cells are seen first. */
const bySize = (one: LogicStep, other: LogicStep): number =>
  one.grade - other.grade || one.cells.length - other.cells.length;

/** Ids of the allowed techniques, in order. */
function allowed(module: LogicModule, { hasOneSolution, hardest, only, techniques }: LogicQuestion): string[] {
  const words = techniques.split(' ');
  const places = new Map(words.map((id, place) => [id, place]));
  const placeOf = ({ id }: LogicTechnique): number => places.get(id) ?? words.length;
  const isAllowed = ({ id, grade, isUsual, isByClue }: LogicTechnique): boolean =>
    only ? id === only && !isByClue : isUsual && grade <= hardest && !words.includes(`-${id}`);
  return allTechniques(module)
    .filter((technique) => isAllowed(technique) && (hasOneSolution || !technique.assumesOne))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ id }) => id);
}

/** Ids of Sudoku Explainer's forcing chains, and the guess, which continue where all of those end. */
function beyond(module: LogicModule, { goesBeyond, puzzle }: LogicQuestion): string[] {
  if (!goesBeyond) return [];
  // Nested chains take minutes on larger grids.
  const takesChains = sideOf(puzzle.shape) <= 9;
  const chains = allTechniques(module).filter(({ isUsual, seTenths }) => takesChains && !isUsual && seTenths > 0);
  return [...chains.map(({ id }) => id), 'guess'];
}

type Answering = <Answer>(
  ids: readonly string[],
  answer: (session: LogicSession) => Answer | Promise<Answer>,
) => Promise<Answer>;

/** Answers the question by sessions with chosen techniques. */
function answering(module: LogicModule, { puzzle, entries, notes }: LogicQuestion, job: Job): Answering {
  const bytes = new Uint8Array(notes.buffer, notes.byteOffset, notes.byteLength);
  return async (ids, answer) => {
    const session = new module.LogicSession(bytesOf(puzzle), entries, bytes, ids.join(' '));
    session.askMeanwhile(neverEnded(job));
    try {
      return await answer(session);
    } finally {
      session.delete();
    }
  };
}

const nextStep = (session: LogicSession, near: number): LogicStep | null =>
  JSON.parse(session.next(near)) as LogicStep | null;

async function all(session: LogicSession, ids: readonly string[], most: number, job: Job) {
  const steps: LogicStep[] = [];
  for (const id of ids) {
    steps.push(...(JSON.parse(session.all(id, most)) as LogicStep[]));
    await yieldToMessages();
    if (job.cancelled) break;
  }
  return steps;
}

/** The number of other questions about steps that wait for an answer: a path gives way to them. */
let waiting = 0;

async function pathOf(session: LogicSession, job: Job): Promise<LogicPath> {
  const budget = new SliceBudget(slice_ms, 1);
  while (!session.run(budget.begin())) {
    budget.end();
    do await yieldToMessages();
    while (waiting > 0 && !job.cancelled);
    if (job.cancelled) break;
  }
  return { steps: JSON.parse(session.steps(0)) as LogicStep[], solved: session.solved(), cancelled: job.cancelled };
}

/** The questions about steps, each answered by sessions of its own. */
function stepAnswers(module: LogicModule): Answers<'logicNext' | 'logicAll' | 'logicPath'> {
  /** The next step beyond the usual techniques; each of them may take seconds. */
  async function stepBeyond(question: LogicQuestion, near: number, job: Job): Promise<LogicStep | null> {
    const within = answering(module, question, job);
    for (const id of beyond(module, question)) {
      await yieldToMessages();
      if (job.cancelled) break;
      const step = await within([id], (session) => nextStep(session, near));
      if (step) return step;
    }
    return null;
  }

  async function next(question: LogicQuestion, near: number, job: Job): Promise<LogicStep | null> {
    const within = answering(module, question, job);
    if (isByClue(module, question.only))
      return within([], (session) => clueSteps(session, question).sort(bySize)[0] ?? null);
    const step = await within(allowed(module, question), (session) => nextStep(session, near));
    return step ?? stepBeyond(question, near, job);
  }

  async function list(question: LogicQuestion, most: number, job: Job): Promise<LogicStep[]> {
    const ids = allowed(module, question);
    const within = answering(module, question, job);
    const steps = await within(ids, async (session) => [
      ...(await all(session, ids, most, job)),
      ...(job.cancelled ? [] : clueSteps(session, question)),
    ]);
    if (steps.length > 0) return steps;
    // To find all such chains would take minutes; the easiest is the one that a hint shows.
    const easiest = await stepBeyond(question, -1, job);
    return easiest ? [easiest] : [];
  }

  /** Paths that are under way wait until the answer is there. */
  async function beforePaths<T>(answer: Promise<T>): Promise<T> {
    waiting += 1;
    try {
      return await answer;
    } finally {
      waiting -= 1;
    }
  }

  return {
    logicNext: ({ question, near }, job) => beforePaths(next(question, near, job)),
    logicAll: ({ question, most }, job) => beforePaths(list(question, most, job)),
    logicPath({ question }, job) {
      const within = answering(module, question, job);
      const techniques = [...allowed(module, question), ...beyond(module, question)];
      return within(techniques, (session) => pathOf(session, job));
    },
  };
}

const logicAnswers = (module: LogicModule): Answers<LogicRequest['kind']> => ({
  ...stepAnswers(module),
  logicTechniques: (request) => allTechniques(module).filter(({ isUsual }) => isUsual || request.all),
  rate: (request, job) => rate(module, request, job),
  rateLines: (request, job) => rateLines(module, request, job),
  make: (request, job) => make(module, request, job),
  relatives: (request, job) => findRelatives(module, request, job),
});

serve(loadModule(createModule, wasmUrl).then(logicAnswers));
