// The store of puzzles on the device, and the board that they come from and return to. Its records are read one by one: the
// browser itself may fail to read one of them, as after damage to the disk, and the others must still be read. Each has a
// transaction of its own, since a failure ends it.
import { get, keys, type UseStore } from 'idb-keyval';
import type { Words } from '../language/text';
import type { PlayInternals } from '../state/play_store';

export interface Kept {
  /** Null if the device stores nothing. */
  store(): UseStore | null;
  readonly play: PlayInternals;
  complain(message: Words): void;
}

export interface HasKept {
  readonly kept: Kept;
}

/** The name in the store of the game with which a new tab begins:
    the key of a tab's game, or a game as older versions wrote it. */
export const lastGame = 'game';
export const tabPrefix = 'game-of-tab-';

/**
 * The record as it is; undefined if there is none, null if the browser cannot read it any more. Rejects if it can read
 * nothing of the store at all.
 */
export async function recordOf(key: string, store: UseStore): Promise<unknown> {
  try {
    return await get<unknown>(key, store);
  } catch {
    await keys(store);
    return null;
  }
}

/** Only keys that are names, as all of ours are. */
export async function namesIn(store: UseStore): Promise<string[]> {
  return (await keys<IDBValidKey>(store)).filter((key) => typeof key === 'string');
}

/** `prefix`: the beginning of the records' names. */
export async function recordsIn(store: UseStore, prefix = ''): Promise<[name: string, record: unknown][]> {
  const names = (await namesIn(store)).filter((name) => name.startsWith(prefix));
  return Promise.all(names.map(async (name): Promise<[string, unknown]> => [name, await recordOf(name, store)]));
}

/**
 * Writes as soon as it is asked to, and once more for all requests during a write. It uses no timer:
 * a page that is left, or crashes, stops at once, and would lose a write that waits for a timer.
 */
export function makeWriter(write: () => Promise<void>): () => void {
  let isWriting = false;
  let isDue = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (isDue) {
      isDue = false;
      await write();
    }
    isWriting = false;
  }

  return () => {
    isDue = true;
    if (!isWriting) void writeAll();
  };
}
