// The Lab of this page: made when it is first shown, and running on while other tabs are shown.
import { makeWorker } from '../client/make_worker';
import { makeSolverClient } from '../client/solver_client';
import { makeKeep } from './keep';
import { makeLab, type Lab } from './lab';

let lab: Lab | null = null;

export const cores = Math.max(1, navigator.hardwareConcurrency || 1);

export function labHere(): Lab {
  return (lab ??= makeLab({
    keep: makeKeep(),
    // A worker that was lost leaves a trial that failed, which says it.
    makeClient: () => makeSolverClient(makeWorker, () => undefined),
    cores,
  }));
}
