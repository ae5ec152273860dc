// Keeps game and settings on the device, in IndexedDB: read once at the start, written at each change. A record that
// cannot be read is set aside under another key, and a device that stores nothing is mentioned once; neither stops the
// page. Two tabs do not write over each other: a tab reads its own game when it is reloaded, and the game that any tab
// wrote last when it is new.
import { effect, untracked, type ReadonlySignal } from '@preact/signals';
import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';
import { arrive, leave } from './handover';
import { messageOf } from '../base/message_of';
import { readGame, type SavedGame } from './saved_game';
import type { SavedSettings } from '../state/settings';
import { makeWriter } from './writer';

/** Some browsers never answer when a store is blocked. */
const patience_ms = 3000;
const setAsideSuffix = '-set-aside';
const lastGame = 'game';
const tabPrefix = 'game-of-tab-';
/** Games of tabs that are kept; the oldest tabs' go first. */
const mostTabs = 10;

export interface Saved {
  game: SavedGame | null;
  /** The game is this tab's own, and not one of another tab that a new one begins with. */
  isOfTab: boolean;
  settings: SavedSettings | null;
}

export interface Persistence {
  load(): Promise<Saved>;
  /** From now on every change is kept. */
  keep(game: ReadonlySignal<SavedGame>, settings: ReadonlySignal<SavedSettings>): void;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the store does not answer')), patience_ms);
  });
  return Promise.race([promise, late]);
}

/** The key of this tab's game, the same after a reload; null in a tab that is new. */
function keyOfTab(page: Window): string | null {
  return page.sessionStorage.getItem('sudoscope-tab');
}

function makeKeyOfTab(page: Window): string {
  const key = `${tabPrefix}${Date.now()}-${Math.random().toString(36).slice(2)}`;
  page.sessionStorage.setItem('sudoscope-tab', key);
  return key;
}

export function makePersistence(page: Window, complain: (message: string) => void): Persistence {
  let store: UseStore | null = null;
  let ownGame = lastGame;
  let isMentioned = false;

  function giveUp(error: unknown): void {
    if (isMentioned) return;
    isMentioned = true;
    complain(
      `This browser stores nothing for Sudoscope (${messageOf(error)}). Your work lasts only while this page is open; to keep it, copy its link.`,
    );
  }

  async function write(names: string[], value: unknown): Promise<void> {
    if (!store) return;
    await setMany(
      names.map((key) => [key, value]),
      store,
    ).catch(giveUp);
  }

  async function read<T>(key: string, check: (record: unknown) => T | null): Promise<T | null> {
    const record: unknown = store ? await inTime(get(key, store)) : undefined;
    if (record === undefined) return null;
    const checked = check(record);
    if (checked === null) {
      await write([key + setAsideSuffix], record);
      complain('This version cannot read what was saved here. It was set aside, and a new board is shown.');
    }
    return checked;
  }

  async function readOwnGame(): Promise<Pick<Saved, 'game' | 'isOfTab'>> {
    const key = keyOfTab(page);
    ownGame = key ?? makeKeyOfTab(page);
    if (key === null) await forgetOldTabs();
    const own = readGame(arrive(page)) ?? (key === null ? null : await read(key, readGame));
    return own ? { game: own, isOfTab: true } : { game: await read(lastGame, readGame), isOfTab: false };
  }

  async function forgetOldTabs(): Promise<void> {
    // Their keys begin with the time when the tab was opened.
    const tabs = (await keys<string>(store!)).filter((key) => key.startsWith(tabPrefix)).sort();
    await delMany(tabs.slice(0, -mostTabs), store!);
  }

  return {
    async load() {
      try {
        store = createStore('sudoscope', 'saved');
        const settings = await read('settings', (record) => readSettings(record));
        return { settings, ...(await readOwnGame()) };
      } catch (error) {
        store = null;
        giveUp(error);
        return { game: null, isOfTab: false, settings: null };
      }
    },
    keep(game, settings) {
      if (store) page.addEventListener('pagehide', () => leave(page, game.peek()));
      for (const { names, value } of [
        { names: [ownGame, lastGame], value: game },
        { names: ['settings'], value: settings },
      ]) {
        const writer = makeWriter(() => write(names, value.peek()));
        effect(() => {
          void value.value;
          untracked(writer);
        });
      }
    },
  };
}

function readSettings(record: unknown): SavedSettings | null {
  const isOurs = typeof record === 'object' && record !== null && 'version' in record && record.version === 1;
  return isOurs ? (record as SavedSettings) : null;
}
