// The current exercise: its own board, which is not stored, and the judgement of the last answer. Each answer is compared with
// the steps of the technique at the position before it; one that is true for another reason, with those of other techniques.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../language/failure';
import type { SolverClient } from '../../client/solver_client';
import type { LogicQuestion, LogicRequest, LogicStep } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import { type Entries, noHistory } from '../../state/moves';
import { allCandidates, hasAny } from '../../state/notes';
import { makePlay } from '../../state/play';
import type { PlayInternals } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { type HasSitting, makeSittings } from '../../state/sitting';
import { makeStopwatch } from '../../state/stopwatch';
import type { CanSolve } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { practiceFor } from '../logic/learn/positions';
import { type Hints, makeHints } from '../logic/hints';
import { lessonQuestion } from '../logic/questions';
import type { Exercise } from './exercise';
import { answersOf, judge, judgeOtherwise, type Judgement } from './judge';

export type Answered = Judgement | { readonly kind: 'failed'; readonly reason: string };

export interface Practice {
  readonly exercise: ReadonlySignal<Exercise>;
  readonly play: PlayInternals;
  readonly sittings: HasSitting['sittings'];
  readonly hints: Hints;
  /** The judgement of the last answer; null if there is none, or once it was read. */
  readonly answered: ReadonlySignal<Answered | null>;
  /** Goes on with the same position. */
  goOn(): void;
  /** Takes the last answer back. */
  takeBack(): void;
  /** Goes to another position for the same technique. */
  another(): void;
  end(): void;
}

export interface PracticeNeeds {
  app: HasSettings & HasView & CanSolve;
  client: SolverClient<LogicRequest | AsideRequest>;
  /** Hears of each board on which the technique was found without a hint. */
  onRight(technique: string): void;
}

/** The most steps of a technique at a position, which has few. */
const mostSteps = 100;
const solveSeconds = 10;

