// The collection of this page: made when it is first shown, and running on while other tabs are shown.
import { makeLogicWorker } from '../../client/make_logic_worker';
import { makeQuickWorker, makeWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import { makeKeeper } from './keeper';
import { makeCollection } from './collection';

export const collection = makeCollection({
  // A worker that was lost ends the run, which says why.
  makeClient: () => makeSolverClient(makeQuickWorker, () => undefined),
  makeLogicClient: () => makeSolverClient(makeLogicWorker, () => undefined),
  makeWholeClient: () => makeSolverClient(makeWorker, () => undefined),
  keeper: makeKeeper(window),
  cores: Math.max(1, navigator.hardwareConcurrency || 1),
});

void collection.restore();
