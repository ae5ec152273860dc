// Data kept on the device over a reload and beside other tabs, and the choice between that and the address.
import { describe, expect, it, vi } from 'vitest';
import { createStore, get, keys, set } from 'idb-keyval';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import { type CellsMove } from '../../../../web/state/moves';
import { hasNote } from '../../../../web/state/notes';
import type { App } from '../../../../web/app/make_app';
import { readGame, type SavedGame } from '../../../../web/kept/saved_game';
import { here, leavePage, link, newWindow, one, openPage, other, soon } from '../fakes/browser';

/** A saved game as JSON, without the parts about notes: as before there were any. */
function bare(value: unknown): unknown {
  if (value instanceof Uint32Array) return undefined;
  if (value instanceof Uint16Array) return { words: [...value] };
  if (value instanceof Uint8Array) return { bytes: [...value] };
  if (typeof value !== 'object' || value === null || !('notes' in value)) return value;
  const { notes: _, ...rest } = value;
  return rest;
}
function unbare(_: string, value: unknown): unknown {
  const { bytes, words } = (value ?? {}) as { bytes?: number[]; words?: number[] };
  if (bytes) return Uint8Array.from(bytes);
  return words ? Uint16Array.from(words) : value;
}

/** The game that a new tab begins with. */
async function lastSaved(): Promise<SavedGame> {
  const store = createStore('sudoscope', 'saved');
  return readGame(await get((await get<string>('game', store))!, store))!;
}

