// The whole model of the browser's Back and Forward; link_sync.ts carries it out.
//
// The browser keeps a list of pages for this tab. Three kinds of them are ours: a puzzle, a tab of the page with that
// puzzle, and a dialog or layer opened on top of it.
//
//   puzzle 1, Play | puzzle 1, Watch | puzzle 1, Watch, Help | puzzle 2, Play
//
// - Below a page with something on top lies the page of its puzzle and tab, to which Back leads.
// - A new puzzle, another tab or something opened on top is a new page. Any other change is written into the address of
//   the page where it happens.
// - Back from a dialog closes it. Closed by hand, it goes back itself, so that no empty page is left behind; a
//   puzzle or a tab that comes out of it takes over its page.
// - Back or Forward to a page of the same puzzle shows its tab and its dialog. The entries stay as they are now.
// - Back or Forward to a page of another puzzle asks, and changes nothing until the answer comes. Back again goes on, so
//   that nobody is caught; anything else done here means "stay", and goes to where the puzzle on the board belongs.
// - A page without our label is a link that was opened here on purpose: its puzzle is loaded, and Undo brings the one
//   before back.
//
// The label lies in the browser's history, so all of this holds after a reload. Reloaded, a page of the puzzle that was
// saved shows what was saved, as its address may lag behind.
import { dialogs, type Dialog, type Tab, type TabLetters, type Top, tops } from '../state/view';

/** A dialog, or what lies on top of the game in Play. */
export type OnTop = Dialog | Top;

/** The content of a page, as far as Back and Forward are concerned. */
export interface Place {
  /** Position.puzzleId. */
  puzzleId: number;
  tab: Tab;
  /** The dialog or layer on top. */
  dialog: OnTop | null;
}

/** A page in the browser's history. */
export interface PageLabel extends Place {
  /** Counts from the first page; differences are distances between pages. */
  at: number;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.puzzleId === other.puzzleId && one.tab === other.tab && one.dialog === other.dialog;
}

/** The next place on the way to the wanted one: a dialog or layer lies on the page of its own puzzle and tab. */
export function nextPlace(here: Place, wanted: Place): Place {
  const below = { ...wanted, dialog: null };
  return isSamePlace({ ...here, dialog: null }, below) ? wanted : below;
}

/** The step of the browser's history from its page to a place; null if it is there. */
export function stepTo(here: Place, wanted: Place): 'push' | 'replace' | 'back' | null {
  if (isSamePlace(here, wanted)) return null;
  if (here.dialog === null) return 'push';
  return isSamePlace({ ...here, dialog: null }, wanted) ? 'back' : 'replace';
}

export const isTop = (onTop: OnTop | null): onTop is Top => tops.some((top) => top === onTop);

/** True if a reload brings it back. */
export const isLasting = (onTop: OnTop | null): boolean => onTop === 'set' || (onTop !== 'picture' && !isTop(onTop));

/** The label of a page in the browser's history; null if it has none of ours. */
export function readLabel(state: unknown, tabs: TabLetters): PageLabel | null {
  if (typeof state !== 'object' || state === null) return null;
  const { puzzleId, tab, dialog, at } = state as PageLabel;
  const isOurs =
    Number.isSafeInteger(puzzleId) &&
    Number.isSafeInteger(at) &&
    Object.hasOwn(tabs, tab) &&
    (dialog === null || Object.hasOwn(dialogs, dialog) || isTop(dialog));
  return isOurs ? { puzzleId, tab, dialog, at } : null;
}
