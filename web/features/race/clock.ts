// The clock that runs side by side share, in pure functions. A place on it is a whole number: of steps, or of nanoseconds
// of search at full speed, which a run's pace (steps a second) turns into steps.
//
//   at ──stepsAt──> the steps that a run has made by then ──reachedAt──> the earliest place at which it has
import { farthest, type Clock } from '../../run/race_choice';

const second_ns = 1e9;

/** The steps that a run has made at a place on the clock, if it does not end before. */
export function stepsAt(clock: Clock, at: number, pace: number): number {
  return clock === 'steps' ? at : Math.floor((at * pace) / second_ns);
}

/** The earliest place at which a run has made this many steps, or the clock's end. REQUIRES: a pace of at least 1. */
export function reachedAt(clock: Clock, steps: number, pace: number): number {
  let at = Math.min(clock === 'steps' ? steps : Math.ceil((steps * second_ns) / pace), farthest);
  // Corrects the rounding.
  while (at < farthest && stepsAt(clock, at, pace) < steps) at += 1;
  return at;
}

/** The place on the other clock at which a run has made as many steps; 0 if its pace is unknown. */
export function onOtherClock(clock: Clock, at: number, pace: number): number {
  if (clock === 'time') return stepsAt('time', at, pace);
  return pace > 0 ? reachedAt('time', at, pace) : 0;
}

/** Distance on the clock for a step of the fastest run; 1 or more. */
export function unitOf(clock: Clock, paces: readonly number[]): number {
  return clock === 'steps' ? 1 : Math.max(1, Math.ceil(second_ns / Math.max(1, ...paces)));
}

/** Distance on the clock in which no run searches for longer than this many milliseconds at full speed; 1 or more. */
export function strideOf(clock: Clock, paces: readonly number[], search_ms: number): number {
  return clock === 'time' ? 1e6 * search_ms : Math.max(1, Math.floor((Math.min(...paces) * search_ms) / 1000));
}

/**
 * The order in which runs have ended by a place on the clock: 1 for the first, equal where they ended together, null for
 * those that go on. `ends`: the end of each run, null if it is unknown.
 */
export function finishingOrder(ends: readonly (number | null)[], at: number): (number | null)[] {
  return ends.map((end) => {
    if (end === null || end > at) return null;
    return 1 + ends.filter((other) => other !== null && other < end).length;
  });
}
