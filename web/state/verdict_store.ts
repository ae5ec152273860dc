// The verdict on the grid: the facts about its solutions, and the operations to get more.
import type { SolverClient } from '../client/solver_client';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Puzzle } from '../grid/puzzle';
import type { Words } from '../language/text';
import type { Outlook, SolveOutcome, SolveProgress } from '../protocol/messages';

export type Verdict =
  | { kind: 'waiting' }
  | { kind: 'searching'; progress: SolveProgress }
  /** `ofGivens`: if the grid with its entries has no solution, the outcome for the givens alone. */
  | { kind: 'known'; outcome: SolveOutcome; ofGivens: SolveOutcome | null }
  | { kind: 'failed'; message: Words };

export type Count =
  | { kind: 'idle' }
  | { kind: 'counting'; progress: SolveProgress }
  /** `limit`: number of solutions to look for; 0 = all. */
  | { kind: 'counted'; outcome: SolveOutcome; limit: number }
  | { kind: 'failed'; message: Words };

export interface VerdictStore {
  /** The verdict on the current grid; updated after each change. */
  readonly verdict: ReadonlySignal<Verdict>;
  /**
   * The verdict as far as it is told without being asked: that entries are wrong is not, as long as somebody plays; it is then
   * that of the givens.
   */
  readonly told: ReadonlySignal<Verdict>;
  /** If there are several solutions, a small number is counted without a request; all of them on request. */
  readonly count: ReadonlySignal<Count>;
  startCount(): void;
  cancelCount(): void;
  /** Stops a long search for the verdict. */
  cancelVerdict(): void;
  /** Searches on without a time limit. */
  searchOn(): void;
  /** True if the board shows the best grid so far of an unfinished search, which is not proved. */
  readonly showsBest: Signal<boolean>;
  /** True if the algorithm menu for the verdict is open. */
  readonly choosesSolver: Signal<boolean>;
}

/** For questions to the module that knows every rule, apart from the verdict. */
export interface HasWholeModule {
  readonly whole: SolverClient;
}

export interface HasVerdict {
  readonly verdict: VerdictStore;
}

/** Finds solutions apart from the verdict. */
export interface CanSolve {
  /** One solution of any puzzle, apart from the page's; a limit of 2 also shows if there is another. */
  solve(puzzle: Puzzle, maxSeconds: number, limit?: number): Promise<SolveOutcome>;
}

const longSeconds = 1;

/** Findings of a search that continues, or was stopped, besides its answer. */
export function outlookOf(verdict: Verdict): Outlook | null {
  if (verdict.kind === 'searching') return verdict.progress.outlook ?? null;
  const isOpen = verdict.kind === 'known' && verdict.outcome.status === 'unfinished';
  return isOpen ? (verdict.outcome.outlook ?? null) : null;
}

/** True for a search that is not finished and long enough to be mentioned. */
export function isLong(verdict: Verdict): boolean {
  if (!outlookOf(verdict)) return false;
  return verdict.kind === 'known' || (verdict.kind === 'searching' && verdict.progress.seconds >= longSeconds);
}

/** True once there is a verdict, or a search long enough to be mentioned: other parts are fetched then. */
export const isJudged = (verdict: Verdict): boolean =>
  verdict.kind === 'known' || verdict.kind === 'failed' || isLong(verdict);

/** The solution to reveal, if one is known. */
export function solutionOf(verdict: Verdict): Uint8Array | null {
  if (verdict.kind === 'searching') return verdict.progress.solution ?? null;
  return verdict.kind === 'known' ? (verdict.outcome.solution ?? verdict.ofGivens?.solution ?? null) : null;
}
