// The page's end of a worker that runs a visitor's solver. If the solver takes too long, fails or must stop, the worker
// is ended, whatever it is doing; the next question starts another.
//
//   no worker --open--> compiled --> ready --solve--> ready
//       ^----- refused, late, failed, lost, stopped, end -----'
import { workerNotLoaded } from '../language/generated/workers';
import { lossWords } from '../language/failure';
import { say } from '../language/say';
import type { GuestQuestion, GuestRefusal, GuestReply, GuestRequest } from '../protocol/guest';

type Reply<Kind extends GuestReply['kind']> = Extract<GuestReply, { kind: Kind }>;

/** Not done within the time; stopped by the signal. */
type Unanswered = { kind: 'late' } | { kind: 'stopped' };

export type GuestOutcome = Reply<'refused'> | Reply<'solved'> | Reply<'failed'> | Unanswered;
export type GuestOpening = Reply<'ready'> | Reply<'refused'> | { kind: 'stopped' };

export interface GuestClient {
  /** Starts the module, unless it is ready. */
  open(signal: AbortSignal): Promise<GuestOpening>;
  solve(question: GuestQuestion, maxSeconds: number, signal: AbortSignal): Promise<GuestOutcome>;
  /** Ends the worker and gives its memory back. */
  end(): void;
}

/** Time to fetch the worker's program over a slow network, and to compile perhaps many megabytes. */
const compile_s = 120;
/** Time for the module's own start. */
const start_s = 10;

/** The worker's next message; posts a request first, if there is one. */
function listen(
  worker: Worker,
  seconds: number,
  signal: AbortSignal,
  request?: GuestRequest,
): Promise<GuestReply | Unanswered> {
  let forget = (): void => undefined;
  const heard = new Promise<GuestReply | Unanswered>((resolve) => {
    const stop = (): void => resolve({ kind: 'stopped' });
    const timer = setTimeout(() => resolve({ kind: 'late' }), seconds * 1000);
    worker.onmessage = ({ data }: MessageEvent<GuestReply>) => resolve(data);
    worker.onerror = (event) => resolve({ kind: 'failed', reason: lossWords(event, workerNotLoaded) });
    signal.addEventListener('abort', stop);
    forget = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    if (signal.aborted) stop();
    else if (request) worker.postMessage(request);
  });
  return heard.finally(forget);
}

export function makeGuestClient(bytes: Uint8Array<ArrayBuffer>, makeWorker: () => Promise<Worker>): GuestClient {
  let worker: Worker | null = null;
  let ready: Reply<'ready'> | null = null;

  function end(): void {
    worker?.terminate();
    worker = ready = null;
  }

  function refused(refusal: GuestRefusal): GuestOpening {
    end();
    return { kind: 'refused', refusal };
  }

  async function open(signal: AbortSignal): Promise<GuestOpening> {
    if (ready) return ready;
    end();
    const started = await makeWorker().catch(() => null);
    if (!started) return { kind: 'refused', refusal: { kind: 'start', reason: say(workerNotLoaded) } };
    worker = started;
    let heard = await listen(started, compile_s, signal, { kind: 'load', bytes });
    const patience_s = heard.kind === 'compiled' ? start_s : compile_s;
    if (heard.kind === 'compiled') heard = await listen(started, start_s, signal);
    switch (heard.kind) {
      case 'ready':
        return (ready = heard);
      case 'refused':
        return refused(heard.refusal);
      case 'late':
        return refused({ kind: 'slow', seconds: patience_s });
      case 'failed':
        return refused({ kind: 'start', reason: heard.reason });
      default:
        end();
        return { kind: 'stopped' };
    }
  }

  return {
    open,
    async solve(question, maxSeconds, signal) {
      const opened = await open(signal);
      if (opened.kind !== 'ready') return opened;
      const heard = await listen(worker!, maxSeconds, signal, { kind: 'solve', ...question });
      if (heard.kind === 'solved') return heard;
      end();
      return heard.kind === 'late' || heard.kind === 'failed' ? heard : { kind: 'stopped' };
    },
    end,
  };
}
