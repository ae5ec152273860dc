// The visitor's solvers, stored on the device: apart from the runs of the Lab, which are replaced more often.
import { createStore, delMany, setMany, type UseStore } from 'idb-keyval';
import { recordsIn } from '../../kept/stored_records';

export interface GuestModule {
  id: string;
  /** Its own name for itself, or its file's. */
  name: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Time when it was added, in milliseconds since 1970. */
  brought_ms: number;
}

/** A solver with a damaged record; its name is empty if unknown. */
export type DamagedGuest = Pick<GuestModule, 'id' | 'name'>;

export interface KeptGuests {
  /** The solvers that this version can read, in the order in which they were added. */
  guests: GuestModule[];
  damaged: DamagedGuest[];
}

export interface GuestKeep {
  /** A damaged record is reported once and removed. */
  load(): Promise<KeptGuests>;
  save(guest: GuestModule): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const version = 1;

/** True if a later version of the page wrote the record; that version can still read it. */
function isLater(record: unknown): boolean {
  const { version: written } = (record ?? {}) as { version?: unknown };
  return typeof written === 'number' && written > version;
}

const textOr = (text: unknown, other: string): string => (typeof text === 'string' ? text : other);

/** Without its bytes a solver is lost; everything else can be replaced. */
function readGuest(id: string, record: unknown): GuestModule | DamagedGuest {
  const { bytes, fileName, name, brought_ms } = (record ?? {}) as { [part in keyof GuestModule]?: unknown };
  const called = textOr(name, textOr(fileName, ''));
  if (!(bytes instanceof Uint8Array)) return { id, name: called };
  return {
    ...{ id, name: called || id, fileName: textOr(fileName, called || id) },
    bytes: bytes as GuestModule['bytes'],
    brought_ms: Number.isFinite(brought_ms) ? Number(brought_ms) : 0,
  };
}

export function makeGuestKeep(): GuestKeep {
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore('sudoscope-solvers', 'modules'));
  return {
    async load() {
      const kept = (await recordsIn(opened())).filter(([, record]) => !isLater(record));
      const read = kept.map(([id, record]) => readGuest(id, record));
      const guests = read.filter((guest) => 'bytes' in guest);
      const damaged = read.filter((guest) => !('bytes' in guest));
      // The browser may read these another time; nothing in the others could run.
      const unread = new Set(kept.filter(([, record]) => record === null).map(([id]) => id));
      const gone = damaged.map(({ id }) => id).filter((id) => !unread.has(id));
      if (gone.length > 0) await delMany(gone, opened());
      return { guests: guests.sort((one, other) => one.brought_ms - other.brought_ms), damaged };
    },
    save: (guest) => setMany([[guest.id, { version, ...guest }]], opened()),
    remove: (ids) => delMany([...ids], opened()),
  };
}
