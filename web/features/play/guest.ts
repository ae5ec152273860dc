// What takes the place of the game in the Play tab, as the page sees it (app/play_guests.tsx).
import type { JSX } from 'preact';
import type { BoardOfTab } from '../../ui/tab';
import type { PlayPage } from './play_needs';

export interface Guest {
  board(): BoardOfTab;
  Panel(): JSX.Element | JSX.Element[] | null;
  Deck(): JSX.Element | null;
  /** True if the guest used the key. */
  key(event: KeyboardEvent): boolean;
  /** As `key`, with Ctrl, Alt or Meta. */
  chord?(event: KeyboardEvent): boolean;
  end(): void;
}

/** What its file has beside. */
export interface GuestPart {
  /** It is to be shown, from now until its end. */
  open(page: PlayPage): Guest;
}
