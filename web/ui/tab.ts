// A tab of the page as one record: what it is called, how a link names it, and what it shows. Each lies with its feature;
// app/tabs.ts puts them in their order. `Needs`: what of the page it uses.
import type { JSX } from 'preact';
import type { BoardSource } from '../board/picture';
import type { Text } from '../language/text';
import type { Tab } from '../state/view';
import type { IconDrawing } from './icons';

/** The board of a tab that has one. */
export interface BoardOfTab {
  readonly source: BoardSource;
  readonly editable: boolean;
  /** The board's name; if it is missing, the name is that of the puzzle. */
  readonly label?: string;
  /** The number that is being typed. */
  readonly hint: string;
  /** Its digits are not shown. */
  readonly isHidden?: boolean;
  /** Shown in their place; if it is missing, a word that the game is paused. */
  readonly cover?: JSX.Element;
  /** The corner notes are all candidates, each at the place of its digit. */
  readonly notesInPlaces?: boolean;
  /** The value whose cells are lit; if 0 or missing, that of the selected cell. */
  readonly lit?: number;
  /** Handles the press of a cell; true if it was used, and selects nothing. */
  onPress?(cell: number): boolean;
}

/** What a tab shows. A tab may have several, of which the first that `isShown` counts. */
export interface TabView<Views extends object, Needs> {
  /** Fetches its components when it is first shown; null if they come with the page. */
  readonly load: (() => Promise<Views>) | null;
  /** Begins the sentence that stands in its place until they are here. */
  readonly name: Text;
  isShown?(needs: Needs): boolean;
  /** Asked once, when the page begins: whether it is fetched although another tab is shown. */
  isWanted?(): boolean;
  /** Once it has been shown it goes on while other tabs are shown. */
  readonly stays?: boolean;
  /** When its components are here and it is shown; returns how to end. */
  begin?(views: Views, needs: Needs): () => void;
  board?(needs: Needs): BoardOfTab;
  /** Where there is room, the deck stands beside the board, above the panel. */
  readonly deckPlace?: 'side';
  /** In place of a board, as results to read or as several boards. */
  readonly stageKind?: 'results' | 'boards';
  stage?(views: Views, needs: Needs): JSX.Element | null;
  panel(views: Views, needs: Needs): JSX.Element | null;
  deck(views: Views, needs: Needs): JSX.Element | null;
  /** True if the tab used the key. Never called with Ctrl, Alt or Meta. */
  key?(event: KeyboardEvent, needs: Needs): boolean;
  /** As `key`, with one of them. */
  chord?(event: KeyboardEvent, needs: Needs): boolean;
}

export interface TabRecord<Needs> {
  readonly id: Tab;
  readonly title: Text;
  /** Shown in place of the title if there is no room for words. */
  readonly icon: IconDrawing;
  /** How a link names it, a letter of its own; empty if a link leads to the first tab instead. */
  readonly letter: string;
  /** True if it shows the list of algorithms. */
  readonly needsAlgorithms?: boolean;
  readonly views: readonly TabView<object, Needs>[];
}

/** A view with the type of its components, which only it knows. */
export function tabView<Views extends object, Needs>(view: TabView<Views, Needs>): TabView<object, Needs> {
  return view;
}
