// The address and the browser's history follow the state, and the state the browser's Back and Forward, by the model in
// pages.ts. For an unreadable fragment the page shows a message and changes nothing.
//
// Changes of the history run one after another, since the browser needs time to go back, and so does writing a link. A
// move of the browser's own (an arrival) cancels the change under way; the state is then compared anew.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { encodeLink, type LinkState } from './link';
import type { Decoded } from './read_link';
import { messageOf } from '../language/failure';
import { isReplaced } from '../state/own_version';
import { addressNotUpdated, cannotOpenAnyMore, cannotOpenYet } from '../language/generated/app';
import { say } from '../language/say';
import type { Words } from '../language/text';
import { isLasting, isSamePlace, nextPlace, readLabel, stepTo, type PageLabel, type Place } from './pages';
import { makeThrottle } from '../base/later';
import type { Question, TabLetters } from '../state/view';

/** Browsers refuse an address that changes more than about three times a second. */
const pause_ms = 400;

export interface LinkSyncNeeds {
  state: ReadonlySignal<LinkState>;
  place: ReadonlySignal<Place>;
  /** Loads the state of a link; with its number if the puzzle has been here before. */
  load(state: LinkState, puzzleId?: number): void;
  /** Shows a place of the puzzle on the board. */
  show(place: Place): void;
  isShown(puzzle: LinkState['puzzle']): boolean;
  ask(question: Question | null): void;
  complain(message: Words): void;
  page: Window;
  letters: TabLetters;
  /** As `linkBelow` and `label` were when the page was left. */
  below: string;
  lastLabel: PageLabel | null;
}

export interface HasLink {
  /** The whole address of the current state. */
  readonly link: ReadonlySignal<string>;
  /** The address with another state in it. */
  linkTo(state: LinkState): Promise<string>;
}

export interface LinkSync extends HasLink {
  /** The previous address. */
  linkBefore(): string;
  /** The address of the page below what was last opened on top; it stays as it was then. */
  linkBelow(): string;
  /** The page of the puzzle on the board. */
  readonly label: ReadonlySignal<PageLabel>;
  /** From now on address and state follow each other. `isOwnAddress`: the address was the last one of the game that is shown. */
  start(isOwnAddress?: boolean): void;
}

/** The state in the address; null without a fragment. Rejects if the reader of links cannot be fetched. */
export async function readAddress({ location: { hash } }: Window, letters: TabLetters): Promise<Decoded | null> {
  return hash.length > 1 ? (await import('./read_link')).decodeLink(hash, letters) : null;
}

