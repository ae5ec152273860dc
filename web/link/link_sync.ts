// The address and the browser's history follow the state, and the state the browser's Back and Forward, by the model in
// pages.ts. For an unreadable fragment the page shows a message and changes nothing.
// A move of the browser's own cancels a change under way (browser_walk.ts); the state is then compared anew.
import { effect, untracked, type ReadonlySignal } from '@preact/signals';
import { makeBoardPage } from './board_page';
import { makeBrowserWalk } from './browser_walk';
import { makeDetour } from './detour';
import type { LinkState } from './link';
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

export function makeLinkSync(needs: LinkSyncNeeds): LinkSync {
  const { state, place, load, show, isShown, ask, complain, page, letters, below, lastLabel } = needs;
  const { history } = page;
  let latest = state.peek();
  const { enqueue, enqueueVisit, isLost, travel, listen } = makeBrowserWalk({
    ...{ page, letters, onVisit: () => arrive() },
    onFailure: (error) => complain(() => say(addressNotUpdated, { reasonName: messageOf(error) })),
  });
  const { label, write, ...addresses } = makeBoardPage({
    ...{ page, letters, place: place.peek(), below, isLost },
    isElsewhere: () => detour.isUnderWay(),
  });

  function writeLatest(): Promise<boolean> {
    replacing.drop();
    return write('replace', label.peek(), latest);
  }

  const replacing = makeThrottle(() => enqueue(writeLatest), pause_ms);

  const detour = makeDetour({
    ...{ ask, travel, home: () => label.peek().at },
    async onHome(isSame) {
      // After a reload the board's page is unknown: it is taken to be the next one.
      if (isSame) await write('push', { ...label.peek(), at: label.peek().at + 1 }, latest);
      replacing.ask();
    },
    onGo(visited, itsState) {
      label.value = visited;
      load(itsState, visited.puzzleId);
    },
    onStay: () => enqueue(detour.goHome),
  });

  /** Moves the browser's history to the page of the state. */
  async function settle(): Promise<void> {
    while (!isLost()) {
      const wanted = nextPlace(label.peek(), place.peek());
      const step = stepTo(label.peek(), wanted);
      if (step === null) break;
      await detour.goHome();
      if (isLost()) break;
      if (step === 'back') {
        if (!(await travel(label.peek().at - 1))) break;
        label.value = { ...wanted, at: label.peek().at - 1 };
      } else {
        // The page being left keeps its last change.
        if (step === 'push' && replacing.isDue()) await writeLatest();
        await write(step, { ...wanted, at: label.peek().at + (step === 'push' ? 1 : 0) }, state.peek());
      }
    }
    latest = state.peek();
    replacing.ask();
  }

  /** The board now belongs to the browser's current page. */
  async function settleHere(at: number): Promise<void> {
    detour.end();
    label.value = { ...(readLabel(history.state, letters) ?? place.peek()), puzzleId: place.peek().puzzleId, at };
    latest = state.peek();
    await writeLatest();
    await settle();
  }

  /** The browser has reached a page to which nothing here sent it. */
  async function arrive(reopen = show): Promise<void> {
    const found = readLabel(history.state, letters);
    if (found?.puzzleId === place.peek().puzzleId) {
      reopen(found);
      return settleHere(found.at);
    }
    const decoded = await readAddress(page, letters).catch(() => 'not fetched' as const);
    if (isLost()) return;
    if (decoded === 'not fetched') {
      // The link keeps its page, so that the user can return to it.
      complain(() => say(isReplaced.value ? cannotOpenAnyMore : cannotOpenYet));
      detour.begin(found ?? { ...label.peek(), at: label.peek().at + 1 });
      await detour.goHome();
    } else if (!found) {
      if (decoded?.ok && page.location.href !== addresses.link.peek()) load(decoded.state);
      else if (decoded && !decoded.ok) complain(decoded.message);
      await settleHere(label.peek().at + 1);
    } else if (!decoded?.ok || isShown(decoded.state.puzzle)) {
      reopen(found);
      await settleHere(found.at);
    } else {
      // The dialog on top is closed.
      const { at, dialog } = label.peek();
      if (dialog !== null) label.value = { ...label.peek(), dialog: null, at: at - 1 };
      detour.askAbout(found, decoded.state);
    }
  }

  return {
    ...addresses,
    label,
    start(isOwnAddress) {
      // A browser that is reloaded while the label is written may come back without it.
      if (lastLabel && !readLabel(history.state, letters)) history.replaceState(lastLabel, '', page.location.href);
      const found = readLabel(history.state, letters);
      // The page ended before its address could follow a new puzzle: now it does.
      const lags = isOwnAddress && found && found.puzzleId !== place.peek().puzzleId;
      label.value = lags ? found : { ...place.peek(), at: found?.at ?? 0 };
      effect(() => {
        const now = state.value;
        const isHere = isSamePlace(place.value, label.peek());
        untracked(() => {
          // Several changes at once are one step.
          if (!isHere) return enqueue(settle);
          latest = now;
          replacing.ask();
        });
      });
      replacing.drop();
      // A picture that was read is lost in a reload, and so are a hint and an exercise.
      const reopen = (at: Place): void => show(isLasting(at.dialog) ? at : { ...at, dialog: null });
      if (found && !lags) enqueueVisit(() => arrive(reopen));
      else if (!found) enqueue(writeLatest);
      listen();
    },
  };
}
