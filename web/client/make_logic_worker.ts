// Starts the worker of logic: apart from the others, so that a first visit does not load it.
import logicUrl from '../worker/logic_worker.ts?worker&url';
import { start } from './make_worker';

export const makeLogicWorker = (): Worker => start(logicUrl);
