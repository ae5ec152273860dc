// Collections kept on the device, in a database of their own: the file when it is opened, what was found when a run is over,
// and how it is looked at. A tab finds its own again after a reload, a new tab the last one of any. What cannot be written
// changes nothing that is there.
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import type { PuzzleList } from '../../protocol/collection';
import { collectionNoRoom, collectionNoStore } from '../../language/generated/collection';
import { numbering } from '../../language/generated/numbering';
import { toldWords } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { Text } from '../../language/text';
import type { Wish } from './order';
import type { RatingColumns } from './ratings';
import { type KeptRows, type Problem, readKept } from './rows';
import { forgottenCollections, noteForgotten } from './forgotten';
import { ownCollection, ownKey } from './own_collection';
import { notedView, noteView } from './view_note';

interface KeptFile {
  version: 1;
  name: string;
  file: Blob;
}

/** A message has its number in one version of the page; `words` are its sentence for any other. */
interface KeptProblem extends Problem {
  words?: string;
}

/** What came of a run. */
export interface KeptRun {
  status: 'finished' | 'stopped' | 'failed';
  failure: string;
  limit: number;
  rows: KeptRows;
  problems: readonly KeptProblem[];
  made: PuzzleList | null;
  /** How far the file was read, in bytes. */
  done: number;
  seconds: number;
  /** The version of the page whose numbers the messages have; without it they are sentences. */
  numbering?: string;
}

export interface KeptView {
  wish: Wish;
  /** Which row each puzzle that was opened is of, by Position.puzzleId. */
  opened: readonly (readonly [puzzleId: number, row: number])[];
}

export interface KeptCollection {
  id: string;
  name: string;
  file: Blob;
  /** Null where the page was left before its end. */
  run: KeptRun | null;
  view: KeptView | null;
  ratings: RatingColumns;
}

export interface Keeper {
  load(): Promise<KeptCollection | null>;
  keepFile(id: string, name: string, file: Blob): Promise<void>;
  keepRun(id: string, run: KeptRun): Promise<void>;
  keepView(id: string, view: KeptView): Promise<void>;
  /** At once, for a reload of the tab. */
  noteView(id: string, view: KeptView): void;
  keepRatings(id: string, columns: RatingColumns): Promise<void>;
  /** At once, for a reload of the tab, which may come before it is forgotten. */
  noteForgotten(id: string): void;
  forget(id: string): Promise<void>;
}

/** The oldest go first. */
export const mostCollections = 3;
export const parts = ['file', 'run', 'view', 'ratings'] as const;
const keyOf = (part: (typeof parts)[number], id: string): string => `${part}-${id}`;
const keysOf = (id: string): string[] => parts.map((part) => keyOf(part, id));

/** They sort by the time when they were made. */
export const newCollectionId = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

type KeptWords = Pick<KeptProblem, 'message' | 'words'>;

/** Changes each of its problems and names, those of its file as well. */
function withProblems(run: KeptRun, changed: <P extends KeptWords>(problem: P) => P): KeptRun {
  const { problems, made } = run;
  if (!made) return { ...run, problems: problems.map(changed) };
  const changedMade = { ...made, problems: made.problems.map(changed) };
  if (made.names) changedMade.names = made.names.map(changed);
  return { ...run, problems: problems.map(changed), made: changedMade };
}

const asSentence = <P extends KeptWords>(problem: P): P => ({
  ...problem,
  message: problem.words ?? problem.message,
});

/** A record of another version, or a damaged one, is none. */
function readRun(run: KeptRun | undefined): KeptRun | null {
  const rows = readKept(run?.rows);
  if (!run || !rows) return null;
  const read = { ...run, rows };
  return run.numbering === numbering ? read : withProblems(read, asSentence);
}

export function makeKeeper(page: Window): Keeper {
  let store: UseStore | undefined;
  const opened = (): UseStore => (store ??= createStore('sudoscope-collections', 'kept'));

  async function idsKept(): Promise<string[]> {
    const all = await keys<string>(opened());
    const prefix = keyOf('file', '');
    const files = all.filter((key) => key.startsWith(prefix));
    return files.map((key) => key.slice(prefix.length)).sort();
  }

  return {
    async load() {
      const all = await idsKept();
      const gone = all.filter((id) => forgottenCollections(page).includes(id));
      if (gone.length > 0) await delMany(gone.flatMap(keysOf), opened());
      const ids = all.filter((id) => !gone.includes(id));
      const own = ownCollection(page);
      const id = own !== null && ids.includes(own) ? own : ids.at(-1);
      if (id === undefined) return null;
      const [file, run, view, ratings] = await Promise.all([
        get<KeptFile>(keyOf('file', id), opened()),
        get<KeptRun>(keyOf('run', id), opened()),
        get<KeptView>(keyOf('view', id), opened()),
        get<RatingColumns>(keyOf('ratings', id), opened()),
      ]);
      if (file?.version !== 1) return null;
      const seen = (notedView(page, id) as KeptView | null) ?? view ?? null;
      return { id, name: file.name, file: file.file, run: readRun(run), view: seen, ratings: ratings ?? {} };
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
