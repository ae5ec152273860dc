// The collection's store: one file or text at a time, how far it is solved, and what became of each of its lines.
//
//   idle --open--> running --> finished
//                     `--cancel--> stopped        (what was found until then stays)
//                     `--> failed
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { Crashed, type SolverClient } from '../client/solver_client';
import { lineStatus, type CollectionBlock, type LineStatus } from '../protocol/collection';
import type { QuickRequest } from '../protocol/messages';
import { messageOf } from '../state/message_of';
import { makeThrottle } from '../state/throttle';
import { makeRows, type Rows } from './rows';
import { makeLineReader } from './line_reader';
import { arrange, inFileOrder, type Wish } from './order';
import { runCollection } from './run';
import { type Source, sourceOf, textOf } from './source';

export type CollectionStatus = 'idle' | 'running' | 'finished' | 'stopped' | 'failed';

export interface Progress {
  /** Bytes of the file that are done, of all. */
  bytes: number;
  size: number;
  seconds: number;
}

export interface Problem {
  /** From 1. */
  line: number;
  message: string;
}

export interface Collection {
  readonly status: ReadonlySignal<CollectionStatus>;
  /** What it is called; empty when there is none. */
  readonly name: ReadonlySignal<string>;
  /** The rows so far; the same object throughout a run, told anew a few times a second. */
  readonly rows: ReadonlySignal<{ readonly now: Rows }>;
  /** How many rows there are of each status. */
  readonly counts: ReadonlySignal<readonly number[]>;
  readonly progress: ReadonlySignal<Progress>;
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** What went wrong with the run as a whole; empty. */
  readonly failure: ReadonlySignal<string>;
  readonly limit: ReadonlySignal<number>;
  readonly wish: ReadonlySignal<Wish>;
  /** The rows shown, in order; null = all, as they are. Sorting waits for the end of a run. */
  readonly order: ReadonlySignal<Uint32Array | null>;
  open(file: Blob, name: string): void;
  /** Solves the same file again, up to another number of solutions. */
  lookFor(limit: number): void;
  cancel(): void;
  show(wish: Wish): void;
  /** The text of a row's puzzle as it stands in the file, on one line. */
  lineOf(row: number): Promise<string>;
  /** Solves everything once more for the text of the solutions, a line for each row; null when cancelled meanwhile. */
  solutions(signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob | null>;
  /** The puzzles of the rows of these kinds, a line each, as they stand in the file. */
  linesOf(statuses: readonly LineStatus[]): Promise<Blob>;
}

export interface CollectionNeeds {
  makeClient(onRestart: (reason: string) => void): SolverClient<QuickRequest>;
  /** A worker that knows the formats of other programs. */
  makeWholeClient(): SolverClient;
  /** Processor cores to use. */
  cores: number;
}

const shown_ms = 250;
const mostProblems = 1000;

const noCounts = (): number[] => Object.values(lineStatus).map(() => 0);

export function makeCollection({ makeClient, makeWholeClient, cores }: CollectionNeeds): Collection {
  const status = signal<CollectionStatus>('idle');
  const name = signal('');
  const rows = signal({ now: makeRows() });
  const counts = signal<readonly number[]>(noCounts());
  const progress = signal<Progress>({ bytes: 0, size: 0, seconds: 0 });
  const problems = signal<readonly Problem[]>([]);
  const failure = signal('');
  const limit = signal(2);
  const wish = signal(inFileOrder);
  let file: Blob = new Blob();
  let source: Source | null = null;
  let stopping = new AbortController();

  /** What the workers are given; null when cancelled. */
  async function prepare(signal: AbortSignal): Promise<Source | null> {
    const client = makeWholeClient();
    try {
      return await sourceOf(file, client, signal);
    } finally {
      client.end();
    }
  }

  async function solve(
    { lines }: Source,
    signal: AbortSignal,
    wantSolutions: boolean,
    onBlock: (b: CollectionBlock, end: number) => void,
  ) {
    const workers = Math.max(1, Math.min(cores, Math.ceil(lines.size / (1 << 14))));
    const clients = Array.from({ length: workers }, () => makeClient(() => undefined));
    try {
      await runCollection({ file: lines, clients, limit: limit.peek(), wantSolutions, signal, onBlock });
    } finally {
      clients.forEach((client) => client.end());
    }
  }

  async function run(): Promise<void> {
    stopping.abort();
    const mine = (stopping = new AbortController());
    let found = makeRows(source?.made?.line);
    const counted = noCounts();
    const told: Problem[] = [];
    const began_ms = performance.now();
    let done = 0;
    const tell = (next: CollectionStatus): void =>
      batch(() => {
        status.value = next;
        rows.value = { now: found };
        counts.value = counted.slice();
        problems.value = told.slice();
        const bytes = done * file.size;
        progress.value = { bytes, size: file.size, seconds: (performance.now() - began_ms) / 1000 };
      });
    const showing = makeThrottle(() => tell('running'), shown_ms);
    failure.value = '';
    tell('running');
    try {
      const prepared = source ?? (await prepare(mine.signal));
      if (mine !== stopping) return;
      source = prepared;
      if (!prepared) return tell('stopped');
      const { lines, made } = prepared;
      found = makeRows(made?.line);
      told.push(...(made?.problems ?? []).slice(0, mostProblems));
      await solve(prepared, mine.signal, false, (block, end) => {
        // Of lines that were made, what is wrong is known from where they come from.
        for (const { line, message } of made ? [] : block.problems) {
          if (told.length < mostProblems) told.push({ line: found.lines + line + 1, message });
        }
        found.append(block);
        for (const each of block.rows.status) counted[each]! += 1;
        done = end / lines.size;
        showing.ask();
      });
      if (mine !== stopping) return;
      tell(mine.signal.aborted ? 'stopped' : 'finished');
    } catch (error) {
      if (mine !== stopping) return;
      const isStopped = mine.signal.aborted;
      tell(isStopped ? 'stopped' : 'failed');
      if (!isStopped) failure.value = error instanceof Crashed ? error.message : `Reading stopped: ${messageOf(error)}`;
    } finally {
      showing.drop();
    }
  }

  /** Reads the texts of rows of the file that is open now; made for rows asked for in the order of the file. */
  function makeRowReader(): (row: number) => Promise<string> {
    const opened = file;
    const made = source?.made;
    if (made) return (row) => textOf(opened, made, row);
    const { now } = rows.peek();
    const read = makeLineReader(opened);
    return (row) => read(now.columns.offset[row]!);
  }

  return {
    status,
    name,
    rows,
    counts,
    progress,
    problems,
    failure,
    limit,
    wish,
    order: computed(() => {
      const { status: kept } = wish.value;
      return arrange(rows.value.now, status.value === 'running' ? { ...inFileOrder, status: kept } : wish.value);
    }),
    open(opened, called) {
      file = opened;
      source = null;
      batch(() => {
        name.value = called;
        wish.value = inFileOrder;
      });
      void run();
    },
    lookFor(wanted) {
      limit.value = wanted;
      if (file.size > 0) void run();
    },
    cancel: () => stopping.abort(),
    show: (wanted) => void (wish.value = wanted),
    lineOf: (row) => makeRowReader()(row),
    async solutions(signal, onProgress) {
      const parts: string[] = [];
      const prepared = source;
      if (!prepared) return null;
      await solve(prepared, signal, true, (block, end) => {
        parts.push(block.text);
        onProgress(end / prepared.lines.size);
      });
      return signal.aborted ? null : new Blob(parts, { type: 'text/plain' });
    },
    async linesOf(statuses) {
      const { columns, count } = rows.peek().now;
      const read = makeRowReader();
      const parts: string[] = [];
      for (let row = 0; row < count; ++row) {
        if (statuses.includes(columns.status[row] as LineStatus)) parts.push(`${await read(row)}\n`);
      }
      return new Blob(parts, { type: 'text/plain' });
    },
  };
}
