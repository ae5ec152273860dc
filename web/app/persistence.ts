// Keeps game and settings on the device: read once at the start, written at each change. A device that stores nothing, or is
// slow to answer, does not stop the page. Two tabs do not overwrite each other: a reloaded tab reads
// its own game, and a new tab the game that any tab wrote last. The code that reads and writes puzzles
// is fetched once the first has its verdict; a game that changes before that is written as it is.
import { effect, untracked, type ReadonlySignal } from '@preact/signals';
import { delMany, get, keys, type UseStore } from 'idb-keyval';
import { notBroughtBack } from '../language/generated/app';
import { say } from '../language/say';
import type { Words } from '../language/text';
import { makeDeviceStore } from './device_store';
import { arrive, isReloaded, leave, type Note, readNote, takeNote } from './handover';
import { whenIdle } from '../base/later';
import { lastGame, makeWriter, tabPrefix } from '../kept/stored_records';
import type { SavedGame } from '../kept/saved_game';
import type { PlayInternals } from '../state/play_store';
import type { SavedSettings } from '../state/settings';
import type { SittingStore } from '../state/sitting';

/** A busy device needs time, and some browsers never answer when a store is blocked: the page does not wait longer. */
const patience_ms = 3000;
/** Number of tabs whose games are stored; the oldest are removed first. */
const mostTabs = 10;
/** A copy of a tab, made by the browser, has the key of a tab that is still open. */
const farewell_ms = 300;
/** A tab that was reloaded may still be closing, which takes long on a busy device. */
const reload_ms = 2000;

const fetchKeeping = () => import('../kept/keeping');
type Keeping = Awaited<ReturnType<typeof fetchKeeping>>;

export interface Saved {
  game: SavedGame | null;
  /** True if the game is this tab's own, and not another tab's with which a new one begins. */
  isOfTab: boolean;
  settings: SavedSettings | null;
}

export interface Loaded {
  saved: Saved;
  /** The saved state from a device that did not answer in time; nothing is written before it does. Otherwise null. */
  late: Promise<Saved> | null;
}

export interface Persistence {
  load(): Promise<Loaded>;
  /** From now on, or from the answer of a slow device, every change is stored. */
  keep(kept: KeptOfPage): Promise<void>;
  store(): UseStore | null;
}

export interface KeptOfPage {
  game: ReadonlySignal<SavedGame>;
  settings: ReadonlySignal<SavedSettings>;
  play: PlayInternals;
  sittings: SittingStore;
  /** True once there is a verdict on the grid (state/verdict_store.ts). */
  isJudged: ReadonlySignal<boolean>;
}

const nothing: Saved = { game: null, isOfTab: false, settings: null };

/** Holds a key until the page ends; false if another page holds it. */
async function hold(page: Window, key: string): Promise<boolean> {
  const { locks } = page.navigator ?? {};
  if (!locks) return true;
  const wait_ms = isReloaded(page) ? reload_ms : farewell_ms;
  return new Promise((resolve) => {
    const forGood = (): Promise<never> => (resolve(true), new Promise(() => undefined));
    locks.request(key, { signal: AbortSignal.timeout(wait_ms) }, forGood).catch(() => resolve(false));
  });
}

/** The key of this tab's game, the same after a reload; null in a new tab. */
async function keyOfTab(page: Window): Promise<string | null> {
  const key = page.sessionStorage.getItem('sudoscope-tab');
  return key?.startsWith(tabPrefix) && (await hold(page, key)) ? key : null;
}

async function makeKeyOfTab(page: Window): Promise<string> {
  const key = `${tabPrefix}${Date.now()}-${Math.random().toString(36).slice(2)}`;
  page.sessionStorage.setItem('sudoscope-tab', key);
  await hold(page, key);
  return key;
}

