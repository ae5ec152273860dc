// Checks that everything is right so far: the entries against the one solution of the givens. If the
// givens have several solutions or none, it checks only that the grid can still be completed.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../language/failure';
import type { Words } from '../../language/text';
import type { Entries } from '../../state/moves';
import { knownSolution } from '../../state/known_solution';
import { wrongLists } from '../../state/note_lists';
import { goBackTo, wrongEntries } from '../../state/wrong_entries';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve } from '../../state/verdict_store';
import { passes } from '../../state/notices';
import type { HasView } from '../../state/view';

export type CheckResult =
  | { readonly kind: 'asking' }
  | { readonly kind: 'right' }
  /**
   * `areClashing`: true if they clash, and no single solution shows which of them is wrong; `areOwn`: true if they can be removed; `wrongIn`: the
   * cells that are wrong in the same way in other entries.
   */
  | {
      readonly kind: 'wrong';
      readonly cells: readonly number[];
      readonly areClashing: boolean;
      readonly areOwn: boolean;
      wrongIn(entries: Entries): readonly number[];
    }
  /** The digits are right, but these cells' notes lack theirs. */
  | { readonly kind: 'notes'; readonly cells: readonly number[] }
  /** The givens are not known to have one solution. `canFinish`: the grid can be completed; null = not found in time. */
  | { readonly kind: 'open'; readonly canFinish: boolean | null; readonly areSeveral: boolean }
  | { readonly kind: 'failed'; readonly reason: Words };

export interface Checker {
  /** Null before the first request, and once the entries have changed. */
  readonly result: ReadonlySignal<CheckResult | null>;
  check(): Promise<void>;
  /** Removes the result, once it was read. */
  forget(): void;
  /** Marks the wrong cells. */
  showWhere(): void;
  /** True if the wrong cells of this result are marked. */
  readonly isShown: ReadonlySignal<boolean>;
  /** Goes back to the last moment when all entries were right. */
  backToRight(): void;
  end(): void;
}

type Needs = HasPlay & HasSettings & HasSitting & CanSolve & HasView;

const maxSeconds = 10;

export function makeChecker(app: Needs): Checker {
  const { play, settings, sittings, solve, view } = app;
  const result = signal<CheckResult | null>(null);
  /** The result whose cells are marked. */
  const shown = signal<CheckResult | null>(null);
  const asking = makeLatest();
  async function find(): Promise<CheckResult> {
    const puzzle = play.puzzle.peek();
    const { solution, status: statusOfGivens } = await knownSolution(app, puzzle);
    const { givens } = puzzle;
    const entries = play.entries.peek();
    const wrongIn = (other: Entries): number[] => wrongEntries(play.geometry.peek(), givens, other, solution);
    const cells = wrongIn(entries);
    if (cells.length > 0) {
      const areOwn = cells.every((cell) => givens[cell] === 0);
      return { kind: 'wrong', cells, areClashing: solution === null, areOwn, wrongIn };
    }
    if (!solution) {
      const grid = { shape: play.puzzle.peek().shape, givens: play.grid.peek() };
      const { status, solutions } = await solve(grid, maxSeconds, 1);
      return {
        kind: 'open',
        canFinish: solutions > 0 ? true : status === 'none' ? false : null,
        areSeveral: statusOfGivens === 'several',
      };
    }
    const notes = wrongLists(play.grid.peek(), entries, solution);
    return notes.length > 0 ? { kind: 'notes', cells: notes } : { kind: 'right' };
  }

  function mark(cells: readonly number[]): void {
    const grid = play.grid.peek();
    play.wrong.value = new Map(cells.map((cell) => [cell, grid[cell]!]));
  }

  async function check(isToShow = false): Promise<void> {
    const turn = asking.begin();
    // The result may be shown in the same place.
    const said = view.notice.peek();
    if (said && passes(said)) view.notice.value = null;
    sittings.change({ checks: sittings.sitting.peek().checks + 1 });
    result.value = { kind: 'asking' };
    try {
      const found = await find();
      if (!turn.isLast()) return;
      result.value = found;
      if (isToShow) showWhere();
    } catch (error) {
      if (turn.isLast()) result.value = { kind: 'failed', reason: () => messageOf(error) };
    }
  }

  function showWhere(): void {
    const found = result.peek();
    if (found?.kind !== 'wrong' && found?.kind !== 'notes') return;
    mark(found.cells);
    shown.value = found;
  }

  const stops = [
    // The result belongs to the entries at that time.
    effect(() => {
      void [play.entries.value, play.puzzle.value];
      asking.drop();
      result.value = null;
    }),
    effect(() => {
      const wanted = view.wantsCheck.value;
      if (!wanted) return;
      untracked(() => {
        view.wantsCheck.value = null;
        void check(wanted === 'where');
      });
    }),
    effect(() => {
      const isWanted = settings.marksWrong.value === 'all';
      void [play.grid.value, play.puzzle.value];
      if (!isWanted) return;
      const values = play.entries.peek();
      untracked(() => {
        void knownSolution(app, play.puzzle.peek()).then(
          ({ solution }) => {
            if (solution && play.entries.peek().values === values.values)
              mark(wrongEntries(play.geometry.peek(), play.puzzle.peek().givens, values, solution));
          },
          () => undefined,
        );
      });
    }),
  ];

  return {
    result,
    check: () => check(),
    isShown: computed(() => shown.value !== null && shown.value === result.value),
    forget: () => void (result.value = null),
    showWhere,
    backToRight() {
      const found = result.peek();
      if (found?.kind !== 'wrong' || !found.areOwn) return;
      const isFound = goBackTo(play, (entries) => found.wrongIn(entries).length === 0);
      if (!isFound) play.takeOut(found.cells);
    },
    end: () => stops.forEach((stop) => stop()),
  };
}
