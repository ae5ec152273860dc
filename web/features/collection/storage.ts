// Collections on the device, in a database of their own: the file when it is opened, the results after a run, and
// the settings of the table. A tab finds its own again after a reload, a new tab the last one of any. A failed write
// leaves earlier records unchanged. `allCollections` and `addCollections` transfer all of them to another device.
import { createStore, delMany, set, type UseStore, setMany } from 'idb-keyval';
import { signal, type ReadonlySignal } from '@preact/signals';
import { makeThrottle } from '../../base/later';
import { namesIn, recordOf, recordsIn } from '../../kept/stored_records';
import { collectionNoRoom, collectionNoStore } from '../../language/generated/collection';
import { numbering } from '../../language/generated/numbering';
import { toldWords } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { Text } from '../../language/text';
import {
  isLater,
  type KeptCollection,
  type KeptFile,
  type KeptForms,
  type KeptParts,
  type KeptRun,
  type KeptView,
  nameOfFile,
  type PartName,
  parts,
  readCollection,
  readView,
  withProblems,
} from './kept_records';
import { ownCollection, ownKey } from './own_collection';
import type { RatingColumns } from './ratings';
import { forgottenCollections, noteForgotten, notedView, noteView } from './tab_memory';

interface Found {
  /** Null if there is none. */
  collection: KeptCollection | null;
  /** The names of collections with unreadable files, empty if unknown. */
  damaged: readonly string[];
}

export interface CollectionStorage {
  /** Damaged records are left out, reported once, and removed. */
  load(): Promise<Found>;
  keepFile(id: string, name: string, file: Blob): Promise<void>;
  keepRun(id: string, run: KeptRun): Promise<void>;
  keepView(id: string, view: KeptView): Promise<void>;
  /** At once, for a reload of the tab. */
  noteView(id: string, view: KeptView): void;
  keepRatings(id: string, columns: RatingColumns): Promise<void>;
  keepForms(id: string, forms: KeptForms): Promise<void>;
  /** At once, for a reload of the tab, which may come before it is forgotten. */
  noteForgotten(id: string): void;
  forget(id: string): Promise<void>;
}

const openDatabase = (): UseStore => createStore('sudoscope-collections', 'kept');

/** The oldest go first. */
const mostCollections = 3;
const keyOf = (part: PartName, id: string): string => `${part}-${id}`;
const keysOf = (id: string): string[] => parts.map((part) => keyOf(part, id));

/** They sort by the time when they were made. */
const newCollectionId = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export function makeCollectionStorage(page: Window): CollectionStorage {
  let store: UseStore | undefined;
  const opened = (): UseStore => (store ??= openDatabase());

  async function idsKept(): Promise<string[]> {
    const all = await namesIn(opened());
    const prefix = keyOf('file', '');
    const files = all.filter((key) => key.startsWith(prefix));
    return files.map((key) => key.slice(prefix.length)).sort();
  }

  async function partsOf(id: string): Promise<KeptParts> {
    const records = await Promise.all(keysOf(id).map((key) => recordOf(key, opened())));
    return Object.fromEntries(parts.map((part, index) => [part, records[index]])) as KeptParts;
  }

  return {
    async load() {
      const all = await idsKept();
      const gone = all.filter((id) => forgottenCollections(page).includes(id));
      if (gone.length > 0) await delMany(gone.flatMap(keysOf), opened());
      const own = ownCollection(page);
      const ids = all.filter((id) => !gone.includes(id) && id !== own).reverse();
      if (own !== null && all.includes(own) && !gone.includes(own)) ids.unshift(own);
      const damaged: string[] = [];
      for (const id of ids) {
        const kept = await partsOf(id);
        const noted = notedView(page, id);
        const collection = await readCollection(id, readView(noted) ? { ...kept, view: noted } : kept);
        if (collection) return { collection, damaged };
        if (isLater(kept.file)) continue;
        damaged.push(nameOfFile(kept.file));
        // The browser may be able to read it another time.
        if (kept.file !== null) await delMany(keysOf(id), opened());
      }
      return { collection: null, damaged };
    },
    async keepFile(id, name, file) {
      const record: KeptFile = { version: 1, name, file };
      await set(keyOf('file', id), record, opened());
      page.sessionStorage.setItem(ownKey, id);
      const others = (await idsKept()).filter((other) => other !== id);
      await delMany(others.slice(0, Math.max(0, others.length + 1 - mostCollections)).flatMap(keysOf), opened());
    },
    keepRun: (id, run) => set(keyOf('run', id), run, opened()),
    keepRatings: (id, columns) => set(keyOf('ratings', id), columns, opened()),
    keepForms: (id, forms) => set(keyOf('forms', id), forms, opened()),
    keepView: (id, view) => set(keyOf('view', id), view, opened()),
    noteView: (id, view) => noteView(page, id, view),
    noteForgotten: (id) => noteForgotten(page, id),
    async forget(id) {
      await delMany(keysOf(id), opened());
      if (ownCollection(page) === id) page.sessionStorage.removeItem(ownKey);
    },
  };
}

/** In stored form: its messages with their present sentences. */
export async function withSentences(run: KeptRun): Promise<KeptRun> {
  await loadSolverTexts().catch(() => undefined);
  const told = withProblems(run, (problem) => ({ ...problem, words: toldWords(problem.message) }));
  return { ...told, numbering };
}

