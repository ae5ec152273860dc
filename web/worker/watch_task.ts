// Watching: the one run that is open, moved as the page asks. Short moves are made at once, in less than a frame's time;
// long ones (to the end, to the next solution) in slices that can be cancelled. Each answer is a frame.
import type { SolverModule, WatchSession } from '../../wasm/solver_module';
import { workerNoRun, workerNotWatchable } from '../language/generated/workers';
import type { FrameReply, Look, Replies, Request } from '../protocol/messages';
import { type Job, Refusal } from './job';
import { bytesOf } from './puzzle_bytes';
import { SliceBudget, yieldToMessages } from './slices';

type OpenRequest = Extract<Request, { kind: 'watch' }>;
type MoveRequest = Extract<Request, { kind: 'move' }>;

/** What one move may take of a frame at 60 frames a second; the rest is for copying and drawing. */
const frame_ms = 8;
const slice_ms = 40;
const noEntries = new Uint8Array();

export class WatchTask {
  private session: WatchSession | null = null;
  private readonly playBudget = new SliceBudget(frame_ms);
  private readonly exploreBudget = new SliceBudget(frame_ms);

  constructor(private readonly module: SolverModule) {}

  async open(request: OpenRequest, job: Job): Promise<FrameReply> {
    const puzzle = bytesOf(request.puzzle);
    const { algorithm, knobs, limit } = request.run;
    const refusal = this.module.refusal(puzzle, algorithm);
    if (refusal) throw new Refusal(refusal);
    if (!this.module.catalogue().find(({ id }) => id === algorithm)?.watchable) {
      throw new Refusal({ text: workerNotWatchable });
    }
    this.session?.delete();
    this.session = null;
    const session = new this.module.WatchSession(
      puzzle,
      algorithm,
      Uint8Array.from(knobs),
      limit,
      request.entries ?? noEntries,
    );
    this.session = session;
    await this.exploreTo(session, request.position, job);
    if (this.session === session) session.seek(request.position);
    return this.reply(request.buffer, request.heat, job);
  }

  async move({ move, heat, buffer }: MoveRequest, job: Job): Promise<FrameReply> {
    const session = this.opened();
    switch (move.how) {
      case 'play': {
        const start = session.position();
        session.play(move.kinds, move.stops, this.playBudget.begin());
        this.playBudget.end(session.position() - start);
        break;
      }
      case 'explore': {
        session.explore(this.exploreBudget.begin());
        this.exploreBudget.end();
        break;
      }
      case 'next':
        await this.inSlices(session, job, (events) => session.play(move.kinds, 1, events) === 0 && !atEnd(session));
        break;
      case 'previous':
        session.previous(move.kinds);
        break;
      case 'seek':
        await this.exploreTo(session, move.position, job);
        if (this.session === session) session.seek(move.position);
        break;
      case 'steps':
        await this.inSlices(session, job, (events) => session.exploredSteps() < move.steps && session.explore(events));
        if (this.session === session) session.seekSteps(move.steps);
        break;
      case 'end':
        await this.inSlices(session, job, (events) => session.explore(events));
        if (this.session === session) session.seek(session.known());
        break;
    }
    return this.reply(buffer, heat, job);
  }

  look(request: Look): Replies[Look['kind']] {
    const { session } = this;
    if (!session) throw new Refusal({ text: workerNoRun });
    switch (request.kind) {
      case 'tree': {
        const { position, level, narrowest } = request.window;
        return { buffer: session.tree(position, level, narrowest).buffer };
      }
      case 'cover':
        return { buffer: session.cover().buffer };
      case 'blocks':
        return session.blocks();
      case 'told': {
        const { from, back, until, kinds, most } = request;
        return session.told(back > 0 ? session.back(from, kinds, back) : from, until, kinds, most);
      }
      case 'stops':
        return session.stops(request.from, request.until, request.kinds, request.most);
      case 'glimpse': {
        const { frame, what, why } = session.glimpse(request.position);
        return { buffer: frame.slice().buffer, what, why };
      }
    }
  }

  private opened(): WatchSession {
    if (!this.session) throw new Error('no run is open');
    return this.session;
  }

  /** Until so much of the run is known, or its end. */
  private exploreTo(session: WatchSession, position: number, job: Job): Promise<void> {
    return this.inSlices(session, job, (events) => session.known() < position && session.explore(events));
  }

  /** Calls `work` with an amount of events until it says false, the job is cancelled or another run is opened. */
  private async inSlices(session: WatchSession, job: Job, work: (events: number) => boolean): Promise<void> {
    const started_ms = performance.now();
    const budget = new SliceBudget(slice_ms);
    for (;;) {
      const more = work(budget.begin());
      budget.end();
      if (!more || job.cancelled) return;
      const seconds = (performance.now() - started_ms) / 1000;
      job.progress({ solutions: session.solutions(), steps: session.exploredSteps(), seconds });
      await yieldToMessages();
      if (this.session !== session) {
        job.cancelled = true;
        return;
      }
    }
  }

  private reply(buffer: ArrayBuffer, heat: boolean, job: Job): FrameReply {
    const session = this.opened();
    const { what, why } = session.sentence();
    const frame = session.frame(heat);
    const target = buffer.byteLength >= frame.length ? buffer : new ArrayBuffer(frame.length);
    new Uint8Array(target).set(frame);
    return { buffer: target, what, why, cancelled: job.cancelled };
  }
}

function atEnd(session: WatchSession): boolean {
  return session.ended() && session.position() === session.known();
}
