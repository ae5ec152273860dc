// The maker of this page, made when a puzzle is first wished for.
import { makeLogicWorker } from '../../client/make_logic_worker';
import { makeSolverClient } from '../../client/solver_client';
import { makeMaker, type Maker } from './maker';

let maker: Maker | null = null;

export function makerOfPage(): Maker {
  // A worker of its own: a hint does not wait for a puzzle. One that was lost fails the making, which says so.
  maker ??= makeMaker(makeSolverClient(makeLogicWorker, () => undefined));
  return maker;
}
