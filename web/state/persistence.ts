// Keeps game and settings on the device, in IndexedDB: read once at the start, written at each change. A record that
// cannot be read is set aside under another key, and a device that stores nothing is mentioned once; neither stops the
// page.
import { effect, untracked, type ReadonlySignal } from '@preact/signals';
import { createStore, get, set, type UseStore } from 'idb-keyval';
import { messageOf } from './message_of';
import { readGame, type SavedGame } from './saved_game';
import type { SavedSettings } from './settings';
import { makeWriter } from './writer';

/** Some browsers never answer when a store is blocked. */
const patience_ms = 3000;
const setAsideSuffix = '-set-aside';

export interface Persistence {
  load(): Promise<{ game: SavedGame | null; settings: SavedSettings | null }>;
  /** From now on every change is kept. */
  keep(game: ReadonlySignal<SavedGame>, settings: ReadonlySignal<SavedSettings>): void;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the store does not answer')), patience_ms);
  });
  return Promise.race([promise, late]);
}

export function makePersistence(complain: (message: string) => void): Persistence {
  let store: UseStore | null = null;
  let isMentioned = false;

  function giveUp(error: unknown): void {
    if (isMentioned) return;
    isMentioned = true;
    complain(
      `This browser stores nothing for Sudoscope (${messageOf(error)}). Your work lasts as long as this page is open; its link keeps it.`,
    );
  }

  async function write(key: string, value: unknown): Promise<void> {
    if (!store) return;
    await set(key, value, store).catch(giveUp);
  }

  async function read<T>(key: string, check: (record: unknown) => T | null): Promise<T | null> {
    const record: unknown = store ? await inTime(get(key, store)) : undefined;
    if (record === undefined) return null;
    const checked = check(record);
    if (checked === null) {
      await write(key + setAsideSuffix, record);
      complain('What was saved here cannot be read by this version. It was set aside, and a new board is shown.');
    }
    return checked;
  }

  return {
    async load() {
      try {
        store = createStore('sudoscope', 'saved');
        const settings = await read('settings', (record) => readSettings(record));
        return { settings, game: await read('game', readGame) };
      } catch (error) {
        store = null;
        giveUp(error);
        return { game: null, settings: null };
      }
    },
    keep(game, settings) {
      for (const { key, value } of [
        { key: 'game', value: game },
        { key: 'settings', value: settings },
      ]) {
        const writer = makeWriter(() => write(key, value.peek()));
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
