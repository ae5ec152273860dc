// One damaged record in the browser's storage: it is lost, and named if
// it has a name; everything else is there, and later changes are kept.
import { describe, expect, it, vi } from 'vitest';
import { createStore, del, get, keys, set, update } from 'idb-keyval';
import { keptPuzzles } from '../../../../web/kept/kept_puzzles';
import { finishedKey, readFinished } from '../../../../web/kept/finished_log';
import { movesKey, puzzleKey, readPuzzle } from '../../../../web/kept/puzzle_record';
import { readGame } from '../../../../web/kept/saved_game';
import { bringBack } from '../../../../web/features/mine/bring_back';
import { everything } from '../../../../web/features/mine/everything';
import { readEverything } from '../../../../web/features/mine/read_everything';
import { settingsToSave } from '../../../../web/state/settings';
import type { App } from '../../../../web/app/make_app';
import { sideOf } from '../../../../web/grid/puzzle';
import { candidateOf } from '../../../../web/state/pen';
import { makePlay } from '../../../../web/state/play';
import { isPen } from '../../../../web/state/sound_pen';
import { damagedLike, noise } from './damage';
import { here, newWindow, one, openPage, other, soon } from '../fakes/browser';
import fc from '../random';

const store = () => createStore('sudoscope', 'saved');

/** A page with two puzzles that were played, one of them under a name, and the content of the store then. */
async function playedPage(): Promise<{ app: App; ids: readonly [number, number] }> {
  const app = await openPage();
  app.play.load(one);
  app.play.type([5], 3);
  app.play.mark('notes', [6], 4);
  app.play.draw({ pen: [16 * candidateOf(6, 4) + 2] });
  app.sittings.change({ finished: 5, elapsed: 61_000, grade: 2 });
  const first = app.play.puzzleId.value;
  await soon();
  await keptPuzzles(app).rename(first, 'Sunday');
  app.play.load(other, undefined, { kind: 'daily', day: '2026-11-26', grade: 1 });
  app.play.type([1], 2);
  app.play.type([2], 3);
  app.play.undo();
  await soon();
  return { app, ids: [first, app.play.puzzleId.value] };
}