export function makeLinkSync({
  state,
  place,
  load,
  show,
  isShown,
  ask,
  complain,
  page,
  letters,
  below,
  lastLabel,
}: LinkSyncNeeds): LinkSync {
  const { history } = page;
  const address = (fragment: string): string => page.location.href.replace(/#.*$/, '') + '#' + fragment;
  const link = signal(page.location.href);
  let before = '';
  /** The page of the puzzle on the board, and its last state. */
  const own = signal<PageLabel>({ ...place.peek(), at: 0 });
  let latest = state.peek();
  /** The browser's current page with another puzzle, while the user is asked about it. */
  let visited: PageLabel | null = null;
  /** True if the browser has moved by itself, and its page has not been looked at yet. */
  let isLost = false;
  /** Set while the browser moves where it was sent. */
  let onArrival: (() => void) | null = null;
  let work: Promise<void> = Promise.resolve();

  function enqueue(job: () => Promise<unknown>): void {
    work = work
      .then(job)
      .then(() => undefined)
      .catch((error: unknown) => complain(() => say(addressNotUpdated, { reasonName: messageOf(error) })));
  }

  const isWritten = (label: PageLabel): boolean => {
    const found = readLabel(history.state, letters);
    return link.peek() === page.location.href && found?.at === label.at && isSamePlace(found, label);
  };

  /** Writes a page into the history, and makes it the board's own; false if the browser moved elsewhere first. */
  async function write(how: 'push' | 'replace', label: PageLabel, what: LinkState): Promise<boolean> {
    const fragment = await encodeLink(what, letters);
    if (isLost) return false;
    if (how === 'push' && label.dialog) below = link.peek();
    if (link.peek() !== address(fragment)) before = link.peek();
    link.value = address(fragment);
    // The page of another puzzle stays unchanged.
    if (visited) return true;
    own.value = label;
    if (how === 'push') history.pushState(own.peek(), '', link.value);
    else if (!isWritten(own.peek())) history.replaceState(own.peek(), '', link.value);
    return true;
  }

  function writeLatest(): Promise<boolean> {
    replacing.drop();
    return write('replace', own.peek(), latest);
  }

  const replacing = makeThrottle(() => enqueue(writeLatest), pause_ms);

  /**
   * False if the browser ends up on another page, as when someone presses Back at the same time. `here`: where it is, on a
   * page without our label.
   */
  async function travel(at: number, here = at): Promise<boolean> {
    const from = readLabel(history.state, letters)?.at ?? here;
    if (from === at) return true;
    await new Promise<void>((resolve) => {
      onArrival = resolve;
      history.go(at - from);
    });
    if (readLabel(history.state, letters)?.at === at) return true;
    onPageChange();
    return false;
  }

  /** From the page of another puzzle to the page of the one on the board. */
  async function goHome(): Promise<void> {
    if (!visited) return;
    ask(null);
    const isThere = visited.at === own.peek().at;
    if (!isThere && !(await travel(own.peek().at, visited.at))) return;
    visited = null;
    // After a reload that page is unknown: it is taken to be the next one.
    if (isThere) await write('push', { ...own.peek(), at: own.peek().at + 1 }, latest);
    replacing.ask();
  }

  /** Moves the browser's history to the page of the state. */
  async function settle(): Promise<void> {
    while (!isLost) {
      const wanted = nextPlace(own.peek(), place.peek());
      const step = stepTo(own.peek(), wanted);
      if (step === null) break;
      await goHome();
      if (isLost) break;
      if (step === 'back') {
        if (!(await travel(own.peek().at - 1))) break;
        own.value = { ...wanted, at: own.peek().at - 1 };
      } else {
        // The page being left keeps its last change.
        if (step === 'push' && replacing.isDue()) await writeLatest();
        await write(step, { ...wanted, at: own.peek().at + (step === 'push' ? 1 : 0) }, state.peek());
      }
    }
    latest = state.peek();
    replacing.ask();
  }

  /** The board now belongs to the browser's current page. */
  async function settleHere(at: number): Promise<void> {
    visited = null;
    ask(null);
    own.value = { ...(readLabel(history.state, letters) ?? place.peek()), puzzleId: place.peek().puzzleId, at };
    latest = state.peek();
    await writeLatest();
    await settle();
  }

  function askAbout(found: PageLabel, itsState: LinkState): void {
    visited = found;
    // The dialog on top is closed.
    if (own.peek().dialog !== null) own.value = { ...own.peek(), dialog: null, at: own.peek().at - 1 };
    ask({
      puzzle: itsState.puzzle,
      go() {
        visited = null;
        own.value = found;
        ask(null);
        load(itsState, found.puzzleId);
      },
      stay: () => enqueue(goHome),
    });
  }

  /** The browser has reached a page to which nothing here sent it. */
  async function arrive(reopen = show): Promise<void> {
    isLost = false;
    const found = readLabel(history.state, letters);
    if (found?.puzzleId === place.peek().puzzleId) {
      reopen(found);
      return settleHere(found.at);
    }
    const decoded = await readAddress(page, letters).catch(() => 'not fetched' as const);
    if (isLost) return;
    if (decoded === 'not fetched') {
      // The link keeps its page, so that the user can return to it.
      complain(() => say(isReplaced.value ? cannotOpenAnyMore : cannotOpenYet));
      visited = found ?? { ...own.peek(), at: own.peek().at + 1 };
      await goHome();
    } else if (!found) {
      if (decoded?.ok && page.location.href !== link.peek()) load(decoded.state);
      else if (decoded && !decoded.ok) complain(decoded.message);
      await settleHere(own.peek().at + 1);
    } else if (!decoded?.ok || isShown(decoded.state.puzzle)) {
      reopen(found);
      await settleHere(found.at);
    } else {
      askAbout(found, decoded.state);
    }
  }

  function onPageChange(): void {
    if (onArrival) {
      onArrival();
      onArrival = null;
      return;
    }
    isLost = true;
    enqueue(arrive);
  }

  return {
    link,
    linkBefore: () => before,
    linkBelow: () => below,
    label: own,
    linkTo: async (what) => address(await encodeLink(what, letters)),
    start(isOwnAddress) {
      // A browser that is reloaded while the label is written may come back without it.
      if (lastLabel && !readLabel(history.state, letters)) history.replaceState(lastLabel, '', page.location.href);
      const found = readLabel(history.state, letters);
      // The page ended before its address could follow a new puzzle: now it does.
      const lags = isOwnAddress && found && found.puzzleId !== place.peek().puzzleId;
      own.value = lags ? found : { ...place.peek(), at: found?.at ?? 0 };
      effect(() => {
        const now = state.value;
        const isHere = isSamePlace(place.value, own.peek());
        untracked(() => {
          if (isHere) latest = now;
          // Several changes at once are one step.
          if (isHere) replacing.ask();
          else enqueue(settle);
        });
      });
      replacing.drop();
      // A picture that was read is lost in a reload, and so are a hint and an exercise.
      const reopen = (at: Place): void => show(isLasting(at.dialog) ? at : { ...at, dialog: null });
      if (!lags) enqueue(() => (found ? arrive(reopen) : writeLatest()));
      page.addEventListener('popstate', onPageChange);
      // For an edited address both events come; its page has a label by then.
      page.addEventListener('hashchange', () => {
        if (!readLabel(history.state, letters)) onPageChange();
      });
    },
  };
}
