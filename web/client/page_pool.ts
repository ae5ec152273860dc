// The pool of this page.
import { makeWorker } from './make_worker';
import { makePool } from './pool';
import { makeSolverClient } from './solver_client';

/** Cores of this device, as far as the browser reports them. */
export const cores = Math.max(1, navigator.hardwareConcurrency || 1);

/** A lost worker fails its current request, and its user reports the failure. */
export const pool = makePool(() => makeSolverClient(makeWorker, () => undefined), cores);
