// The address follows the state and the state the address. A change of the state replaces the fragment; a new puzzle is
// a new page in the browser's history, so that "back" returns to the one before. A fragment that cannot be read says so
// and changes nothing.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { decodeLink, encodeLink, type Decoded, type LinkState } from './link';
import { messageOf } from './message_of';
import { makeThrottle } from './throttle';

/** Browsers refuse an address that changes more than about three times a second. */
const pause_ms = 400;

export interface LinkSyncNeeds {
  state: ReadonlySignal<LinkState>;
  /** Counts the puzzles loaded. */
  loads: ReadonlySignal<number>;
  apply(state: LinkState): void;
  complain(message: string): void;
  page: Window;
}

export interface LinkSync {
  /** The whole address of the state as it stands. */
  readonly link: ReadonlySignal<string>;
  /** From now on address and state follow each other. */
  start(): void;
}

/** What the address says; null where it has no fragment. */
export async function readAddress(page: Window): Promise<Decoded | null> {
  return page.location.hash.length > 1 ? decodeLink(page.location.hash) : null;
}

export function makeLinkSync({ state, loads, apply, complain, page }: LinkSyncNeeds): LinkSync {
  const address = (fragment: string): string => page.location.href.replace(/#.*$/, '') + '#' + fragment;
  const link = signal(page.location.href);
  let latest = state.peek();
  let written = '';
  let isFollowing = false;
  /** Counts arrivals by back, forward or an edited address: what was to be written before one is void. */
  let arrivals = 0;
  let writing: Promise<void> = Promise.resolve();

  function write(how: 'pushState' | 'replaceState'): void {
    const mine = latest;
    const arrival = arrivals;
    writing = writing.then(async () => {
      const fragment = await encodeLink(mine);
      if (arrival !== arrivals) return;
      link.value = address(fragment);
      if (fragment === written) return;
      written = fragment;
      page.history[how](null, '', link.value);
    });
    writing = writing.catch((error: unknown) =>
      complain(`The address could not be brought up to date: ${messageOf(error)}`),
    );
  }

  const replacing = makeThrottle(() => write('replaceState'), pause_ms);

  async function follow(): Promise<void> {
    const fragment = page.location.hash.slice(1);
    if (fragment === written) return;
    const arrival = ++arrivals;
    replacing.drop();
    const decoded = await readAddress(page);
    if (arrival !== arrivals) return;
    written = fragment;
    if (decoded?.ok) {
      isFollowing = true;
      apply(decoded.state);
      isFollowing = false;
    } else if (decoded) {
      complain(decoded.message);
    }
    write('replaceState');
  }

  return {
    link,
    start() {
      written = page.location.hash.slice(1);
      let seenLoads = loads.peek();
      effect(() => {
        const current = state.value;
        const isNew = loads.value !== seenLoads;
        seenLoads = loads.value;
        untracked(() => {
          if (isNew && !isFollowing) {
            // The page that is left keeps its last change.
            replacing.flush();
            latest = current;
            write('pushState');
          } else {
            latest = current;
            if (!isFollowing) replacing.ask();
          }
        });
      });
      replacing.drop();
      write('replaceState');
      // Both come for an edited address; the second finds nothing new.
      page.addEventListener('popstate', () => void follow());
      page.addEventListener('hashchange', () => void follow());
    },
  };
}
