// Statistics of a contender's times. Quartiles are of type 7 in R. J. Hyndman, Y. Fan, Sample Quantiles in
// Statistical Packages, 1996: linear between the two nearest ranks, the default in R and spreadsheets. The best 90
// % are as in Longbons, Klinginsmith, Sánchez, 2013. A puzzle not solved within the cap took longer than the cap,
// by an unknown amount: it ranks last as Infinity, and means count it with the cap, which makes them lower bounds.
import type { Trial } from './experiment';

export interface TimeSummary {
  count: number;
  /** Infinity = beyond the cap. */
  min: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  max: number;
  mean: number;
  /** True if the mean counts a puzzle by the cap instead of its time. */
  meanIsLowerBound: boolean;
}

export interface ContenderSummary {
  tried: number;
  /** Done within the cap: solved, or shown to have no solution. */
  done: number;
  /** Not done for another reason than the cap: too large for the algorithm, or out of memory. */
  failed: number;
  /** Number of wrong answers. */
  wrong: number;
  all: TimeSummary | null;
  best90: TimeSummary | null;
  /** Null if the solver does not report them. */
  guesses: number | null;
  backtracks: number | null;
}

/**
 * The value below which `share` of the sample lies, type 7.
 * REQUIRES: `sorted` ascends and holds a number, Infinity last; 0 <= share <= 1.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = Math.floor(rank);
  const low = sorted[below]!;
  const high = sorted[Math.ceil(rank)]!;
  // Not in one formula: Infinity times zero is not a number.
  return low === high || rank === below ? low : low + (high - low) * (rank - below);
}

/** From `seconds` in any order; null if it is empty. */
export function summarize(seconds: readonly number[], capSeconds: number): TimeSummary | null {
  if (seconds.length === 0) return null;
  const sorted = [...seconds].sort((a, b) => a - b);
  const total = sorted.reduce((sum, time) => sum + (time === Infinity ? capSeconds : time), 0);
  return {
    count: sorted.length,
    min: sorted[0]!,
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    max: sorted.at(-1)!,
    mean: total / sorted.length,
    meanIsLowerBound: sorted.at(-1) === Infinity,
  };
}

/** The fastest 90 %, rounded down, but of any at least one. */
export function best90(seconds: readonly number[]): number[] {
  const kept = Math.max(Math.floor((seconds.length * 9) / 10), Math.min(1, seconds.length));
  return [...seconds].sort((a, b) => a - b).slice(0, kept);
}

/** Infinity if it was not solved within the cap. */
export function secondsOf({ ending, seconds }: Trial): number {
  return ending === 'solved' || ending === 'none' ? seconds : Infinity;
}

/** Null if no trial has a count. */
function sumOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length > 0 || counts.length === 0 ? known.reduce((sum, count) => sum + count, 0) : null;
}

export function summarizeTrials(trials: readonly Trial[], capSeconds: number): ContenderSummary {
  const seconds = trials.map(secondsOf);
  return {
    tried: trials.length,
    done: seconds.filter((time) => time < Infinity).length,
    failed: trials.filter(({ ending }) => ending === 'failed').length,
    wrong: trials.filter(({ ending }) => ending === 'wrong').length,
    all: summarize(seconds, capSeconds),
    best90: summarize(best90(seconds), capSeconds),
    guesses: sumOf(trials.map((trial) => trial.guesses)),
    backtracks: sumOf(trials.map((trial) => trial.backtracks)),
  };
}

/** For one worker; with `meanIsLowerBound` it is an upper bound.
    Null if none was tried, or the clock measured no time. */
export function puzzlesPerSecond(all: TimeSummary | null): number | null {
  return all && all.mean > 0 ? 1 / all.mean : null;
}

/**
 * How many times as long as the fastest each takes on average, 1 for that one; where its `meanIsLowerBound`, at least that.
 * Null if nothing can be said: where it or all were not tried, or the fastest itself was not always done.
 */
export function timesSlower(all: readonly (TimeSummary | null)[]): (number | null)[] {
  const known = all.filter((summary) => summary !== null && summary.mean > 0);
  const fastest = known.reduce<TimeSummary | null>(
    (least, summary) => (least && least.mean <= summary!.mean ? least : summary),
    null,
  );
  return all.map((summary) => {
    if (!summary || summary.mean === 0 || !fastest) return null;
    if (summary === fastest) return 1;
    return fastest.meanIsLowerBound ? null : summary.mean / fastest.mean;
  });
}
