// The cards that may take the pad's place in the deck: one at a time, the first of the list that is shown. The board neither
// moves nor changes its size for it: on a phone a card has the room of the pad, and scrolls if it needs more.
import type { JSX } from 'preact';
import { HintPlace } from '../logic/hint_place';
import { coversBoard } from './pause_cover';
import type { PlayPage } from './play_needs';

export interface DeckCard {
  /** Reads signals: the deck is drawn again when one of them changes. */
  isShown(page: PlayPage): boolean;
  Card(page: PlayPage): JSX.Element | null;
}

const hintCard: DeckCard = {
  isShown: ({ app, hints }) => hints.place.value === 'card' && !coversBoard(app),
  Card: HintPlace,
};

/** In the order of precedence. */
export const deckCards: readonly DeckCard[] = [hintCard];

export const deckCardOf = (page: PlayPage): DeckCard | null => deckCards.find((card) => card.isShown(page)) ?? null;
