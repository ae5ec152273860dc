// All steps by clues at a session's position, the shortest chain through clues among them.
import type { LogicStep } from '../../web/protocol/logic';
import type { LogicSession } from '../../wasm/logic_module';

export const clueStepsOf = (session: LogicSession): LogicStep[] =>
  ['clues', 'clue-chains'].flatMap((set) => JSON.parse(session.all(set, 5000)) as LogicStep[]);
