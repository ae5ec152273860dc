// The page from start to reload: what is kept on the device, what the address says, and which of the two wins.
import { signal } from '@preact/signals';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, keys, set } from 'idb-keyval';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankPuzzle, boxShape, type Puzzle } from '../../../web/grid/puzzle';
import { makeApp } from '../../../web/state/app';
import { encodeLink } from '../../../web/state/link';
import type { CellsMove } from '../../../web/state/moves';
import { hasNote } from '../../../web/state/notes';
import { readGame, type SavedGame } from '../../../web/state/saved_game';
import type { App } from '../../../web/state/types';
import { fillFrame } from './fake_frame';
import { FakeWorker } from './fake_worker';

const update: App['update'] = {
  offline: signal('unknown'),
  waiting: signal(false),
  apply: () => undefined,
  dismiss: () => undefined,
};
const row = {
  id: 'norvig',
  name: 'Norvig',
  summary: '',
  publishedBy: '',
  smallestSide: 1,
  largestSide: 64,
  ordinaryOnly: false,
  watchable: true,
  knobs: [],
  exactCover: false,
};
const one: Puzzle = { shape: boxShape(2, 2), givens: Uint8Array.from('1000000000000002', Number) };
const other: Puzzle = { shape: boxShape(2, 3), givens: new Uint8Array(36).fill(5, 7, 8) };
const pause = setTimeout;
/** For what the browser does in its own time: stores, history, compression. */
const aMoment = (): Promise<void> => new Promise((resolve) => pause(resolve, 20));
/** Long enough for the address to follow and the store after it. */
async function soon(): Promise<void> {
  for (let turn = 0; turn < 3; ++turn) {
    await aMoment();
    await vi.advanceTimersByTimeAsync(500);
  }
  await aMoment();
}

/** Workers that cannot start, as without a network on a first visit. */
let areBroken = false;

/** Answers runs with a frame at the position asked for, the catalogue with one row, and solves nothing. */
function makeWorker(): Worker {
  return new FakeWorker((worker, message) => {
    const { id } = message;
    if (id > 0 && areBroken) queueMicrotask(() => worker.say({ id, kind: 'crashed', message: 'Failed to fetch' }));
    if (message.kind === 'catalogue') queueMicrotask(() => worker.say({ id, kind: 'done', value: [row] }));
    if (message.kind === 'solve') queueMicrotask(() => worker.say({ id, kind: 'refused', message: 'Not today.' }));
    if (message.kind !== 'watch') return;
    const { position, buffer, puzzle } = message;
    const side = puzzle.shape.boxHeight * puzzle.shape.boxWidth;
    const filled = fillFrame(buffer, { side, position, known: position, ended: true });
    const value = { buffer: filled, what: '', why: '', cancelled: false };
    queueMicrotask(() => worker.say({ id, kind: 'done', value }));
  }).asWorker();
}

/** A saved game as JSON, without what has to do with notes: as it was before there were any. */
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

let window: Window;
/** What the page that is open listens with; a reload ends it. */
let listening: AbortController;
function openPage(): Promise<App> {
  listening?.abort();
  listening = new AbortController();
  const listenOn =
    (target: EventTarget) =>
    (type: string, listener: EventListener): void => {
      const ended = listening.signal;
      target.addEventListener(type, (event) => void (ended.aborted || listener(event)));
    };
  const page = {
    location: window.location,
    history: window.history,
    sessionStorage: window.sessionStorage,
    document: { addEventListener: listenOn(window.document) },
    addEventListener: listenOn(window),
    requestAnimationFrame: () => 0,
  } as unknown as Window;
  return makeApp({ makeQuickWorker: makeWorker, makeWorker, page, cores: 1, update });
}

const link = async (puzzle: Puzzle): Promise<string> =>
  `#${await encodeLink({ puzzle, entries: null, run: null, race: null, tab: 'solve' })}`;

beforeEach(() => {
  areBroken = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  indexedDB = new IDBFactory();
  window = new JSDOM('', { url: 'https://example.org/sudoscope/' }).window;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a first visit', () => {
  it('shows an empty 9x9 and says nothing', async () => {
    const app = await openPage();
    expect(app.play.puzzle.value).toEqual(blankPuzzle(boxShape(3, 3)));
    expect(app.view.notice.value).toBeNull();
  });

  it('with a link shows its puzzle', async () => {
    window.location.hash = await link(one);
    const app = await openPage();
    expect(app.play.puzzle.value).toEqual(one);
  });
});

