// Solves the open list on the workers, and afterwards looks for notes and copies. Only the last start counts.
import { signal, type ReadonlySignal } from '@preact/signals';
import { Crashed } from '../../client/solver_client';
import { makeLatest, type Turn } from '../../base/latest';
import { makeThrottle } from '../../base/later';
import { messageOf } from '../../language/failure';
import { collectionReadingStopped } from '../../language/generated/collection';
import { say } from '../../language/say';
import { type CollectionEvent, type CollectionState, keptRun, openFile } from './collection_state';
import { type Copies, findCopies } from './copies';
import type { KeptRun } from './kept_records';
import { findNotes, type LineNotes, withSaid } from './notes';
import { type ListWorkers, prepareList, solveList } from './run';
import { sourceFrom } from './source';
import { withSentences } from './storage';

export interface SolvingNeeds {
  workers: ListWorkers;
  state(): CollectionState;
  /** Changes the state; `show` makes the change visible. */
  change(event: CollectionEvent): void;
  show(): void;
  /** A run begins: all that was found before is void. */
  onRun(): void;
  keep(run: KeptRun): void;
}

export interface Solving {
  /** Null until they are known. */
  readonly copies: ReadonlySignal<Copies | null>;
  readonly notes: ReadonlySignal<LineNotes | null>;
  run(): Promise<void>;
  /** Looks for notes and copies of a list that was solved earlier. */
  look(): void;
  /** Solves everything once more for the text of the solutions, a line for each row; null if cancelled. */
  solutions(signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob | null>;
  /** Ends the run; the results until then count. */
  stop(): void;
  /** Ends everything, without results. */
  drop(): void;
}

const shown_ms = 250;

export function makeSolving({ workers, state, change, show, onRun, keep }: SolvingNeeds): Solving {
  const running = makeLatest();
  const copies = signal<Copies | null>(null);
  const notes = signal<LineNotes | null>(null);

  function forget(): void {
    copies.value = null;
    notes.value = null;
  }

  /** One after the other: both read the whole file. */
  async function look({ isLast }: Turn): Promise<void> {
    const { file, source, rows } = openFile(state());
    const { lines, made, clued } = source ?? sourceFrom(file, null);
    // A file that can no longer be read has none.
    const noted = await findNotes(rows, { file, lines, made, clued }, isLast).catch(() => null);
    if (isLast()) notes.value = noted && withSaid(noted, made);
    const found = isLast() ? await findCopies(rows, lines, isLast) : null;
    if (isLast()) copies.value = found;
  }

  async function store(found: KeptRun, { isLast }: Turn): Promise<void> {
    const lasting = found.problems.length > 0 ? await withSentences(found) : found;
    if (isLast()) keep(lasting);
  }

  async function run(): Promise<void> {
    const turn = running.begin();
    const { signal, isLast } = turn;
    const began_ms = performance.now();
    const seconds = (): number => (performance.now() - began_ms) / 1000;
    const showing = makeThrottle(show, shown_ms);
    function end(status: KeptRun['status'], failure: CollectionState['failure'] = null): void {
      change({ kind: 'end', status, failure, seconds: seconds() });
      show();
    }
    function finish(status: KeptRun['status'], failure?: CollectionState['failure']): void {
      end(status, failure);
      void look(turn);
      void store(keptRun(state(), status), turn);
    }
    onRun();
    forget();
    change({ kind: 'run' });
    show();
    try {
      const { file, division, source: known, limit } = state();
      const source = known ?? (await prepareList(workers, file, division, signal));
      if (!isLast()) return;
      if (!source) return end('stopped');
      change({ kind: 'prepared', source });
      await solveList(workers, source, {
        ...{ limit, wantSolutions: false, signal },
        onBlock(block, at) {
          change({ kind: 'block', block, share: at / source.lines.size, seconds: seconds() });
          showing.ask();
        },
      });
      if (isLast()) finish(signal.aborted ? 'stopped' : 'finished');
    } catch (error) {
      if (!isLast()) return;
      if (signal.aborted) finish('stopped');
      else finish('failed', () => failureWords(error));
    } finally {
      showing.drop();
    }
  }

  async function solutions(signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob | null> {
    const parts: string[] = [];
    const { source, limit } = state();
    if (!source) return null;
    await solveList(workers, source, {
      ...{ limit, wantSolutions: true, signal },
      onBlock(block, at) {
        parts.push(block.text);
        onProgress(at / source.lines.size);
      },
    });
    return signal.aborted ? null : new Blob(parts, { type: 'text/plain' });
  }

  return {
    ...{ copies, notes, run, solutions, stop: running.stop },
    look: () => void look(running.begin()),
    drop() {
      running.drop();
      forget();
    },
  };
}

function failureWords(error: unknown): string {
  if (error instanceof Crashed) return error.message;
  return say(collectionReadingStopped, { reasonName: messageOf(error) });
}
