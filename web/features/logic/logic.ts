// The state of Logic besides its hint (hints.ts): all available steps, and the path from
// the givens to the solution. An answer to a question about another grid is ignored.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import type { BoardSource } from '../../board/picture';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicPath, LogicStep } from '../../protocol/logic';
import type { Entries } from '../../state/moves';
import { anyStep, type StepWish } from './all_steps/step_list';
import type { HintStage } from './drawing/step_marks';
import type { Finding } from './finding';
import { logicSource } from './hint_picture';
import { hintLimits, type Hints } from './hints';
import type { LogicDesk } from './logic_desk';
import { lesson } from '../practice/exercise';
import { lessonQuestion } from './questions';

export type PanelPart = 'hint' | 'steps' | 'record';

export interface Logic {
  readonly part: Signal<PanelPart>;
  /** The finding of the hint, or of the step shown from the path. */
  readonly finding: ReadonlySignal<Finding>;
  readonly stage: ReadonlySignal<HintStage>;
  readonly hints: Hints;
  /** Asks for a hint, or shows its next stage, where its words are; from a step of the path, goes back to the grid as it is. */
  hint(): void;
  /** All available steps; null until they are known. */
  readonly steps: ReadonlySignal<readonly LogicStep[] | null>;
  /** The filters and groups of that list. */
  readonly stepWish: Signal<StepWish>;
  open(step: LogicStep): void;
  /** From the givens to the end; null until it is known. */
  readonly path: ReadonlySignal<LogicPath | null>;
  /** The step shown from the path; -1 = the current grid. */
  readonly at: ReadonlySignal<number>;
  goTo(at: number): void;
  readonly client: LogicDesk['client'];
  /** The technique whose page is open, '' = the list of all; null = none. */
  readonly lesson: Signal<string | null>;
  /** The step of a technique at a position. */
  exampleOf(id: string, puzzle: Puzzle, entries: Entries): Promise<LogicStep | null>;
  readonly source: BoardSource;
  end(): void;
}

export function makeLogic(desk: LogicDesk): Logic {
  const { app, client, questions, hints } = desk;
  const { play, settings, view } = app;
  const part = signal<PanelPart>('hint');
  const path = signal<LogicPath | null>(null);
  const at = view.step;
  const walking = makeLatest();
  const finding = computed<Finding>(() => {
    if (at.value < 0) return hints.finding.value;
    const step = path.value?.steps[at.value];
    return step ? { kind: 'step', step } : { kind: 'none' };
  });

  async function walk(): Promise<void> {
    const turn = walking.begin();
    try {
      const question = questions.ofGivens();
      const found = await client.ask({ kind: 'logicPath', question }, { signal: turn.signal });
      if (turn.isLast()) path.value = found;
    } catch {
      // The ladder stays empty; a hint shows the fault.
    }
  }

  function goTo(index: number): void {
    const all = path.peek()?.steps ?? [];
    const wanted = Math.min(index, all.length - 1);
    batch(() => {
      // A late hint must not replace the path.
      hints.forget();
      at.value = wanted;
    });
  }

  let isFirst = true;
  /** A change of the grid or a hint leaves the path. */
  const stopLeaving = effect(() => {
    void [play.grid.value, play.entries.value.notes, play.geometry.value];
    void hintLimits(settings);
    // The step in a link stays.
    if (!isFirst) at.value = -1;
    isFirst = false;
  });
  const stopTelling = effect(() => {
    if (hints.finding.value.kind !== 'none') at.value = -1;
  });
  const stopStepping = effect(() => {
    const last = path.value ? path.value.steps.length - 1 : Infinity;
    if (at.value > last) goTo(last);
  });
  const stopWalking = effect(() => {
    void [play.puzzle.value, questions.allowed.value];
    untracked(() => {
      path.value = null;
      void walk();
    });
  });
  const stopListing = effect(() => {
    if (part.value === 'steps' && !desk.steps.value) untracked(() => void desk.list().catch(() => undefined));
  });

  return {
    part,
    finding,
    stage: computed(() => (at.value < 0 ? hints.stage.value : 3)),
    hints,
    hint() {
      part.value = 'hint';
      if (at.peek() >= 0) goTo(-1);
      else hints.hint();
    },
    steps: desk.steps,
    stepWish: signal(anyStep),
    open: hints.open,
    path,
    at,
    goTo,
    client,
    lesson,
    exampleOf: (id, puzzle, entries) =>
      client.ask({ kind: 'logicNext', question: lessonQuestion(id, puzzle, entries), near: -1 }).catch(() => null),
    source: logicSource(app, hints, path, at),
    end() {
      for (const stop of [stopLeaving, stopTelling, stopStepping, stopWalking, stopListing]) stop();
      walking.drop();
      lesson.value = null;
    },
  };
}