describe('a reload', () => {
  it('brings back puzzle, entries, undo, redo, run, place, tab and settings', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type(5, 3);
    app.play.type(6, 4);
    app.play.undo();
    app.view.tab.value = 'watch';
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
    expect(again.play.puzzle.value).toEqual(blankPuzzle(boxShape(3, 3)));
  });

  it('brings back the runs side by side, and knows games saved before there were any', async () => {
    const app = await openPage();
    const lane = { algorithm: 'norvig', knobs: [], pace: 300 };
    const race = { lanes: [lane, { ...lane, knobs: [1] }], clock: 'steps' as const, limit: 0, at: 12 };
    app.play.load(one);
    app.view.race.value = race;
    await soon();
    const store = createStore('sudoscope', 'saved');
    const again = await openPage();
    expect(again.view.race.value).toEqual(race);
    const { race: _, ...older } = (await get<SavedGame>('game', store))!;
    expect(readGame(older)).not.toBeNull();
    expect(readGame({ ...older, race: { ...race, lanes: [lane] } })).toBeNull();
    expect(readGame({ ...older, race: { ...race, lanes: 2 } })).toBeNull();
  });

  it('brings back notes, and knows games saved before there were any', async () => {
    const before = await openPage();
    before.play.load(one);
    before.play.toggleNote(5, 3);
    before.play.fillNotes();
    before.play.type(6, 3);
    await soon();
    const after = await openPage();
    expect(after.play.entries.value).toEqual(before.play.entries.value);
    for (let undone = 0; undone < 2; ++undone) after.play.undo();
    expect(hasNote(after.play.entries.value.notes, 5, 3)).toBe(true);
    expect(hasNote(after.play.entries.value.notes, 5, 2)).toBe(false);

    await soon();
    const store = createStore('sudoscope', 'saved');
    const game = (await get<SavedGame>('game', store))!;
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
    app.play.type(5, 3);
    const going = window.document.createEvent('Event');
    going.initEvent('pagehide');
    window.dispatchEvent(going);
    const again = await openPage();
    expect(again.play.grid.value[5]).toBe(3);
    again.play.undo();
    expect(again.play.grid.value[5]).toBe(0);
    expect(again.play.puzzle.value).toEqual(one);
  });

  it('goes by the address where that names another state, with the saved game one undo away', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type(5, 3);
    await soon();
    window.location.hash = await link(other);
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
    window.location.hash = '1.2x2.1000000000000003.AAAA';
    const again = await openPage();
    expect(again.view.notice.value?.text).toMatch(/damaged/);
    expect(again.play.puzzle.value).toEqual(one);
    await soon();
    expect(window.location.hash).toBe(await link(one));
  });
});

describe('the address', () => {
  it('follows the state: a change replaces it, a new puzzle is a new page', async () => {
    const app = await openPage();
    await soon();
    const pages = window.history.length;
    app.play.load(one);
    await soon();
    expect(window.history.length).toBe(pages + 1);
    expect(window.location.hash).toBe(await link(one));
    app.play.type(5, 3);
    await soon();
    expect(window.history.length).toBe(pages + 1);
    expect(window.location.hash).toContain('.e0000030000000000.');
    expect(app.link.value).toBe(window.location.href);
  });

  it('back and forward restore the puzzles with their last entries, as moves', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    app.play.type(5, 3);
    app.play.load(other);
    await soon();
    const pages = window.history.length;
    window.history.back();
    await soon();
    expect(app.play.puzzle.value).toEqual(one);
    expect(app.play.grid.value[5]).toBe(3);
    window.history.forward();
    await soon();
    expect(app.play.puzzle.value).toEqual(other);
    expect(window.history.length).toBe(pages);
    app.play.undo();
    expect(app.play.puzzle.value).toEqual(one);
  });

  it('carries the run and its place while it is watched', async () => {
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 77 };
    window.location.hash = await encodeLink({ puzzle: one, entries: null, run, race: null, tab: 'watch' });
    const sent = window.location.hash;
    const app = await openPage();
    await soon();
    expect(app.watch.run.value).toEqual(run.choice);
    expect(app.watch.readout.value?.position).toBe(77);
    expect(window.location.hash).toBe(sent);
  });

  it('carries the runs side by side, their clock and its place; another puzzle starts them anew', async () => {
    const lanes = [
      { algorithm: 'brute-force', knobs: [2], pace: 5000 },
      { algorithm: 'norvig', knobs: [], pace: 400 },
    ];
    const race = { lanes, clock: 'time' as const, limit: 1, at: 123_456 };
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 0 };
    window.location.hash = await encodeLink({ puzzle: one, entries: null, run, race, tab: 'watch' });
    const sent = window.location.hash;
    const app = await openPage();
    await soon();
    expect(app.view.race.value).toEqual(race);
    expect(window.location.hash).toBe(sent);

    const again = await openPage();
    expect(again.view.race.value).toEqual(race);
    again.play.load(other);
    expect(again.view.race.value).toEqual({ ...race, at: 0, lanes: lanes.map((lane) => ({ ...lane, pace: 0 })) });
    await soon();
    window.history.back();
    await soon();
    expect(again.view.race.value).toEqual(race);
  });

  it('without runs side by side shows one run alone', async () => {
    const app = await openPage();
    const lane = { algorithm: 'norvig', knobs: [], pace: 0 };
    app.view.race.value = { lanes: [lane, lane], clock: 'steps', limit: 1, at: 0 };
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 7 };
    window.location.hash = await encodeLink({ puzzle: one, entries: null, run, race: null, tab: 'watch' });
    await soon();
    expect(app.view.race.value).toBeNull();
    expect(app.watch.readout.value?.position).toBe(7);
  });

  it('edited into another puzzle makes no page beside the one of the edit', async () => {
    const app = await openPage();
    await soon();
    const pages = window.history.length;
    // A run without the tab that shows it: a link that the page itself would write otherwise.
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 0 };
    window.location.hash = await encodeLink({ puzzle: one, entries: null, run, race: null, tab: 'solve' });
    await soon();
    expect(app.play.puzzle.value).toEqual(one);
    expect(app.watch.run.value).toEqual(run.choice);
    expect(window.history.length).toBe(pages + 1);
    expect(window.location.hash).toBe(await link(one));
  });

  it('edited into nonsense gives a sentence and changes nothing', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    window.location.hash = 'nonsense';
    await soon();
    expect(app.view.notice.value?.text).toMatch(/not a Sudoscope link/);
    expect(app.play.puzzle.value).toEqual(one);
    expect(window.location.hash).toBe(await link(one));
  });
});

