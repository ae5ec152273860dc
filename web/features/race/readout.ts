// The numbers of the runs side by side, for people to read; made from the frames in hand.
import type { Frame } from '../../protocol/frame';
import type { Words } from '../../language/text';
import type { SolveProgress } from '../../protocol/messages';
import type { Clock } from '../../run/race_choice';
import { finishingOrder, reachedAt } from './clock';
import type { Field, Runner } from './field';
import type { RaceState } from './race_state';

export interface LaneReadout {
  algorithm: string;
  knobs: readonly number[];
  /** Steps a second at full speed; 0 = not measured yet. */
  pace: number;
  /** The reason why it cannot be shown. */
  failure: Words | null;
  mayRetry: boolean;
  /** Null until the run is open. */
  counters: Pick<Frame, 'steps' | 'guesses' | 'backtracks' | 'level' | 'deepest' | 'solutions'> | null;
  /** Length of the known part of the run: in steps, and on the clock. */
  knownSteps: number;
  known: number;
  /** True if the run has reached its end. */
  isEndKnown: boolean;
  /** True if the run gives up at its end: it has neither a solution nor a proof that there is no other. */
  endsStuck: boolean;
  /** True if the run has reached that end. */
  isStuck: boolean;
  /** 1 = the first to finish; null = it goes on, or is stuck. */
  place: number | null;
}

export interface RaceReadout {
  clock: Clock;
  /** On the clock. */
  at: number;
  /** Length of the known part of the longest run; at least `at`. */
  known: number;
  /** True if the ends of all runs are known. */
  areEndsKnown: boolean;
  /** True while paces are measured: nothing moves. */
  isMeasuring: boolean;
  /** The progress of a long move; null without one. */
  ahead: SolveProgress | null;
  lanes: readonly LaneReadout[];
}

export function readRace(clock: Clock, { at, ahead }: RaceState, field: Field): RaceReadout {
  return {
    ...{ clock, at, ahead, known: Math.max(at, field.known()), areEndsKnown: field.areEndsKnown() },
    ...{ isMeasuring: field.isMeasuring, lanes: readLanes(field.runners, clock, at) },
  };
}

function readLanes(runners: readonly Runner[], clock: Clock, at: number): LaneReadout[] {
  const lanes = runners.map(({ lane, run, pace }) => {
    const shown = lane.failure ? null : lane.frame;
    const known = shown && pace > 0 ? reachedAt(clock, shown.knownSteps, pace) : 0;
    const endsStuck = shown?.endsStuck ?? false;
    return {
      ...{ algorithm: run.algorithm, knobs: run.knobs, pace, counters: shown },
      ...{ failure: lane.failure?.words ?? null, mayRetry: lane.failure?.mayRetry ?? false },
      knownSteps: shown?.knownSteps ?? 0,
      known,
      isEndKnown: shown?.ended ?? false,
      ...{ endsStuck, isStuck: endsStuck && known <= at },
    };
  });
  const places = finishingOrder(
    lanes.map(({ isEndKnown, endsStuck, known }) => (isEndKnown && !endsStuck ? known : null)),
    at,
  );
  return lanes.map((lane, index) => ({ ...lane, place: places[index]! }));
}
