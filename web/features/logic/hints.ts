// A hint about the grid as it is: the next step, shown at once or in three stages, or a fault that must be mended before any
// step. It stays while digits are added that do not carry it out, so that the player can write it down; an answer to a question
// about another grid is ignored.
//
//   none --ask--> asking --> step, stage 1..3 --hint--> the next stage, after the last one done --> none
//                    '-----> wrong, lost --hint--> shown --hint--> taken out --> none
//                    '-----> solved, stuck, noSolution ...: shown until the grid changes
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../language/failure';
import type { LogicStep, LogicTechnique } from '../../protocol/logic';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings, SettingsStore } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import { withStruck } from '../../state/struck';
import type { HasView } from '../../state/view';
import type { HintStage } from './drawing/step_marks';
import type { Finding } from './finding';
import { stepHolds, stepIsDone, stepLeft } from './step_left';

/** Finds steps on this board. */
export interface StepFinder {
  /** A fault that must be mended before any step; null if there is none. */
  trouble(): Promise<Finding | null>;
  /** The easiest step, or one by the only technique; of several the one nearest to a cell; null if there is none. */
  next(near: number, only: LogicTechnique | null, signal: AbortSignal): Promise<LogicStep | null>;
  all(): Promise<readonly LogicStep[]>;
  /** True if the puzzle is known to have several solutions. */
  areSeveral(): boolean;
  /** True if the corner notes are lists of candidates. */
  areCornersLists(): boolean;
}

export interface Hints {
  readonly finding: ReadonlySignal<Finding>;
  readonly stage: Signal<HintStage>;
  /** The only technique that a hint may use, whatever its grade; null = any. */
  readonly technique: Signal<LogicTechnique | null>;
  /** The part of the step that remains to be done; null if no step is shown. */
  readonly left: ReadonlySignal<LogicStep | null>;
  /** True if the wrong cells are shown. */
  readonly showsWrong: Signal<boolean>;
  /** True if another step was requested and there is none. */
  readonly isOnly: ReadonlySignal<boolean>;
  /** True if the corner notes are lists of candidates. */
  readonly areLists: ReadonlySignal<boolean>;
  /** The link pointed at; -1 = none. */
  readonly link: Signal<number>;
  /** Asks for the next step, or shows the next stage; after the last stage does it. */
  hint(): void;
  ask(): void;
  /** Asks for another step than the one shown. */
  another(): void;
  /** Carries out the step: enters its digits, or removes its candidates from the notes. */
  apply(): void;
  /** Removes the wrong entries or notes. */
  takeOut(): void;
  /** Shows a chosen step, with all stages. */
  open(step: LogicStep): void;
  forget(): void;
  end(): void;
}

/** The settings that determine the step of a hint: an effect that reads them runs again when one changes. */
export const hintLimits = (settings: SettingsStore): readonly unknown[] => [
  settings.hardestHint.value,
  settings.uniquenessHints.value,
  settings.techniques.value,
];

export interface HintNeeds {
  app: HasPlay & HasSettings & HasSitting & HasView;
  finder: StepFinder;
}

const sameStep = (one: LogicStep, other: LogicStep): boolean => keyOf(one) === keyOf(other);
const keyOf = ({ technique, placements, eliminations, links }: LogicStep): string =>
  JSON.stringify([technique, placements, eliminations, links.length]);

