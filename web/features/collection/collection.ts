// The collection's store: one file or text at a time, its progress, and the outcome for each of its lines.
//
//   idle --open--> running --> finished
//                     `--cancel--> stopped        (the results until then stay)
//                     `--> failed
//   idle --open, without a request--> waiting --again--> running
//   restoring --> one of them, as it was stored
//
// After a run the copies are searched, and the results are stored on the device.
import { batch, computed, effect, signal } from '@preact/signals';
import { Crashed, type SolverClient } from '../../client/solver_client';
import { lineStatus, type CollectionBlock, type CollectionRequest } from '../../protocol/collection';
import type { Division } from '../../protocol/sheets';
import { makeLatest, type Turn } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import { collectionLeft, collectionReadingStopped } from '../../language/generated/collection';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import { makeThrottle } from '../../base/later';
import { type Copies, findCopies } from './copies';
import { makeForms } from './forms';
import { findNotes, type LineNotes, withSaid } from './notes';
import { type CollectionStorage, withSentences, makeStorageQueue } from './storage';
import { type KeptCollection, type KeptRun, damagedListWords, lostWords } from './kept_records';
import type { Collection, CollectionStatus, RunProgress } from './collection_store';
import { countStatuses, makeRows, type Problem } from './rows';
import { ahead } from './line_pieces';
import { makeRowReader, makeTextReader, type RowsOfFile } from './row_reader';
import { arrange, inFileOrder, needsRatings, wholeWish } from './order';
import { type RatingClient, makeRatings } from './ratings';
import { runCollection, workersFor } from './run';
import { longestIn, type Source, sourceFrom, sourceOfFile } from './source';

export interface CollectionNeeds {
  makeClient(onRestart: (reason: Words) => void): SolverClient<CollectionRequest>;
  /** A client of a worker that rates. */
  makeLogicClient(): RatingClient;
  /** A client of a worker that knows the formats of other programs. */
  makeWholeClient(): SolverClient;
  /** Processor cores to use. */
  cores: number;
  storage: CollectionStorage;
}

const shown_ms = 250;
const mostProblems = 1000;

const noCounts = (): number[] => Object.values(lineStatus).map(() => 0);

