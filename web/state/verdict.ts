// The verdict on the grid. The search starts by itself a moment after each change. A newer question cancels an older one,
// and the older answer is ignored.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { Refused, type SolverClient } from '../client/solver_client';
import type { Portfolio } from '../client/portfolio';
import type { Puzzle } from '../grid/puzzle';
import type { QuickRequest, SolveOutcome, SolveProgress } from '../protocol/messages';
import { messageOf } from '../language/failure';
import { type CountTogether, makeCounting } from './counting';
import { hasEntries } from './moves';
import { isUnset } from './outcome';
import type { PlayStore } from './play_store';
import { type Asking, makeQuestion } from './question';
import type { Verdict, VerdictStore } from './verdict_store';

/** False if the solver alone decides. */
type JudgeByGiven = (play: PlayStore, outcome: SolveOutcome) => boolean;

/**
 * Judges a full grid where rules are only drawn: it is held against the solution that came with the puzzle. The part of the page
 * that knows such solutions comes with the first puzzle (known_solution.ts), and puts itself here.
 */
export const judgeByGiven: { now: JudgeByGiven | null } = { now: null };

const pause_ms = 30;
const verdictSeconds = 10;

export interface VerdictNeeds {
  play: PlayStore;
  /** The algorithm that the user wants; empty = the solver's choice. */
  wanted: ReadonlySignal<string>;
  /** The client that answers for this puzzle with this algorithm. */
  clientFor: (puzzle: Puzzle, algorithm: string) => SolverClient<QuickRequest>;
  /** True if the page points out wrong entries at once. */
  tellsWrong: ReadonlySignal<boolean>;
  portfolio: Portfolio;
  countTogether: CountTogether;
}

export function makeVerdict(needs: VerdictNeeds): VerdictStore {
  const { play, wanted, clientFor, tellsWrong, portfolio, countTogether } = needs;
  const verdict = signal<Verdict>({ kind: 'waiting' });
  const search = makeQuestion();

  function gridAsPuzzle(): Puzzle {
    return { shape: play.puzzle.peek().shape, givens: play.grid.peek() };
  }

  const solving = (puzzle: Puzzle, limit: number, maxSeconds: number): Asking => {
    return (listening) =>
      clientFor(puzzle, '').ask({ kind: 'solve', algorithm: '', puzzle, limit, maxSeconds }, listening);
  };
  const counting = makeCounting(solving, countTogether);

  /** With the wanted algorithm, if it accepts the puzzle. */
  const judging =
    (puzzle: Puzzle, maxSeconds: number): Asking =>
    async (listening) => {
      const ask = (algorithm: string): Promise<SolveOutcome> =>
        portfolio.ask(clientFor(puzzle, algorithm), { algorithm, puzzle, limit: 2, maxSeconds }, listening);
      const algorithm = wanted.peek();
      try {
        return await ask(algorithm);
      } catch (error) {
        if (algorithm === '' || !(error instanceof Refused)) throw error;
        return ask('');
      }
    };

  async function judge(maxSeconds: number): Promise<void> {
    // The previous result stays visible until there is a new one.
    const before = verdict.peek();
    if (before.kind === 'known') verdict.value = { kind: 'searching', progress: before.outcome };
    const onProgress = (progress: SolveProgress): void => {
      verdict.value = { kind: 'searching', progress };
    };
    try {
      const outcome = await search.ask(judging(gridAsPuzzle(), maxSeconds), onProgress);
      if (!outcome) return;
      if (!judgeByGiven.now?.(play, outcome) && outcome.keepsRules)
        play.judged.value = { grid: play.grid.peek(), isRight: outcome.solutions > 0 };
      verdict.value = { kind: 'known', outcome, ofGivens: null };
      if (outcome.status === 'several') return countUnasked();
      if (outcome.status !== 'none' || !hasEntries(play.entries.peek().values)) return;
      const puzzle = play.puzzle.peek();
      const ofGivens = await search.ask(solving(puzzle, 2, verdictSeconds), () => undefined);
      if (ofGivens) verdict.value = { kind: 'known', outcome, ofGivens };
    } catch (error) {
      verdict.value = { kind: 'failed', message: () => messageOf(error) };
    }
  }

  let isFirst = true;
  effect(() => {
    void [play.grid.value, play.geometry.value, wanted.value];
    const ask = (): void => void untracked(() => judge(verdictSeconds));
    const timer = isFirst ? undefined : setTimeout(ask, pause_ms);
    untracked(() => {
      search.drop();
      counting.drop();
      portfolio.release();
      verdict.value = { kind: 'waiting' };
    });
    // The first puzzle of the page is not about to change: it is answered while the page is drawn.
    if (isFirst) ask();
    isFirst = false;
    return () => clearTimeout(timer);
  });

  function countUnasked(): void {
    const puzzle = gridAsPuzzle();
    if (!isUnset(play.geometry.peek(), puzzle.givens)) void counting.unasked(puzzle);
  }

  const told = computed<Verdict>(() => {
    const now = verdict.value;
    const isWrong = now.kind === 'known' && now.outcome.status === 'none' && hasEntries(play.entries.value.values);
    if (!isWrong || tellsWrong.value) return now;
    return now.ofGivens ? { kind: 'known', outcome: now.ofGivens, ofGivens: null } : { kind: 'waiting' };
  });

  return {
    verdict,
    told,
    count: counting.count,
    showsBest: signal(false),
    choosesSolver: signal(false),
    startCount: () => void counting.all(gridAsPuzzle()),
    cancelCount: counting.stop,
    cancelVerdict: search.stop,
    searchOn: () => void judge(0),
  };
}
