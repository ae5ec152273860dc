// One run in a worker, and its picture for a board: watched alone, or one of several side by side. One request is under way
// at a time; what comes meanwhile waits its turn, and an answer about a run that was replaced is void.
//
//   take the puzzle ──> open ──> request ──answer──> frame and picture ──> what waits, or idle
//                                   ^───────────────── go, add ─────────────────'
//
// Where the run goes is for its owner to say (features/watch/player.ts, features/race/field.ts).
import { makeLatest } from '../base/latest';
import { makeListeners } from '../base/listeners';
import { messageOf } from '../base/message_of';
import type { Words } from '../language/text';
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
import { framePicture } from './frame_picture';
import { givensPicture } from './givens_picture';
import { makeRunLink, type RunRequest } from './run_link';

/** How much of a run is learned without being asked for: events of one watched alone, steps of one beside others. */
export const mostExplored = 3_000_000;

export interface LaneNeeds {
  client: SolverClient;
  showsCandidates(): boolean;
  /** True to get frames with their heat. */
  wantsHeat?(): boolean;
  /** A frame is shown, in answer to this request. */
  onFrame?(reply: FrameReply, request: RunRequest): void;
  onFailure?(): void;
  onProgress(progress: SolveProgress): void;
  /** An answer came, or a failure, and nothing waits. */
  onIdle(): void;
}

export interface Lane extends BoardSource {
  /** What is shown; null until the run is open. Holds until the next frame comes. */
  readonly frame: Frame | null;
  /** Why the run cannot be shown, and whether that may be otherwise if it is tried again. */
  readonly failure: { words: Words; mayRetry: boolean } | null;
  readonly isOpen: boolean;
  /** A request is under way. */
  readonly isBusy: boolean;
  /** A move waits for it. */
  readonly isWaiting: boolean;
  /** Takes another puzzle and shows it. The run before is void. */
  take(subject: RunSubject, geometry: Geometry): void;
  /** Opens a run of the puzzle. REQUIRES: not busy. */
  open(run: RunChoice, position: number): void;
  /** A move in place of what is under way, which is cut short, and of what waits. */
  go(move: RunMove): void;
  /** A move after those. */
  add(move: RunMove): void;
  /** Cuts short what is under way, and forgets the moves that wait. */
  abort(): void;
  /** Asks the worker something else, at any time; null if that failed, or the run was replaced meanwhile. */
  ask<R extends WholeRequest>(question: R): Promise<Replies[R['kind']] | null>;
  /** The picture anew, after a change of settings. */
  redraw(): void;
  /** Gives the worker back. */
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
        // The picture is made anew even where nothing moved: the buffer under the old one is about to be sent away.
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
