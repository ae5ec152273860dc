// What the page shows: neither saved nor undone, except for the tab, which a link carries.
import { signal, type Signal } from '@preact/signals';
import { helpTitle, newPuzzleTitle, pictureTitle, settingsTitle, shareTitle } from '../language/generated/app';
import type { Text, Words } from '../language/text';
import type { Puzzle } from '../grid/puzzle';

/** The tabs by their names. Each adds its own where it is described (see web/README.md). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by each tab's own file
export interface TabIds {}
export type Tab = keyof TabIds;

/** How a link names each tab: a letter, or nothing. */
export type TabLetters = Readonly<Record<Tab, string>>;

export interface DialogLook {
  title: Text;
  isWide?: boolean;
  /** Text to read, on a plain ground. */
  isText?: boolean;
}

/** The dialogs. What is in them is in app/dialog_views.ts. */
export const dialogs = {
  new: { title: newPuzzleTitle },
  picture: { title: pictureTitle, isWide: true },
  share: { title: shareTitle },
  help: { title: helpTitle, isWide: true, isText: true },
  settings: { title: settingsTitle },
} as const satisfies Record<string, DialogLook>;
export type Dialog = keyof typeof dialogs;

/** Whether to go to another puzzle, to which Back or Forward has led. */
export interface Question {
  readonly puzzle: Puzzle;
  go(): void;
  stay(): void;
}

/** A message, and what can be done about it. */
export interface Notice {
  text: Words;
  tone: 'plain' | 'good' | 'bad';
  actions?: readonly { text: Words; run(): void }[];
}

export interface ViewStore {
  readonly tab: Signal<Tab>;
  readonly dialog: Signal<Dialog | null>;
  /** Asked above all else. */
  readonly question: Signal<Question | null>;
  /** The selected cell. */
  readonly selected: Signal<number>;
  /** Whether a hint was asked for that nobody has given yet. */
  readonly wantsHint: Signal<boolean>;
  /**
   * The step of the path from the givens that Logic shows, or is to show once it knows the path; -1 = the grid as it stands.
   */
  readonly step: Signal<number>;
  /** A passing message: what was recognised, a damaged link, a restarted solver; and what can be done about it. */
  readonly notice: Signal<Notice | null>;
}

export interface HasView {
  readonly view: ViewStore;
}

export function makeView(): ViewStore {
  return {
    tab: signal<Tab>('solve'),
    dialog: signal<Dialog | null>(null),
    question: signal<Question | null>(null),
    selected: signal(0),
    wantsHint: signal(false),
    step: signal(-1),
    notice: signal<Notice | null>(null),
  };
}
