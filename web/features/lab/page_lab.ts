// The Lab of this page: made when it is first shown, and running on while other tabs are shown.
//
// The worker of a visitor's solver has its own text as its address: such a worker has no origin, so that even the page's own
// code in it could reach neither the storage of this site nor its pages, and the page's policy limits what it may load and
// where it may connect.
import { pool } from '../../client/late_workers';
import guestUrl from '../../worker/guest_worker.ts?worker&url';
import { makeGuestKeep } from './guest_keep';
import { makeGuests, type Guests } from './guests';
import { makeKeep } from './keep';
import { makeLab, type Lab } from './lab';
import { makeSpeedup, type Speedup } from './speedup';

export { cores } from '../../client/late_workers';

let program: Promise<string> | null = null;

async function fetchProgram(): Promise<string> {
  const response = await fetch(guestUrl);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Rejects if its program cannot be loaded; the next call fetches it again. */
async function makeGuestWorker(): Promise<Worker> {
  program ??= fetchProgram().catch((cause: unknown) => {
    program = null;
    throw cause;
  });
  return new Worker(`data:text/javascript,${encodeURIComponent(await program)}`, { type: 'module' });
}

let guests: Guests | null = null;
let lab: Lab | null = null;
let speedup: Speedup | null = null;

export const guestsHere = (): Guests => (guests ??= makeGuests({ keep: makeGuestKeep(), makeWorker: makeGuestWorker }));
export const labHere = (): Lab => (lab ??= makeLab({ keep: makeKeep(), pool, findGuest: guestsHere().find }));
export const speedupHere = (): Speedup => (speedup ??= makeSpeedup(pool));
