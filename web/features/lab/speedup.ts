// The gain from several workers in counting all solutions of a grid: the same count with 1, 2, 4 ... and
// all workers. One worker's count is a single search, not cut; the others must reach the same numbers.
import { makeFailure, messageOf } from '../../language/failure';
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { Pool } from '../../client/pool';
import { searchTogether } from '../../client/shared_search';
import type { Puzzle } from '../../grid/puzzle';
import type { SolveOutcome } from '../../protocol/messages';
import { makeLatest } from '../../base/latest';

export interface SpeedupSubject {
  puzzle: Puzzle;
  algorithm: string;
  knobs: readonly number[];
  /** Guesses above the split; 0 = chosen by the number of workers. */
  depth: number;
}

export interface SpeedupRow {
  workers: number;
  seconds: number;
  /** The seconds of one worker divided by these. */
  ratio: number;
  solutions: number;
  steps: number;
  /** Subproblems and the guesses above them; 1 and 0 for the single search. */
  subproblems: number;
  depth: number;
}

export interface Speedup {
  readonly status: ReadonlySignal<'idle' | 'running' | 'finished' | 'stopped'>;
  readonly rows: ReadonlySignal<readonly SpeedupRow[]>;
  /** The number of workers at present and, if there are several, the explored share of the tree. */
  readonly now: ReadonlySignal<{ workers: number; explored: number } | null>;
  readonly failure: ReadonlySignal<string>;
  start(subject: SpeedupSubject): void;
  cancel(): void;
}

/** Below this, starting workers and the clock's own grain weigh more than the search. */
const leastMeasured_seconds = 0.1;

/** True if one worker finished too soon for its time to be compared with several workers' times. */
export const isTooShort = (rows: readonly SpeedupRow[]): boolean =>
  rows.length > 0 && rows[0]!.seconds < leastMeasured_seconds;

/** 1, 2, 4 ... and the most. */
export function workerCounts(most: number): number[] {
  const counts: number[] = [];
  for (let workers = 1; workers < most; workers *= 2) counts.push(workers);
  return [...counts, most];
}

export function makeSpeedup(pool: Pool): Speedup {
  const status = signal<'idle' | 'running' | 'finished' | 'stopped'>('idle');
  const rows = signal<readonly SpeedupRow[]>([]);
  const now = signal<{ workers: number; explored: number } | null>(null);
  const failure = makeFailure();
  const running = makeLatest();

  async function measure(clients: readonly SolverClient[], subject: SpeedupSubject, stop: AbortSignal) {
    const { depth, ...search } = subject;
    const request = { ...search, limit: 0 };
    if (clients.length > 1) {
      const onProgress = ({ explored = 0 }): void => void (now.value = { workers: clients.length, explored });
      return searchTogether({ clients, request, depth, signal: stop, onProgress });
    }
    const alone = await clients[0]!.ask({ kind: 'solve', ...request, maxSeconds: 0 }, { signal: stop });
    return { ...alone, subproblems: 1, depth: 0 };
  }

  function rowOf(workers: number, found: SolveOutcome & { subproblems: number; depth: number }): SpeedupRow {
    const { seconds, solutions, steps, subproblems, depth } = found;
    const alone = rows.peek()[0]?.seconds ?? seconds;
    return { workers, seconds, ratio: seconds > 0 ? alone / seconds : 1, solutions, steps, subproblems, depth };
  }

  async function run(subject: SpeedupSubject, stop: AbortSignal): Promise<void> {
    const { clients, giveBack } = pool.borrow(pool.size);
    try {
      // Loading the module is not part of the time.
      await Promise.all(clients.map((client) => client.ask({ kind: 'catalogue' })));
      if (stop.aborted) return;
      for (const workers of workerCounts(clients.length)) {
        now.value = { workers, explored: 0 };
        const found = await measure(clients.slice(0, workers), subject, stop);
        if (stop.aborted) return;
        rows.value = [...rows.peek(), rowOf(workers, found)];
      }
      status.value = 'finished';
    } catch (error) {
      if (stop.aborted) return;
      batch(() => {
        status.value = 'stopped';
        failure.tell(() => messageOf(error));
      });
    } finally {
      if (!stop.aborted) now.value = null;
      giveBack();
    }
  }

  function cancel(): void {
    running.drop();
    if (status.peek() !== 'running') return;
    batch(() => {
      status.value = 'stopped';
      now.value = null;
    });
  }

  return {
    status,
    rows,
    now,
    failure: failure.words,
    start(subject) {
      cancel();
      batch(() => {
        status.value = 'running';
        rows.value = [];
        failure.clear();
      });
      void run(subject, running.begin().signal);
    },
    cancel,
  };
}
