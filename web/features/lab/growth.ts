// Growth of times with the side of the grid, for sets with grids of several sides.
import { sideOf } from '../../grid/puzzle';
import { isDone, trialsOf, type Experiment, type Trial, type Trials } from './experiment';
import { quantile, secondsOf } from './statistics';

export interface GrowthPoint {
  side: number;
  tried: number;
  done: number;
  /** The median of those tried, in seconds; Infinity = beyond the cap. */
  median: number;
}

/** points[contender][side], sides ascending; null if none was tried yet. */
export interface Growth {
  sides: number[];
  points: (GrowthPoint | null)[][];
}

function pointOf(side: number, trials: readonly Trial[]): GrowthPoint | null {
  if (trials.length === 0) return null;
  const seconds = trials.map(secondsOf).sort((a, b) => a - b);
  return { side, tried: trials.length, done: trials.filter(isDone).length, median: quantile(seconds, 0.5) };
}

export function growth(experiment: Experiment, trials: Trials): Growth {
  const sideOfPuzzle = experiment.puzzles.map(({ shape }) => sideOf(shape));
  const sides = [...new Set(sideOfPuzzle)].sort((a, b) => a - b);
  const points = experiment.contenders.map((_, contender) => {
    const own = trialsOf(experiment, trials, contender);
    return sides.map((side) =>
      pointOf(
        side,
        own.filter(({ puzzle }) => sideOfPuzzle[puzzle] === side).map(({ trial }) => trial),
      ),
    );
  });
  return { sides, points };
}
