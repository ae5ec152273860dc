// A collection kept on the device: a reload brings it back unchanged,
// each tab has its own, and a failed write takes nothing away.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, keys, update } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SolverClient } from '../../../../../web/client/solver_client';
import { makeCollection } from '../../../../../web/features/collection/collection';
import type { Collection } from '../../../../../web/features/collection/collection_store';
import { type CollectionStorage, makeCollectionStorage } from '../../../../../web/features/collection/storage';
import type { RatingClient } from '../../../../../web/features/collection/ratings';
import { inFileOrder } from '../../../../../web/features/collection/order';
import { type CollectionBlock, type CollectionRequest, lineStatus } from '../../../../../web/protocol/collection';
import { columnNames } from '../../../../../web/protocol/columns';
import { contradiction } from '../../../../../web/language/generated/contradiction';
import { chooseLanguage } from '../../../../../web/language/language';
import { say, toldWords } from '../../../../../web/language/say';
import { block, columnsOf, valuesOf } from './rows';

const line = (digit: string): string => digit.padEnd(81, '.');
const text = [line('1'), 'nothing', line('1')].join('\n');

const rows = {
  offset: Float64Array.of(0, 82, 90),
  status: Uint8Array.of(lineStatus.several, lineStatus.bad, lineStatus.several),
  givens: Uint16Array.of(1, 0, 1),
  solutions: Uint32Array.of(2, 0, 2),
  printLow: Uint32Array.of(9, 0, 9),
  printHigh: Uint32Array.of(8, 0, 8),
};
// No digit fits in a cell.
const problems = [{ line: 1, message: [contradiction.first + 1, [[1, 2]]] }] as CollectionBlock['problems'];
const found = block(3, rows, { problems });

/** A tab: its session store is the same after a reload. */
function makeTab(): Window {
  const items = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { sessionStorage } as unknown as Window;
}

/** A page that is loaded in a tab. Its solver answers at once, or never. */
function load(
  tab: Window,
  answer: CollectionBlock | null = found,
  storage: CollectionStorage = makeCollectionStorage(tab),
): Collection {
  const client = {
    ask: ({ bytes }: CollectionRequest) =>
      answer ? Promise.resolve({ ...answer, bytes }) : new Promise(() => undefined),
    end: () => undefined,
  };
  const rated = { numbers: Uint32Array.of(2007), techniques: ['x-wing'] };
  const rater = { ask: () => Promise.resolve(rated), end: () => undefined };
  const whole = {
    ask: ({ lines }: { lines: string[] }) => Promise.resolve(Uint32Array.from(lines.flatMap(() => [5, 6]))),
    end: () => undefined,
  };
  return makeCollection({
    makeClient: () => client as unknown as SolverClient<CollectionRequest>,
    makeLogicClient: () => rater as unknown as RatingClient,
    makeWholeClient: () => whole as unknown as SolverClient,
    cores: 1,
    storage,
  });
}

async function openAndKeep(tab: Window, name: string, answer = found): Promise<Collection> {
  const collection = load(tab, answer);
  collection.open(new Blob([text]), name);
  await vi.waitFor(() =>
    expect([collection.status.value, collection.storageStatus.value.kind]).toEqual(['finished', 'kept']),
  );
  return collection;
}

