// Random damage to each kind of record that a part of the page stores: lists, runs of the Lab,
// solvers that somebody brought. It is the only loss, it is reported, and later data are kept.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, keys, set, setMany } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SolverClient } from '../../../../web/client/solver_client';
import { makePool } from '../../../../web/client/pool';
import { allCollections, makeCollectionStorage } from '../../../../web/features/collection/storage';
import { makeCollection } from '../../../../web/features/collection/collection';
import type { Collection } from '../../../../web/features/collection/collection_store';
import { inFileOrder } from '../../../../web/features/collection/order';
import { columnsRated, ratingWords } from '../../../../web/features/collection/rating_columns';
import type { RatingClient } from '../../../../web/features/collection/ratings';
import { statusNames } from '../../../../web/features/collection/table_columns';
import { type Experiment, trialCount } from '../../../../web/features/lab/experiment';
import { toCsv, toJson } from '../../../../web/features/lab/export';
import { makeGuestKeep } from '../../../../web/features/lab/guest_keep';
import { faultWords } from '../../../../web/features/lab/guest_words';
import { makeGuests } from '../../../../web/features/lab/guests';
import { makeKeep } from '../../../../web/features/lab/keep';
import { type Lab, makeLab } from '../../../../web/features/lab/lab';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import { contradiction } from '../../../../web/language/generated/contradiction';
import { numbering } from '../../../../web/language/generated/numbering';
import { chooseLanguage } from '../../../../web/language/language';
import { say, toldWords } from '../../../../web/language/say';
import { type CollectionRequest, lineStatus } from '../../../../web/protocol/collection';
import { columnNames } from '../../../../web/protocol/columns';
import { gradeNumbers } from '../../../../web/protocol/rating';
import { block } from '../features/collection/rows';
import fc from '../random';
import { damageTo, isNothing } from './damage';

type Records = Readonly<Record<string, unknown>>;

/** A store of a part of the page, with one thing in it. */
interface Keeping {
  store(): ReturnType<typeof createStore>;
  sound: Records;
  /**
   * Opens the page on the stored data, looks at all of it, and
   * returns the sentence that it shows and the number of items.
   */
  look(): Promise<{ told: string; count: number }>;
  /** Keeps something more, and finds it after another reload. */
  goOn(): Promise<void>;
}

// A list: the first grid of a file in a format of another program, and a line that is none.
const line = '1'.padEnd(81, '.');
const message = [contradiction.first + 1, [[1, 2]]] as const;
const words = 'No digit fits at r1c2.';
const at = Uint32Array.of(3, 9);
const rows = {
  status: Uint8Array.of(lineStatus.one, lineStatus.bad),
  offset: Float64Array.of(0, 82),
  printLow: Uint32Array.of(7, 9),
};
const wish = { ...inFileOrder, givens: { least: 1, most: Infinity }, copies: 'hidden' };
const list: Records = {
  'file-17-a': { version: 1, name: 'a.txt', file: new Blob([`${line}\nnothing\n`]) },
  'run-17-a': {
    ...{ status: 'finished', failure: '', limit: 2, rows: { parts: [block(2, rows).rows], lines: 2 }, numbering },
    ...{ problems: [{ line: 2, message, words }], done: 90, seconds: 0.5 },
    made: {
      ...{ several: true, text: `${line}\nnothing\n`, line: at, begin: at, end: at, cancelled: false },
      ...{ problems: [{ item: 1, line: 9, message, words }], names: [{ item: 0, message, words }] },
    },
  },
  'view-17-a': { wish, opened: [[12, 0]] },
  'ratings-17-a': {
    ...{ own: Uint32Array.of(gradeNumbers.of(2, 30), 0), se: Uint32Array.of(45, 0) },
    paths: { sets: ['x-wing'], of: Uint32Array.of(1, 0) },
  },
  'forms-17-a': { rows: Uint32Array.of(1, 0) },
};

/** Asked as soon as anything else has had its turn. */
const soon = { interval: 0 };

function makeTab(items = new Map<string, string>()): Window {
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { sessionStorage } as unknown as Window;
}

function openLists(tab = makeTab()): Collection {
  const client: unknown = {
    ask: ({ bytes }: CollectionRequest) => Promise.resolve({ ...block(2, rows), bytes }),
    end: () => undefined,
  };
  return makeCollection({
    makeClient: () => client as SolverClient<CollectionRequest>,
    makeLogicClient: () => client as RatingClient,
    makeWholeClient: () => client as SolverClient,
    cores: 1,
    storage: makeCollectionStorage(tab),
  });
}

