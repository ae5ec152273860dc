// The current exercise: its own board, which is not stored, and the judgement of the last answer.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../language/failure';
import type { SolverClient } from '../../client/solver_client';
import type { LogicRequest } from '../../protocol/logic';
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
import { wrongEntries } from '../../state/wrong_entries';
import { practiceFor } from '../logic/learn/positions';
import { type Hints, makeHints, type StepFinder } from '../logic/hints';
import type { Exercise } from './exercise';
import { type ExerciseSteps, makeExerciseSteps } from './exercise_steps';
import { answersOf, type Judgement } from './judge';

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

const solveSeconds = 10;

function makeFinder(
  play: PlayInternals,
  steps: ExerciseSteps,
  { solution, areLists }: { solution(): Promise<Uint8Array>; areLists(): boolean },
): StepFinder {
  return {
    async trouble() {
      const solved = await solution();
      const cells = wrongEntries(play.geometry.peek(), play.puzzle.peek().givens, play.entries.peek(), solved);
      return cells.length > 0 ? { kind: 'wrong', cells } : null;
    },
    next: (near, _, { aborted }) => (aborted ? Promise.resolve(null) : steps.next(play.entries.peek(), near)),
    all: () => steps.all(play.entries.peek()),
    areSeveral: () => false,
    areCornersLists: areLists,
  };
}

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

  const steps = makeExerciseSteps(client, () => ({
    technique: exercise.peek().technique,
    puzzle: play.puzzle.peek(),
    geometry: play.geometry.peek(),
    areLists,
  }));
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
    const found = await steps.all(entries).catch(() => []);
    const isOfNotes = found.length > 0 && found.every(({ placements }) => placements.length === 0);
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
      const judgement = await steps.judged(answers, before, solution);
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
    finder: makeFinder(play, steps, { solution: () => solution, areLists: () => areLists }),
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