export function makePersistence(page: Window, complain: (message: Words) => void): Persistence {
  const device = makeDeviceStore(complain);
  let ownGame = lastGame;
  let late: Promise<Saved> | null = null;
  let found = nothing;

  const readGame = async (record: unknown): Promise<SavedGame | null> =>
    (await fetchKeeping()).readGameOrComplain(record, device.store(), complain);

  /** A tab's game from its note, if its page crashed before it was stored on the device. */
  async function readTab(key: string): Promise<SavedGame | null> {
    const noted = readNote(page);
    const there = await get<Partial<Note['game']> | undefined>(key, device.store()!).catch(() => undefined);
    const isNewer = noted?.tab === key && noted.game.written > (there?.written ?? 0);
    return (isNewer ? await readGame(noted.game) : null) ?? device.read(key, readGame);
  }

  /** `brought`: the game that the previous page left in the tab. */
  async function readAll(brought: SavedGame | null): Promise<Saved> {
    const settings = await device.read('settings', readSettings);
    const key = await keyOfTab(page);
    ownGame = key ?? (await makeKeyOfTab(page));
    const last = await get<unknown>(lastGame, device.store()!);
    if (key === null) await forgetOldTabs(last);
    const own = brought ?? (key === null ? null : await readTab(key));
    const game = own ?? (await readTab(typeof last === 'string' ? last : lastGame));
    found = { game, isOfTab: own !== null, settings };
    return found;
  }

  async function forgetOldTabs(last: unknown): Promise<void> {
    // Their keys begin with the time when the tab was opened.
    const tabs = (await keys(device.store()!))
      .filter((key): key is string => typeof key === 'string' && key.startsWith(tabPrefix))
      .sort();
    const old = tabs.slice(0, -mostTabs).filter((key) => key !== last);
    await delMany(old, device.store()!);
  }

  return {
    async load() {
      let first = nothing;
      const fail = (error: unknown): Saved => {
        device.close(error);
        return first;
      };
      try {
        const left = arrive(page);
        const brought = left === undefined ? null : await readGame(left);
        if (brought) first = { game: brought, isOfTab: true, settings: null };
        device.open();
        const reading = readAll(brought).catch(fail);
        const outOfTime = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience_ms));
        const saved = await Promise.race([reading, outOfTime]);
        if (saved) return { saved, late: null };
        device.mention(() => say(notBroughtBack));
        late = reading;
        return { saved: first, late };
      } catch (error) {
        return { saved: fail(error), late: null };
      }
    },
    store: device.store,
    async keep({ game, settings, play, sittings, isJudged }) {
      let keeping: Keeping | null = null;
      const packed = (): Note['game'] => ({ ...(keeping?.packGame(game.peek()) ?? game.peek()), written: Date.now() });
      if (device.store()) {
        page.addEventListener('pagehide', () => {
          // The page is still visible then, and its stopwatch runs.
          sittings.keepTime();
          leave(page, packed());
        });
      }
      if (late) await late;
      if (device.store()) {
        effect(() => {
          void game.value;
          untracked(() => takeNote(page, { tab: ownGame, game: packed() }));
        });
      }
      writeChanges(game, () => device.write([ownGame, packed()], [lastGame, ownGame]));
      writeChanges(settings, () => device.write(['settings', settings.peek()]));

      const begun = { position: play.position.peek(), history: play.history.peek() };
      const first = begun.position;
      let isFetching = false;
      const fetchIt = (): void => {
        isFetching = true;
        void fetchKeeping().then(start, () => (isFetching = false));
      };
      effect(() => {
        const isNew = play.position.value !== first;
        const moves = play.history.value.done.slice(begun.history.done.length);
        if (isFetching || !device.store()) return undefined;
        if (found.game !== null || moves.length > 1 || moves[0]?.kind === 'cells') return untracked(fetchIt);
        return isNew && isJudged.value ? whenIdle(fetchIt) : undefined;
      });
      function start(fetched: Keeping): void {
        const store = device.store();
        if (!store) return;
        keeping = fetched;
        const isOwn = found.isOfTab && found.game?.position === first;
        // Games from before puzzles were stored separately contain some that were not.
        const known = found.game?.sittings ? found.game.history.done.length : 0;
        fetched.startKeeping(
          { play, sittings, store, tab: ownGame, isOwn, begun, known, giveUp: device.giveUp },
          complain,
        );
      }
    },
  };
}

/** Writes the present value, and again after each change. */
function writeChanges(value: ReadonlySignal<unknown>, write: () => Promise<void>): void {
  const writer = makeWriter(write);
  effect(() => {
    void value.value;
    untracked(writer);
  });
}

function readSettings(record: unknown): SavedSettings | null {
  const isOurs = typeof record === 'object' && record !== null && 'version' in record && record.version === 1;
  return isOurs ? (record as SavedSettings) : null;
}