describe('a solver that cannot start', () => {
  it('is told of, and asked again when the tab changes', async () => {
    areBroken = true;
    const app = await openPage();
    app.view.tab.value = 'lab';
    await aMoment();
    expect(app.view.notice.value?.text).toMatch(/stopped \(Failed to fetch\)/);
    expect(app.catalogue.value).toEqual([]);
    areBroken = false;
    app.view.tab.value = 'watch';
    await aMoment();
    expect(app.catalogue.value).toEqual([row]);
  });
});

describe('a solver that is lost', () => {
  it('leaves a text that it was reading with a sentence', async () => {
    const app = await openPage();
    areBroken = true;
    const options = { boxHeight: 0, boxWidth: 0, regions: '', diagonals: false, windows: false };
    const outcome = await app.read('8...', options);
    expect(outcome).toMatchObject({ ok: false, message: 'The solver stopped: Failed to fetch.' });
  });
});

describe('the selected cell', () => {
  it('stays on the board when undo brings a smaller one', async () => {
    const app = await openPage();
    app.play.load(blankPuzzle(boxShape(5, 5)));
    app.view.selected.value = 624;
    app.play.undo();
    expect(app.view.selected.value).toBe(80);
    expect(app.play.type(app.view.selected.value, 5)).toBe(true);
  });
});

describe('two tabs', () => {
  const newTab = (): void => {
    window = new JSDOM('', { url: 'https://example.org/sudoscope/' }).window;
  };

  it('each come back to their own game and history, and a third to the last', async () => {
    const first = await openPage();
    first.play.load(one);
    first.play.type(5, 3);
    await soon();
    const tabOfFirst = window;
    newTab();
    const second = await openPage();
    second.play.load(other);
    await soon();

    window = tabOfFirst;
    const again = await openPage();
    expect(again.play.puzzle.value).toEqual(one);
    again.play.undo();
    expect(again.play.grid.value[5]).toBe(0);
    again.play.undo();
    expect(again.play.puzzle.value).toEqual(blankPuzzle(boxShape(3, 3)));
    again.play.load(other);
    await soon();
    newTab();
    expect((await openPage()).play.puzzle.value).toEqual(other);
  });

  it('do not fill the store: the games of old tabs are forgotten', async () => {
    for (let tab = 0; tab < 14; ++tab) {
      newTab();
      (await openPage()).play.load(one);
      await soon();
    }
    const kept = (await keys<string>(createStore('sudoscope', 'saved'))).filter((key) => key.startsWith('game-of-tab'));
    expect(kept.length).toBeLessThanOrEqual(11);
  });
});

describe('a store', () => {
  it('with a broken record sets it aside and starts anew', async () => {
    const store = createStore('sudoscope', 'saved');
    await set('game', { version: 1, position: 'broken' }, store);
    const app = await openPage();
    expect(app.view.notice.value?.text).toMatch(/set aside/);
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
    expect(app.view.notice.value?.text).toMatch(/stores nothing.*denied/);
    app.view.notice.value = null;
    app.play.load(one);
    await soon();
    expect(app.view.notice.value).toBeNull();
    expect(window.location.hash).toBe(await link(one));
  });
});
