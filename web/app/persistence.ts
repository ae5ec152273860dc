// Keeps game and settings on the device, in IndexedDB: read once at the start, written at each change. A record that
// cannot be read is set aside under another key, and a device that stores nothing, or takes long to answer, is mentioned
// once; none of them stops the page. Two tabs do not write over each other: a tab reads its own game when it is reloaded, and the game that any tab
// wrote last when it is new.
import { effect, untracked, type ReadonlySignal } from '@preact/signals';
import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';
import { cannotReadSaved, notBroughtBack, storesNothing } from '../language/generated/app';
import { say } from '../language/say';
import type { Words } from '../language/text';
import { arrive, leave } from './handover';
import { messageOf } from '../base/message_of';
import { readGame, type SavedGame } from './saved_game';
import type { SavedSettings } from '../state/settings';
import { makeWriter } from './writer';

/** A busy device takes its time, and some browsers never answer when a store is blocked: the page does not wait longer. */
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

export interface Loaded {
  saved: Saved;
  /** What was saved, of a device that did not answer in time; until it does nothing is written. Else null. */
  late: Promise<Saved> | null;
}

export interface Persistence {
  load(): Promise<Loaded>;
  /** From now on, or from when a late device has answered, every change is kept. */
  keep(game: ReadonlySignal<SavedGame>, settings: ReadonlySignal<SavedSettings>): Promise<void>;
}

const nothing: Saved = { game: null, isOfTab: false, settings: null };

/** The key of this tab's game, the same after a reload; null in a tab that is new. */
function keyOfTab(page: Window): string | null {
  return page.sessionStorage.getItem('sudoscope-tab');
}

function makeKeyOfTab(page: Window): string {
  const key = `${tabPrefix}${Date.now()}-${Math.random().toString(36).slice(2)}`;
  page.sessionStorage.setItem('sudoscope-tab', key);
  return key;
}

export function makePersistence(page: Window, complain: (message: Words) => void): Persistence {
  let store: UseStore | null = null;
  let ownGame = lastGame;
  let isMentioned = false;
  let late: Promise<Saved> | null = null;

  function mention(what: Words): void {
    if (isMentioned) return;
    isMentioned = true;
    complain(what);
  }

  function giveUp(error: unknown): void {
    mention(() => say(storesNothing, { reasonName: messageOf(error) }));
  }

  async function write(names: string[], value: unknown): Promise<void> {
    if (!store) return;
    await setMany(
      names.map((key) => [key, value]),
      store,
    ).catch(giveUp);
  }

  async function read<T>(key: string, check: (record: unknown) => T | null): Promise<T | null> {
    const record: unknown = store ? await get(key, store) : undefined;
    if (record === undefined) return null;
    const checked = check(record);
    if (checked === null) {
      await write([key + setAsideSuffix], record);
      complain(() => say(cannotReadSaved));
    }
    return checked;
  }

  /** `brought`: the game that the page before it left in the tab. */
  async function readAll(brought: SavedGame | null): Promise<Saved> {
    const settings = await read('settings', readSettings);
    const key = keyOfTab(page);
    ownGame = key ?? makeKeyOfTab(page);
    if (key === null) await forgetOldTabs();
    const own = brought ?? (key === null ? null : await read(key, readGame));
    return own
      ? { game: own, isOfTab: true, settings }
      : { game: await read(lastGame, readGame), isOfTab: false, settings };
  }

  async function forgetOldTabs(): Promise<void> {
    // Their keys begin with the time when the tab was opened.
    const tabs = (await keys<string>(store!)).filter((key) => key.startsWith(tabPrefix)).sort();
    await delMany(tabs.slice(0, -mostTabs), store!);
  }

  return {
    async load() {
      let first = nothing;
      const fail = (error: unknown): Saved => {
        store = null;
        giveUp(error);
        return first;
      };
      try {
        const brought = readGame(arrive(page));
        if (brought) first = { game: brought, isOfTab: true, settings: null };
        store = createStore('sudoscope', 'saved');
        const reading = readAll(brought).catch(fail);
        const outOfTime = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience_ms));
        const saved = await Promise.race([reading, outOfTime]);
        if (saved) return { saved, late: null };
        mention(() => say(notBroughtBack));
        late = reading;
        return { saved: first, late };
      } catch (error) {
        return { saved: fail(error), late: null };
      }
    },
    async keep(game, settings) {
      if (store) page.addEventListener('pagehide', () => leave(page, game.peek()));
      if (late) await late;
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