/** The reason why a collection is not stored. */
function keepFailureText(error: unknown): Text {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? collectionNoRoom : collectionNoStore;
}

export type StorageStatus = { kind: 'keeping' } | { kind: 'kept' } | { kind: 'lost'; why: Text };

/** Shorter runs are over then. */
const moment_ms = 3000;

interface StorageQueue {
  readonly status: ReadonlySignal<StorageStatus>;
  /** Another collection is open from now on: pending writes of the previous one are dropped. */
  open(name: string, file: Blob): void;
  /** Continues with a stored one. */
  goOn(id: string): void;
  run(run: KeptRun): void;
  view(view: KeptView): void;
  ratings(columns: RatingColumns): void;
  forms(forms: KeptForms): void;
  forget(): void;
}

/**
 * Writes the open collection, one record after another, and reports whether a reload brings it back. Writing a file of a million
 * lines takes a sixth of the processor time of solving it, so a run gets a moment first.
 */
export function makeStorageQueue(storage: CollectionStorage): StorageQueue {
  const status = signal<StorageStatus>({ kind: 'keeping' });
  let id = '';
  let lost: Text | null = null;
  let writing: Promise<void> = Promise.resolve();

  /** After a loss nothing more is written. */
  function write(action: (id: string) => Promise<void>): void {
    const mine = id;
    writing = writing.then(async () => {
      if (mine !== id || lost) return;
      try {
        await action(mine);
      } catch (error) {
        if (mine === id) lost = keepFailureText(error);
      }
    });
  }

  /** Reports the write while it runs, and its result. */
  function writeAloud(action: (id: string) => Promise<void>): void {
    const mine = id;
    if (!lost) status.value = { kind: 'keeping' };
    write(action);
    writing = writing.then(() => {
      if (mine === id) status.value = lost ? { kind: 'lost', why: lost } : { kind: 'kept' };
    });
  }

  let writeFile: () => void = () => undefined;
  const soon = makeThrottle(() => writeFile(), moment_ms);

  return {
    status,
    open(name, file) {
      id = newCollectionId();
      lost = null;
      status.value = { kind: 'keeping' };
      writeFile = () => writeAloud((mine) => storage.keepFile(mine, name, file));
      soon.drop();
      soon.ask();
    },
    goOn(kept) {
      soon.drop();
      id = kept;
      lost = null;
      status.value = { kind: 'kept' };
    },
    run(run) {
      if (soon.isDue()) writeFile();
      soon.drop();
      writeAloud((mine) => storage.keepRun(mine, run));
    },
    forms: (forms) => write((mine) => storage.keepForms(mine, forms)),
    ratings: (columns) => write((mine) => storage.keepRatings(mine, columns)),
    view(view) {
      storage.noteView(id, view);
      write((mine) => storage.keepView(mine, view));
    },
    forget() {
      soon.drop();
      const gone = id;
      id = '';
      if (gone) storage.noteForgotten(gone);
      // A collection that cannot be removed from the device was most likely never on it.
      writing = writing.then(() => storage.forget(gone)).catch(() => undefined);
    },
  };
}

export type KeptPart = readonly [key: string, value: unknown];

const keyForm = new RegExp(`^(${parts.join('|')})-(\\d+-[a-z0-9]+)$`);
const idOf = (key: string): string => keyForm.exec(key)![2]!;

/** The readable parts: another device would refuse the rest. */
export async function allCollections(): Promise<KeptPart[]> {
  const records = new Map((await recordsIn(openDatabase())).filter(([key]) => keyForm.test(key)));
  const ids = [...new Set([...records.keys()].map(idOf))];
  const read = ids.map(async (id): Promise<KeptPart[]> => {
    const kept = Object.fromEntries(parts.map((part) => [part, records.get(`${part}-${id}`)]));
    const collection = await readCollection(id, kept as unknown as KeptParts);
    if (!collection) return [];
    const { name, file, run, view, ratings, forms } = collection;
    const whole: KeptFile = { version: 1, name, file };
    const sound = { file: whole, run, view, ratings, forms };
    return Object.entries(sound).flatMap(([part, value]) => (value ? [[`${part}-${id}`, value] as const] : []));
  });
  return (await Promise.all(read)).flat();
}

/** True if the record is one part of a list; parts are checked when the list is opened. */
export function isPart([key, value]: KeptPart): boolean {
  const part = keyForm.exec(key)?.[1];
  if (part === undefined || typeof value !== 'object' || value === null) return false;
  const { version, name, file } = value as { version?: unknown; name?: unknown; file?: unknown };
  return part !== 'file' || (version === 1 && typeof name === 'string' && file instanceof Blob);
}

/** Adds the missing ones, the latest first and as many as there is room for; returns their number. */
export async function addCollections(added: readonly KeptPart[]): Promise<number> {
  const here = new Set((await namesIn(openDatabase())).filter((key) => keyForm.test(key)).map(idOf));
  const coming = new Set(added.filter(([key]) => key.startsWith('file-')).map(([key]) => idOf(key)));
  const fitting = [...coming]
    .filter((id) => !here.has(id))
    .sort()
    .reverse();
  const taken = new Set(fitting.slice(0, Math.max(0, mostCollections - here.size)));
  const records = added.filter((part) => taken.has(idOf(part[0])));
  await setMany(
    records.map(([key, value]): [string, unknown] => [key, value]),
    openDatabase(),
  );
  return taken.size;
}
