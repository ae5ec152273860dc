// The line to the worker that holds a run: one request at a time, and two buffers that change places. The one shown stays
// readable while the other is away, so that no frame is ever copied; after a crash a lost buffer is allocated anew.
//
//   spare --request--> worker --reply--> shown --next reply--> spare
import type { SolverClient } from '../client/solver_client';
import { frameBytes } from '../protocol/frame';
import type { FrameReply, RunMove, RunChoice, RunSubject, SolveProgress } from '../protocol/messages';

export type RunRequest =
  ({ kind: 'watch'; run: RunChoice; position: number } & RunSubject) | { kind: 'move'; move: RunMove };

export interface RunLink {
  /** Must not be called while an answer is due. */
  send(
    request: RunRequest,
    heat: boolean,
    side: number,
    onProgress: (progress: SolveProgress) => void,
  ): Promise<FrameReply>;
  /** Ends a long request; the answer shows how far it got. */
  abort(): void;
}

export function makeRunLink(client: SolverClient): RunLink {
  let spare: ArrayBuffer | null = null;
  let shown: ArrayBuffer | null = null;
  let flight: AbortController | null = null;
  return {
    async send(request, heat, side, onProgress) {
      const buffer = spare ?? new ArrayBuffer(frameBytes(side));
      spare = null;
      flight = new AbortController();
      try {
        const options = { onProgress, signal: flight.signal, transfer: [buffer] };
        const reply = await client.ask({ ...request, heat, buffer }, options);
        spare = shown;
        shown = reply.buffer;
        return reply;
      } finally {
        flight = null;
      }
    },
    abort: () => flight?.abort(),
  };
}
