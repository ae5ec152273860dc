// The Watch tab's part of the page, in one file so that it is fetched together, when the tab is first shown.
export { WatchDeck } from './deck/watch_deck';
export { makePlayer } from './player';
export { WatchPanel } from './watch_panel';
