// One search at a time for one purpose: another, or a stop, makes the answer of an earlier one void.
import { makeLatest } from '../base/latest';
import type { SolveOutcome, SolveProgress } from '../protocol/messages';

export interface Listening {
  signal: AbortSignal;
  onProgress(progress: SolveProgress): void;
}

export type Asking = (listening: Listening) => Promise<SolveOutcome>;

export function makeQuestion() {
  const latest = makeLatest();
  return {
    /** Null if it was made void meanwhile. */
    async ask(asking: Asking, onProgress: (progress: SolveProgress) => void): Promise<SolveOutcome | null> {
      const { signal, isLast } = latest.begin();
      try {
        const outcome = await asking({ signal, onProgress: (progress) => void (isLast() && onProgress(progress)) });
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
