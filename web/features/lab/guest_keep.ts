// The solvers that somebody brought, kept on the device: apart from the runs of the Lab, which are replaced more often.
import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';

export interface GuestModule {
  id: string;
  /** As it calls itself, or its file. */
  name: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** When it was brought, in milliseconds since 1970. */
  brought_ms: number;
}

export interface GuestKeep {
  /** Those that this version can read, in the order in which they were brought. */
  load(): Promise<GuestModule[]>;
  save(guest: GuestModule): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const version = 1;

export function makeGuestKeep(): GuestKeep {
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore('sudoscope-solvers', 'modules'));
  return {
    async load() {
      const kept = await entries<string, GuestModule & { version: number }>(opened());
      const readable = kept.map(([, record]) => record).filter((record) => record.version === version);
      return readable.sort((one, other) => one.brought_ms - other.brought_ms);
    },
    save: (guest) => setMany([[guest.id, { version, ...guest }]], opened()),
    remove: (ids) => delMany([...ids], opened()),
  };
}
