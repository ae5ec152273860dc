// Solves a file piece by piece on several workers at once. A worker takes the next free
// piece; outcomes are passed on in the order of the file, whichever is ready first.
import type { SolverClient } from '../../client/solver_client';
import type { CollectionBlock, CollectionRequest } from '../../protocol/collection';
import type { Words } from '../../language/text';
import type { Division } from '../../protocol/sheets';
import { LinePieces } from './line_pieces';
import { longestIn, type Source, sourceOfFile } from './source';

export interface RunNeeds {
  file: Blob;
  /** Bytes of its longest line, if that may exceed the smallest piece. */
  longest?: number;
  clients: readonly SolverClient<CollectionRequest>[];
  limit: number;
  wantSolutions: boolean;
  signal: AbortSignal;
  /** Called in the order of the file; `end`: the end of the block, in bytes. */
  onBlock(block: CollectionBlock, end: number): void;
}

export interface ListWorkers {
  makeClient(onRestart: (reason: Words) => void): SolverClient<CollectionRequest>;
  /** A client of a worker that knows the formats of other programs, and clues. */
  makeWholeClient(): SolverClient;
  /** Processor cores to use. */
  cores: number;
}

/** Largest piece: each costs a message there and back. */
const largest = 1 << 21;
/** Smallest piece: no plain line is longer, as a 64x64 in numbers of two digits takes 12 kB. */
const smallest = 1 << 14;
/** Pieces that a worker has at once: while it solves one, the other is on its way. */
const piecesAtOnce = 2;

/** Small files, too, are shared among all workers. */
export function pieceBytes(size: number, workers: number): number {
  return Math.min(largest, Math.max(smallest, Math.ceil(size / (workers * 8))));
}

/** More workers would not get a piece each. */
export const workersFor = (size: number, cores: number): number =>
  Math.max(1, Math.min(cores, Math.ceil(size / smallest)));

/** Resolves when everything is passed on, or the signal stopped it. */
export async function runCollection(needs: RunNeeds): Promise<void> {
  const { file, longest, clients, limit, wantSolutions, signal, onBlock } = needs;
  // Puzzles with clues take long: in small pieces they are shared and counted a few at a time.
  const bytes = longest === undefined ? pieceBytes(file.size, clients.length) : Math.max(smallest, longest + 1);
  const pieces = new LinePieces(file, bytes);
  const ready = new Map<number, { block: CollectionBlock; end: number }>();
  let handedOn = 0;

  async function work(client: SolverClient<CollectionRequest>): Promise<void> {
    for (let piece; !signal.aborted && (piece = await pieces.next());) {
      const { index, bytes, from } = piece;
      const end = from + bytes.length;
      const request = { kind: 'collection', bytes, from, limit, wantSolutions } as const;
      const { bytes: done, ...block } = await client.ask(request, { signal, transfer: [bytes.buffer] });
      pieces.giveBack(done);
      if (signal.aborted) return;
      ready.set(index, { block, end });
      for (let next; (next = ready.get(handedOn)); ++handedOn) {
        ready.delete(handedOn);
        onBlock(next.block, next.end);
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: piecesAtOnce }, () => clients.map(work)).flat());
  } finally {
    pieces.drop();
  }
}

/** The input of the workers; null if cancelled. */
export async function prepareList(
  { makeWholeClient }: ListWorkers,
  file: Blob,
  division: Division | '',
  signal: AbortSignal,
): Promise<Source | null> {
  const client = makeWholeClient();
  try {
    return await sourceOfFile(file, division, client, signal);
  } finally {
    client.end();
  }
}

type SolveNeeds = Pick<RunNeeds, 'limit' | 'wantSolutions' | 'signal' | 'onBlock'>;

export async function solveList(workers: ListWorkers, source: Source, needs: SolveNeeds): Promise<void> {
  const { lines, made, clued } = source;
  // The small module of collections knows no clues.
  const make = (): SolverClient<CollectionRequest> =>
    clued ? workers.makeWholeClient() : workers.makeClient(() => undefined);
  const clients = Array.from({ length: workersFor(lines.size, workers.cores) }, make);
  const longest = made && clued ? { longest: longestIn(made) } : {};
  try {
    await runCollection({ ...needs, file: lines, ...longest, clients });
  } finally {
    clients.forEach((client) => client.end());
  }
}