export function makeHints({ app, finder }: HintNeeds): Hints {
  const { play, settings, sittings, view } = app;
  const finding = signal<Finding>({ kind: 'none' });
  const stage = signal<HintStage>(3);
  const technique = signal<LogicTechnique | null>(null);
  const showsWrong = signal(false);
  const isOnly = signal(false);
  const link = signal(-1);
  const asking = makeLatest();
  const areLists = signal(false);
  /** The grid and notes when the finding came. */
  let before = standing();
  /** The steps of each puzzle that were shown: each counts once. */
  const told = new Map<number, Set<string>>();

  function standing() {
    const { notes, centre } = play.entries.value;
    return { puzzleId: play.puzzleId.value, grid: play.grid.value, notes, centre };
  }

  function show(found: Finding, first: HintStage = settings.hintStage.peek()): void {
    before = untracked(standing);
    batch(() => {
      areLists.value = finder.areCornersLists();
      finding.value = found;
      stage.value = first;
      showsWrong.value = false;
      isOnly.value = false;
      link.value = -1;
    });
  }

  function reveal(step: LogicStep, first?: HintStage): void {
    show({ kind: 'step', step }, first);
    const puzzleId = play.puzzleId.peek();
    // A new start counts from zero.
    const before = sittings.sitting.peek().hints > 0 ? told.get(puzzleId) : undefined;
    if (before?.has(keyOf(step))) return;
    told.set(puzzleId, new Set(before).add(keyOf(step)));
    sittings.change({ hints: sittings.sitting.peek().hints + 1 });
  }

  async function ask(): Promise<void> {
    const turn = asking.begin();
    show({ kind: 'asking' });
    try {
      const trouble = await finder.trouble();
      if (!turn.isLast()) return;
      if (trouble) return show(trouble);
      const only = technique.peek();
      const step = await finder.next(view.selected.peek(), only, turn.signal);
      if (!turn.isLast()) return;
      if (step) reveal(step);
      else show({ kind: 'stuck', areSeveral: finder.areSeveral(), technique: only });
    } catch (error) {
      if (turn.isLast()) show({ kind: 'failed', message: messageOf(error) });
    }
  }

  async function showAnother(): Promise<void> {
    const now = finding.peek();
    if (now.kind !== 'step') return;
    try {
      const all = await finder.all();
      if (finding.peek() !== now) return;
      const next = all[(all.findIndex((each) => sameStep(each, now.step)) + 1) % all.length];
      if (next && !sameStep(next, now.step)) reveal(next, stage.peek());
      else isOnly.value = true;
    } catch (error) {
      if (finding.peek() === now) show({ kind: 'failed', message: messageOf(error) });
    }
  }

  function forget(): void {
    asking.drop();
    show({ kind: 'none' });
  }

  function apply(): void {
    const now = finding.peek();
    if (now.kind !== 'step') return;
    const { placements, eliminations } = now.step;
    const isList = areLists.peek();
    batch(() => {
      play.typing.value = 'entries';
      for (const { cell, digit } of placements) play.type([cell], digit);
      if (eliminations.length > 0) {
        const { geometry, grid, entries } = play;
        play.draw(withStruck(geometry.peek(), grid.peek(), entries.peek(), eliminations, isList));
      }
      const [first] = placements;
      if (first) view.selected.value = first.cell;
      forget();
    });
  }

  function takeOut(): void {
    const now = finding.peek();
    if (now.kind === 'wrong') play.takeOut(now.cells);
  }

  function hint(): void {
    const now = finding.peek();
    if (now.kind === 'wrong' && showsWrong.peek()) takeOut();
    else if (now.kind === 'wrong' || now.kind === 'lost') showsWrong.value = true;
    else if (now.kind !== 'step') void ask();
    else if (stage.peek() < 3) stage.value = (stage.peek() + 1) as HintStage;
    else apply();
  }

  const left = computed(() =>
    finding.value.kind === 'step' ? stepLeft(finding.value.step, play, areLists.value) : null,
  );

  /** A finding belongs to the grid at its time, and is dropped when the grid changes. */
  const stopForgetting = effect(() => {
    const now = standing();
    const rest = left.value;
    untracked(() => {
      const { kind } = finding.peek();
      const hasChanged = (Object.keys(now) as (keyof typeof now)[]).some((each) => now[each] !== before[each]);
      if (kind === 'none' || !hasChanged) return;
      const isSame = now.puzzleId === before.puzzleId;
      if (kind === 'asking' && isSame) void ask();
      else if (!rest || stepIsDone(rest) || !isSame || !stepHolds(before.grid, now.grid)) forget();
    });
  });
  /** A finding is also dropped when the allowed techniques change. */
  let isFirst = true;
  const stopAllowing = effect(() => {
    void hintLimits(settings);
    if (!isFirst) untracked(forget);
    isFirst = false;
  });

  return {
    finding,
    stage,
    technique,
    left,
    showsWrong,
    isOnly,
    areLists,
    link,
    hint,
    ask: () => void ask(),
    another: () => void showAnother(),
    apply,
    takeOut,
    open: (step) => reveal(step, 3),
    forget,
    end() {
      stopForgetting();
      stopAllowing();
      asking.drop();
    },
  };
}