async function lookAtList(collection: Collection): Promise<number> {
  const { now } = collection.rows.value;
  const rated = collection.ratings.columns.value.now;
  for (let row = 0; row < now.count; ++row) {
    for (const name of columnNames) expect(now.columns[name].at(row)).toBeGreaterThanOrEqual(0);
    expect(say(statusNames[now.columns.status.at(row) as 0])).toBeTypeOf('string');
    for (const column of columnsRated(rated)) ratingWords(column, rated[column.scale]![row] ?? 0);
    expect(await collection.lineOf(row)).toBeTypeOf('string');
  }
  expect(collection.counts.value.reduce((sum, count) => sum + count, 0)).toBe(now.count);
  expect([...(collection.order.value ?? [])].every((row) => row < now.count)).toBe(true);
  for (const problem of collection.problems.value) expect(toldWords(problem.message)).toBeTypeOf('string');
  await vi.waitFor(
    () => expect(collection.status.value === 'idle' || collection.copies.value !== null).toBe(true),
    soon,
  );
  const isOpened = collection.opened.value.has(12) && collection.wish.value.copies !== 'shown';
  // Columns of ratings, and the paths.
  const scales = Object.keys(rated).length;
  const forms = collection.forms.found.value ? 1 : 0;
  return now.count + collection.problems.value.length + (isOpened ? 1 : 0) + scales + forms;
}

const lists: Keeping = {
  store: () => createStore('sudoscope-collections', 'kept'),
  sound: list,
  async look() {
    const collection = openLists();
    await collection.restore();
    const told = collection.failure.value;
    // The file takes all of it that is sound to another device.
    const there = await allCollections();
    expect(there.some(([key]) => key === 'file-17-a')).toBe(collection.status.value !== 'idle');
    return { told, count: (collection.status.value === 'idle' ? 0 : 1) + (await lookAtList(collection)) };
  },
  async goOn() {
    const tab = makeTab();
    const collection = openLists(tab);
    await collection.restore();
    collection.open(new Blob([`${line}\n`]), 'next.txt');
    await vi.waitFor(() =>
      expect([collection.status.value, collection.storageStatus.value.kind]).toEqual(['finished', 'kept']),
    );
    const later = openLists(tab);
    await later.restore();
    expect([later.name.value, later.status.value, later.failure.value]).toEqual(['next.txt', 'finished', '']);
  },
};

// A run of the Lab.
const puzzle = blankPuzzle(boxShape(2, 2));
const experiment: Experiment = {
  setName: 'two',
  puzzles: [puzzle, puzzle],
  contenders: [
    { algorithm: 'norvig', name: 'Norvig', label: 'norvig', knobs: [] },
    { algorithm: '', name: 'mine', label: 'mine', knobs: [], guest: 'a' },
  ],
  capSeconds: 5,
};
const grid = new Uint8Array(16).fill(1);
const made = { ending: 'solved', seconds: 0.5, guesses: 3, backtracks: 1 };
const given = { guesses: null, backtracks: null, seconds: 0 };
const trials = [
  made,
  { ...given, ending: 'wrong', fault: { kind: 'twice', cell: 0, other: 1, grid } },
  { ...made, ending: 'none' },
  {
    ...given,
    ending: 'failed',
    fault: { kind: 'refused', refusal: { kind: 'exports', missing: ['solve'], wrong: [] } },
  },
];

function lookAtRun({ experiment: shown, trials: found }: Lab): number {
  const [ran, list] = [shown.value, found.value];
  if (!ran) return 0;
  expect(list).toHaveLength(trialCount(ran));
  expect(toCsv(ran, list) + toJson(ran, list)).toBeTypeOf('string');
  list.forEach((trial, index) => {
    if (trial?.fault) expect(faultWords(ran.puzzles[Math.floor(index / 2)]!, trial.fault, '')).toBeTypeOf('string');
  });
  return 1 + list.filter(Boolean).length;
}

async function openLab(): Promise<Lab> {
  const client = { ask: () => new Promise(() => undefined), end: () => undefined } as unknown as SolverClient;
  const findGuest = () => Promise.reject(new Error('gone'));
  const lab = makeLab({ keep: makeKeep(), pool: makePool(() => client, 1), findGuest });
  await vi.waitFor(() => expect(lab.status.value).not.toBe('loading'), soon);
  return lab;
}

const runs: Keeping = {
  store: () => createStore('sudoscope-lab', 'run'),
  sound: { experiment: { version: 2, experiment }, progress: { trials, status: 'finished' } },
  async look() {
    const lab = await openLab();
    return { told: lab.failure.value, count: lookAtRun(lab) };
  },
  async goOn() {
    const lab = await openLab();
    lab.start({ ...experiment, setName: 'next' });
    lab.pause();
    await vi.waitFor(async () => expect(await makeKeep().load()).toMatchObject({ status: 'paused', lost: 0 }));
    const later = await openLab();
    expect([later.experiment.value?.setName, later.status.value, later.failure.value]).toEqual(['next', 'paused', '']);
  },
};

// Solvers that somebody brought.
const solver = (name: string, brought_ms: number) => ({
  ...{ version: 1, id: name, name, fileName: `${name}.wasm`, brought_ms },
  bytes: Uint8Array.of(0, 97, 115, 109),
});