describe('a reload', () => {
  it('brings back puzzle, entries, undo, redo, run, place, tab and settings', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    app.play.type([6], 4);
    app.play.undo();
    app.view.show('watch');
    app.watch.choose({ algorithm: 'dancing-links', knobs: [1], limit: 0 });
    app.settings.speed.value = Infinity;
    app.settings.theme.value = 'dark';
    await soon();

    const again = await openPage();
    expect(again.play.puzzle.value).toEqual(one);
    expect(again.play.grid.value[5]).toBe(3);
    expect(again.view.tab.value).toBe('watch');
    expect(again.watch.run.value).toEqual({ algorithm: 'dancing-links', knobs: [1], limit: 0 });
    expect([again.settings.speed.value, again.settings.theme.value]).toEqual([Infinity, 'dark']);
    again.play.redo();
    expect(again.play.grid.value[6]).toBe(4);
    while (again.play.canUndo.value) again.play.undo();
    expect([again.play.puzzle.value, again.play.grid.value[5]]).toEqual([one, 0]);
  });

  it('leaves a paused puzzle paused, but not the next one, nor a game saved before pauses were', async () => {
    const app = await openPage();
    app.play.load(one);
    app.sittings.isPaused.value = true;
    await soon();
    const again = await openPage();
    expect([again.sittings.isPaused.value, again.sittings.stopwatch.isRunning.value]).toEqual([true, false]);
    const { isPaused, ...older } = await lastSaved();
    expect([isPaused, readGame(older)?.isPaused]).toEqual([true, undefined]);
    again.play.load(other);
    await soon();
    expect((await openPage()).sittings.isPaused.value).toBe(false);
  });

  it('brings back the runs side by side, and knows games saved before there were any', async () => {
    const app = await openPage();
    const lane = { algorithm: 'norvig', knobs: [], pace: 300 };
    const race = { lanes: [lane, { ...lane, knobs: [1] }], clock: 'steps' as const, limit: 0, at: 12 };
    app.play.load(one);
    app.runs.race.value = race;
    await soon();
    const again = await openPage();
    expect(again.runs.race.value).toEqual(race);
    const { race: _, ...older } = await lastSaved();
    expect(readGame(older)).not.toBeNull();
    expect(readGame({ ...older, race: { ...race, lanes: [lane] } })).toBeNull();
    expect(readGame({ ...older, race: { ...race, lanes: 2 } })).toBeNull();
  });

  it('brings back the rules, and knows games saved when they were two switches', async () => {
    const app = await openPage();
    const constraints = 'diagonals\nwindows\nkillercage=[{"cells":["R1C1"],"value":"9"}]\n';
    app.play.load(blankPuzzle({ ...boxShape(3, 3), constraints }));
    await vi.waitFor(async () => {
      await soon();
      expect((await lastSaved()).link).toMatch(/4\.3x3/);
    });
    const again = await openPage();
    expect(again.play.puzzle.value.shape.constraints).toBe(constraints);

    const game = await lastSaved();
    const { constraints: _, ...shape } = game.position.puzzle.shape;
    const older = (switches: object): unknown => {
      const puzzle = { ...game.position.puzzle, shape: { ...shape, ...switches } };
      return { ...game, position: { ...game.position, puzzle }, history: { done: [], undone: [] } };
    };
    expect(readGame(older({ diagonals: true, windows: true }))!.position.puzzle.shape).toEqual({
      ...shape,
      constraints: 'diagonals\nwindows\n',
    });
    expect(readGame(older({ diagonals: false, windows: false }))!.position.puzzle.shape.constraints).toBe('');
    expect(readGame(older({ constraints: '=7' }))).toBeNull();
  });

  it('brings back notes, and knows games saved before there were any', async () => {
    const before = await openPage();
    before.play.load(one);
    before.play.mark('notes', [5], 3);
    before.play.fillNotes();
    before.play.type([6], 3);
    await soon();
    const after = await openPage();
    expect(after.play.entries.value).toEqual(before.play.entries.value);
    for (let undone = 0; undone < 2; ++undone) after.play.undo();
    expect(hasNote(after.play.entries.value.notes, 5, 3)).toBe(true);
    expect(hasNote(after.play.entries.value.notes, 5, 2)).toBe(false);

    await soon();
    const game = await lastSaved();
    const older = JSON.parse(
      JSON.stringify(game, (_, value: unknown) => bare(value)),
      unbare,
    ) as SavedGame;
    expect(older.position.entries.notes).toBeUndefined();
    const read = readGame(older)!;
    expect([...read.position.entries.notes]).toEqual(new Array(32).fill(0));
    const load = read.history.done[0]!;
    expect(load.kind === 'load' && load.after.entries.notes.length).toBe(32);
    const short = { ...game.position.entries, notes: new Uint32Array(3) };
    expect(readGame({ ...game, position: { ...game.position, entries: short } })).toBeNull();
    const move = game.history.undone.at(-1)! as CellsMove;
    const torn = { ...move, notes: { ...move.notes!, after: new Uint32Array(1) } };
    expect(readGame({ ...game, history: { ...game.history, undone: [torn] } })).toBeNull();
  });

  it('right after a change loses nothing, though no write to the device was finished', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    indexedDB = new IDBFactory();
    app.play.type([5], 3);
    leavePage();
    const again = await openPage();
    expect(again.play.grid.value[5]).toBe(3);
    again.play.undo();
    expect(again.play.grid.value[5]).toBe(0);
    expect(again.play.puzzle.value).toEqual(one);
  });

  it('takes the time along that was spent since the last move', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 21_000);
    leavePage();
    const again = await openPage();
    expect(again.sittings.stopwatch.seconds.value).toBe(21);
  });

  it('after the page has died loses nothing, though no write to the device was finished', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('killed');
    });
    app.play.type([5], 3);
    vi.restoreAllMocks();
    const again = await openPage();
    expect(again.play.grid.value[5]).toBe(3);
    again.play.undo();
    expect(again.play.grid.value[5]).toBe(0);
  });

  it('after the browser has died goes by the device, where that has more than was noted', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    const noted = here.window.localStorage.getItem('sudoscope-note')!;
    vi.advanceTimersByTime(1);
    app.play.type([5], 3);
    await soon();
    here.window.localStorage.setItem('sudoscope-note', noted);
    expect((await openPage()).play.grid.value[5]).toBe(3);
    here.window.localStorage.setItem('sudoscope-note', '{');
    expect((await openPage()).play.grid.value[5]).toBe(3);
  });

  it('is not held to an address that was written too late for it', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    const address = here.window.location.href;
    app.play.type([5], 3);
    await soon();
    leavePage();
    here.window.history.replaceState(here.window.history.state, '', address);
    expect((await openPage()).play.grid.value[5]).toBe(3);
  });

  it('goes by the address where that names another state, with the saved game one undo away', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    await soon();
    here.window.location.hash = await link(other);
    const again = await openPage();
    expect(again.play.puzzle.value).toEqual(other);
    again.play.undo();
    expect(again.play.puzzle.value).toEqual(one);
    expect(again.play.grid.value[5]).toBe(3);
    again.play.undo();
    expect(again.play.grid.value[5]).toBe(0);
  });

  it('with a damaged link says so, keeps the saved game and mends the address', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    here.window.location.hash = '1.2x2.1000000000000003.AAAA';
    const again = await openPage();
    expect(again.view.notice.value?.text()).toMatch(/damaged/);
    expect(again.play.puzzle.value).toEqual(one);
    await soon();
    expect(here.window.location.hash).toBe(await link(one));
  });
});

