// What Logic knows of the grid as it stands: the next step, told in three stages; all steps that there are; and the path
// from the givens to the solution. An answer to a question about another grid is ignored.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import type { BoardSource } from '../../board/picture';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicPath, LogicRequest, LogicStep, LogicTechnique } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import type { Entries } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { Stage } from './drawing/drawing';
import { areCornersLists, type Finding, findTrouble } from './finding';
import { makeHintPicture } from './hint_picture';
import { lessonQuestion, makeQuestions } from './questions';

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
  client: SolverClient<LogicRequest | AsideRequest>;
}

/** Steps of one technique; nobody reads more. */
const mostOfOne = 40;

export function makeLogic({ app, client }: LogicNeeds): Logic {
  const { play, settings, view } = app;
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
  const questions = makeQuestions(app);
  const lesson = signal<string | null>(null);
  const practised = signal<LogicTechnique | null>(null);
  const asking = makeLatest();
  const listing = makeLatest();
  const walking = makeLatest();

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
    const found = findTrouble(app);
    if (found) return show(found, 1);
    const turn = asking.begin();
    show({ kind: 'asking' }, 1);
    try {
      const near = view.selected.peek();
      const only = practised.peek()?.id;
      const asked = only ? lessonQuestion(only, play.puzzle.peek(), play.entries.peek()) : questions.ofGrid();
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
      { kind: 'logicAll', question: questions.ofGrid(), most: mostOfOne },
      { signal: turn.signal },
    );
    if (turn.isLast()) steps.value = found;
    return found;
  }

  async function walk(): Promise<void> {
    const turn = walking.begin();
    try {
      const question = questions.ofGivens();
      const found = await client.ask({ kind: 'logicPath', question }, { signal: turn.signal });
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
      for (const { cell, digit } of placements) play.type([cell], digit);
      if (eliminations.length > 0) play.strike(eliminations, areCornersLists(app));
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
    void [play.puzzle.value, questions.allowed.value];
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
  const picture = makeHintPicture(app, { finding, stage, showsWrong, link, path, at });

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
    source: picture.source,
    end() {
      for (const stop of [stopForgetting, stopStepping, stopWalking, stopListing, stopAnswering]) stop();
      questions.end();
      picture.end();
      for (const latest of [asking, listing, walking]) latest.drop();
    },
  };
}