export function makeCollection(needs: CollectionNeeds): Collection {
  const { makeClient, makeWholeClient, cores, storage } = needs;
  const status = signal<CollectionStatus>('idle');
  const name = signal('');
  const rows = signal({ now: makeRows() });
  const counts = signal<readonly number[]>(noCounts());
  const progress = signal<RunProgress>({ bytes: 0, size: 0, seconds: 0 });
  const problems = signal<readonly Problem[]>([]);
  const failure = makeFailure();
  const limit = signal(2);
  const wish = signal(inFileOrder);
  const copies = signal<Copies | null>(null);
  const notes = signal<LineNotes | null>(null);
  const queue = makeStorageQueue(storage);
  const opened = signal<ReadonlyMap<number, number>>(new Map());
  let file: Blob = new Blob();
  let division: Division | '' = '';
  let source: Source | null = null;
  const running = makeLatest();

  const ratings = makeRatings({
    makeClient: needs.makeLogicClient,
    cores,
    rows: () => rows.value.now,
    ratable: () => counts.value[lineStatus.one]!,
    reader: () => makeTextReader(openFile(), ahead.through),
    keep: queue.ratings,
  });

  const forms = makeForms({
    makeClient: makeWholeClient,
    cores,
    rows: () => rows.value.now,
    clued: () => source?.clued ?? null,
    reader: () => makeTextReader(openFile(), ahead.through),
    keep: (kept) => queue.forms({ rows: kept }),
  });

  /** The input of the workers; null if cancelled. */
  async function prepare(signal: AbortSignal): Promise<Source | null> {
    const client = makeWholeClient();
    try {
      return await sourceOfFile(file, division, client, signal);
    } finally {
      client.end();
    }
  }

  async function solve(
    { lines, made, clued }: Source,
    signal: AbortSignal,
    wantSolutions: boolean,
    onBlock: (b: CollectionBlock, end: number) => void,
  ) {
    // The small module of collections knows no clues.
    const make = (): SolverClient<CollectionRequest> => (clued ? makeWholeClient() : makeClient(() => undefined));
    const clients = Array.from({ length: workersFor(lines.size, cores) }, make);
    const longest = made && clued ? { longest: longestIn(made) } : {};
    try {
      await runCollection({ file: lines, ...longest, clients, limit: limit.peek(), wantSolutions, signal, onBlock });
    } finally {
      clients.forEach((client) => client.end());
    }
  }

  /** The work after a run. */
  async function finish(ended: KeptRun['status'], turn: Turn): Promise<void> {
    void lookBeside(turn);
    const { bytes: done, seconds } = progress.peek();
    const told = { failure: failure.words.peek(), limit: limit.peek(), problems: problems.peek() };
    const made = source?.made ?? null;
    const found: KeptRun = { ...told, status: ended, rows: rows.peek().now.kept(), made, done, seconds };
    const lasting = found.problems.length > 0 ? await withSentences(found) : found;
    if (turn.isLast()) queue.run(lasting);
  }

  /** Looks for notes and copies, one after the other: both read the whole file. */
  async function lookBeside({ isLast }: Turn): Promise<void> {
    const now = rows.peek().now;
    const { lines, made, clued } = source ?? sourceFrom(file, null);
    // A file that can no longer be read has none.
    const noted = await findNotes(now, { file, lines, made, clued }, isLast).catch(() => null);
    if (isLast()) notes.value = noted && withSaid(noted, made);
    const found = isLast() ? await findCopies(now, lines, isLast) : null;
    if (isLast()) copies.value = found;
  }

  function forgetBeside(): void {
    copies.value = null;
    notes.value = null;
    forms.reset();
  }

  async function run(): Promise<void> {
    const turn = running.begin();
    const { signal, isLast } = turn;
    ratings.stop();
    forgetBeside();
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
    failure.clear();
    tell('running');
    try {
      const prepared = source ?? (await prepare(signal));
      if (!isLast()) return;
      source = prepared;
      if (!prepared) return tell('stopped');
      const { lines, made } = prepared;
      found = makeRows(made?.line);
      told.push(...(made?.problems ?? []).slice(0, mostProblems));
      await solve(prepared, signal, false, (block, end) => {
        // The problems of generated lines are known from their source.
        for (const { line, message } of made ? [] : block.problems) {
          if (told.length < mostProblems) told.push({ line: found.lines + line + 1, message });
        }
        found.append(block);
        countStatuses(block.rows, counted);
        done = end / lines.size;
        showing.ask();
      });
      if (!isLast()) return;
      const ended = signal.aborted ? 'stopped' : 'finished';
      tell(ended);
      void finish(ended, turn);
    } catch (error) {
      if (!isLast()) return;
      const isStopped = signal.aborted;
      const ended = isStopped ? 'stopped' : 'failed';
      tell(ended);
      if (!isStopped)
        failure.tell(() =>
          error instanceof Crashed ? error.message : say(collectionReadingStopped, { reasonName: messageOf(error) }),
        );
      void finish(ended, turn);
    } finally {
      showing.drop();
    }
  }

  /** Clears everything about the open file. */
  function clear(next: CollectionStatus): void {
    running.drop();
    batch(() => {
      status.value = next;
      rows.value = { now: makeRows() };
      counts.value = noCounts();
      problems.value = [];
      failure.clear();
      progress.value = { bytes: 0, size: file.size, seconds: 0 };
      forgetBeside();
      opened.value = new Map();
    });
  }

  /** The current file, even if another is opened while it is read. */
  const openFile = (): RowsOfFile => ({ file, source, rows: rows.peek().now });

  /** `damaged`: the names of the unreadable ones. */
  function restoreKept(kept: KeptCollection, damaged: readonly string[]): void {
    const { run: was, view, lost } = kept;
    file = kept.file;
    queue.goOn(kept.id);
    ratings.reset(kept.ratings);
    source = was && sourceFrom(file, was.made);
    const found = makeRows(was?.made?.line, was?.rows);
    const counted = noCounts();
    was?.rows.parts.forEach((part) => countStatuses(part, counted));
    batch(() => {
      name.value = kept.name;
      rows.value = { now: found };
      counts.value = counted;
      problems.value = was?.problems ?? [];
      failure.tell(() => {
        const found = was ? was.failure : lost.includes('run') ? '' : say(collectionLeft);
        return [...damagedListWords(damaged), found, ...lostWords(lost)].filter((words) => words !== '').join(' ');
      });
      limit.value = was?.limit ?? limit.peek();
      progress.value = { bytes: was?.done ?? 0, size: file.size, seconds: was?.seconds ?? 0 };
      wish.value = view ? wholeWish(view.wish) : inFileOrder;
      opened.value = new Map(view?.opened ?? []);
      forms.reset(kept.forms?.rows);
      status.value = was?.status ?? 'stopped';
    });
    // Reported once.
    if (lost.includes('ratings')) queue.ratings(kept.ratings);
    void lookBeside(running.begin());
  }

  effect(() => {
    const view = { wish: wish.value, opened: [...opened.value] };
    if (status.value !== 'idle' && status.value !== 'restoring') queue.view(view);
  });

  return {
    status,
    name,
    rows,
    counts,
    progress,
    problems,
    failure: failure.words,
    limit,
    wish,
    order: computed(() => {
      const { status: kept } = wish.value;
      const wanted = status.value === 'running' ? { ...inFileOrder, status: kept } : wish.value;
      const rated = needsRatings(wanted) ? ratings.columns.value.now : {};
      const known = { copies: copies.value, forms: forms.found.value, notes: notes.value, rated };
      return arrange(rows.value.now, wanted, known);
    }),
    copies,
    forms,
    notes,
    ratings,
    storageStatus: queue.status,
    opened,
    clued: computed(() => (rows.value, status.value, source?.clued ?? null)),
    open(brought, called, isAsked = true, known = '') {
      division = known;
      file = brought;
      source = null;
      ratings.reset();
      queue.open(called, file);
      batch(() => {
        name.value = called;
        wish.value = inFileOrder;
        clear('waiting');
        if (isAsked) void run();
      });
    },
    async restore() {
      if (status.peek() !== 'idle') return;
      status.value = 'restoring';
      // An unreadable collection counts as missing; the page reports the device's failures.
      const { collection, damaged } = await storage.load().catch(() => ({ collection: null, damaged: [] }));
      if (status.peek() !== 'restoring') return;
      if (collection) return restoreKept(collection, damaged);
      failure.tell(() => damagedListWords(damaged).join(' '));
      status.value = 'idle';
    },
    forget() {
      const called = name.peek();
      const brought = file;
      const wasAsked = status.peek() !== 'waiting';
      const rated = ratings.columns.peek().now;
      ratings.reset();
      queue.forget();
      file = new Blob();
      source = null;
      clear('idle');
      return () => {
        this.open(brought, called, wasAsked);
        ratings.reset(rated);
        queue.ratings(rated);
      };
    },
    lookFor(wanted) {
      limit.value = wanted;
      if (file.size > 0) void run();
    },
    again: () => void run(),
    cancel: running.stop,
    show: (wanted) => void (wish.value = wanted),
    noteOpened: (puzzleId, row) => void (opened.value = new Map(opened.peek()).set(puzzleId, row)),
    lineOf: (row) => makeRowReader(openFile(), ahead.few)(row),
    textReader: (bytesAhead) => makeTextReader(openFile(), bytesAhead),
    lineReader: (bytesAhead) => makeRowReader(openFile(), bytesAhead),
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
  };
}
