// Starts a worker of collections: apart from the others, so that a first visit does not load it.
import collectionUrl from '../worker/collection_worker.ts?worker&url';
import { start } from './make_worker';

export const makeCollectionWorker = (): Worker => start(collectionUrl);