describe('two tabs', () => {
  it('each come back to their own game and history, and a third to the last', async () => {
    const first = await openPage();
    first.play.load(one);
    first.play.type([5], 3);
    await soon();
    const tabOfFirst = here.window;
    newWindow();
    const second = await openPage();
    second.play.load(other);
    await soon();

    here.window = tabOfFirst;
    const again = await openPage();
    expect(again.play.puzzle.value).toEqual(one);
    again.play.undo();
    expect(again.play.grid.value[5]).toBe(0);
    expect(again.play.canUndo.value).toBe(false);
    again.play.load(other);
    await soon();
    newWindow();
    expect((await openPage()).play.puzzle.value).toEqual(other);
  });

  it('do not fill the store: the games of old tabs are forgotten', async () => {
    for (let tab = 0; tab < 14; ++tab) {
      newWindow();
      (await openPage()).play.load(one);
      await soon();
    }
    const kept = (await keys<string>(createStore('sudoscope', 'saved'))).filter((key) => key.startsWith('game-of-tab'));
    expect(kept.length).toBeLessThanOrEqual(11);
  });
});

/** The store opens only when the function that comes back is called. */
function holdStore(): () => void {
  const open = indexedDB.open.bind(indexedDB);
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const held = {} as { -readonly [Key in keyof IDBOpenDBRequest]: IDBOpenDBRequest[Key] };
    const tell = (request: IDBOpenDBRequest, type: 'onupgradeneeded' | 'onsuccess') => (): void => {
      held.result = request.result;
      (held[type] as (() => void) | null)?.();
    };
    void gate.then(() => {
      const request = open(name);
      request.onupgradeneeded = tell(request, 'onupgradeneeded');
      request.onsuccess = tell(request, 'onsuccess');
    });
    return held;
  });
  return letGo;
}

describe('a store that answers late', () => {
  async function openLate(): Promise<{ app: App; answer: () => Promise<void> }> {
    const letGo = holdStore();
    const opening = openPage();
    await vi.advanceTimersByTimeAsync(3000);
    const answer = async (): Promise<void> => {
      letGo();
      await soon();
    };
    return { app: await opening, answer };
  }
  async function save(): Promise<void> {
    const before = await openPage();
    before.play.load(one);
    before.play.type([5], 3);
    before.settings.theme.value = 'dark';
    await soon();
    here.window.history.replaceState(null, '', here.window.location.pathname);
  }

  it('still brings back what was saved, and keeps what is done from then on', async () => {
    await save();
    const { app, answer } = await openLate();
    expect(app.view.notice.value?.text()).toMatch(/has not yet brought back.*copy its link/);
    expect(app.play.puzzle.value).toEqual(blankPuzzle(boxShape(3, 3)));
    await answer();
    expect([app.play.grid.value[5], app.settings.theme.value]).toEqual([3, 'dark']);
    app.play.type([6], 4);
    await soon();
    expect((await openPage()).play.grid.value[6]).toBe(4);
  });

  it('leaves what was done meanwhile on the board, and undo leads to what was saved', async () => {
    await save();
    const { app, answer } = await openLate();
    app.play.load(other);
    await answer();
    expect(app.play.puzzle.value).toEqual(other);
    app.play.undo();
    expect(app.play.grid.value[5]).toBe(3);
  });

  it('takes nothing from a page that was reloaded', async () => {
    const before = await openPage();
    before.play.load(one);
    before.play.type([5], 3);
    leavePage();
    const { app } = await openLate();
    expect(app.play.grid.value[5]).toBe(3);
  });
});

describe('a store', () => {
  it('sets a broken record aside and starts anew', async () => {
    const store = createStore('sudoscope', 'saved');
    await set('game', { version: 1, position: 'broken' }, store);
    const app = await openPage();
    expect(app.view.notice.value?.text()).toMatch(/set aside/);
    expect(await get('game-set-aside', store)).toEqual({ version: 1, position: 'broken' });
    app.play.load(one);
    await soon();
    expect((await openPage()).play.puzzle.value).toEqual(one);
  });

  it('that cannot be opened is mentioned once, and the page works', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('denied');
    });
    const app = await openPage();
    expect(app.view.notice.value?.text()).toMatch(/stores nothing.*denied/);
    app.view.notice.value = null;
    app.play.load(one);
    await soon();
    expect(app.view.notice.value).toBeNull();
    expect(here.window.location.hash).toBe(await link(one));
  });
});
