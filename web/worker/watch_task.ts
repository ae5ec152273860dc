// Watching: the one open run, moved as the page asks. Short moves are made at once, in less than a frame's
// time; long ones (to the end, to the next solution) in slices that can be cancelled. Each answer is a frame.
import type { SolverModule, WatchSession } from '../../wasm/solver_module';
import { sideOf } from '../grid/puzzle';
import { workerNoRun, workerNotWatchable } from '../language/generated/workers';
import { readFrame } from '../protocol/frame';
import type { FrameReply, Look, Request } from '../protocol/messages';
import type { Sentence } from '../protocol/told';
import { type Job, Refusal, bytesOf } from './job';
import type { Answers } from './serve';
import { SliceBudget, yieldToMessages } from './slices';
import { playWhole, previousWhole, toldMoves, triedBefore } from './told_run';

type OpenRequest = Extract<Request, { kind: 'watch' }>;
type MoveRequest = Extract<Request, { kind: 'move' }>;

/** The share of a frame, at 60 frames a second, for one move; the rest is for copying and drawing. */
const frame_ms = 8;
const slice_ms = 40;
const noEntries = new Uint8Array();

class WatchTask {
  private session: WatchSession | null = null;
  /** The side of the open run's grid, and whether it searches the matrix of an exact cover. */
  private side = 0;
  private isOfCover = false;
  private readonly playBudget = new SliceBudget(frame_ms);
  private readonly exploreBudget = new SliceBudget(frame_ms);

  constructor(private readonly module: SolverModule) {}

  async open(request: OpenRequest, job: Job): Promise<FrameReply> {
    const puzzle = bytesOf(request.puzzle);
    const { algorithm, knobs, limit } = request.run;
    const refusal = this.module.refusal(puzzle, algorithm);
    if (refusal) throw new Refusal(refusal);
    const info = this.module.catalogue().find(({ id }) => id === algorithm);
    if (!info?.watchable) {
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
    this.side = sideOf(request.puzzle.shape);
    this.isOfCover = info.exactCover;
    await this.exploreTo(session, request.position, job);
    if (this.session === session) session.seek(request.position);
    return this.reply(request.buffer, request.heat, job);
  }

  async move({ move, heat, buffer }: MoveRequest, job: Job): Promise<FrameReply> {
    const session = this.opened();
    let stops = 0;
    switch (move.how) {
      case 'play': {
        const start = session.position();
        stops = playWhole(session, move.kinds, move.stops, this.playBudget.begin());
        this.playBudget.end(session.position() - start);
        break;
      }
      case 'explore': {
        session.explore(this.exploreBudget.begin());
        this.exploreBudget.end();
        break;
      }
      case 'next':
        await this.inSlices(
          session,
          job,
          (events) => playWhole(session, move.kinds, 1, events) === 0 && !atEnd(session),
        );
        break;
      case 'previous':
        previousWhole(session, move.kinds);
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
    return { ...this.reply(buffer, heat, job), stops };
  }

  /** The answers that do not move the run; refused if none is open. */
  looks(): Answers<Look['kind']> {
    const session = (): WatchSession => {
      if (this.session) return this.session;
      throw new Refusal({ text: workerNoRun });
    };
    return {
      tree({ window: { position, level, narrowest } }) {
        return { buffer: session().tree(position, level, narrowest).buffer };
      },
      cover: () => ({ buffer: session().cover().buffer }),
      blocks: () => session().blocks(),
      told: ({ from, back, until, kinds, most }) => {
        const run = session();
        const text = run.told(back > 0 ? run.back(from, kinds, back) : from, until, kinds, most);
        const { events, isCut } = toldMoves(run, this.side, text, most);
        return { events: events.map((event) => ({ ...event, isOfCover: this.isOfCover })), isCut };
      },
      stops: ({ from, until, kinds, most }) => session().stops(from, until, kinds, most),
      glimpse: ({ position }) => {
        const { frame, ...sentence } = session().glimpse(position);
        const { buffer } = frame.slice();
        return { buffer, ...this.told(buffer, sentence) };
      },
    };
  }

  private opened(): WatchSession {
    if (!this.session) throw new Error('no run is open');
    return this.session;
  }

  /** Explores until this much of the run is known, or its end. */
  private exploreTo(session: WatchSession, position: number, job: Job): Promise<void> {
    return this.inSlices(session, job, (events) => session.known() < position && session.explore(events));
  }

  /** Calls `work` with an amount of events until it returns false, the job is cancelled or another run is opened. */
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
    const sentence = session.sentence();
    const frame = session.frame(heat);
    const target = buffer.byteLength >= frame.length ? buffer : new ArrayBuffer(frame.length);
    new Uint8Array(target).set(frame);
    return { buffer: target, ...this.told(target, sentence), cancelled: job.cancelled };
  }

  /** The sentence about the event right before the frame in the buffer. */
  private told(buffer: ArrayBuffer, sentence: Sentence): Sentence {
    const { last, position, level } = readFrame(buffer);
    const tried = triedBefore(this.opened(), this.side, { kind: last.kind, position, level });
    return { ...sentence, tried, isOfCover: this.isOfCover };
  }
}

function atEnd(session: WatchSession): boolean {
  return session.ended() && session.position() === session.known();
}

export function watchAnswers(module: SolverModule): Answers<'watch' | 'move' | Look['kind']> {
  const task = new WatchTask(module);
  return {
    watch: (request, job) => task.open(request, job),
    move: (request, job) => task.move(request, job),
    ...task.looks(),
  };
}
