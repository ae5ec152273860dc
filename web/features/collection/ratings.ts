// How hard the puzzles of a collection are: a column a scale, filled in by workers when it is asked for. A run that was
// stopped, or that the page was left in, goes on where it was.
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

/** The numbers of the rows by scale, as numberOf() makes them; nothing by a scale that nobody asked for. */
export interface RatingColumns extends Partial<Record<Scale, Uint32Array>> {
  /** Of our own scale. */
  paths?: Paths;
}

export interface ListRatings {
  /** The columns so far, told anew while they are filled in. */
  readonly columns: ReadonlySignal<{ readonly now: RatingColumns }>;
  /** By which scale puzzles are being rated; null: none are. */
  readonly running: ReadonlySignal<Scale | null>;
  readonly failure: ReadonlySignal<string>;
  /** Rates those that are not rated yet, in the order of the file. */
  rate(scale: Scale): void;
  stop(): void;
  /** How many puzzles there are to rate, how many of them are rated, and of how many something is yet to be found. */
  countOf(scale: Scale): { done: number; all: number; missing: number };
}

export type RatingClient = SolverClient<LogicRequest | AsideRequest>;

export interface RatingsNeeds {
  makeClient(): RatingClient;
  cores: number;
  rows(): Rows;
  /** How many of them have one solution. */
  ratable(): number;
  /** As Collection.textReader for rows in their order. */
  reader(): (row: number) => Promise<string>;
  /** Called now and then, and at the end of a run. */
  keep(columns: RatingColumns): void;
}

/** Columns that belong to other rows are none. */
export interface OwnRatings extends ListRatings {
  reset(columns?: RatingColumns): void;
}

/** As many as a worker rates in a moment, most of them. */
const atOnce: Record<Scale, number> = { own: 64, se: 16, hodoku: 64 };
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

export function makeRatings({ makeClient, cores, rows, ratable, reader, keep }: RatingsNeeds): OwnRatings {
  const columns = signal<{ now: RatingColumns }>({ now: {} });
  const running = signal<Scale | null>(null);
  const failure = makeFailure();
  const rating = makeLatest();
  let clients: RatingClient[] = [];

  /** Workers in the midst of a puzzle hear nothing: they are ended. */
  function end(): void {
    rating.drop();
    for (const client of clients) client.end();
    clients = [];
    running.value = null;
  }

  /** A column as long as there are rows, with what is in it. */
  function grown(before: Uint32Array | undefined): Uint32Array {
    const { count } = rows();
    if (before?.length === count) return before;
    const column = new Uint32Array(count);
    column.set(before?.subarray(0, count) ?? []);
    return column;
  }

  /** Hands out one batch after another, in the order of the file. */
  function batches(scale: Scale, found: RatingColumns): () => Promise<Batch> {
    const most = atOnce[scale];
    const now = rows();
    const read = reader();
    let at = 0;
    let reading: Promise<unknown> = Promise.resolve();
    async function next(): Promise<Batch> {
      const taken: Batch = { rows: [], lines: [] };
      for (; at < now.count && taken.rows.length < most; ++at) {
        if (isWhole(found, scale, at) || !isRatable(now, at)) continue;
        taken.rows.push(at);
        taken.lines.push(await read(at));
      }
      return taken;
    }
    return () => {
      const mine = reading.then(next);
      reading = mine.catch(() => undefined);
      return mine;
    };
  }

  async function run(scale: Scale): Promise<void> {
    end();
    const { isLast } = rating.begin();
    const { [scale]: before, paths: pathsBefore } = columns.peek().now;
    const column = grown(before);
    const paths: Paths | undefined =
      scale === 'own' ? { sets: pathsBefore?.sets ?? [], of: grown(pathsBefore?.of) } : pathsBefore;
    const found: RatingColumns = { [scale]: column, ...(paths && { paths }) };
    const writePath = scale === 'own' && paths ? pathWriter(paths) : null;
    const next = batches(scale, found);
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
      // Only what is ratable has a number.
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
