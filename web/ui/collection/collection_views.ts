// The views of a collection, fetched together when the first is shown.
export { CollectionDeck } from './collection_deck';
export { CollectionPanel } from './collection_panel';
export { CollectionResults } from './collection_results';
