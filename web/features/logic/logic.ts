// What Logic knows of the grid as it stands: the next step, told in three stages; all steps that there are; and the path
// from the givens to the solution. An answer to a question about another grid is ignored.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import type { BoardPicture, BoardSource } from '../../board/picture';
import { cellFlag, sourceOf } from '../../board/picture';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicPath, LogicQuestion, LogicRequest, LogicStep, LogicTechnique } from '../../protocol/logic';
import type { Entries } from '../../state/moves';
import { allCandidates, hasAny, hasNote } from '../../state/notes';
import { judgeGivens } from '../../state/givens_status';
import type { HasPlay } from '../../state/play';
import type { CanSolve, HasVerdict, Verdict } from '../../state/verdict';
import type { HasView } from '../../state/view';
import { gradeNumber, hintGrades, type HasSettings } from '../../state/settings';
import { makeDrawing, type Stage } from './drawing';
import { pictureAfter } from './path_picture';

/** What the hint says before it may tell of a step, or in place of one. */
export type Finding =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'step'; step: LogicStep }
  /** Entries that the solution does not have. */
  | { kind: 'wrong'; cells: readonly number[] }
  /** Blank cells whose notes lack the digit of the solution. */
  | { kind: 'lost'; cells: readonly number[] }
  | { kind: 'noSolution' }
  | { kind: 'solved' }
  /** No technique that is known here goes on. */
  | { kind: 'stuck' }
  | { kind: 'failed'; message: string };

export type PanelPart = 'hint' | 'steps' | 'record';

export interface Logic {
  readonly part: Signal<PanelPart>;
  readonly finding: ReadonlySignal<Finding>;
  readonly stage: Signal<Stage>;
  /** Whether the cells that are wrong are shown. */
  readonly showsWrong: Signal<boolean>;
  /** The link that is pointed at; -1 = none. */
  readonly link: Signal<number>;
  /** Asks for the next step, or tells more of it; after the last stage applies it. */
  hint(): void;
  /** Another step than the one shown. */
  another(): void;
  /** Enters what the step says, or takes it from the notes. */
  apply(): void;
  /** All steps that there are now; null until they are known. */
  readonly steps: ReadonlySignal<readonly LogicStep[] | null>;
  open(step: LogicStep): void;
  /** From the givens to the end; null until it is known. */
  readonly path: ReadonlySignal<LogicPath | null>;
  /** The step of the path that is shown; -1 = the grid as it stands. */
  readonly at: ReadonlySignal<number>;
  goTo(at: number): void;
  readonly client: LogicNeeds['client'];
  /** The technique whose page is open, '' = the list of all; null = none. */
  readonly lesson: Signal<string | null>;
  /** What there is to practise on the grid as it stands; null = nothing. */
  readonly practised: ReadonlySignal<LogicTechnique | null>;
  /** What it finds at a position. */
  exampleOf(id: string, puzzle: Puzzle, entries: Entries): Promise<LogicStep | null>;
  /** Puts a position on the board that the technique finds something at, and looks for that alone. */
  practise(technique: LogicTechnique, puzzle: Puzzle, entries: Entries): void;
  readonly source: BoardSource;
  end(): void;
}

export interface LogicNeeds {
  app: HasPlay & HasSettings & HasVerdict & HasView & CanSolve;
  client: SolverClient<LogicRequest | { kind: 'cancel'; target: number }>;
}

/** Steps of one technique; nobody reads more. */
const mostOfOne = 40;
const noCells: readonly number[] = [];
const noNotes = new Uint32Array(0);

/** The one solution of the givens, where that is known. */
function solutionOf(verdict: Verdict): Uint8Array | null {
  if (verdict.kind !== 'known') return null;
  const { status, solution } = verdict.ofGivens ?? verdict.outcome;
  return status === 'unique' ? solution : null;
}

const hasNone = (verdict: Verdict): boolean =>
  verdict.kind === 'known' && (verdict.ofGivens ?? verdict.outcome).status === 'none';

/** Puzzles of lessons have one solution. */
const lessonQuestion = (only: string, puzzle: Puzzle, { values, notes }: Entries): LogicQuestion => ({
  ...{ puzzle, entries: values, notes: hasAny(notes) ? notes : noNotes },
  ...{ hasOneSolution: true, hardest: hintGrades.length, only },
});