describe('the reader of records', () => {
  it('takes no harm from any game, and a game that it accepts can be undone and redone to its ends', async () => {
    await playedPage();
    const key = (await get<string>('game', store()))!;
    const sound = await get<unknown>(key, store());
    expect(readGame(sound)).not.toBeNull();
    fc.assert(
      fc.property(damagedLike(sound), (record) => {
        const game = readGame(record);
        if (!game) return;
        const play = makePlay(game.position.puzzle);
        play.restore(game.position, game.history);
        const look = (): void => {
          const side = sideOf(play.puzzle.value.shape);
          expect(play.grid.value).toHaveLength(side * side);
          expect(Math.max(...play.grid.value)).toBeLessThanOrEqual(side);
          expect(play.source.picture.values).toHaveLength(side * side);
          expect(isPen(play.entries.value.pen, side)).toBe(true);
        };
        for (look(); play.canUndo.value; look()) play.undo();
        for (; play.canRedo.value; look()) play.redo();
        for (const sitting of (game.sittings ?? []).map(([, each]) => each)) expect(typeof sitting.name).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });

  it('takes no harm from any puzzle or any line of the log', async () => {
    const { ids } = await playedPage();
    for (const id of ids) {
      const sound = await get<unknown>(puzzleKey(id), store());
      expect(readPuzzle(sound)).not.toBeNull();
      fc.assert(
        fc.property(damagedLike(sound), (record) => {
          const puzzle = readPuzzle(record);
          if (!puzzle) return;
          const play = makePlay(puzzle.position.puzzle);
          play.restore(puzzle.position, { done: [], undone: [] });
          expect(Math.max(...play.grid.value)).toBeLessThanOrEqual(sideOf(play.puzzle.value.shape));
          const origin = play.origin.value;
          if (origin.kind === 'daily') expect(typeof origin.day).toBe('string');
          expect(typeof puzzle.sitting.name).toBe('string');
        }),
        { numRuns: 1000 },
      );
    }
    const line = await get<unknown>(finishedKey(ids[0]), store());
    expect(readFinished(line)).not.toBeNull();
    fc.assert(
      fc.property(damagedLike(line), (record) => {
        const read = readFinished(record);
        if (read) expect([typeof read.day, read.day]).toEqual([read.day === null ? 'object' : 'string', read.day]);
      }),
    );
  });
});

const told = (app: App): string => app.view.notice.value?.text() ?? '';
/** True if the page says that it stores nothing. */
const storesNothing = (app: App): boolean => /stores nothing/.test(told(app));

/** Storage continues: a change made now is there in another tab. */
async function expectKept(app: App): Promise<void> {
  const puzzle = { ...one, givens: Uint8Array.from(one.givens, (given, cell) => (cell === 3 ? 4 : given)) };
  app.play.load(puzzle);
  app.play.type([9], 1);
  await soon();
  expect(storesNothing(app)).toBe(false);
  const found = await keptPuzzles(app).list();
  const mine = found.find(({ position }) => position.puzzleId === app.play.puzzleId.value)!;
  expect(mine.position.entries.values[9]).toBe(1);
}

const everyKind = ['game', 'tab', 'puzzle', 'moves', 'finished', 'settings', 'note', 'farewell', 'days'] as const;

describe.each(everyKind)('a damaged record: %s', (kind) => {
  it('is the only loss, whatever is in it, and storage goes on', async () => {
    const { ids } = await playedPage();
    const [first, second] = ids;
    const tab = (await get<string>('game', store()))!;
    const keyOf: Partial<Record<(typeof everyKind)[number], string>> = {
      ...{ game: 'game', tab, settings: 'settings' },
      ...{ puzzle: puzzleKey(first), moves: movesKey(first), finished: finishedKey(first) },
    };
    const key = keyOf[kind];
    const sound = key === undefined ? null : await get<unknown>(key, store());
    const texts = ['{', '5', 'null', `{"tab":"${tab}","game":null}`, `{"tab":"${tab}","game":{"written":1e99}}`];
    const damaged = fc
      .sample(key === undefined ? fc.oneof(fc.constantFrom(...texts), fc.json()) : damagedLike(sound), {
        numRuns: 4,
        seed: 34,
      })
      .filter((value) => value !== undefined);
    for (const value of damaged) {
      if (key !== undefined) await set(key, value, store());
      const reloaded = kind === 'farewell' || kind === 'note';
      if (!reloaded) newWindow();
      if (kind === 'farewell') here.window.sessionStorage.setItem('sudoscope-farewell', value as string);
      if (kind === 'note') here.window.localStorage.setItem('sudoscope-note', value as string);
      if (kind === 'days') here.window.localStorage.setItem('sudoscope-daily', value as string);
      const app = await openPage();
      await soon();
      expect(storesNothing(app)).toBe(false);
      const kept = keptPuzzles(app);
      const left = (await kept.list()).map(({ position }) => position.puzzleId);
      expect(left).toContain(second);
      if (kind !== 'puzzle') expect(left).toContain(first);
      expect(left.length + (await kept.damaged()).length).toBe(
        (await keys<string>(store())).filter((each) => each.startsWith('puzzle-')).length,
      );
      await app.today.look();
      expect(app.today.entries('2026-11-26')).toHaveLength(8);
      await kept.open(first);
      await kept.open(second);
      // It is exported with the device's data; the unreadable record does no harm there either.
      const file = await everything(store(), settingsToSave(app.settings), 1);
      const read = await readEverything(file);
      expect(read.ok).toBe(true);
      if (read.ok) await bringBack(store(), app.settings, read.value);
      await expectKept(app);
      for (const puzzle of await kept.list()) {
        if (!ids.includes(puzzle.position.puzzleId)) await kept.remove(puzzle.position.puzzleId);
      }
    }
  });
});

it('a puzzle that cannot be read is named, and the one on the board takes the place of its damaged record', async () => {
  const { app, ids } = await playedPage();
  const sound = (await get<object>(puzzleKey(ids[0]), store()))!;
  await set(puzzleKey(ids[0]), { ...sound, position: 'torn' }, store());
  await set(puzzleKey(ids[1]), 17, store());
  expect((await keptPuzzles(app).damaged()).sort()).toEqual(['', 'Sunday']);
  app.play.redo();
  await soon();
  expect(await keptPuzzles(app).damaged()).toEqual(['Sunday']);
  expect((await keptPuzzles(app).list())[0]!.position.puzzleId).toBe(ids[1]);
});

describe('damage to the moves of a puzzle alone', () => {
  const torn = { elapsed: 'long', name: 'Sunday' };
  /** Damages it in the record of the tab's game. */
  async function tearGame(sittings: (sound: [number, object][]) => unknown): Promise<void> {
    const tab = (await get<string>('game', store()))!;
    await update<{ sittings: [number, object][] }>(
      tab,
      (game) => ({ ...game!, sittings: sittings(game!.sittings) as [number, object][] }),
      store(),
    );
    newWindow();
  }
  const tears: [string, (sound: [number, object][]) => unknown][] = [
    ['one', (sound) => sound.map(([id, sitting], index) => [id, index === 0 ? torn : sitting])],
    ['all', () => 5],
    ['its number', (sound) => sound.map(([id, sitting], index) => [index === 0 ? NaN : id, sitting])],
  ];

  it.each(tears)('in the game (%s), is mended from the record of the puzzle', async (_, tear) => {
    const { app, ids } = await playedPage();
    app.sittings.change({ hints: 7 });
    await soon();
    await tearGame(tear);
    const again = await openPage();
    expect(ids.map((id) => again.sittings.of(id)?.hints)).toEqual([0, 7]);
    expect(again.sittings.of(ids[0])?.elapsed).toBeGreaterThanOrEqual(61_000);
    expect(again.view.notice.value).toBeNull();
  });

  it.each(tears)('in the game (%s) and in the record, is reported, and the rest is there', async (_, tear) => {
    const { ids } = await playedPage();
    for (const id of ids) await update<object>(puzzleKey(id), (puzzle) => ({ ...puzzle, sitting: torn }), store());
    await tearGame(tear);
    const again = await openPage();
    expect(again.view.notice.value?.text()).toMatch(
      /^The time that you have spent on (one puzzle|2 puzzles), .* cannot be read/,
    );
    expect(again.play.grid.value[1]).toBe(2);
    again.play.type([3], 1);
    await soon();
    expect(storesNothing(again)).toBe(false);
  });

  it('in the record, is counted, the name stays, and the next change is kept', async () => {
    const { app, ids } = await playedPage();
    const kept = keptPuzzles(app);
    expect(await kept.withoutSitting()).toBe(0);
    await fc.assert(
      fc.asyncProperty(noise, async (sitting) => {
        await update<object>(puzzleKey(ids[0]), (puzzle) => ({ ...puzzle, sitting }), store());
        expect(await kept.withoutSitting()).toBe(1);
        expect(await kept.list()).toHaveLength(2);
      }),
      { numRuns: 30 },
    );
    await update<object>(puzzleKey(ids[0]), (puzzle) => ({ ...puzzle, sitting: torn }), store());
    expect((await kept.list()).map(({ sitting }) => sitting.name)).toContain('Sunday');
    await kept.open(ids[0]);
    app.play.type([9], 1);
    await soon();
    expect(await kept.withoutSitting()).toBe(0);
  });
});

it('damaged moves are reported when their puzzle comes to the board, and the board is as it was', async () => {
  const { app, ids } = await playedPage();
  const kept = keptPuzzles(app);
  const sound = await get<unknown>(movesKey(ids[0]), store());
  await fc.assert(
    fc.asyncProperty(noise, async (moves) => {
      await kept.open(ids[1]);
      await soon();
      app.view.notice.value = null;
      await set(movesKey(ids[0]), moves, store());
      await kept.open(ids[0]);
      expect(app.play.grid.value[5]).toBe(3);
      if (moves !== undefined) expect(told(app)).toMatch(/^The moves of this puzzle cannot be read/);
    }),
    { numRuns: 8 },
  );
  await kept.open(ids[1]);
  await soon();
  app.view.notice.value = null;
  await set(movesKey(ids[0]), sound, store());
  await kept.open(ids[0]);
  expect(app.view.notice.value).toBeNull();
});

it('a line of the log that is damaged is counted', async () => {
  const { app, ids } = await playedPage();
  const kept = keptPuzzles(app);
  expect([await kept.damagedLines(), (await kept.finished()).length]).toEqual([0, 1]);
  await set(finishedKey(ids[0]), 'torn', store());
  expect([await kept.damagedLines(), (await kept.finished()).length]).toEqual([1, 0]);
});

it('a record that the browser itself cannot read any more is the only one missing', async () => {
  const { app, ids } = await playedPage();
  const torn = puzzleKey(ids[0]);
  const fail = (): never => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  };
  const { get: getOne } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(fail);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    return key === torn ? fail() : getOne.call(this, key);
  });
  const kept = keptPuzzles(app);
  expect((await kept.list()).map(({ position }) => position.puzzleId)).toEqual([ids[1]]);
  expect(await kept.damaged()).toEqual(['']);
  vi.restoreAllMocks();
  await del(torn, store());
});
