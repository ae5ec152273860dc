// The Lab of this page: made when it is first shown, and running on while other tabs are shown.
import { makeGuestWorker } from '../../client/make_guest_worker';
import { pool } from '../../client/late_workers';
import { makeGuestKeep } from './guest_keep';
import { makeGuests, type Guests } from './guests';
import { makeKeep } from './keep';
import { makeLab, type Lab } from './lab';
import { makeSpeedup, type Speedup } from './speedup';

export { cores } from '../../client/late_workers';

let guests: Guests | null = null;
let lab: Lab | null = null;
let speedup: Speedup | null = null;

export const guestsHere = (): Guests => (guests ??= makeGuests({ keep: makeGuestKeep(), makeWorker: makeGuestWorker }));
export const labHere = (): Lab => (lab ??= makeLab({ keep: makeKeep(), pool, findGuest: guestsHere().find }));
export const speedupHere = (): Speedup => (speedup ??= makeSpeedup(pool));
