// The runs side by side as one: started, measured and opened together, sent to a place on the clock together, idle when
// all of them are.
//
//   follow ──> measure paces, one by one ──> open ──> idle <──all answered── sendTo / explore / toEnds
import type { SolverClient } from '../../client/solver_client';
import type { Geometry } from '../../grid/geometry';
import type { RunChoice, RunSubject, SolveProgress } from '../../protocol/messages';
import { makeLane, mostExplored, type Lane } from '../../run/lane';
import { farthest, type RaceChoice } from '../../run/race_choice';
import { SliceBudget } from '../../worker/slices';
import { reachedAt, stepsAt, strideOf, unitOf } from './clock';

export interface Runner {
  readonly lane: Lane;
  readonly subject: RunSubject;
  readonly run: RunChoice;
  /** Steps a second at full speed; 0 if not measured yet. */
  pace: number;
}

export interface FieldNeeds {
  makeClient(): SolverClient;
  showsCandidates(): boolean;
  onPace(): void;
  onProgress(progress: SolveProgress): void;
  onIdle(): void;
}

export interface Field {
  readonly runners: readonly Runner[];
  /** True while paces are measured: moves must wait. */
  readonly isMeasuring: boolean;
  readonly isBusy: boolean;
  /** Takes over the existing runs, starts the others and ends those that are no longer wanted. */
  follow(choice: RaceChoice, geometry: Geometry, subject: RunSubject): void;
  /** Sends each run to its steps at a place on the clock, or to its end. REQUIRES: not measuring. */
  sendTo(at: number): void;
  /** Explores each run further ahead for one slice; false if there is nothing more to explore. */
  explore(): boolean;
  mayExplore(): boolean;
  toEnds(): void;
  abort(): void;
  /** True if the ends of all runs are known; false without a run. */
  areEndsKnown(): boolean;
  /** Length of the known part of the longest run, on the clock. */
  known(): number;
  /** The furthest place on the clock up to which every run is known; Infinity without a run. */
  reachable(): number;
  /** The furthest place on the clock that is searched for without a request. */
  unasked(): number;
  /** Distance on the clock for a step of the fastest run. */
  unit(): number;
  /** Distance of a stride at full speed: as far as the runs search in the time of a frame. */
  stride(): number;
  /** Reports that all runs have moved by this distance since. */
  strode(way: number): void;
  redraw(): void;
  end(): void;
}

/** Time of a display frame for the runs at full speed; the rest is for drawing. */
const frame_ms = 10;
/** Least search time in a frame: on a busy device the answers take long, however little was requested. */
const least_ms = 1;

export function makeField(needs: FieldNeeds): Field {
  let clock: RaceChoice['clock'] = 'steps';
  let runners: Runner[] = [];
  let isMeasuring = false;
  const budget = new SliceBudget(frame_ms);

  /** The runs that can be shown. */
  const active = (): Runner[] => runners.filter(({ lane }) => lane.isOpen);
  const paces = (): number[] => active().map(({ pace }) => pace);
  const unit = (): number => unitOf(clock, paces());
  const isEndKnown = ({ lane }: Runner): boolean => lane.frame!.ended;
  const knownOf = ({ lane, pace }: Runner): number => reachedAt(clock, lane.frame!.knownSteps, pace);
  const isBusy = (): boolean => isMeasuring || runners.some(({ lane }) => lane.isBusy);
  const mayLearn = ({ lane }: Runner): boolean => !lane.frame!.ended && lane.frame!.knownSteps < mostExplored;

  function tellIfIdle(): void {
    if (!isBusy()) needs.onIdle();
  }

  function start(run: RunChoice, pace: number, geometry: Geometry, subject: RunSubject): Runner {
    const { makeClient, showsCandidates, onProgress } = needs;
    const lane = makeLane({ client: makeClient(), showsCandidates, onProgress, onIdle: tellIfIdle });
    lane.take(subject, geometry);
    return { lane, subject, run, pace };
  }

  /** One by one: runs that share a processor would slow each other down. */
  async function prepare(mine: Runner[]): Promise<void> {
    isMeasuring = true;
    for (const runner of mine) {
      const { lane, subject, run } = runner;
      if (runner.pace > 0) continue;
      const pace = await lane.ask({ kind: 'pace', ...subject, run });
      if (mine !== runners) return;
      runner.pace = pace ?? 0;
      needs.onPace();
    }
    isMeasuring = false;
    // A run that was taken over may be on its way already.
    for (const { lane, run } of mine) if (!lane.frame && !lane.isBusy && !lane.failure) lane.open(run, 0);
    tellIfIdle();
  }

  return {
    get runners() {
      return runners;
    },
    get isMeasuring() {
      return isMeasuring;
    },
    get isBusy() {
      return isBusy();
    },
    follow(choice, geometry, subject) {
      clock = choice.clock;
      const left = [...runners];
      runners = choice.lanes.map(({ algorithm, knobs, pace }) => {
        const run = { algorithm, knobs, limit: choice.limit };
        const found = left.findIndex((old) => {
          const isSame = old.run.algorithm === algorithm && old.run.knobs.join() === knobs.join();
          return isSame && old.run.limit === choice.limit && old.subject === subject && !old.lane.failure;
        });
        if (found < 0) return start(run, pace, geometry, subject);
        const [kept] = left.splice(found, 1);
        return Object.assign(kept!, { pace });
      });
      left.forEach(({ lane }) => lane.end());
      void prepare(runners);
    },
    sendTo(at) {
      for (const { lane, pace } of active()) {
        const { ended, steps, knownSteps } = lane.frame!;
        const due = stepsAt(clock, at, pace);
        if (lane.isBusy || steps !== (ended ? Math.min(due, knownSteps) : due)) lane.go({ how: 'steps', steps: due });
      }
      tellIfIdle();
    },
    explore() {
      const learners = active().filter(mayLearn);
      learners.forEach(({ lane }) => lane.go({ how: 'explore' }));
      return learners.length > 0;
    },
    mayExplore: () => active().some(mayLearn),
    toEnds: () => active().forEach(({ lane }) => lane.go({ how: 'end' })),
    abort: () => runners.forEach(({ lane }) => lane.abort()),
    areEndsKnown: () => active().length > 0 && active().every(isEndKnown),
    known: () => Math.max(0, ...active().map(knownOf)),
    reachable() {
      const unfinished = active().filter((runner) => !isEndKnown(runner));
      const furthest = active().length > 0 ? Math.max(...active().map(knownOf)) : Infinity;
      return unfinished.length > 0 ? Math.min(...unfinished.map(knownOf)) : furthest;
    },
    unasked() {
      const places = active().map((runner) => {
        return Math.max(reachedAt(clock, mostExplored, runner.pace), knownOf(runner));
      });
      return Math.min(farthest, ...places);
    },
    unit,
    stride: () => Math.max(budget.begin() * unit(), strideOf(clock, paces(), least_ms)),
    strode: (way) => budget.end(way / unit()),
    redraw: () => runners.forEach(({ lane }) => lane.redraw()),
    end() {
      runners.forEach(({ lane }) => lane.end());
      runners = [];
    },
  };
}
