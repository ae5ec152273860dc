// The beginning of every worker: its module of the solver, and its message loop, with one request in, one reply out, and progress
// between. A message to a running request finds it by its id.
import type { ModuleFactory } from '../../wasm/solver_module';
import { workerLacksSimd } from '../language/generated/workers';
import type { Told } from '../language/text';
import type { AsideRequest, Replies, ReplyMessage, Request, RequestMessage } from '../protocol/messages';
import type { CollectionReply } from '../protocol/collection';
import { buffersIn } from '../protocol/columns';
import { type Job, Refusal, ToldError } from './job';

/** A function that makes a vector out of zero and takes one apart: invalid without SIMD instructions. */
const usesSimd = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic, version
  ...[1, 5, 1, 96, 0, 1, 123], // type: () -> v128
  ...[3, 2, 1, 0], // function
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11], // code: i32.const 0, i8x16.splat, i8x16.popcnt
);

/** Starts a module; throws a sentence for the user if the browser cannot run it. */
export async function loadModule<M>(createModule: ModuleFactory<M>, wasmUrl: string): Promise<M> {
  if (!WebAssembly.validate(usesSimd)) {
    throw new ToldError({ text: workerLacksSimd });
  }
  return createModule({ locateFile: () => new URL(wasmUrl, import.meta.url).href });
}

function post(message: ReplyMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** The buffers to transfer instead of copying: the pages of a frame, the columns and the lines of a collection. */
function buffersOf(value: Replies[keyof Replies]): Transferable[] {
  if (value === null || typeof value !== 'object') return [];
  if ('buffer' in value) return [value.buffer];
  if (!('rows' in value)) return [];
  // A table of words could have such a member too, by its type.
  const { rows, bytes } = value as CollectionReply;
  return [...buffersIn(rows), bytes.buffer];
}

/** The error in a form for which the page has words. */
function toldOf(error: unknown): Told {
  if (!(error instanceof Error)) return String(error);
  const { name, message } = error;
  return { thrown: { name, message } };
}

type RequestOf<K extends keyof Replies> = { [Each in K]: { kind: Each } & Extract<Request, { kind: Each }> }[K];

/** The answer to each kind of request: the compiler checks that none is missing, and that each has the reply of its kind. */
export type Answers<K extends keyof Replies> = {
  readonly [Each in K]: (request: RequestOf<Each>, job: Job) => Replies[Each] | Promise<Replies[Each]>;
};

export const answerBy = <K extends keyof Replies>(
  answers: Answers<K>,
  request: RequestOf<K>,
  job: Job,
): Replies[K] | Promise<Replies[K]> => answers[request.kind](request, job);

const isAside = (request: Request): request is AsideRequest => 'target' in request;

/** Answers each message to this worker by the table, once there is one. */
export function serve<K extends Exclude<keyof Replies, AsideRequest['kind']>>(loading: Promise<Answers<K>>): void {
  const jobs = new Map<number, Job>();

  function hearAside(request: AsideRequest): null {
    const { kind, target } = request;
    const job = jobs.get(target);
    if (!job) return null;
    if (kind === 'cancel') job.cancelled = true;
    else {
      job.beside ??= { heard: [], tell: (learnt) => post({ id: target, kind: 'learnt', learnt }, [learnt.buffer]) };
      job.beside.heard.push(request.learnt);
    }
    return null;
  }

  self.onmessage = async ({ data }: MessageEvent<RequestMessage<RequestOf<K> | AsideRequest>>): Promise<void> => {
    const { id, request } = data;
    const job: Job = { cancelled: false, progress: (value) => post({ id, kind: 'progress', value }) };
    jobs.set(id, job);
    try {
      const value = isAside(request) ? hearAside(request) : await answerBy(await loading, request, job);
      post({ id, kind: 'done', value }, buffersOf(value));
    } catch (error) {
      const message = error instanceof ToldError ? error.told : toldOf(error);
      // Anything that is not a refusal may have left the module's memory in any state.
      post({ id, kind: error instanceof Refusal ? 'refused' : 'crashed', message });
    } finally {
      jobs.delete(id);
    }
  };
}
