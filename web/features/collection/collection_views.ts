// The views of a collection, fetched together when the first is shown.
import { collection } from './page_collection';
import { makeWalk, type Walk } from './walk';
import type { CanRead } from '../../state/reading';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';

export { CollectionDeck } from './collection_deck';
export { CollectionPanel } from './collection_panel';
export { CollectionResults } from './collection_results';
export { PlacePart } from './place_part';

/** An unreadable line waits in the dialog. */
export function makeWalkHere(app: HasPlay & HasSitting & HasView & CanRead, arrival: Arrival): Walk {
  return makeWalk(collection, app, arrival);
}