const solvers: Keeping = {
  store: () => createStore('sudoscope-solvers', 'modules'),
  sound: { a: solver('a', 5), b: solver('b', 6) },
  async look() {
    const guests = makeGuests({ keep: makeGuestKeep(), makeWorker: () => Promise.reject(new Error('none')) });
    const contenders = await guests.contenders();
    expect(contenders.every(({ name, guest }) => typeof name === 'string' && typeof guest === 'string')).toBe(true);
    for (const { id, name, fileName, bytes } of guests.rows.value) {
      expect([id, name, fileName].map((text) => typeof text)).toEqual(['string', 'string', 'string']);
      expect(bytes).toBeGreaterThanOrEqual(0);
      await guests.find(id);
    }
    return { told: guests.message.value, count: contenders.length };
  },
  async goOn() {
    await makeGuestKeep().save(solver('next', 7));
    const { guests, damaged } = await makeGuestKeep().load();
    expect([guests.at(-1)!.name, damaged]).toEqual(['next', []]);
  },
};

const kinds: [kind: string, keeping: Keeping, key: string][] = [
  ['the file of a list', lists, 'file-17-a'],
  ['the results of a list', lists, 'run-17-a'],
  ['the view of a list', lists, 'view-17-a'],
  ['the ratings of a list', lists, 'ratings-17-a'],
  ['the experiment of the Lab', runs, 'experiment'],
  ['the trials of the Lab', runs, 'progress'],
  ['a solver that somebody brought', solvers, 'a'],
];

/** A page of later days wrote it, and still reads it. */
function isOfLaterPage(value: unknown): boolean {
  const { version } = (value ?? {}) as { version?: unknown };
  return typeof version === 'number' && version > 1;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => chooseLanguage('en'));

describe.each(kinds)('damage to %s', (_, { store, sound, look, goOn }, key) => {
  it('is the only loss, and is reported, whatever is in it', async () => {
    globalThis.indexedDB = new IDBFactory();
    await setMany(Object.entries(sound), store());
    const whole = await look();
    expect(whole).toMatchObject({ told: '' });
    const others = Object.keys(sound).filter((each) => each !== key);
    await fc.assert(
      fc.asyncProperty(damageTo(sound[key]), async ({ value, part }) => {
        globalThis.indexedDB = new IDBFactory();
        await setMany([...Object.entries(sound), [key, value]], store());
        const { told, count } = await look();
        if (count < whole.count && !isNothing(part) && !isOfLaterPage(value)) expect(told).toMatch(/cannot be read/);
        // Nothing else was touched, unless it was useful only with this one.
        const left = await keys<string>(store());
        const needed = told === '' || key === 'a' ? others : [];
        expect(left).toEqual(expect.arrayContaining(needed));
      }),
      { numRuns: 150 },
    );
  });

  it('is reported in German too, and later records are kept', async () => {
    await setMany([...Object.entries(sound), [key, 'torn']], store());
    await chooseLanguage('de');
    expect((await look()).told).toMatch(/nicht mehr lesen/);
    await chooseLanguage('en');
    await goOn();
  });
});

it('a record that the browser itself cannot read is reported, and stays: it may be read another day', async () => {
  for (const [, { store, sound, look }, key] of kinds) {
    globalThis.indexedDB = new IDBFactory();
    await setMany(Object.entries(sound), store());
    const { get: getOne } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, asked) {
      if (asked === key) throw new DOMException('Failed to read large IndexedDB value', 'DataError');
      return getOne.call(this, asked);
    });
    expect((await look()).told).toMatch(/cannot be read/);
    vi.restoreAllMocks();
    expect(await get<unknown>(key, store())).toBeDefined();
  }
});

it('a list whose file is damaged is named, and the one before it is there', async () => {
  const { store } = lists;
  const older = Object.entries(list).map(([key, value]): [string, unknown] => [key.replace('17-a', '16-b'), value]);
  const torn = { version: 1, name: 'Sunday', file: 5 };
  await setMany([...older, ...Object.entries(list), ['file-17-a', torn]], store());
  const collection = openLists(makeTab(new Map([['sudoscope-collection', '17-a']])));
  await collection.restore();
  expect(collection.name.value).toBe('a.txt');
  expect(collection.failure.value).toBe('One list kept on this device cannot be read any more. Lost: Sunday.');
  expect((await keys<string>(store())).every((key) => key.endsWith('16-b'))).toBe(true);
});

it('a trial that is damaged is made again, and the others stay', async () => {
  await setMany(Object.entries(runs.sound), runs.store());
  await set('progress', { trials: [...trials.slice(0, 3), { ending: 'won' }], status: 'finished' }, runs.store());
  const lab = await openLab();
  expect(lab.status.value).toBe('paused');
  expect(lab.trials.value.map(Boolean)).toEqual([true, true, true, false]);
  expect(lab.failure.value).toBe('One result of this run cannot be read any more. Resume makes it again.');
});

describe('what a tab notes for itself', () => {
  const notes = ['sudoscope-collection', 'sudoscope-collection-view', 'sudoscope-collections-forgotten'];
  it.each(notes)('as %s may be anything', async (key) => {
    await setMany(Object.entries(list), lists.store());
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((view) => `{"id":"17-a","view":${view}}`),
        ),
        async (text) => {
          const collection = openLists(makeTab(new Map([[key, text]])));
          await collection.restore();
          await lookAtList(collection);
          if (text !== '17-a') expect([collection.name.value, collection.failure.value]).toEqual(['a.txt', '']);
        },
      ),
      { numRuns: 60 },
    );
  });
});