export function makeLogic({ app, client }: LogicNeeds): Logic {
  const { play, settings, verdict, view } = app;
  const part = signal<PanelPart>('hint');
  /** The finding for the grid as it stands. */
  const told = signal<Finding>({ kind: 'none' });
  const stage = signal<Stage>(1);
  const showsWrong = signal(false);
  const link = signal(-1);
  const steps = signal<readonly LogicStep[] | null>(null);
  const path = signal<LogicPath | null>(null);
  const at = view.step;
  const finding = computed<Finding>(() => {
    if (at.value < 0) return told.value;
    const step = path.value?.steps[at.value];
    return step ? { kind: 'step', step } : { kind: 'none' };
  });
  const givens = judgeGivens(app);
  const lesson = signal<string | null>(null);
  const practised = signal<LogicTechnique | null>(null);
  const asking = makeLatest();
  const listing = makeLatest();
  const walking = makeLatest();

  /** What may be used. */
  const allowed = computed(() => ({
    hasOneSolution: givens.status.value === 'unique' && settings.uniquenessHints.value,
    hardest: gradeNumber(settings.hardestHint.value),
  }));

  function question(): LogicQuestion {
    const { values, notes } = play.entries.peek();
    const puzzle = play.puzzle.peek();
    return { puzzle, entries: values, notes: hasAny(notes) ? notes : noNotes, ...allowed.peek() };
  }

  /** What must be told before any step: a step from a wrong grid would be wrong itself. */
  function trouble(): Finding | null {
    const now = verdict.verdict.peek();
    if (hasNone(now)) return { kind: 'noSolution' };
    const solution = solutionOf(now);
    const grid = play.grid.peek();
    const isFull = grid.every((value) => value > 0);
    // Whether the solver has looked at it yet or not.
    if (isFull && play.clashes.peek().size === 0) return { kind: 'solved' };
    if (!solution) return null;
    const { values, notes } = play.entries.peek();
    const cells = Array.from(grid.keys());
    const wrong = cells.filter((cell) => values[cell]! > 0 && values[cell] !== solution[cell]);
    if (wrong.length > 0) return { kind: 'wrong', cells: wrong };
    const isNoted = (cell: number): boolean => notes[2 * cell] !== 0 || notes[2 * cell + 1] !== 0;
    const lost = cells.filter((cell) => grid[cell] === 0 && isNoted(cell) && !hasNote(notes, cell, solution[cell]!));
    return lost.length > 0 ? { kind: 'lost', cells: lost } : null;
  }

  function show(found: Finding, first: Stage): void {
    batch(() => {
      told.value = found;
      stage.value = first;
      showsWrong.value = false;
      link.value = -1;
      at.value = -1;
    });
  }

  async function ask(): Promise<void> {
    const found = trouble();
    if (found) return show(found, 1);
    const turn = asking.begin();
    show({ kind: 'asking' }, 1);
    try {
      const near = view.selected.peek();
      const only = practised.peek()?.id;
      const asked = only ? lessonQuestion(only, play.puzzle.peek(), play.entries.peek()) : question();
      const step = await client.ask({ kind: 'logicNext', question: asked, near }, { signal: turn.signal });
      if (turn.isLast()) show(step ? { kind: 'step', step } : { kind: 'stuck' }, 1);
    } catch (error) {
      if (turn.isLast()) show({ kind: 'failed', message: messageOf(error) }, 1);
    }
  }

  async function list(): Promise<readonly LogicStep[]> {
    if (steps.peek()) return steps.peek()!;
    const turn = listing.begin();
    const found = await client.ask(
      { kind: 'logicAll', question: question(), most: mostOfOne },
      { signal: turn.signal },
    );
    if (turn.isLast()) steps.value = found;
    return found;
  }

  async function walk(): Promise<void> {
    const turn = walking.begin();
    const puzzle = play.puzzle.peek();
    const givens = { puzzle, entries: new Uint8Array(), notes: noNotes, ...allowed.peek() };
    try {
      const found = await client.ask({ kind: 'logicPath', question: givens }, { signal: turn.signal });
      if (turn.isLast()) path.value = found;
    } catch {
      // The ladder stays empty; a hint says what is wrong.
    }
  }

  const sameStep = (a: LogicStep, b: LogicStep): boolean => JSON.stringify(a) === JSON.stringify(b);

  async function showAnother(): Promise<void> {
    const now = finding.peek();
    if (now.kind !== 'step') return;
    const before = stage.peek();
    try {
      const all = await list();
      const index = all.findIndex((each) => sameStep(each, now.step));
      const next = all[(index + 1) % all.length];
      if (next && finding.peek() === now) show({ kind: 'step', step: next }, before);
    } catch (error) {
      show({ kind: 'failed', message: messageOf(error) }, 1);
    }
  }

  function apply(): void {
    const now = finding.peek();
    if (now.kind !== 'step') return;
    const { placements, eliminations } = now.step;
    play.typing.value = 'entries';
    batch(() => {
      for (const { cell, digit } of placements) play.type(cell, digit);
      if (eliminations.length > 0) play.strike(eliminations);
      const [first] = placements;
      if (first) view.selected.value = first.cell;
    });
  }

  function hint(): void {
    const now = finding.peek();
    if (now.kind === 'wrong' || now.kind === 'lost') showsWrong.value = true;
    else if (now.kind !== 'step') void ask();
    else if (at.peek() >= 0) goTo(-1);
    else if (stage.peek() < 3) stage.value = (stage.peek() + 1) as Stage;
    else {
      apply();
      void ask();
    }
  }

  function goTo(index: number): void {
    const all = path.peek()?.steps ?? [];
    const wanted = Math.min(index, all.length - 1);
    if (wanted < 0) return show({ kind: 'none' }, 1);
    // A hint that comes late does not take the path's place.
    asking.drop();
    at.value = wanted;
  }

  function practise(technique: LogicTechnique, puzzle: Puzzle, entries: Entries): void {
    batch(() => {
      play.load(puzzle, entries);
      play.typing.value = 'entries';
      part.value = 'hint';
      lesson.value = null;
    });
    // What was practised before is forgotten with its grid.
    practised.value = technique;
  }

  let isFirst = true;
  /** What was found is of the grid as it was, and by the techniques that were allowed. */
  const stopForgetting = effect(() => {
    void [play.grid.value, play.entries.value.notes, play.geometry.value, settings.hardestHint.value];
    void settings.uniquenessHints.value;
    untracked(() => {
      asking.drop();
      listing.drop();
      steps.value = null;
      practised.value = null;
      // What a link asks for stays.
      if (!isFirst) show({ kind: 'none' }, 1);
      isFirst = false;
    });
  });
  /** A step of the path is told as a whole. */
  const stopStepping = effect(() => {
    if (at.value < 0) return;
    const last = path.value ? path.value.steps.length - 1 : Infinity;
    if (at.value > last) return goTo(last);
    batch(() => {
      stage.value = 3;
      showsWrong.value = false;
      link.value = -1;
    });
  });
  const stopWalking = effect(() => {
    void [play.puzzle.value, allowed.value];
    untracked(() => {
      path.value = null;
      void walk();
    });
  });
  const stopListing = effect(() => {
    if (part.value === 'steps' && !steps.value) untracked(() => void list().catch(() => undefined));
  });
  const stopAnswering = effect(() => {
    if (!view.wantsHint.value) return;
    view.wantsHint.value = false;
    untracked(hint);
  });
  const playing = signal(play.source.picture);
  const stopFollowing = play.source.subscribe(() => void (playing.value = play.source.picture));

  /** The grid that is shown: of the path, or as it stands with whatever the hint shows beside. */
  const ground = computed<BoardPicture>(() => {
    const now = finding.value;
    const base = playing.value;
    if (at.value >= 0) {
      return pictureAfter(play.geometry.value, play.puzzle.value, path.value?.steps ?? [], at.value);
    }
    const wrong = (now.kind === 'wrong' || now.kind === 'lost') && showsWrong.value ? now.cells : noCells;
    const flags = base.flags.slice();
    for (const cell of wrong) flags[cell]! |= cellFlag.ringed;
    // A pattern is read from candidates: where there are no notes, all that are left are shown with it.
    const needsAll = now.kind === 'step' && stage.value > 1 && !base.candidates;
    const candidates = needsAll ? allCandidates(play.geometry.value, play.grid.value) : base.candidates;
    return { ...base, flags, candidates };
  });
  const picture = computed<BoardPicture>(() => {
    const now = finding.value;
    if (now.kind !== 'step') return ground.value;
    return {
      ...ground.value,
      drawing: makeDrawing(ground.value.geometry, now.step, stage.value, link.value, ground.value),
    };
  });

  return {
    part,
    finding,
    stage,
    showsWrong,
    link,
    hint,
    another: () => void showAnother(),
    apply,
    steps,
    open: (step) => show({ kind: 'step', step }, 3),
    path,
    at,
    goTo,
    client,
    lesson,
    practised,
    exampleOf: (id, puzzle, entries) =>
      client.ask({ kind: 'logicNext', question: lessonQuestion(id, puzzle, entries), near: -1 }).catch(() => null),
    practise,
    source: sourceOf(picture),
    end() {
      for (const stop of [
        givens.end,
        stopForgetting,
        stopStepping,
        stopWalking,
        stopListing,
        stopAnswering,
        stopFollowing,
      ])
        stop();
      for (const latest of [asking, listing, walking]) latest.drop();
    },
  };
}
