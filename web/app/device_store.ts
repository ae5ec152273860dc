// The store of this page on the device, in IndexedDB. An unreadable record is moved to another key; a device that stores
// nothing is mentioned once.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { recordOf } from '../kept/stored_records';
import { cannotReadSaved, storesNothing } from '../language/generated/app';
import { messageOf } from '../language/failure';
import { say } from '../language/say';
import type { Words } from '../language/text';

const setAsideSuffix = '-set-aside';

export interface DeviceStore {
  open(): void;
  /** Null before it is opened, and once it has failed for good. */
  store(): UseStore | null;
  /** Says something about the device, unless something was said before. */
  mention(what: Words): void;
  /** Mentions that the device stores nothing. */
  giveUp(error: unknown): void;
  /** From now on nothing is read or stored. */
  close(error: unknown): void;
  write(...records: [key: string, value: unknown][]): Promise<void>;
  /** Null if there is no record, or none that passes the check. */
  read<T>(key: string, check: (record: unknown) => T | null | Promise<T | null>): Promise<T | null>;
}

export function makeDeviceStore(complain: (message: Words) => void): DeviceStore {
  let store: UseStore | null = null;
  let isMentioned = false;

  function mention(what: Words): void {
    if (isMentioned) return;
    isMentioned = true;
    complain(what);
  }

  function giveUp(error: unknown): void {
    mention(() => say(storesNothing, { reasonName: messageOf(error) }));
  }

  async function write(...records: [key: string, value: unknown][]): Promise<void> {
    await store?.('readwrite', (kept) => {
      for (const [key, value] of records) kept.put(value, key);
      // At once, without waiting for the answers: the page may be gone by then.
      kept.transaction.commit();
      return promisifyRequest(kept.transaction);
    }).catch(giveUp);
  }

  return {
    open: () => void (store = createStore('sudoscope', 'saved')),
    store: () => store,
    mention,
    giveUp,
    close(error) {
      store = null;
      giveUp(error);
    },
    write,
    async read(key, check) {
      const record = store ? await recordOf(key, store) : undefined;
      if (record === undefined) return null;
      const checked = await check(record);
      if (checked === null) {
        // Null: the browser itself cannot read it.
        if (record !== null) await write([key + setAsideSuffix, record]);
        complain(() => say(cannotReadSaved));
      }
      return checked;
    },
  };
}
