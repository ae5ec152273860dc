// Checks that the runs side by side in a link or a saved game can be shown.
import { farthest, fewestLanes, type LaneChoice, mostLanes, type RaceChoice } from './race_choice';

/** More than any machine makes, and few enough for exact arithmetic. */
const fastest = 1e12;
const mostKnobs = 16;

const isCount = (value: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= most;

/** True if a choice from outside can be shown. */
export function isRaceChoice({ lanes, clock, limit, at }: RaceChoice): boolean {
  const isLane = ({ algorithm, knobs, pace }: LaneChoice): boolean =>
    /^[a-z0-9-]{1,60}$/.test(algorithm) &&
    knobs.length <= mostKnobs &&
    knobs.every((option) => isCount(option, 255)) &&
    isCount(pace, fastest);
  return (
    lanes.length >= fewestLanes &&
    lanes.length <= mostLanes &&
    lanes.every(isLane) &&
    (clock === 'steps' || clock === 'time') &&
    isCount(limit) &&
    isCount(at, farthest)
  );
}
