// The code that finds a hint, and the card that shows it in Play; fetched when the first is asked for.
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import { solverRestarted } from '../../language/generated/app';
import { say } from '../../language/say';
import type { LogicRequest } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import { type DeskNeeds, type LogicDesk, makeDesk } from './logic_desk';

export { HintCard } from './hint_card';
export { hintLayer } from './hint_picture';
export { spokenHint } from './hint_words';

let desk: LogicDesk | null = null;

/** The page's desk, made when a hint or Logic is first asked for; its worker starts then, ahead of the first question. */
export function deskOf(app: DeskNeeds['app']): LogicDesk {
  if (desk) return desk;
  const client = makeSolverClient<LogicRequest | AsideRequest>(makeLogicWorker, (reason) => {
    app.view.notice.value = { text: () => say(solverRestarted, { reasonName: reason() }), tone: 'bad' };
  });
  client.start();
  desk = makeDesk({ app, client });
  return desk;
}
