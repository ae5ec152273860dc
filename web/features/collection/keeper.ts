// Collections kept on the device, in a database of their own: the file when it is opened, what was found when a run is over,
// and how it is looked at. A tab finds its own again after a reload, a new tab the last one of any. What cannot be written
// changes nothing that is there.
import { createStore, delMany, set, type UseStore } from 'idb-keyval';
import { namesIn, recordOf } from '../../kept/record_of';
import { collectionNoRoom, collectionNoStore } from '../../language/generated/collection';
import { numbering } from '../../language/generated/numbering';
import { toldWords } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { Text } from '../../language/text';
import type { RatingColumns } from './ratings';
import { forgottenCollections, noteForgotten } from './forgotten';
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
import { notedView, noteView } from './view_note';

export interface Found {
  /** Null if there is none. */
  collection: KeptCollection | null;
  /** The names of those whose files cannot be read, empty if that is not known. */
  damaged: readonly string[];
}

export interface Keeper {
  /** Damaged records are left out, told once, and removed. */
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

/** The oldest go first. */
export const mostCollections = 3;
const keyOf = (part: PartName, id: string): string => `${part}-${id}`;
const keysOf = (id: string): string[] => parts.map((part) => keyOf(part, id));

/** They sort by the time when they were made. */
export const newCollectionId = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export function makeKeeper(page: Window): Keeper {
  let store: UseStore | undefined;
  const opened = (): UseStore => (store ??= createStore('sudoscope-collections', 'kept'));

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
        // The browser may yet read what it could not read this time.
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

/** To be kept: its messages with the sentences that they make now. */
export async function withSentences(run: KeptRun): Promise<KeptRun> {
  await loadSolverTexts().catch(() => undefined);
  const told = withProblems(run, (problem) => ({ ...problem, words: toldWords(problem.message) }));
  return { ...told, numbering };
}

/** Why a collection is not kept. */
export function keepFailureText(error: unknown): Text {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? collectionNoRoom : collectionNoStore;
}
