// Workers that a first visit does not load: those of logic, collections and the camera, and the pool of all cores. Tests
// import it where there is no browser.
import type { SolveOutcome, SolveProgress, SolveRequest } from '../protocol/messages';
import cameraUrl from '../worker/camera_worker.ts?worker&url';
import collectionUrl from '../worker/collection_worker.ts?worker&url';
import logicUrl from '../worker/logic_worker.ts?worker&url';
import { makeWorker, start } from './make_worker';
import { makePool } from './pool';
import { searchTogether } from './shared_search';
import { makeSolverClient } from './solver_client';

/** Cores of this device, as far as the browser reports them. */
export const cores = Math.max(1, globalThis.navigator?.hardwareConcurrency || 1);

/** A lost worker fails its current request, and its user reports the failure. */
export const pool = makePool(() => makeSolverClient(makeWorker, () => undefined), cores);

/** Counting on all cores of this device; loaded with the first count that takes long. */
export async function countTogether(
  request: Pick<SolveRequest, 'puzzle' | 'algorithm' | 'limit'>,
  signal: AbortSignal,
  onProgress: (progress: SolveProgress) => void,
): Promise<SolveOutcome> {
  const { clients, giveBack } = pool.borrow(pool.size);
  try {
    return await searchTogether({ clients, request, depth: 0, signal, onProgress });
  } finally {
    giveBack();
  }
}

/** Starts the worker of logic: apart from the others, so that a first visit does not load it. */
export const makeLogicWorker = (): Worker => start(logicUrl);

/** Starts a worker of collections: apart from the others, so that a first visit does not load it. */
export const makeCollectionWorker = (): Worker => start(collectionUrl);

/** Starts the camera's worker: apart from the others, so that a first visit does not load it. */
export const makeCameraWorker = (): Worker => start(cameraUrl);
