// The Lab of this page: made when it is first shown, and running on while other tabs are shown.
import { pool } from '../../client/page_pool';
import { makeKeep } from './keep';
import { makeLab, type Lab } from './lab';
import { makeSpeedup, type Speedup } from './speedup';

export { cores } from '../../client/page_pool';

let lab: Lab | null = null;
let speedup: Speedup | null = null;

export const labHere = (): Lab => (lab ??= makeLab({ keep: makeKeep(), pool }));
export const speedupHere = (): Speedup => (speedup ??= makeSpeedup(pool));
