// The numbers behind the charts: pure, from trials to bins, curves and points. Each chart and its table read the same.
import { trialsOf, type Experiment, type Trials } from './experiment';
import { secondsOf } from './statistics';
import { timeEdges, timeScale, type TimeScale } from './time_scale';

export type BinScale = 'five seconds' | 'logarithmic';

export interface Bin {
  /** Seconds, from (included) and to (not included). */
  from: number;
  to: number;
}

export interface Histogram {
  bins: Bin[];
  /** counts[contender][bin]; the last bin, from the cap to Infinity, counts unsolved puzzles. */
  counts: number[][];
}

/** From all finished trials. */
export function timeScaleOf(experiment: Experiment, trials: Trials): TimeScale {
  const seconds = trials.flatMap((trial) => (trial ? [secondsOf(trial)] : []));
  return timeScale(seconds, experiment.capSeconds);
}

function edgesOf(experiment: Experiment, trials: Trials, scale: BinScale): number[] {
  if (scale === 'logarithmic') return timeEdges(timeScaleOf(experiment, trials));
  return Array.from({ length: Math.ceil(experiment.capSeconds / 5) }, (_, index) => index * 5);
}

function binsOf(edges: readonly number[], capSeconds: number): Bin[] {
  return [...edges, capSeconds].map((from, index, all) => ({ from, to: all[index + 1] ?? Infinity }));
}

export function histogram(experiment: Experiment, trials: Trials, scale: BinScale): Histogram {
  const bins = binsOf(edgesOf(experiment, trials, scale), experiment.capSeconds);
  const last = bins.length - 1;
  const counts = experiment.contenders.map((_, contender) => {
    const row = bins.map(() => 0);
    for (const { trial } of trialsOf(experiment, trials, contender)) {
      const seconds = secondsOf(trial);
      // A puzzle solved in the slice that ended past the cap is solved all the same: it belongs to the bin before.
      const found = seconds === Infinity ? last : bins.findIndex(({ to }) => seconds < to);
      row[seconds < Infinity && found === last ? last - 1 : found]! += 1;
    }
    return row;
  });
  return { bins, counts };
}

export interface Curves {
  /** Ascending, in seconds. */
  seconds: number[];
  /** solved[contender][time]: number solved by then. */
  solved: number[][];
}

/** From the least time of the scale on. */
export function cumulative(experiment: Experiment, trials: Trials): Curves {
  const { least } = timeScaleOf(experiment, trials);
  const times = experiment.contenders.map((_, contender) =>
    trialsOf(experiment, trials, contender)
      .map(({ trial }) => Math.max(secondsOf(trial), least))
      .filter((time) => time < Infinity)
      .sort((a, b) => a - b),
  );
  const seconds = [...new Set([least, ...times.flat(), experiment.capSeconds])].sort((a, b) => a - b);
  const solved = times.map((own) => {
    let done = 0;
    return seconds.map((time) => {
      while (done < own.length && own[done]! <= time) ++done;
      return done;
    });
  });
  return { seconds, solved };
}

export interface ScatterPoint {
  puzzle: number;
  /** Seconds of the one contender and of the other; Infinity = unsolved. */
  x: number;
  y: number;
}

/** One contender against another, for each puzzle that both tried, x ascending. */
export function scatter(experiment: Experiment, trials: Trials, one: number, other: number): ScatterPoint[] {
  const step = experiment.contenders.length;
  const points = experiment.puzzles.flatMap((_, puzzle) => {
    const [a, b] = [trials[puzzle * step + one], trials[puzzle * step + other]];
    return a && b ? [{ puzzle, x: secondsOf(a), y: secondsOf(b) }] : [];
  });
  return points.sort((a, b) => (a.x < b.x ? -1 : a.x > b.x ? 1 : a.puzzle - b.puzzle));
}
