// All puzzles stored on the device: to be listed, opened, named and deleted.
import { batch } from '@preact/signals';
import { promisifyRequest } from 'idb-keyval';
import { movesNotRead } from '../language/generated/mine';
import { say } from '../language/say';
import type { HasSitting } from '../state/sitting';
import { eachOnce, type Finished, finishedPrefix, readFinished } from './finished_log';
import {
  historyOf,
  inPlace,
  isAhead,
  isSittingLost,
  type KeptPuzzle,
  movesKey,
  nameOfDamaged,
  ownMoves,
  puzzleKey,
  puzzlePrefix,
  rangeOf,
  readMoves,
  readPuzzle,
} from './puzzle_record';
import type { HasKept } from './stored_records';

/** A puzzle as it was before it was deleted. */
export interface Deleted {
  readonly puzzle: unknown;
  readonly moves: unknown;
}

export interface KeptPuzzles {
  /** The puzzle that was changed last comes first. */
  list(): Promise<KeptPuzzle[]>;
  /** Names of the puzzles with unreadable records, empty for those without a name. */
  damaged(): Promise<string[]>;
  /** Number of puzzles that can be read while their play cannot. */
  withoutSitting(): Promise<number>;
  finished(): Promise<Finished[]>;
  /** Number of unreadable lines in the log. */
  damagedLines(): Promise<number>;
  /**
   * Brings a puzzle to the board, with its own undo and redo, even if it is on the board but was played further elsewhere;
   * false if it is not there any more, or not wanted once it was read.
   */
  open(puzzleId: number, isWanted?: () => boolean): Promise<boolean>;
  rename(puzzleId: number, name: string): Promise<void>;
  remove(puzzleId: number): Promise<Deleted>;
  putBack(puzzleId: number, deleted: Deleted): Promise<void>;
}

export function keptPuzzles({ kept, sittings }: HasKept & HasSitting): KeptPuzzles {
  const { play } = kept;

  async function work<T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
    return (await kept.store()?.(mode, action)) ?? null;
  }
  /** A record that the browser itself can no longer read is undefined. */
  async function all(prefix: string): Promise<unknown[]> {
    const together = work('readonly', (store) =>
      promisifyRequest(store.getAll(rangeOf(prefix)) as IDBRequest<unknown[]>),
    );
    return (await together.catch(() => eachOf(prefix))) ?? [];
  }
  async function eachOf(prefix: string): Promise<unknown[]> {
    const keys = (await work('readonly', (store) => promisifyRequest(store.getAllKeys(rangeOf(prefix))))) ?? [];
    // Each has its own transaction, since a failure ends it.
    const one = (key: IDBValidKey) =>
      work('readonly', (store) => promisifyRequest(store.get(key) as IDBRequest<unknown>)).catch(() => undefined);
    return Promise.all(keys.map(one));
  }
  const both = (store: IDBObjectStore, puzzleId: number): Promise<[unknown, unknown]> =>
    Promise.all([promisifyRequest(store.get(puzzleKey(puzzleId))), promisifyRequest(store.get(movesKey(puzzleId)))]);

  return {
    async list() {
      sittings.keepTime();
      const puzzles = (await all(puzzlePrefix)).map(readPuzzle);
      return puzzles.filter((puzzle) => puzzle !== null).sort((one, other) => other.moved - one.moved);
    },
    damaged: async () => (await all(puzzlePrefix)).filter((record) => readPuzzle(record) === null).map(nameOfDamaged),
    withoutSitting: async () => (await all(puzzlePrefix)).filter(isSittingLost).length,
    damagedLines: async () => (await all(finishedPrefix)).filter((record) => readFinished(record) === null).length,
    finished: async () => eachOnce((await all(finishedPrefix)).map(readFinished).filter((line) => line !== null)),
    async open(puzzleId, isWanted = () => true) {
      const isOnBoard = (): boolean => play.puzzleId.peek() === puzzleId;
      const [record, itsMoves] = (await work('readonly', (store) => both(store, puzzleId))) ?? [];
      const puzzle = readPuzzle(record);
      if (!isWanted()) return false;
      if (!puzzle) return isOnBoard();
      const { position, sitting } = puzzle;
      const { isWhole, ...own } = readMoves(itsMoves, position);
      const [before, history] = [play.position.peek(), play.history.peek()];
      if (isOnBoard() && !isAhead(own, ownMoves(history), position, before)) return true;
      batch(() => {
        sittings.recall(puzzleId, sitting);
        const there = isOnBoard() ? inPlace(history, own) : historyOf(before, history, position, own);
        play.restore(position, there);
      });
      if (!isWhole) kept.complain(() => say(movesNotRead));
      return true;
    },
    async rename(puzzleId, name) {
      const known = sittings.of(puzzleId);
      if (known) sittings.recall(puzzleId, { ...known, name });
      await work('readwrite', async (store) => {
        const record = readPuzzle(await promisifyRequest(store.get(puzzleKey(puzzleId))));
        if (record) store.put({ ...record, sitting: { ...record.sitting, name } }, puzzleKey(puzzleId));
        return promisifyRequest(store.transaction);
      });
    },
    async remove(puzzleId) {
      const deleted = await work('readwrite', async (store) => {
        const [puzzle, moves] = await both(store, puzzleId);
        store.delete(puzzleKey(puzzleId));
        store.delete(movesKey(puzzleId));
        await promisifyRequest(store.transaction);
        return { puzzle, moves };
      });
      return deleted ?? { puzzle: undefined, moves: undefined };
    },
    async putBack(puzzleId, { puzzle, moves }) {
      await work('readwrite', (store) => {
        // Another tab has played on since, and the puzzle is there again.
        const asked = store.get(puzzleKey(puzzleId)) as IDBRequest<unknown>;
        asked.onsuccess = () => {
          if (asked.result !== undefined) return;
          store.put(puzzle, puzzleKey(puzzleId));
          store.put(moves, movesKey(puzzleId));
        };
        return promisifyRequest(store.transaction);
      });
    },
  };
}
