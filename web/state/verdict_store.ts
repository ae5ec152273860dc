// The verdict on the grid: what may be known of its solutions, what can be asked, and what a verdict tells.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Puzzle } from '../grid/puzzle';
import type { Told, Words } from '../language/text';
import type { Outlook, SolveOutcome, SolveProgress } from '../protocol/messages';

export type Verdict =
  | { kind: 'waiting' }
  | { kind: 'searching'; progress: SolveProgress }
  /** `ofGivens`: where the grid with its entries has no solution, what the givens alone have. */
  | { kind: 'known'; outcome: SolveOutcome; ofGivens: SolveOutcome | null }
  | { kind: 'failed'; message: Words };

export type Count =
  | { kind: 'idle' }
  | { kind: 'counting'; progress: SolveProgress }
  /** `limit`: solutions that were looked for; 0 = all. */
  | { kind: 'counted'; outcome: SolveOutcome; limit: number }
  | { kind: 'failed'; message: Words };

export interface VerdictStore {
  /** The verdict on the grid as it stands; comes by itself after each change. */
  readonly verdict: ReadonlySignal<Verdict>;
  /**
   * The verdict as far as it is told without being asked: that entries are wrong is not, as long as somebody plays; it is then
   * that of the givens.
   */
  readonly told: ReadonlySignal<Verdict>;
  /** Where there are several, their number comes by itself as far as it is small and soon known; in full when asked. */
  readonly count: ReadonlySignal<Count>;
  startCount(): void;
  cancelCount(): void;
  /** Stops a long search for the verdict. */
  cancelVerdict(): void;
  /** Searches on without a time limit. */
  searchOn(): void;
  /** Fills the whole solution in, or one cell of it. A sentence when it cannot. */
  revealAll(): Words | null;
  revealCell(cell: number): Words | null;
  /** True if the board shows the best grid so far of an unfinished search, which is not proved. */
  readonly showsBest: Signal<boolean>;
  /** True if the algorithm menu for the verdict is open. */
  readonly choosesSolver: Signal<boolean>;
}

export interface CanNameRules {
  /** What is to be told of rules that no verdict keeps to; rejects if the module that names them cannot be had. */
  ignoredRules(puzzle: Puzzle): Promise<Told | null>;
}

export interface HasVerdict {
  readonly verdict: VerdictStore;
}

/** What finds solutions beside the verdict. */
export interface CanSolve {
  /** One solution of any puzzle, beside what the page shows; with a limit of 2 also whether there is another. */
  solve(puzzle: Puzzle, maxSeconds: number, limit?: number): Promise<SolveOutcome>;
}

const longSeconds = 1;

/** What a search that goes on, or was stopped, can tell beside its answer. */
export function outlookOf(verdict: Verdict): Outlook | null {
  if (verdict.kind === 'searching') return verdict.progress.outlook ?? null;
  const isOpen = verdict.kind === 'known' && verdict.outcome.status === 'unfinished';
  return isOpen ? (verdict.outcome.outlook ?? null) : null;
}

/** A search that has taken long enough to tell of itself, and is not done. */
export function isLong(verdict: Verdict): boolean {
  if (!outlookOf(verdict)) return false;
  return verdict.kind === 'known' || (verdict.kind === 'searching' && verdict.progress.seconds >= longSeconds);
}

/** True once there is a verdict, or a search that takes so long that it tells of itself: what can wait is fetched then. */
export const isJudged = (verdict: Verdict): boolean =>
  verdict.kind === 'known' || verdict.kind === 'failed' || isLong(verdict);

/** The solution to reveal, if one is known. */
export function solutionOf(verdict: Verdict): Uint8Array | null {
  if (verdict.kind === 'searching') return verdict.progress.solution ?? null;
  return verdict.kind === 'known' ? (verdict.outcome.solution ?? verdict.ofGivens?.solution ?? null) : null;
}
