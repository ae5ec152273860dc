// How many solutions the grid has: looked for by itself a moment after each change, counted in full when asked. A
// question that a newer one replaced is cancelled and its answer ignored.
import { effect, signal, untracked } from '@preact/signals';
import type { SolverClient } from '../client/solver_client';
import type { Puzzle } from '../grid/puzzle';
import type { QuickRequest, SolveOutcome, SolveProgress, SolveRequest } from '../protocol/messages';
import { messageOf } from './message_of';
import type { Count, PlayStore, Verdict, VerdictStore } from './types';

const pause_ms = 30;
const verdictSeconds = 10;

/** One question at a time: asking again or stopping makes an earlier answer void. */
function makeQuestion(client: SolverClient<QuickRequest>) {
  let current: AbortController | null = null;
  return {
    /** Null when it was made void meanwhile. */
    async ask(
      request: Omit<SolveRequest, 'kind' | 'algorithm'>,
      onProgress: (progress: SolveProgress) => void,
    ): Promise<SolveOutcome | null> {
      this.drop();
      const mine = (current = new AbortController());
      const isVoid = (): boolean => current !== mine;
      try {
        const outcome = await client.ask(
          { kind: 'solve', algorithm: '', ...request },
          { signal: mine.signal, onProgress: (progress) => isVoid() || onProgress(progress) },
        );
        return isVoid() ? null : outcome;
      } catch (error) {
        if (isVoid()) return null;
        throw error;
      }
    },
    /** Stops the search; its answer so far still counts. */
    stop: () => current?.abort(),
    /** Stops the search and ignores its answer. */
    drop(): void {
      const dropped = current;
      current = null;
      dropped?.abort();
    },
  };
}

export function makeVerdict(play: PlayStore, client: SolverClient<QuickRequest>): VerdictStore {
  const verdict = signal<Verdict>({ kind: 'waiting' });
  const count = signal<Count>({ kind: 'idle' });
  const search = makeQuestion(client);
  const counting = makeQuestion(client);

  function gridAsPuzzle(): Puzzle {
    return { shape: play.puzzle.peek().shape, givens: play.grid.peek() };
  }

  async function judge(maxSeconds: number): Promise<void> {
    const onProgress = (progress: SolveProgress): void => {
      verdict.value = { kind: 'searching', progress };
    };
    try {
      const outcome = await search.ask({ puzzle: gridAsPuzzle(), limit: 2, maxSeconds }, onProgress);
      if (!outcome) return;
      verdict.value = { kind: 'known', outcome, ofGivens: null };
      const isEntered = play.entries.peek().values.some((value) => value > 0);
      if (outcome.status !== 'none' || !isEntered) return;
      const puzzle = play.puzzle.peek();
      const ofGivens = await search.ask({ puzzle, limit: 2, maxSeconds: verdictSeconds }, () => undefined);
      if (ofGivens) verdict.value = { kind: 'known', outcome, ofGivens };
    } catch (error) {
      verdict.value = { kind: 'failed', message: messageOf(error) };
    }
  }

  effect(() => {
    void [play.grid.value, play.geometry.value];
    const timer = setTimeout(() => void judge(verdictSeconds), pause_ms);
    untracked(() => {
      search.drop();
      counting.drop();
      verdict.value = { kind: 'waiting' };
      count.value = { kind: 'idle' };
    });
    return () => clearTimeout(timer);
  });

  async function countAll(): Promise<void> {
    count.value = { kind: 'counting', progress: { solutions: 0, steps: 0, seconds: 0 } };
    try {
      const outcome = await counting.ask({ puzzle: gridAsPuzzle(), limit: 0, maxSeconds: 0 }, (progress) => {
        count.value = { kind: 'counting', progress };
      });
      if (outcome) count.value = { kind: 'counted', outcome };
    } catch (error) {
      count.value = { kind: 'failed', message: messageOf(error) };
    }
  }

  /** The solution to reveal, or a sentence why there is none. */
  function known(): Uint8Array | string {
    const now = verdict.peek();
    switch (now.kind) {
      case 'waiting':
      case 'searching':
        return 'The solution is not known yet: the search goes on.';
      case 'failed':
        return `The solution is not known: ${now.message}`;
      case 'known': {
        const solution = now.outcome.solution ?? now.ofGivens?.solution;
        if (solution) return solution;
        if (now.outcome.status !== 'none')
          return 'The solution is not known: the search was stopped before it found one.';
        return 'There is no solution to show.';
      }
    }
  }

  function reveal(isWanted: (cell: number) => boolean): string | null {
    const solution = known();
    if (typeof solution === 'string') return solution;
    play.reveal(solution.map((value, cell) => (isWanted(cell) ? value : 0)));
    return null;
  }

  return {
    verdict,
    count,
    startCount: () => void countAll(),
    cancelCount: counting.stop,
    cancelVerdict: search.stop,
    searchOn: () => void judge(0),
    revealAll: () => reveal(() => true),
    revealCell: (cell) => reveal((other) => other === cell),
  };
}
