// The number of solutions of the grid. The search starts by itself a moment after each
// change, and counts up to a small number; on request it counts all, on all cores if that
// takes long. A newer question cancels an older one, and the older answer is ignored.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import {
  noSolutionToShow,
  solutionNotFound,
  solutionNotKnown,
  solutionStillSought,
} from '../language/generated/verdict';
import { say } from '../language/say';
import type * as CountHere from '../client/late_workers';
import { Refused, type SolverClient } from '../client/solver_client';
import type { Portfolio } from '../client/portfolio';
import type { Puzzle } from '../grid/puzzle';
import type { Words } from '../language/text';
import type { QuickRequest, SolveOutcome, SolveProgress } from '../protocol/messages';
import { makeLatest } from '../base/latest';
import { messageOf } from '../language/failure';
import { judgeByGiven } from './judge_by_given';
import { hasEntries } from './moves';
import { isUnset } from './outcome';
import type { PlayStore } from './play_store';
import { type Count, outlookOf, solutionOf, type Verdict, type VerdictStore } from './verdict_store';

const pause_ms = 30;
const verdictSeconds = 10;
/** A longer count continues on all cores. */
const aloneSeconds = 0.5;
/** Number of solutions counted without a request, and the time for it; one more shows that there are more. */
const countedUnasked = 1000;
const unaskedSeconds = 1;

interface Listening {
  signal: AbortSignal;
  onProgress(progress: SolveProgress): void;
}

/** A search for all solutions that several workers share. */
export type CountTogether = typeof CountHere.countTogether;

/** One question at a time: asking again or stopping makes an earlier answer void. */
function makeQuestion() {
  const latest = makeLatest();
  return {
    /** Null if it was made void meanwhile. */
    async ask(
      work: (listening: Listening) => Promise<SolveOutcome>,
      onProgress: (progress: SolveProgress) => void,
    ): Promise<SolveOutcome | null> {
      const { signal, isLast } = latest.begin();
      try {
        const outcome = await work({ signal, onProgress: (progress) => void (isLast() && onProgress(progress)) });
        return isLast() ? outcome : null;
      } catch (error) {
        if (!isLast()) return null;
        throw error;
      }
    },
    /** Stops the search; its answer so far still counts. */
    stop: latest.stop,
    /** Stops the search and ignores its answer. */
    drop: latest.drop,
  };
}

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
  const count = signal<Count>({ kind: 'idle' });
  const search = makeQuestion();
  const counting = makeQuestion();

  function gridAsPuzzle(): Puzzle {
    return { shape: play.puzzle.peek().shape, givens: play.grid.peek() };
  }

  const solving = (puzzle: Puzzle, limit: number, maxSeconds: number) => (listening: Listening) =>
    clientFor(puzzle, '').ask({ kind: 'solve', algorithm: '', puzzle, limit, maxSeconds }, listening);

  /** With the wanted algorithm, if it accepts the puzzle. */
  const judging = (puzzle: Puzzle, maxSeconds: number) => async (listening: Listening) => {
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
      if (outcome.status === 'several') return void countUnasked();
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
      count.value = { kind: 'idle' };
    });
    // The first puzzle of the page is not about to change: it is answered while the page is drawn.
    if (isFirst) ask();
    isFirst = false;
    return () => clearTimeout(timer);
  });

  /** Starts again, on all cores. The time spent counts; the
      number of solutions never falls below those already seen. */
  async function countOn(
    puzzle: Puzzle,
    alone: SolveOutcome,
    { signal, onProgress }: Listening,
  ): Promise<SolveOutcome> {
    const outcome = await countTogether({ puzzle, algorithm: '', limit: 0 }, signal, (progress) =>
      onProgress({
        ...progress,
        solutions: Math.max(progress.solutions, alone.solutions),
        seconds: alone.seconds + progress.seconds,
      }),
    );
    const solutions = Math.max(outcome.solutions, alone.solutions);
    return { ...outcome, solutions, seconds: alone.seconds + outcome.seconds };
  }

  /** Reports nothing until it is done. A requested count has priority. */
  async function countUnasked(): Promise<void> {
    const puzzle = gridAsPuzzle();
    if (isUnset(play.geometry.peek(), puzzle.givens) || count.peek().kind !== 'idle') return;
    const limit = countedUnasked + 1;
    try {
      const outcome = await counting.ask(solving(puzzle, limit, unaskedSeconds), () => undefined);
      // Two were already found, by a search that may be quicker to find them.
      const solutions = Math.max(outcome?.solutions ?? 0, 2);
      if (outcome) count.value = { kind: 'counted', outcome: { ...outcome, solutions }, limit };
    } catch (error) {
      count.value = { kind: 'failed', message: () => messageOf(error) };
    }
  }

  async function countAll(): Promise<void> {
    count.value = { kind: 'counting', progress: { solutions: 0, steps: 0, seconds: 0 } };
    try {
      const puzzle = gridAsPuzzle();
      const outcome = await counting.ask(
        async (listening) => {
          const alone = await solving(puzzle, 0, aloneSeconds)(listening);
          return alone.cancelled || alone.seconds < aloneSeconds ? alone : countOn(puzzle, alone, listening);
        },
        (progress) => {
          count.value = { kind: 'counting', progress };
        },
      );
      if (outcome) count.value = { kind: 'counted', outcome, limit: 0 };
    } catch (error) {
      count.value = { kind: 'failed', message: () => messageOf(error) };
    }
  }

  /** The solution to reveal, or a sentence why there is none. */
  function known(): Uint8Array | Words {
    const now = verdict.peek();
    const solution = solutionOf(now);
    if (solution) return solution;
    switch (now.kind) {
      case 'waiting':
      case 'searching':
        return () => say(solutionStillSought);
      case 'failed':
        return () => say(solutionNotKnown, { reasonName: now.message() });
      case 'known':
        return () => say(now.outcome.status === 'none' ? noSolutionToShow : solutionNotFound);
    }
  }

  function reveal(isWanted: (cell: number) => boolean): Words | null {
    const solution = known();
    if (typeof solution === 'function') return solution;
    play.reveal(solution.map((value, cell) => (isWanted(cell) ? value : 0)));
    return null;
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
    count,
    showsBest: signal(false),
    choosesSolver: signal(false),
    startCount: () => void countAll(),
    cancelCount: counting.stop,
    cancelVerdict: search.stop,
    searchOn: () => void judge(0),
    revealAll: () => reveal(() => true),
    revealCell: (cell) => {
      const proved = outlookOf(verdict.peek())?.proved;
      // A digit of every solution can be revealed without a complete solution.
      if (!proved?.[cell]) return reveal((other) => other === cell);
      play.reveal(proved.map((value, other) => (other === cell ? value : 0)));
      return null;
    },
  };
}
