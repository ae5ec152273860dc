// The worker's message loop: one request in, one reply out, progress between. Solving and watching live in their tasks.
import type { ReplyMessage, Replies, Request, RequestMessage } from '../protocol/messages';
import type { SolverModule } from '../../wasm/solver_module';
import { type Job, Refusal } from './job';
import { solve } from './solve_task';
import { bytesOf, loadSolverModule } from './solver_module';
import { WatchTask } from './watch_task';

interface Loaded {
  module: SolverModule;
  watch: WatchTask;
}

const jobs = new Map<number, Job>();
const loading: Promise<Loaded> = loadSolverModule().then((module) => ({ module, watch: new WatchTask(module) }));

function post(message: ReplyMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

async function answer(request: Request, job: Job): Promise<Replies[keyof Replies]> {
  const { module, watch } = await loading;
  switch (request.kind) {
    case 'catalogue':
      return module.catalogue();
    case 'read':
      return module.readPuzzle(request.text, request.options);
    case 'write': {
      const puzzle = bytesOf(request.puzzle);
      const refusal = module.refusal(puzzle, '');
      if (refusal) throw new Refusal(refusal);
      return module.writePuzzle(puzzle, request.style);
    }
    case 'solve':
      return solve(module, request, job);
    case 'watch':
      return watch.open(request, job);
    case 'move':
      return watch.move(request.move, request.buffer, job);
    case 'tree':
      return watch.tree(request.window);
    case 'cancel': {
      const target = jobs.get(request.target);
      if (target) target.cancelled = true;
      return null;
    }
  }
}

self.onmessage = async ({ data }: MessageEvent<RequestMessage>): Promise<void> => {
  const { id, ...request } = data;
  const job: Job = { cancelled: false, progress: (value) => post({ id, kind: 'progress', value }) };
  jobs.set(id, job);
  try {
    const value = await answer(request, job);
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
