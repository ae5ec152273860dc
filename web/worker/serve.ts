// The message loop of every worker: one request in, one reply out, progress between, cancel by id.
import type { ReplyMessage, Replies, Request, RequestMessage } from '../protocol/messages';
import { buffersIn } from '../protocol/columns';
import { type Job, Refusal, ToldError } from './job';

type Cancel = Extract<Request, { kind: 'cancel' }>;

function post(message: ReplyMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** What is handed over instead of copied: the pages of a frame, the columns and the lines of a collection. */
function buffersOf(value: Replies[keyof Replies]): Transferable[] {
  if (value === null || typeof value !== 'object') return [];
  if ('buffer' in value) return [value.buffer];
  return 'rows' in value ? [...buffersIn(value.rows), value.bytes.buffer] : [];
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
      post({ id, kind: 'done', value }, buffersOf(value));
    } catch (error) {
      const thrown = error instanceof Error ? error.message : String(error);
      const message = error instanceof ToldError ? error.told : thrown;
      // Anything that is not a refusal may have left the module's memory in any state.
      post({ id, kind: error instanceof Refusal ? 'refused' : 'crashed', message });
    } finally {
      jobs.delete(id);
    }
  };
}