export function makePractice(first: Exercise, { app, client, onRight }: PracticeNeeds): Practice {
  const { settings, view, solve } = app;
  const exercise = signal(first);
  const answered = signal<Answered | null>(null);
  const judging = makeLatest();
  const play = makePlay(first.position.puzzle, { tidiesNotes: settings.tidyNotes });
  const off = signal(false);
  const stopwatch = makeStopwatch();
  const sittings = makeSittings({ play, stopwatch, timer: off, isOpen: off, isPlayed: off });
  let solution: Promise<Uint8Array>;
  /** True if the corner notes are lists of candidates, as at the beginning. */
  let areLists = false;
  let isFound = false;
  /** True if a hint has shown its conclusion on this board. */
  let wasTold = false;
  let seen: { entries: Entries; moves: number };

  const listsOf = (entries: Entries): Entries =>
    areLists ? entries : { ...entries, notes: new Uint32Array(entries.notes.length) };
  const question = (entries: Entries): LogicQuestion =>
    lessonQuestion(exercise.peek().technique.id, play.puzzle.peek(), listsOf(entries));
  const stepsAt = (entries: Entries): Promise<LogicStep[]> =>
    client.ask({ kind: 'logicAll', question: question(entries), most: mostSteps });
  /** The steps of all techniques up to the level of the one that is practised, from easy to hard. */
  const stepsOfLevel = (entries: Entries): Promise<LogicStep[]> => {
    const { only: _, ...all } = question(entries);
    const hardest = exercise.peek().technique.grade;
    return client.ask({ kind: 'logicAll', question: { ...all, hardest }, most: mostSteps });
  };
  async function judgedByAll(found: Judgement, before: Entries): Promise<Judgement> {
    const [steps, techniques] = await Promise.all([
      stepsOfLevel(before),
      client.ask({ kind: 'logicTechniques', all: true }),
    ]);
    const at = (id: string): number => techniques.findIndex((each) => each.id === id);
    return judgeOtherwise(found, steps, (id) => at(id) < at(exercise.peek().technique.id));
  }
  const look = (): void => void (seen = { entries: play.entries.peek(), moves: play.history.peek().done.length });

  function lay(entries: Entries): void {
    const { puzzle } = exercise.peek().position;
    play.restore({ puzzleId: play.puzzleId.peek() + 1, puzzle, entries, origin: { kind: 'sample' } }, noHistory);
    look();
  }

  async function begin(): Promise<void> {
    const { puzzle, entries } = exercise.peek().position;
    judging.drop();
    answered.value = null;
    isFound = false;
    wasTold = false;
    areLists = hasAny(entries.notes);
    solution = solve(puzzle, solveSeconds).then((outcome) => outcome.solution!);
    // The code that awaits it reports a failure.
    solution.catch(() => undefined);
    lay(entries);
    play.mode.value = 'digits';
    const turn = judging.begin();
    const steps = await stepsAt(entries).catch(() => []);
    const isOfNotes = steps.length > 0 && steps.every(({ placements }) => placements.length === 0);
    if (!turn.isLast() || !isOfNotes) return;
    // An elimination needs the notes to take a candidate from.
    play.mode.value = 'notes';
    if (areLists) return;
    areLists = true;
    lay({ ...entries, notes: allCandidates(play.geometry.peek(), play.grid.peek()) });
  }

  async function answer(before: Entries, after: Entries): Promise<void> {
    const answers = answersOf(play.geometry.peek(), before, after);
    if (answers.length === 0) return void (answered.value = null);
    const turn = judging.begin();
    try {
      const [steps, solved] = await Promise.all([stepsAt(before), solution]);
      if (!turn.isLast()) return;
      const { givens } = play.puzzle.peek();
      const grid = givens.map((given, cell) => given || before.values[cell]!);
      const all = answers.map((each) => judge(each, play.geometry.peek(), grid, steps, solved));
      const found = all.find(({ kind }) => kind !== 'right') ?? all[0]!;
      const judgement = found.kind === 'unfounded' ? await judgedByAll(found, before) : found;
      if (!turn.isLast()) return;
      const isTold = judgement.kind === 'right' && wasTold;
      answered.value = isTold ? { ...judgement, isTold } : judgement;
      if (judgement.kind !== 'right' || isFound) return;
      isFound = true;
      if (sittings.sitting.peek().hints === 0) onRight(exercise.peek().technique.id);
    } catch (error) {
      if (turn.isLast()) answered.value = { kind: 'failed', reason: messageOf(error) };
    }
  }

  void begin();
  const stopJudging = effect(() => {
    const entries = play.entries.value;
    const moves = play.history.value.done.length;
    untracked(() => {
      if (entries === seen.entries) return;
      const before = seen;
      look();
      // Undo is not an answer.
      if (moves > before.moves) void answer(before.entries, entries);
      else answered.value = null;
    });
  });

  const hints = makeHints({
    app: { play, settings, sittings, view },
    finder: {
      async trouble() {
        const solved = await solution;
        const { values } = play.entries.peek();
        const cells = Array.from(values.keys()).filter((cell) => values[cell]! > 0 && values[cell] !== solved[cell]);
        return cells.length > 0 ? { kind: 'wrong', cells } : null;
      },
      next: (near, _, { aborted }) =>
        aborted
          ? Promise.resolve(null)
          : client.ask({ kind: 'logicNext', question: question(play.entries.peek()), near }),
      all: () => stepsAt(play.entries.peek()),
      areSeveral: () => false,
      areCornersLists: () => areLists,
    },
  });

  hints.technique.value = exercise.peek().technique;
  const stopListening = effect(() => {
    if (hints.finding.value.kind === 'step' && hints.stage.value === 3) wasTold = true;
  });

  return {
    exercise,
    play,
    sittings,
    hints,
    answered,
    goOn: () => void (answered.value = null),
    takeBack() {
      answered.value = null;
      play.undo();
    },
    another() {
      const { technique, position } = exercise.peek();
      const next = practiceFor(technique.id, position);
      if (next) exercise.value = { technique, position: next };
      void begin();
    },
    end() {
      stopJudging();
      stopListening();
      hints.end();
      judging.drop();
    },
  };
}
