// A tab of the page as one record: its title, its letter in links, and its content. Each is in
// its feature; app/tabs.ts lists them in order. `Needs`: the parts of the page that it uses.
import type { JSX } from 'preact';
import type { BoardSource } from '../board/picture';
import type { Text } from '../language/text';
import type { HasPlay } from '../state/play_store';
import type { Tab } from '../state/view';
import type { IconDrawing } from './icons';

/** The board of a tab that has one. */
export interface BoardOfTab {
  readonly source: BoardSource;
  readonly editable: boolean;
  /** The board's name; the puzzle's name if it is missing. */
  readonly label?: string;
  /** The number being typed. */
  readonly hint: string;
  /** True if its digits are hidden. */
  readonly isHidden?: boolean;
  /** Shown in their place; if it is missing, the words that the game is paused. */
  readonly cover?: JSX.Element;
  /** True if the corner notes are all candidates, each at the place of its digit. */
  readonly notesInPlaces?: boolean;
  /** The value whose cells are lit; if 0 or missing, the selected cell's. */
  readonly lit?: number;
  /** Handles the press of a cell; true if it was used, and selects nothing. */
  onPress?(cell: number): boolean;
}

/** Takes the place of a tab's board, panel and deck from `open` to `end`: an exercise, a replay, a duel. */
export interface StandIn {
  board(): BoardOfTab;
  Panel(): JSX.Element | JSX.Element[] | null;
  Deck(): JSX.Element | null;
  /** True if the stand-in used the key. */
  key(event: KeyboardEvent): boolean;
  /** The same as `key`, with Ctrl, Alt or Meta held. */
  chord?(event: KeyboardEvent): boolean;
  end(): void;
}

/** The late part that has a stand-in. */
export interface StandInPart<Page> {
  open(page: Page): StandIn;
}

/** The content of a tab. A tab may have several; the first with `isShown` counts. */
export interface TabView<Views extends object, Needs> {
  /** Fetches its components when it is first shown; null if they come with the page. */
  readonly load: (() => Promise<Views>) | null;
  /** Begins the sentence shown in its place until they are loaded. */
  readonly name: Text;
  isShown?(needs: Needs): boolean;
  /** Asked once, at the start of the page: true to load it although another tab is shown. */
  isWanted?(): boolean;
  /** True if, once shown, it continues while other tabs are shown. */
  readonly stays?: boolean;
  /** Called when its components are loaded and it is shown; returns a function that ends it. */
  begin?(views: Views, needs: Needs): () => void;
  board?(needs: Needs): BoardOfTab;
  /** If there is room, the deck is beside the board, above the panel. */
  readonly deckPlace?: 'side';
  /** The kind of content in place of a board: results to read, or several boards. */
  readonly stageKind?: 'results' | 'boards';
  stage?(views: Views, needs: Needs): JSX.Element | null;
  panel(views: Views, needs: Needs): JSX.Element | null;
  deck(views: Views, needs: Needs): JSX.Element | null;
  /** True if the tab used the key. Never called with Ctrl, Alt or Meta. */
  key?(event: KeyboardEvent, needs: Needs): boolean;
  /** The same as `key` with Ctrl, Alt or Meta held. */
  chord?(event: KeyboardEvent, needs: Needs): boolean;
}

export interface TabRecord<Needs> {
  readonly id: Tab;
  readonly title: Text;
  /** Shown in place of the title if there is no room for words. */
  readonly icon: IconDrawing;
  /** Its own letter in a link; empty if a link leads to the first tab instead. */
  readonly letter: string;
  /** True if it shows the list of algorithms. */
  readonly needsAlgorithms?: boolean;
  readonly views: readonly TabView<object, Needs>[];
}

/** A view with the type of its components, which only it knows. */
export function tabView<Views extends object, Needs>(view: TabView<Views, Needs>): TabView<object, Needs> {
  return view;
}

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, on every tab with the puzzle on its board. True if the key was one of them. */
export function undoKey({ play }: HasPlay, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) play.redo();
  else if (letter === 'z') play.undo();
  else return false;
  return true;
}
