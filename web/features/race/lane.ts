// One of the runs side by side: a run in a worker of its own, so that several cores share the work, with the picture for
// its board. Like the run watched alone it has one request under way at a time, but it only ever goes where it is told.
import type { BoardPicture, BoardSource } from '../../board/picture';
import { Refused, type SolverClient } from '../../client/solver_client';
import type { Geometry } from '../../grid/geometry';
import { readFrame, type Frame } from '../../protocol/frame';
import type { RunMove, RunChoice, RunSubject, SolveProgress } from '../../protocol/messages';
import { framePicture, givensPicture } from '../../run/frame_picture';
import { messageOf } from '../../base/message_of';
import { makeRunLink, type RunRequest } from '../../run/run_link';

export interface LaneNeeds {
  /** Of the puzzle. */
  geometry: Geometry;
  subject: RunSubject;
  run: RunChoice;
  client: SolverClient;
  showsCandidates(): boolean;
  /** Nothing is under way any more: an answer came, or a failure. */
  onIdle(): void;
  onProgress(progress: SolveProgress): void;
}

export interface Lane {
  readonly run: RunChoice;
  readonly source: BoardSource;
  /** What is shown; null until the run is open. Holds until the next frame comes. */
  readonly frame: Frame | null;
  /** Why the run cannot be shown; empty. */
  readonly failure: string;
  /** Whether that may be otherwise if it is tried again. */
  readonly mayRetry: boolean;
  readonly isBusy: boolean;
  /** Steps per second when nobody is watching; 0 where it could not be measured, and `failure` says why. */
  measure(): Promise<number>;
  /** Opens the run at its start. */
  open(): void;
  /** A move; one that is under way is cut short, one that waits is forgotten. */
  go(move: RunMove): void;
  /** Cuts short what is under way, and forgets what waits. */
  abort(): void;
  /** The picture anew, after a change of settings. */
  redraw(): void;
  /** Gives its worker back. */
  end(): void;
}

export function makeLane(needs: LaneNeeds): Lane {
  const { geometry, subject, run, client } = needs;
  const link = makeRunLink(client);
  const listeners = new Set<() => void>();
  let picture: BoardPicture = givensPicture(geometry, subject.puzzle.givens, subject.entries);
  let frame: Frame | null = null;
  let failure = '';
  let mayRetry = false;
  let isBusy = false;
  let hasEnded = false;
  let waiting: RunMove | null = null;

  function redraw(): void {
    if (frame) picture = framePicture(frame, geometry, needs.showsCandidates());
    listeners.forEach((listener) => listener());
  }

  function fail(error: unknown): void {
    failure = messageOf(error);
    mayRetry = !(error instanceof Refused);
    waiting = null;
  }

  async function request(what: RunRequest): Promise<void> {
    isBusy = true;
    try {
      const reply = await link.send(what, false, geometry.side, (progress) => !hasEnded && needs.onProgress(progress));
      frame = readFrame(reply.buffer);
      redraw();
    } catch (error) {
      fail(error);
    }
    isBusy = false;
    if (hasEnded) return;
    const next = waiting;
    waiting = null;
    if (next) void request({ kind: 'move', move: next });
    else needs.onIdle();
  }

  return {
    run,
    source: {
      get picture() {
        return picture;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    get frame() {
      return frame;
    },
    get failure() {
      return failure;
    },
    get mayRetry() {
      return mayRetry;
    },
    get isBusy() {
      return isBusy;
    },
    async measure() {
      try {
        return await client.ask({ kind: 'pace', ...subject, run });
      } catch (error) {
        if (!hasEnded) fail(error);
        return 0;
      }
    },
    open: () => void request({ kind: 'watch', ...subject, run, position: 0 }),
    go(move) {
      if (failure) return;
      if (isBusy) {
        waiting = move;
        link.abort();
      } else {
        void request({ kind: 'move', move });
      }
    },
    abort() {
      waiting = null;
      link.abort();
    },
    redraw,
    end() {
      hasEnded = true;
      client.end();
    },
  };
}
