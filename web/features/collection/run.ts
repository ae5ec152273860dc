// Solves a file block by block on several workers at once. A worker takes the next block that nobody has; blocks are
// handed on in the order of the file, whichever is ready first.
import type { SolverClient } from '../../client/solver_client';
import type { CollectionBlock, CollectionRequest } from '../../protocol/collection';

export interface RunNeeds {
  file: Blob;
  clients: readonly SolverClient<CollectionRequest>[];
  limit: number;
  wantSolutions: boolean;
  signal: AbortSignal;
  /** Called in the order of the file; `end` is where the block ends, in bytes. */
  onBlock(block: CollectionBlock, end: number): void;
}

/** Of a block: each takes a message there and back, and several turns of the browser to read. */
const largest = 1 << 22;
const smallest = 1 << 14;
/** Blocks that a worker has at once: while it solves one, the other is read. */
const blocksAtOnce = 2;

/** Small files, too, are shared among all workers. */
export function blockBytes(size: number, workers: number): number {
  return Math.min(largest, Math.max(smallest, Math.ceil(size / (workers * 8))));
}

/** Resolves when all is handed on, or the signal stopped it. */
export async function runCollection(needs: RunNeeds): Promise<void> {
  const { file, clients, limit, wantSolutions, signal, onBlock } = needs;
  const size = blockBytes(file.size, clients.length);
  const count = Math.ceil(file.size / size);
  const ready = new Map<number, CollectionBlock>();
  let taken = 0;
  let handedOn = 0;

  async function work(client: SolverClient<CollectionRequest>): Promise<void> {
    while (!signal.aborted && taken < count) {
      const index = taken++;
      const start = index * size;
      const end = Math.min(file.size, start + size);
      const block = await client.ask({ kind: 'collection', file, start, end, limit, wantSolutions }, { signal });
      if (signal.aborted) return;
      ready.set(index, block);
      for (let next; (next = ready.get(handedOn)); ++handedOn) {
        ready.delete(handedOn);
        onBlock(next, Math.min(file.size, (handedOn + 1) * size));
      }
    }
  }
  await Promise.all(Array.from({ length: blocksAtOnce }, () => clients.map(work)).flat());
}