async function reload(tab: Window): Promise<Collection> {
  const collection = load(tab);
  await collection.restore();
  return collection;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('after a reload', () => {
  it('is as it was left: rows, counts, problems, texts, copies, filters, and which puzzles were opened', async () => {
    const tab = makeTab();
    const before = await openAndKeep(tab, 'a.txt');
    before.show({ ...inFileOrder, status: lineStatus.several });
    before.noteOpened(12, 2);
    // In a new tab as soon as the device has it, in this one at once.
    const after = await reload(tab);
    expect(after.opened.value.get(12)).toBe(2);
    await vi.waitFor(async () => expect((await reload(makeTab())).opened.value.get(12)).toBe(2));
    expect(after.status.value).toBe('finished');
    expect(after.name.value).toBe('a.txt');
    expect(after.storageStatus.value.kind).toBe('kept');
    expect(valuesOf(after.rows.value.now, 'line')).toEqual([1, 2, 3]);
    expect(after.counts.value).toEqual(before.counts.value);
    expect(after.problems.value.map(({ line, message }) => [line, toldWords(message)])).toEqual([
      [2, 'No digit fits at r1c2.'],
    ]);
    expect(after.wish.value.status).toBe(lineStatus.several);
    expect([...after.order.value!]).toEqual([0, 2]);
    expect(await after.lineOf(1)).toBe('nothing');
    await vi.waitFor(() => expect(after.copies.value?.firstOf(2)).toBe(0));
  });

  it('has the rows that an older page kept, which had them in columns of full length; of damaged ones it has none', async () => {
    const tab = makeTab();
    const before = await openAndKeep(tab, 'a.txt');
    const store = createStore('sudoscope-collections', 'kept');
    const [key] = (await keys<string>(store)).filter((each) => each.startsWith('run-'));
    const kept = { columns: columnsOf(3, { ...rows, line: Uint32Array.of(1, 2, 3) }), lines: 3 };
    await update<object>(key!, (run) => ({ ...run, rows: kept }), store);
    const after = await reload(tab);
    const [now, then] = [after, before].map((each) => each.rows.value.now);
    for (const name of columnNames) expect(valuesOf(now!, name)).toEqual(valuesOf(then!, name));
    expect([now!.lines, after.counts.value]).toEqual([3, before.counts.value]);
    for (const damaged of [{ columns: { ...kept.columns, givens: new Uint16Array(2) } }, { parts: [{ count: 3 }] }]) {
      await update<object>(key!, (run) => ({ ...run, rows: damaged }), store);
      expect((await reload(tab)).status.value).toBe('stopped');
    }
  });

  it('reports problems in the present language, and records of an older page in their own words', async () => {
    const tab = makeTab();
    await openAndKeep(tab, 'a.txt');
    const told = async (): Promise<string[]> =>
      (await reload(tab)).problems.value.map(({ message }) => toldWords(message));
    await chooseLanguage('de');
    try {
      expect(await told()).toEqual(['Bei Z1S2 passt keine Ziffer.']);
      // A message's number may mean another one in the version that reads it.
      const store = createStore('sudoscope-collections', 'kept');
      const [key] = (await keys<string>(store)).filter((each) => each.startsWith('run-'));
      await update<object>(key!, (run) => ({ ...run, numbering: 'another' }), store);
      expect(await told()).toEqual(['No digit fits at r1c2.']);
    } finally {
      await chooseLanguage('en');
    }
  });

  it('is there with its file where it was left before its end, and says so', async () => {
    const tab = makeTab();
    const before = load(tab, null);
    before.open(new Blob([text]), 'a.txt');
    // A running search has the device to itself for a moment.
    await vi.waitFor(() => expect(before.storageStatus.value.kind).toBe('kept'), 10_000);
    const after = await reload(tab);
    expect([after.status.value, after.name.value]).toEqual(['stopped', 'a.txt']);
    expect(after.failure.value).toBe('Stopped when the page was closed.');
    after.again();
    await vi.waitFor(() => expect(after.status.value).toBe('finished'));
    expect(after.failure.value).toBe('');
  });

  it('has the ratings that were asked for', async () => {
    const tab = makeTab();
    // A puzzle with one solution is rated.
    const status = Uint8Array.of(lineStatus.several, lineStatus.bad, lineStatus.one);
    const before = await openAndKeep(tab, 'a.txt', block(3, { ...rows, status }));
    before.ratings.rate('own');
    await vi.waitFor(() => expect(before.ratings.countOf('own').done).toBe(1));
    await vi.waitFor(async () => expect([...(await reload(tab)).ratings.columns.value.now.own!]).toEqual([0, 0, 2007]));
    expect((await reload(tab)).ratings.columns.value.now.paths).toEqual(before.ratings.columns.value.now.paths);
  });

  it('has the equivalent puzzles that were asked for', async () => {
    const tab = makeTab();
    const before = await openAndKeep(tab, 'a.txt');
    before.forms.find();
    await vi.waitFor(() => expect(before.forms.found.value).toMatchObject({ distinct: 1, count: 1, unknown: 0 }));
    await vi.waitFor(async () =>
      expect((await reload(tab)).forms.found.value).toMatchObject({ distinct: 1, count: 1, unknown: 0 }),
    );
  });

  it('is its own in each tab, and the last one of all in a new tab', async () => {
    const [one, other] = [makeTab(), makeTab()];
    await openAndKeep(one, 'one.txt');
    await openAndKeep(other, 'other.txt');
    expect((await reload(one)).name.value).toBe('one.txt');
    expect((await reload(other)).name.value).toBe('other.txt');
    expect((await reload(makeTab())).name.value).toBe('other.txt');
  });

  it('gives way to one that is opened while it is looked for', async () => {
    const tab = makeTab();
    await openAndKeep(tab, 'old.txt');
    const collection = load(tab);
    const restoring = collection.restore();
    collection.open(new Blob([text]), 'new.txt');
    await restoring;
    expect(collection.name.value).toBe('new.txt');
  });

  it('is gone where it was closed, unless it was brought back', async () => {
    const tab = makeTab();
    const collection = await openAndKeep(tab, 'a.txt');
    const bringBack = collection.forget();
    expect(collection.status.value).toBe('idle');
    await vi.waitFor(async () => expect((await reload(tab)).status.value).toBe('idle'));
    bringBack();
    await vi.waitFor(() => expect(collection.storageStatus.value.kind).toBe('kept'));
    expect((await reload(tab)).name.value).toBe('a.txt');
  });

  it('is one of the last three', async () => {
    const tabs = ['1', '2', '3', '4'].map(makeTab);
    for (const [index, tab] of tabs.entries()) await openAndKeep(tab, `${index}.txt`);
    expect((await reload(tabs[1]!)).name.value).toBe('1.txt');
    // The first one's is no longer there: it gets the last.
    expect((await reload(tabs[0]!)).name.value).toBe('3.txt');
  });
});

it('a collection that was closed is gone, even where the reload came before it was taken off the device', async () => {
  const tab = makeTab();
  await openAndKeep(tab, 'a.txt');
  const collection = load(tab, found, { ...makeCollectionStorage(tab), forget: () => new Promise(() => undefined) });
  await collection.restore();
  expect(collection.name.value).toBe('a.txt');
  collection.forget();
  expect((await reload(tab)).status.value).toBe('idle');
  expect((await reload(makeTab())).status.value).toBe('idle');
});

describe('a collection that cannot be stored', () => {
  const full = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));

  it('is reported, goes on being solved, and leaves older records', async () => {
    const tab = makeTab();
    await openAndKeep(tab, 'old.txt');
    const keepRun = vi.fn(() => Promise.resolve());
    const collection = load(tab, found, { ...makeCollectionStorage(tab), keepFile: full, keepRun });
    collection.open(new Blob([text]), 'new.txt');
    await vi.waitFor(() => expect(collection.status.value).toBe('finished'));
    await vi.waitFor(() =>
      expect(collection.storageStatus.value).toEqual({ kind: 'lost', why: expect.anything() as unknown }),
    );
    const { storageStatus } = collection;
    expect(storageStatus.value.kind === 'lost' && say(storageStatus.value.why)).toBe(
      'It will not survive a reload: this device has no room left for it. Open its file again then.',
    );
    expect(keepRun).not.toHaveBeenCalled();
    expect((await reload(tab)).name.value).toBe('old.txt');
  });

  it('is reported in a browser that stores nothing', async () => {
    const nothing = (): Promise<never> => Promise.reject(new Error('blocked'));
    const storage: CollectionStorage = {
      ...{
        load: nothing,
        keepFile: nothing,
        keepRun: nothing,
        keepView: nothing,
        noteView: () => undefined,
        noteForgotten: () => undefined,
        keepForms: nothing,
        keepRatings: nothing,
        forget: nothing,
      },
    };
    const collection = load(makeTab(), found, storage);
    await collection.restore();
    expect(collection.status.value).toBe('idle');
    collection.open(new Blob([text]), 'a.txt');
    await vi.waitFor(() => expect(collection.storageStatus.value).toMatchObject({ kind: 'lost' }));
    expect(collection.status.value).toBe('finished');
    collection.forget();
    expect(collection.status.value).toBe('idle');
  });
});
