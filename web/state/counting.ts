// The number of solutions of a grid that has several: a small number is counted without a request, and all of them on
// request, on all cores if that takes long.
import { signal, type ReadonlySignal } from '@preact/signals';
import type * as CountHere from '../client/late_workers';
import type { Puzzle } from '../grid/puzzle';
import { messageOf } from '../language/failure';
import type { SolveOutcome } from '../protocol/messages';
import { type Asking, makeQuestion } from './question';
import type { Count } from './verdict_store';

/** A longer count continues on all cores. */
const aloneSeconds = 0.5;
/** Number of solutions counted without a request, and the time for it; one more shows that there are more. */
const countedUnasked = 1000;
const unaskedSeconds = 1;

/** A search for all solutions that several workers share. */
export type CountTogether = typeof CountHere.countTogether;

export interface Counting {
  readonly count: ReadonlySignal<Count>;
  /** Reports nothing until it is done. A requested count has priority. */
  unasked(puzzle: Puzzle): Promise<void>;
  all(puzzle: Puzzle): Promise<void>;
  /** Stops the count; its number so far still counts. */
  stop(): void;
  /** Stops the count and forgets it. */
  drop(): void;
}

/** `solving`: the search for so many solutions within so many seconds; 0 means without a limit. */
export function makeCounting(
  solving: (puzzle: Puzzle, limit: number, maxSeconds: number) => Asking,
  countTogether: CountTogether,
): Counting {
  const count = signal<Count>({ kind: 'idle' });
  const question = makeQuestion();

  /** Starts again, on all cores. The time spent counts; the
      number of solutions never falls below those already seen. */
  const together =
    (puzzle: Puzzle, alone: SolveOutcome): Asking =>
    async ({ signal: stopped, onProgress }) => {
      const outcome = await countTogether({ puzzle, algorithm: '', limit: 0 }, stopped, (progress) =>
        onProgress({
          ...progress,
          solutions: Math.max(progress.solutions, alone.solutions),
          seconds: alone.seconds + progress.seconds,
        }),
      );
      const solutions = Math.max(outcome.solutions, alone.solutions);
      return { ...outcome, solutions, seconds: alone.seconds + outcome.seconds };
    };

  async function find(limit: number, asking: Asking, isShown: boolean, least = 0): Promise<void> {
    try {
      const outcome = await question.ask(asking, (progress) => {
        if (isShown) count.value = { kind: 'counting', progress };
      });
      if (!outcome) return;
      const solutions = Math.max(outcome.solutions, least);
      count.value = { kind: 'counted', outcome: { ...outcome, solutions }, limit };
    } catch (error) {
      count.value = { kind: 'failed', message: () => messageOf(error) };
    }
  }

  return {
    count,
    async unasked(puzzle) {
      if (count.peek().kind !== 'idle') return;
      const limit = countedUnasked + 1;
      // Two were already found, by a search that may be quicker to find them.
      await find(limit, solving(puzzle, limit, unaskedSeconds), false, 2);
    },
    async all(puzzle) {
      count.value = { kind: 'counting', progress: { solutions: 0, steps: 0, seconds: 0 } };
      const counting: Asking = async (listening) => {
        const alone = await solving(puzzle, 0, aloneSeconds)(listening);
        return alone.cancelled || alone.seconds < aloneSeconds ? alone : together(puzzle, alone)(listening);
      };
      await find(0, counting, true);
    },
    stop: question.stop,
    drop() {
      question.drop();
      count.value = { kind: 'idle' };
    },
  };
}
