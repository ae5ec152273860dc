// Equivalent puzzles of a list: those with the same min-lex form, which workers find
// on request. A stopped search can continue; the result is stored on the device.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import { makeThrottle } from '../../base/later';
import type { SolverClient } from '../../client/solver_client';
import { lineStatus } from '../../protocol/collection';
import { copiesIn, type Copies, distances, type Prints } from './copies';
import type { Rows } from './rows';

/** Copies are the rows with an equivalent puzzle further up. */
export interface Forms extends Copies {
  /** Number of puzzles of which no two are equivalent. */
  readonly distinct: number;
  /** Number of puzzles with an unknown form: there were too many ways to it. */
  readonly unknown: number;
  /** True if any other row has an equivalent puzzle. */
  isRepeated(row: number): boolean;
}

export interface FormSearch {
  /** Null until all are found. */
  readonly found: ReadonlySignal<Forms | null>;
  readonly isRunning: ReadonlySignal<boolean>;
  /** Number of puzzles examined, signalled while the search runs. */
  readonly done: ReadonlySignal<number>;
  readonly failure: ReadonlySignal<string>;
  find(): void;
  stop(): void;
}

export interface FormNeeds {
  /** A worker with the whole solver. */
  makeClient(): SolverClient;
  cores: number;
  rows(): Rows;
  /** 1 for each row that is more than digits, which has no form to compare; null if there is no such row. */
  clued(): Uint8Array | null;
  /** The same as Collection.textReader, for rows in order. */
  reader(): (row: number) => Promise<string>;
  /** By row: 0 if the form is unknown, else 1 plus the distance up to the first equivalent puzzle. */
  keep(kept: Uint32Array): void;
}

/** The results for the rows of one list. */
export interface OwnForms extends FormSearch {
  /** `kept`: as passed to `keep`. */
  reset(kept?: Uint32Array): void;
}

/** Half a thousand puzzles of 9x9, some ten milliseconds. */
const charactersAtOnce = 40_000;
/** The form of a larger grid may take minutes, during which its worker reads no messages. */
const mostCells = 16 * 16;
/** To start a worker takes longer than this many puzzles. */
const rowsAWorker = 5000;
const shown_ms = 250;

/** The number of cells in a line of one character a cell, or of numbers separated by blanks. */
function cellsIn(line: string): number {
  const text = line.trim();
  return /\s/.test(text) ? text.split(/\s+/).length : text.length;
}

const isPuzzle = ({ columns }: Rows, clued: Uint8Array | null, row: number): boolean =>
  columns.status.at(row) !== lineStatus.bad && clued?.[row] !== 1;

/** The forms from stored distances; null if they belong to other rows. */
export function formsIn(kept: Uint32Array, rows: Rows, clued: Uint8Array | null = null): Forms | null {
  const { count } = rows;
  if (kept.length !== count) return null;
  const found = new Uint32Array(count);
  const isFirstOfMore = new Uint8Array(count);
  let [distinct, unknown] = [0, 0];
  for (let row = 0; row < count; ++row) {
    const distance = kept[row]! - 1;
    if (distance < 0) unknown += isPuzzle(rows, clued, row) ? 1 : 0;
    else if (distance === 0) distinct += 1;
    else if (distance <= row) isFirstOfMore[row - distance] = 1;
    else return null;
    found[row] = Math.max(0, distance);
  }
  const copies = copiesIn(found);
  return { ...copies, distinct, unknown, isRepeated: (row) => isFirstOfMore[row] === 1 || copies.isCopy(row) };
}

export function makeForms({ makeClient, cores, rows, clued, reader, keep }: FormNeeds): OwnForms {
  const found = signal<Forms | null>(null);
  const isRunning = signal(false);
  const done = signal(0);
  const failure = makeFailure();
  const searching = makeLatest();
  let clients: SolverClient[] = [];
  /** The forms known so far; `seen` is 1 for each examined row. */
  let known: Prints & { seen: Uint8Array } = {
    low: new Uint32Array(),
    high: new Uint32Array(),
    seen: new Uint8Array(),
  };

  /** Busy workers read no messages: they are ended. */
  function end(): void {
    searching.drop();
    for (const client of clients) client.end();
    clients = [];
    isRunning.value = false;
  }

  function forget(): void {
    const { count } = rows();
    known = { low: new Uint32Array(count), high: new Uint32Array(count), seen: new Uint8Array(count) };
    done.value = 0;
  }

  /** Hands out one batch after another, in the order of the file. */
  function batches(): () => Promise<{ taken: number[]; lines: string[] }> {
    const now = rows();
    const read = reader();
    let at = 0;
    let reading: Promise<unknown> = Promise.resolve();
    async function next() {
      const [taken, lines]: [number[], string[]] = [[], []];
      for (let length = 0; at < now.count && length < charactersAtOnce; ++at) {
        if (known.seen[at] === 1 || !isPuzzle(now, clued(), at)) continue;
        const line = await read(at);
        if (cellsIn(line) > mostCells) continue;
        taken.push(at);
        lines.push(line);
        length += line.length;
      }
      return { taken, lines };
    }
    return () => {
      const mine = reading.then(next);
      reading = mine.catch(() => undefined);
      return mine;
    };
  }

  async function conclude(isLast: () => boolean): Promise<void> {
    const { low, high } = known;
    const further = await distances({ low, high }, isLast);
    if (!further) return;
    const kept = further.map((distance, row) => (low[row] === 0 ? 0 : distance + 1));
    found.value = formsIn(kept, rows(), clued());
    keep(kept);
  }

  async function run(): Promise<void> {
    end();
    const { isLast } = searching.begin();
    const now = rows();
    if (known.seen.length !== now.count) forget();
    const { low, high, seen } = known;
    const next = batches();
    let looked = done.peek();
    const showing = makeThrottle(() => void (done.value = looked), shown_ms);
    batch(() => {
      failure.clear();
      found.value = null;
      isRunning.value = true;
    });
    async function work(client: SolverClient): Promise<void> {
      for (let each = await next(); each.taken.length > 0 && isLast(); each = await next()) {
        const prints = await client.ask({ kind: 'formPrints', lines: each.lines });
        if (!isLast()) return;
        each.taken.forEach((row, index) => {
          [low[row], high[row], seen[row]] = [prints[2 * index]!, prints[2 * index + 1]!, 1];
        });
        looked += each.taken.length;
        showing.ask();
      }
    }
    clients = Array.from({ length: Math.max(1, Math.min(cores, Math.ceil(now.count / rowsAWorker))) }, makeClient);
    try {
      await Promise.all(clients.map(work));
      if (isLast()) await conclude(isLast);
    } catch (error) {
      if (isLast()) failure.tell(() => messageOf(error));
    } finally {
      showing.drop();
      if (known.seen === seen) done.value = looked;
      if (isLast()) end();
    }
  }

  return {
    found,
    isRunning,
    done,
    failure: failure.words,
    find: () => void run(),
    stop: end,
    reset(kept) {
      end();
      batch(() => {
        failure.clear();
        forget();
        found.value = kept ? formsIn(kept, rows(), clued()) : null;
      });
    },
  };
}
