// The views of a collection, fetched together when the first is shown.
import { collection } from './page_collection';
import { makeWalk, type Walk } from './walk';
import type { App } from '../../state/types';
import type { Arrival } from '../arrival/arrival';

export { CollectionDeck } from './collection_deck';
export { CollectionPanel } from './collection_panel';
export { CollectionResults } from './collection_results';
export { PlacePart } from './place_part';

/** A line that cannot be read waits in the dialog. */
export function makeWalkHere(app: App, arrival: Arrival): Walk {
  return makeWalk(collection, app, arrival);
}
