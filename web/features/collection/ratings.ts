// The difficulties of the puzzles of a collection: a column a scale, filled by workers on request. A run that was stopped,
// or interrupted by leaving the page, continues from its last state.
//
//   idle --rate--> running --> idle          (all rated)
//             ^       `--stop, failure--> idle
//             `-------------'
import { makeFailure, messageOf } from '../../language/failure';
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { makeThrottle } from '../../base/later';
import type { SolverClient } from '../../client/solver_client';
import { lineStatus } from '../../protocol/collection';
import type { LogicRequest } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import { none, notYet, type Scale, seNumbers } from '../../protocol/rating';
import { type Paths, pathWriter } from './paths';
import type { Rows } from './rows';

/** The numbers of the rows by scale, from numberOf(); missing for a scale that was not requested. */
export interface RatingColumns extends Partial<Record<Scale, Uint32Array>> {
  /** For our own scale. */
  paths?: Paths;
}

export interface ListRatings {
  /** The columns so far, signalled while they are filled. */
  readonly columns: ReadonlySignal<{ readonly now: RatingColumns }>;
  /** The scale of the current rating; null if there is none. */
  readonly running: ReadonlySignal<Scale | null>;
  readonly failure: ReadonlySignal<string>;
  /** Rates the unrated puzzles, in the order of the file. */
  rate(scale: Scale): void;
  stop(): void;
  /** The number of puzzles to rate, of rated ones, and of those with something missing. */
  countOf(scale: Scale): { done: number; all: number; missing: number };
}

export type RatingClient = SolverClient<LogicRequest | AsideRequest>;

export interface RatingsNeeds {
  makeClient(): RatingClient;
  cores: number;
  rows(): Rows;
  /** The number of puzzles with one solution. */
  ratable(): number;
  /** The same as Collection.textReader, for rows in order. */
  reader(): (row: number) => Promise<string>;
  /** Called now and then, and at the end of a run. */
  keep(columns: RatingColumns): void;
}

/** The ratings of one list; columns of other rows are ignored. */
export interface OwnRatings extends ListRatings {
  reset(columns?: RatingColumns): void;
}

/** The number of puzzles that a worker mostly rates in a moment. */
const atOnce: Record<Scale, number> = { own: 64, se: 16, hodoku: 64 };
/** A longer line counts as several puzzles: with clues it takes longer. */
const shortest = 81;
const shown_ms = 500;
const kept_ms = 10_000;

/** True if a row has all its ratings. Earlier pages stored only
    the ER of Sudoku Explainer's scale, and no paths of ours. */
function isWhole(found: RatingColumns, scale: Scale, row: number): boolean {
  const number = found[scale]?.[row] ?? notYet;
  if (number === notYet || number === none) return number === none;
  return scale === 'hodoku' || (scale === 'se' ? seNumbers.isWhole(number) : (found.paths?.of[row] ?? 0) > 0);
}

const isRatable = ({ columns }: Rows, row: number): boolean => columns.status.at(row) === lineStatus.one;

interface Batch {
  rows: number[];
  lines: string[];
}

/** A column as long as the rows, with the present content. */
function grown(before: Uint32Array | undefined, count: number): Uint32Array {
  if (before?.length === count) return before;
  const column = new Uint32Array(count);
  column.set(before?.subarray(0, count) ?? []);
  return column;
}

/** Hands out the unrated puzzles of the rows, one batch after another, in the order of the file. */
function batchesOf(
  rows: Rows,
  read: (row: number) => Promise<string>,
  scale: Scale,
  found: RatingColumns,
): () => Promise<Batch> {
  let at = 0;
  let reading: Promise<unknown> = Promise.resolve();
  async function next(): Promise<Batch> {
    const taken: Batch = { rows: [], lines: [] };
    for (let length = 0; at < rows.count && length < atOnce[scale] * shortest; ++at) {
      if (isWhole(found, scale, at) || !isRatable(rows, at)) continue;
      const line = await read(at);
      taken.rows.push(at);
      taken.lines.push(line);
      length += Math.max(shortest, line.length);
    }
    return taken;
  }
  return () => {
    const mine = reading.then(next);
    reading = mine.catch(() => undefined);
    return mine;
  };
}

export function makeRatings({ makeClient, cores, rows, ratable, reader, keep }: RatingsNeeds): OwnRatings {
  const columns = signal<{ now: RatingColumns }>({ now: {} });
  const running = signal<Scale | null>(null);
  const failure = makeFailure();
  const rating = makeLatest();
  let clients: RatingClient[] = [];

  /** Busy workers read no messages: they are ended. */
  function end(): void {
    rating.drop();
    for (const client of clients) client.end();
    clients = [];
    running.value = null;
  }

  async function run(scale: Scale): Promise<void> {
    end();
    const { isLast } = rating.begin();
    const { [scale]: before, paths: pathsBefore } = columns.peek().now;
    const { count } = rows();
    const column = grown(before, count);
    const paths: Paths | undefined =
      scale === 'own' ? { sets: pathsBefore?.sets ?? [], of: grown(pathsBefore?.of, count) } : pathsBefore;
    const found: RatingColumns = { [scale]: column, ...(paths && { paths }) };
    const writePath = scale === 'own' && paths ? pathWriter(paths) : null;
    const next = batchesOf(rows(), reader(), scale, found);
    /** Until another collection is opened. */
    const isOurs = (): boolean => columns.peek().now[scale] === column;
    const tell = (): void => void (columns.value = { now: { ...columns.peek().now, ...found } });
    const showing = makeThrottle(tell, shown_ms);
    const keeping = makeThrottle(() => keep(columns.peek().now), kept_ms);
    batch(() => {
      failure.clear();
      running.value = scale;
      tell();
    });
    async function work(client: RatingClient): Promise<void> {
      for (let taken = await next(); taken.rows.length > 0 && isLast(); taken = await next()) {
        const { numbers, techniques } = await client.ask({ kind: 'rateLines', lines: taken.lines, scale });
        if (!isLast()) return;
        taken.rows.forEach((row, index) => {
          column[row] = numbers[index]!;
          writePath?.(row, techniques[index]!);
        });
        showing.ask();
        keeping.ask();
      }
    }
    clients = Array.from({ length: cores }, makeClient);
    try {
      await Promise.all(clients.map(work));
    } catch (error) {
      if (isLast()) failure.tell(() => messageOf(error));
    } finally {
      showing.drop();
      keeping.drop();
      if (isOurs()) {
        tell();
        keep(columns.peek().now);
      }
      if (isLast()) end();
    }
  }

  return {
    columns,
    running,
    failure: failure.words,
    rate: (scale) => void run(scale),
    stop: end,
    countOf(scale) {
      const { now } = columns.value;
      let [done, whole] = [0, 0];
      // Only ratable puzzles have a number.
      now[scale]?.subarray(0, rows().count).forEach((number, row) => {
        done += number === notYet ? 0 : 1;
        whole += isWhole(now, scale, row) ? 1 : 0;
      });
      const all = ratable();
      return { done, all, missing: all - whole };
    },
    reset(kept = {}) {
      end();
      batch(() => {
        failure.clear();
        columns.value = { now: kept };
      });
    },
  };
}
