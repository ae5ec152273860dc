// The browser's page of the puzzle on the board: its label in the history, and its address, which is the link of its state.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { encodeLink, type LinkState } from './link';
import { isSamePlace, readLabel, type PageLabel, type Place } from './pages';
import type { TabLetters } from '../state/view';

export interface BoardPage {
  /** The whole address of the current state. */
  readonly link: ReadonlySignal<string>;
  /** The previous address. */
  linkBefore(): string;
  /** The address of the page below what was last opened on top. */
  linkBelow(): string;
  readonly label: Signal<PageLabel>;
  /** The address with another state in it. */
  linkTo(state: LinkState): Promise<string>;
  /** Writes a page into the history, and makes it the board's own; false if the browser moved elsewhere first. */
  write(how: 'push' | 'replace', label: PageLabel, state: LinkState): Promise<boolean>;
}

interface BoardPageNeeds {
  page: Window;
  letters: TabLetters;
  place: Place;
  below: string;
  isLost(): boolean;
  /** True while the browser shows the page of another puzzle, which stays unchanged. */
  isElsewhere(): boolean;
}

export function makeBoardPage({ page, letters, place, below, isLost, isElsewhere }: BoardPageNeeds): BoardPage {
  const { history } = page;
  const link = signal(page.location.href);
  const own = signal<PageLabel>({ ...place, at: 0 });
  let before = '';

  async function linkTo(state: LinkState): Promise<string> {
    const fragment = await encodeLink(state, letters);
    return page.location.href.replace(/#.*$/, '') + '#' + fragment;
  }

  const isWritten = (label: PageLabel): boolean => {
    const found = readLabel(history.state, letters);
    return link.peek() === page.location.href && found?.at === label.at && isSamePlace(found, label);
  };

  return {
    link,
    linkBefore: () => before,
    linkBelow: () => below,
    label: own,
    linkTo,
    async write(how, label, state) {
      const { href } = page.location;
      const address = await linkTo(state);
      // The event of a move comes later than the move.
      if (isLost() || page.location.href !== href) return false;
      if (how === 'push' && label.dialog) below = link.peek();
      if (link.peek() !== address) before = link.peek();
      link.value = address;
      if (isElsewhere()) return true;
      own.value = label;
      if (how === 'push') history.pushState(label, '', address);
      else if (!isWritten(label)) history.replaceState(label, '', address);
      return true;
    },
  };
}
