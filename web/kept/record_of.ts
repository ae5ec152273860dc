// Reads records of a store one by one: the browser itself may fail to read one of them, as after damage to the disk, and the
// others are to be had nevertheless. Each has a transaction of its own, since a failure ends it.
import { get, keys, type UseStore } from 'idb-keyval';

/**
 * The record as it is; undefined where there is none, null where the browser cannot read it any more. Rejects where it can read
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

/** Those whose keys are names, as all of ours are. */
export async function namesIn(store: UseStore): Promise<string[]> {
  return (await keys<IDBValidKey>(store)).filter((key) => typeof key === 'string');
}

/** `prefix`: how the names of the records begin. */
export async function recordsIn(store: UseStore, prefix = ''): Promise<[name: string, record: unknown][]> {
  const names = (await namesIn(store)).filter((name) => name.startsWith(prefix));
  return Promise.all(names.map(async (name): Promise<[string, unknown]> => [name, await recordOf(name, store)]));
}
