// The pool of this page.
import { makeWorker } from './make_worker';
import { makePool } from './pool';
import { makeSolverClient } from './solver_client';

/** How many this device has, as far as the browser tells. */
export const cores = Math.max(1, navigator.hardwareConcurrency || 1);

/** A worker that is lost fails what it was doing, and whoever asked says so. */
export const pool = makePool(() => makeSolverClient(makeWorker, () => undefined), cores);
