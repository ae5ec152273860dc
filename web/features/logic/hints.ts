// A hint about the grid as it is: the next step, shown at once or in three stages, or a fault that must be mended before any
// step. hint_state.ts has every change of it; here are its signals, its questions to the finder, and its moves on the board.
// An answer to a question about another grid is ignored.
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
import { type HintEffect, type HintEvent, type HintState, newHint, type BoardMoment, stepHint } from './hint_state';
import { stepLeft } from './step_left';

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
  readonly stage: ReadonlySignal<HintStage>;
  /** The only technique that a hint may use, whatever its grade; null = any. */
  readonly technique: Signal<LogicTechnique | null>;
  /** The part of the step that remains to be done; null if no step is shown. */
  readonly left: ReadonlySignal<LogicStep | null>;
  /** True if the wrong cells are shown. */
  readonly showsWrong: ReadonlySignal<boolean>;
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
  showStage(stage: HintStage): void;
  showWrong(isShown: boolean): void;
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

/** The first step of each conclusion: several patterns lead to the same one, often one after the other. */
function differing(steps: readonly LogicStep[]): LogicStep[] {
  const firsts = new Map<string, LogicStep>();
  for (const step of steps) if (!firsts.has(keyOf(step))) firsts.set(keyOf(step), step);
  return [...firsts.values()];
}

/** Enters the digits of a step, or removes its candidates from the notes. */
function enter({ play, view }: HasPlay & HasView, { placements, eliminations }: LogicStep, areLists: boolean): void {
  play.typing.value = 'entries';
  for (const { cell, digit } of placements) play.type([cell], digit);
  if (eliminations.length > 0) {
    const { geometry, grid, entries } = play;
    play.draw(withStruck(geometry.peek(), grid.peek(), entries.peek(), eliminations, areLists));
  }
  const [first] = placements;
  if (first) view.selected.value = first.cell;
}

/** A key for the help that was given; undefined for a finding that is no help. */
function helpOf(found: Finding): string | undefined {
  if (found.kind === 'step') return keyOf(found.step);
  return found.kind === 'wrong' || found.kind === 'lost' ? `${found.kind} ${found.cells.join(' ')}` : undefined;
}

/** Counts the hints of each puzzle that helped, each once: a step, or that digits or notes are wrong. */
function makeCount({ play, sittings }: HasPlay & HasSitting): (found: Finding) => void {
  const told = new Map<number, Set<string>>();
  return (found) => {
    const puzzleId = play.puzzleId.peek();
    const { hints } = sittings.sitting.peek();
    // A new start counts from zero.
    const before = hints > 0 ? told.get(puzzleId) : undefined;
    const help = helpOf(found);
    if (help === undefined || before?.has(help)) return;
    told.set(puzzleId, new Set(before).add(help));
    sittings.change({ hints: hints + 1 });
  };
}

export function makeHints({ app, finder }: HintNeeds): Hints {
  const { play, settings, view } = app;
  const technique = signal<LogicTechnique | null>(null);
  const link = signal(-1);
  const state = signal(newHint(standing()));
  const part = <Name extends keyof HintState>(name: Name) => computed(() => state.value[name]);
  const finding = part('finding');
  const areLists = part('areLists');
  const left = computed(() =>
    finding.value.kind === 'step' ? stepLeft(finding.value.step, play, areLists.value) : null,
  );
  const asking = makeLatest();
  const count = makeCount(app);

  function standing(): BoardMoment {
    const { notes, centre } = play.entries.value;
    return { puzzleId: play.puzzleId.value, grid: play.grid.value, notes, centre };
  }

  function happen(event: HintEvent): void {
    const [next, ...effects] = stepHint(state.peek(), event);
    state.value = next;
    for (const each of effects) acts[each]();
  }
  const acts: Record<HintEffect, () => void> = { ask: () => void ask(), apply, takeOut, forget };

  function show(found: Finding, stage: HintStage = settings.hintStage.peek()): void {
    const now = untracked(standing);
    batch(() => {
      happen({ kind: 'found', finding: found, stage, areLists: finder.areCornersLists(), standing: now });
      link.value = -1;
    });
  }

  function tell(found: Finding, stage?: HintStage): void {
    show(found, stage);
    count(found);
  }

  function reveal(found: LogicStep, stage?: HintStage): void {
    tell({ kind: 'step', step: found }, stage);
  }

  async function ask(): Promise<void> {
    const turn = asking.begin();
    show({ kind: 'asking' });
    try {
      const trouble = await finder.trouble();
      if (!turn.isLast()) return;
      if (trouble) return tell(trouble);
      const only = technique.peek();
      const next = await finder.next(view.selected.peek(), only, turn.signal);
      if (!turn.isLast()) return;
      if (next) reveal(next);
      else show({ kind: 'stuck', areSeveral: finder.areSeveral(), isInFog: !!play.cover.peek(), technique: only });
    } catch (error) {
      if (turn.isLast()) show({ kind: 'failed', message: messageOf(error) });
    }
  }

  async function showAnother(): Promise<void> {
    const now = finding.peek();
    if (now.kind !== 'step') return;
    try {
      const all = differing(await finder.all());
      if (finding.peek() !== now) return;
      const next = all[(all.findIndex((each) => sameStep(each, now.step)) + 1) % all.length];
      if (next && !sameStep(next, now.step)) reveal(next, state.peek().stage);
      else happen({ kind: 'isOnly' });
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
    batch(() => {
      enter(app, now.step, areLists.peek());
      forget();
    });
  }

  function takeOut(): void {
    const now = finding.peek();
    if (now.kind === 'wrong') play.takeOut(now.cells);
  }

  const stopComparing = effect(() => {
    const now = standing();
    const rest = left.value;
    untracked(() => happen({ kind: 'standing', standing: now, left: rest }));
  });
  /** A finding is also dropped when the allowed techniques change. */
  let isFirst = true;
  const stopAllowing = effect(() => {
    void hintLimits(settings);
    if (!isFirst) untracked(forget);
    isFirst = false;
  });

  return {
    ...{ finding, technique, link, left, areLists, apply, takeOut, forget },
    ...{ stage: part('stage'), showsWrong: part('showsWrong'), isOnly: part('isOnly') },
    hint: () => happen({ kind: 'hint' }),
    showStage: (stage) => happen({ kind: 'stage', stage }),
    showWrong: (isShown) => happen({ kind: 'showsWrong', isShown }),
    ask: () => void ask(),
    another: () => void showAnother(),
    open: (chosen) => reveal(chosen, 3),
    end() {
      stopComparing();
      stopAllowing();
      asking.drop();
    },
  };
}
