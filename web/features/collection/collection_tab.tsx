// The tab Lists: a file of many puzzles. Its components are fetched when it is first shown or, in a
// browser tab with a collection, when the page starts, since one of its puzzles may be on the board.
import { tabCollection, theCollection } from '../../language/generated/app';
import type { HasLink } from '../../link/link_sync';
import type { HasPlay } from '../../state/play_store';
import type { CanRead } from '../../state/reading';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { icons } from '../../ui/icons';
import { type TabRecord, tabView } from '../../ui/tab';
import type { Arrival } from '../arrival/arrival_store';
import { ownCollection } from './own_collection';
import { pageWalk } from './place';

declare module '../../state/view' {
  interface TabIds {
    collection: true;
  }
}

interface Needs {
  app: HasPlay & HasSitting & HasView & CanRead & HasLink;
  arrival: Arrival;
}

const load = () => import('./collection_views');

const view = tabView<Awaited<ReturnType<typeof load>>, Needs>({
  load,
  name: theCollection,
  isWanted: () => ownCollection(window) !== null,
  stays: true,
  begin({ makeWalkHere, PlacePart }, { app, arrival }) {
    pageWalk.value = { walk: makeWalkHere(app, arrival), PlacePart };
    return () => (pageWalk.value = null);
  },
  stageKind: 'results',
  stage: ({ CollectionResults }, { app }) =>
    pageWalk.value && <CollectionResults app={app} walk={pageWalk.value.walk} />,
  panel: ({ CollectionPanel }, { app }) => pageWalk.value && <CollectionPanel app={app} />,
  deck: ({ CollectionDeck }, { app, arrival }) => pageWalk.value && <CollectionDeck app={app} arrival={arrival} />,
});

export const collectionTab: TabRecord<Needs> = {
  id: 'collection',
  title: tabCollection,
  icon: icons.lists,
  letter: '',
  views: [view],
};
