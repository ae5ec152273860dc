// The message loop of every worker: one request in, one reply out, progress between, cancel by id.
import type { ReplyMessage, Replies, Request, RequestMessage } from '../protocol/messages';
import { type Job, Refusal } from './job';

type Cancel = Extract<Request, { kind: 'cancel' }>;

function post(message: ReplyMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** Answers each message to this worker with what `answer` makes of it. */
export function serve<Q extends Request>(
  answer: (request: Exclude<Q, Cancel>, job: Job) => Promise<Replies[keyof Replies]>,
): void {
  const jobs = new Map<number, Job>();

  function cancel({ target }: Cancel): null {
    const job = jobs.get(target);
    if (job) job.cancelled = true;
    return null;
  }

  self.onmessage = async ({ data }: MessageEvent<RequestMessage>): Promise<void> => {
    const { id, ...request } = data;
    const job: Job = { cancelled: false, progress: (value) => post({ id, kind: 'progress', value }) };
    jobs.set(id, job);
    try {
      // The client of this worker's kind asks nothing that it does not answer.
      const value =
        request.kind === 'cancel' ? cancel(request) : await answer(request as unknown as Exclude<Q, Cancel>, job);
      const frame = value !== null && typeof value === 'object' && 'buffer' in value ? [value.buffer] : [];
      post({ id, kind: 'done', value }, frame);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Anything that is not a refusal may have left the module's memory in any state.
      post({ id, kind: error instanceof Refusal ? 'refused' : 'crashed', message });
    } finally {
      jobs.delete(id);
    }
  };
}
