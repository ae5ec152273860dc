// What the Logic tab shows, fetched when it is first shown, and the worker that answers it.
import { makeLogicWorker } from '../../client/make_logic_worker';
import { makeSolverClient } from '../../client/solver_client';
import { solverRestarted } from '../../language/generated/app';
import { say } from '../../language/say';
import { type Logic, type LogicNeeds, makeLogic } from './logic';

export { LogicDeck } from './logic_deck';
export { LogicPanel } from './logic_panel';

let logic: Logic | null = null;

/** The one that the tab shows, made when it is first shown. */
export function logicOf(app: LogicNeeds['app']): Logic {
  logic ??= makeLogic({
    app,
    client: makeSolverClient(makeLogicWorker, (reason) => {
      app.view.notice.value = { text: () => say(solverRestarted, { reasonName: reason() }), tone: 'bad' };
    }),
  });
  return logic;
}
