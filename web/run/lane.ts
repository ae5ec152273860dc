// One run in a worker, and its picture for a board: watched alone, or one of several side by side. Requests run one at a
// time; further ones wait for their turn, and an answer about a run that was replaced is void.
//
//   take the puzzle ──> open ──> request ──answer──> frame and picture ──> the waiting one, or idle
//                                   ^───────────────── go, add ─────────────────'
//
// The owner decides where the run goes (features/watch/player.ts, features/race/field.ts).
import { makeLatest } from '../base/latest';
import { messageOf } from '../language/failure';
import type { Words } from '../language/text';
import { FlashLimit } from '../board/flash_limit';
import type { BoardPicture, BoardSource } from '../board/picture';
import { Refused, type SolverClient } from '../client/solver_client';
import type { Geometry } from '../grid/geometry';
import { readFrame, type Frame } from '../protocol/frame';
import type {
  FrameReply,
  Replies,
  RunChoice,
  RunMove,
  RunSubject,
  SolveProgress,
  WholeRequest,
} from '../protocol/messages';
import { givensPicture } from '../state/position_picture';
import { framePicture } from './frame_picture';
import { makeRunLink, type RunRequest } from './run_link';

/** Listeners to values that change many times a second, outside the signals. */
interface Listeners {
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

export function makeListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}

/** How far a run is explored without a request: events if it is watched alone, steps beside others. */
export const mostExplored = 3_000_000;

export interface LaneNeeds {
  client: SolverClient;
  showsCandidates(): boolean;
  /** True to get frames with their heat. */
  wantsHeat?(): boolean;
  /** Called for each frame shown, with the request that it answers. */
  onFrame?(reply: FrameReply, request: RunRequest): void;
  onFailure?(): void;
  onProgress(progress: SolveProgress): void;
  /** Called after an answer or a failure, if nothing waits. */
  onIdle(): void;
}

export interface Lane extends BoardSource {
  /** The frame shown; null until the run is open. Valid until the next frame. */
  readonly frame: Frame | null;
  /** The reason why the run cannot be shown, and whether another try may help. */
  readonly failure: { words: Words; mayRetry: boolean } | null;
  readonly isOpen: boolean;
  /** True during a request. */
  readonly isBusy: boolean;
  /** True if a move waits for its end. */
  readonly isWaiting: boolean;
  /** Takes another puzzle and shows it; the run before becomes void. */
  take(subject: RunSubject, geometry: Geometry): void;
  /** Opens a run of the puzzle. REQUIRES: not busy. */
  open(run: RunChoice, position: number): void;
  /** Makes this move instead of the current one, which is cut short, and of waiting ones. */
  go(move: RunMove): void;
  /** Makes a move after those. */
  add(move: RunMove): void;
  /** Cuts the current move short, and drops waiting ones. */
  abort(): void;
  /** Asks the worker something else, at any time; null if it failed, or the run was replaced meanwhile. */
  ask<R extends WholeRequest>(question: R): Promise<Replies[R['kind']] | null>;
  /** Draws the picture again, after a change of settings. */
  redraw(): void;
  /** Releases the worker. */
  end(): void;
}

export function makeLane(needs: LaneNeeds): Lane {
  const { client } = needs;
  const link = makeRunLink(client);
  const { subscribe, tell } = makeListeners();
  const taking = makeLatest();
  let turn = taking.begin();
  let subject: RunSubject;
  let geometry: Geometry;
  let picture: BoardPicture;
  let frame: Frame | null = null;
  let failure: Lane['failure'] = null;
  let isOpen = false;
  let isBusy = false;
  let waiting: RunMove[] = [];

  function draw(): void {
    if (frame) picture = framePicture(frame, geometry, needs.showsCandidates());
  }

  function fail(error: unknown): void {
    isOpen = false;
    waiting = [];
    failure = { words: () => messageOf(error), mayRetry: !(error instanceof Refused) };
    needs.onFailure?.();
  }

  async function send(request: RunRequest): Promise<void> {
    const { isLast } = turn;
    isBusy = true;
    try {
      const heat = needs.wantsHeat?.() ?? false;
      const reply = await link.send(request, heat, geometry.side, (far) => isLast() && needs.onProgress(far));
      if (isLast()) {
        isOpen = true;
        frame = readFrame(reply.buffer);
        // The picture is drawn again even without a move: the buffer under the old one is about to be sent away.
        draw();
        needs.onFrame?.(reply, request);
        tell();
      }
    } catch (error) {
      if (isLast()) fail(error);
    }
    isBusy = false;
    if (turn.isLast()) sendNext();
  }

  function sendNext(): void {
    if (isBusy) return;
    const move = isOpen ? waiting.shift() : undefined;
    if (move) void send({ kind: 'move', move });
    else needs.onIdle();
  }

  function abort(): void {
    waiting = [];
    link.abort();
  }

  function add(move: RunMove): void {
    waiting.push(move);
    sendNext();
  }

  return {
    get picture() {
      return picture;
    },
    flashes: new FlashLimit(),
    subscribe,
    get frame() {
      return frame;
    },
    get failure() {
      return failure;
    },
    get isOpen() {
      return isOpen;
    },
    get isBusy() {
      return isBusy;
    },
    get isWaiting() {
      return waiting.length > 0;
    },
    take(puzzle, shape) {
      abort();
      turn = taking.begin();
      [subject, geometry] = [puzzle, shape];
      [frame, failure, isOpen] = [null, null, false];
      picture = givensPicture(geometry, subject.puzzle.givens, subject.entries);
      tell();
    },
    open: (run, position) => void send({ kind: 'watch', ...subject, run, position }),
    go(move) {
      abort();
      add(move);
    },
    add,
    abort,
    async ask(question) {
      const { isLast } = turn;
      try {
        const answer = await client.ask(question);
        return isLast() ? answer : null;
      } catch (error) {
        if (isLast()) fail(error);
        return null;
      }
    },
    redraw() {
      draw();
      tell();
    },
    end() {
      taking.drop();
      client.end();
    },
  };
}
