// The visible state of the page: neither saved nor undone, except for the tab, which a link holds.
import { batch, Signal, signal, type ReadonlySignal } from '@preact/signals';
import type { Puzzle } from '../grid/puzzle';
import {
  cameraTitle,
  helpTitle,
  newPuzzleTitle,
  pictureTitle,
  settingsTitle,
  shareTitle,
  statisticsTitle,
} from '../language/generated/app';
import type { Text } from '../language/text';
import { type Notice, NoticeSignal } from './notices';
import type { HasPlay } from './play_store';

/** The tabs by their names. Each adds its own where it is described (see web/README.md). */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by each tab's own file
export interface TabIds {}
export type Tab = keyof TabIds;

/** The letter of each tab in a link, or nothing. */
export type TabLetters = Readonly<Record<Tab, string>>;

export type DialogWidth = 'narrow' | 'wide' | 'widest' | 'screen';

export interface DialogLook {
  title: Text;
  width?: DialogWidth;
  /** True for text to read, on a plain ground. */
  isText?: boolean;
}

/** The dialogs. app/dialog_views.tsx has their contents. */
export const dialogs = {
  new: { title: newPuzzleTitle, width: 'widest' },
  picture: { title: pictureTitle, width: 'widest' },
  camera: { title: cameraTitle, width: 'widest' },
  share: { title: shareTitle },
  help: { title: helpTitle, width: 'wide', isText: true },
  settings: { title: settingsTitle },
  statistics: { title: statisticsTitle, width: 'wide' },
} as const satisfies Record<string, DialogLook>;
export type Dialog = keyof typeof dialogs;

/** The question whether to leave for another puzzle, which Back or Forward has reached. */
export interface Question {
  readonly puzzle: Puzzle;
  go(): void;
  stay(): void;
}

/** The layers that may cover the game in Play: the card of a hint, the board of an exercise, or the place for setting. */
export const tops = ['hint', 'practice', 'set'] as const;
export type Top = (typeof tops)[number];

export interface ViewStore {
  readonly tab: ReadonlySignal<Tab>;
  readonly show: (tab: Tab) => void;
  readonly dialog: Signal<Dialog | null>;
  /** Asked on top of everything else. */
  readonly question: Signal<Question | null>;
  /** The selected cell from which keys move. Setting it selects it alone. */
  readonly selected: Signal<number>;
  /** Puzzle number -> whether its answer was opened or closed by hand; a puzzle that is missing is closed. */
  readonly answers: Signal<ReadonlyMap<number, boolean>>;
  /** True if the answer was asked for, and is not visible yet. */
  readonly wantsAnswer: Signal<boolean>;
  /** A check that was asked for and has not begun; 'where' = one that shows the wrong cells at once. */
  readonly wantsCheck: Signal<'check' | 'where' | null>;
  /** All selected cells, `selected` among them. */
  readonly selection: ReadonlySignal<ReadonlySet<number>>;
  /** Selects several cells; `cursor` becomes `selected`; `areAlike`: a double press found them. */
  select(cells: Iterable<number>, cursor: number, areAlike?: boolean): void;
  /** True if a double press selected the cells: marks go into all of them, digits into the blank ones. */
  readonly areAlike: ReadonlySignal<boolean>;
  /** The card or board on top of the game in Play, if Back closes it. */
  readonly top: Signal<Top | null>;
  /**
   * The step of the path from the givens that Logic shows, or is to show once it knows the path; -1 = the grid as it stands.
   */
  readonly step: Signal<number>;
  /** A passing message: a recognised text, a damaged link, a restarted solver; and its buttons. */
  readonly notice: Signal<Notice | null>;
}

export interface HasView {
  readonly view: ViewStore;
}

/** The selected cell, and the other selected cells. */
class Cursor extends Signal<number> {
  readonly selection = signal<ReadonlySet<number>>(new Set([0]));
  readonly areAlike = signal(false);

  override get value(): number {
    return super.value;
  }

  override set value(cell: number) {
    this.select([], cell);
  }

  select(cells: Iterable<number>, cursor: number, areAlike = false): void {
    batch(() => {
      super.value = cursor;
      this.areAlike.value = areAlike;
      const next = new Set(cells).add(cursor);
      if (!isSameSet(next, this.selection.peek())) this.selection.value = next;
    });
  }
}

export function makeView(): ViewStore {
  const cursor = new Cursor(0);
  const tab = signal<Tab>('play');
  return {
    dialog: signal<Dialog | null>(null),
    question: signal<Question | null>(null),
    answers: signal(new Map()),
    wantsAnswer: signal(false),
    wantsCheck: signal(null),
    selected: cursor,
    selection: cursor.selection,
    select: (...selected) => cursor.select(...selected),
    areAlike: cursor.areAlike,
    top: signal<Top | null>(null),
    step: signal(-1),
    notice: new NoticeSignal(null),
    tab,
    show: (shown) => (tab.value = shown),
  };
}

/** True if two sets have the same members. */
function isSameSet<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): boolean {
  if (a.size !== b.size) return false;
  for (const item of a) if (!b.has(item)) return false;
  return true;
}

// The answer is open once the player has opened it, for as long as that puzzle is on the board. Each puzzle starts with it
// closed.

/** Null if nobody has opened or closed it. */
export const answerAsWished = ({ play, view }: HasPlay & HasView): boolean | null =>
  view.answers.value.get(play.puzzleId.value) ?? null;

export const isAnswerOpen = (app: HasPlay & HasView): boolean => answerAsWished(app) ?? false;

/** Opens or closes the answer of the puzzle on the board. */
export function openAnswer({ play, view }: HasPlay & HasView, isOpen: boolean): void {
  view.answers.value = new Map(view.answers.peek()).set(play.puzzleId.peek(), isOpen);
}
