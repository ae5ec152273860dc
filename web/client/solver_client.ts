// The page's end of a solver worker: typed questions, cancelled by an AbortSignal. The only place that posts messages.
// A worker that crashed, or sends nothing for ten seconds while it owes an answer, is ended; the next question starts
// another.
//
//   ask --> open --> done / refused ------------------> promise settled
//             |--- crashed, error, silence --> worker ended, every open promise rejected with Crashed, onRestart
import {
  solverStopped,
  workerEnded,
  workerNotLoaded,
  workerSilent,
  workerUnreadable,
} from '../language/generated/workers';
import { lossWords } from '../language/failure';
import { say, toldWords } from '../language/say';
import type { Words } from '../language/text';
import type {
  AsideRequest,
  Replies,
  ReplyMessage,
  Request,
  RequestMessage,
  SolveProgress,
  WholeRequest,
} from '../protocol/messages';

/** Its message is a sentence for the user, in the language at the time of reading. */
class SaidError extends Error {
  constructor(private readonly words: Words) {
    super();
  }
  override get message(): string {
    return this.words();
  }
}
/** The request was wrong. */
export class Refused extends SaidError {}
/** The worker was lost while it had the request. `wasUp`: it had answered before, so that a new one may answer, too. */
export class Crashed extends SaidError {
  constructor(
    words: Words,
    readonly wasUp = false,
  ) {
    super(words);
  }
}

export interface AskOptions {
  onProgress?: (progress: SolveProgress) => void;
  transfer?: Transferable[];
  /** Asks the worker to stop; the promise then resolves with the results so far. */
  signal?: AbortSignal;
  /** For a search with others beside it. The argument passes it the others' clauses; the result takes its own. */
  join?: (hear: (learnt: Uint32Array) => void) => (learnt: Uint32Array) => void;
}

/** `Q`: the requests that its worker answers. */
export interface SolverClient<Q extends Request = WholeRequest> {
  ask<R extends Q>(request: R, options?: AskOptions): Promise<Replies[R['kind']]>;
  /** Ends the worker and gives its memory back; the next question starts another. */
  end(): void;
}

/** The client for its owner. */
export interface OwnSolverClient<Q extends Request = WholeRequest> extends SolverClient<Q> {
  /** Starts the worker ahead of the first question, so that it is ready by then. */
  start(): void;
}

interface OpenRequest {
  resolve(value: Replies[keyof Replies]): void;
  reject(error: Error): void;
  onProgress: ((progress: SolveProgress) => void) | undefined;
  onLearnt: ((learnt: Uint32Array) => void) | undefined;
  forgetSignal(): void;
}

/** A worker reports many times a second; one that shares its core with much else may need seconds for that. */
const silence_ms = 10_000;
/** A worker that has not reported yet may still be fetching the module over a slow network. */
const start_ms = 60_000;
/** A timer later than this means that the page slept, not that the worker is silent. */
const late_ms = 500;
/** Its answer, to which no promise belongs, shows that the worker is up before its first long request. */
const greeting: RequestMessage = { id: 0, request: { kind: 'cancel', target: 0 } };

export function makeSolverClient<Q extends Request = WholeRequest>(
  makeWorker: () => Worker,
  onRestart: (reason: Words) => void,
): OwnSolverClient<Q> {
  const open = new Map<number, OpenRequest>();
  let worker: Worker | null = null;
  let hasSpoken = false;
  let lastId = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function watchSilence(): void {
    clearTimeout(watchdog);
    if (open.size === 0) return;
    const patience_ms = hasSpoken ? silence_ms : start_ms;
    const due_ms = performance.now() + patience_ms;
    watchdog = setTimeout(() => {
      if (performance.now() > due_ms + late_ms) watchSilence();
      else restart(() => say(workerSilent, { count: patience_ms / 1000 }));
    }, patience_ms);
  }

  function take(id: number): OpenRequest | undefined {
    const request = open.get(id);
    open.delete(id);
    request?.forgetSignal();
    return request;
  }

  function stop(reason: Words): void {
    clearTimeout(watchdog);
    if (worker) {
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      worker.terminate();
      worker = null;
    }
    for (const id of [...open.keys()])
      take(id)?.reject(new Crashed(() => say(solverStopped, { reasonName: reason() }), hasSpoken));
  }

  function restart(reason: Words): void {
    stop(reason);
    onRestart(reason);
  }

  function hear(message: ReplyMessage): void {
    hasSpoken = true;
    switch (message.kind) {
      case 'progress':
        open.get(message.id)?.onProgress?.(message.value);
        break;
      case 'learnt':
        open.get(message.id)?.onLearnt?.(message.learnt);
        break;
      case 'done':
        take(message.id)?.resolve(message.value);
        break;
      case 'refused':
        take(message.id)?.reject(new Refused(() => toldWords(message.message)));
        break;
      case 'crashed':
        restart(() => toldWords(message.message).replace(/\.$/, ''));
        break;
    }
    watchSilence();
  }

  function started(): Worker {
    if (worker) return worker;
    hasSpoken = false;
    worker = makeWorker();
    worker.onmessage = ({ data }: MessageEvent<ReplyMessage>) => hear(data);
    worker.onerror = (event) => restart(() => lossWords(event, workerNotLoaded));
    worker.onmessageerror = () => restart(() => say(workerUnreadable));
    worker.postMessage(greeting);
    return worker;
  }

  function ask<R extends Q>(request: R, options: AskOptions = {}): Promise<Replies[R['kind']]> {
    const { onProgress, transfer = [], signal, join } = options;
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      const target = started();
      const sayAside = (request: AsideRequest): void =>
        target.postMessage({ id: ++lastId, request } satisfies RequestMessage);
      const cancel = (): void => sayAside({ kind: 'cancel', target: id });
      target.postMessage({ id, request } satisfies RequestMessage, transfer);
      signal?.addEventListener('abort', cancel);
      // The worker's table of answers has that kind's reply (worker/serve.ts); the compiler does not see across the line.
      const settle = resolve as OpenRequest['resolve'];
      const forgetSignal = (): void => signal?.removeEventListener('abort', cancel);
      const onLearnt = join?.((learnt) => sayAside({ kind: 'hear', target: id, learnt }));
      open.set(id, { resolve: settle, reject, onProgress, onLearnt, forgetSignal });
      if (signal?.aborted) cancel();
      if (open.size === 1) watchSilence();
    });
  }

  return { ask, start: () => void started(), end: () => stop(() => say(workerEnded)) };
}
