// The collection of this page: made when it is first shown, and kept running while other tabs are shown.
import { makeCollectionWorker, makeLogicWorker } from '../../client/late_workers';
import { makeWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import type { LogicRequest, LogicTechnique } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import { makeCollectionStorage } from './storage';
import { makeCollection } from './collection';

export const collection = makeCollection({
  // The loss of a worker ends the run, with the reason.
  makeClient: () => makeSolverClient(makeCollectionWorker, () => undefined),
  makeLogicClient: () => makeSolverClient(makeLogicWorker, () => undefined),
  makeWholeClient: () => makeSolverClient(makeWorker, () => undefined),
  storage: makeCollectionStorage(window),
  cores: Math.max(1, navigator.hardwareConcurrency || 1),
});

void collection.restore();

let techniques: Promise<readonly LogicTechnique[]> | null = null;

/** The techniques that people look for, from the easiest to the hardest, from a worker that is then ended. */
export function techniquesOfPage(): Promise<readonly LogicTechnique[]> {
  async function ask(): Promise<readonly LogicTechnique[]> {
    const client = makeSolverClient<LogicRequest | AsideRequest>(makeLogicWorker, () => undefined);
    try {
      return await client.ask({ kind: 'logicTechniques' });
    } finally {
      client.end();
    }
  }
  techniques ??= ask().catch((error: unknown) => {
    techniques = null;
    throw error;
  });
  return techniques;
}
