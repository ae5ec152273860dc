// Statistics of times in the Lab: quartiles, puzzles not done within the cap, the best 90 %.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Trial } from '../../../../../web/features/lab/experiment';
import {
  best90,
  puzzlesPerSecond,
  quantile,
  summarize,
  summarizeTrials,
  timesSlower,
} from '../../../../../web/features/lab/statistics';

const solved = (seconds: number): Trial => ({ ending: 'solved', seconds, guesses: 2, backtracks: 1 });
const capped: Trial = { ending: 'capped', seconds: 10.02, guesses: 100, backtracks: 90 };

describe('quantile', () => {
  it('is linear between ranks, as R and spreadsheets have it', () => {
    // R: quantile(c(1, 2, 3, 4), type = 7) is 1.00 1.75 2.50 3.25 4.00.
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile([1, 2, 3, 4], share))).toEqual([1, 1.75, 2.5, 3.25, 4]);
    // R: quantile(c(6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49), c(0.25, 0.75)) is 25.5 42.5.
    const moore = [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49];
    expect([quantile(moore, 0.25), quantile(moore, 0.75)]).toEqual([25.5, 42.5]);
  });

  it('of one number is that number', () => {
    expect(quantile([3], 0.25)).toBe(3);
  });

  it('is beyond the cap only where a rank beyond it counts', () => {
    expect(quantile([1, 2, 3, Infinity, Infinity], 0.5)).toBe(3);
    expect(quantile([1, 2, Infinity, Infinity], 0.5)).toBe(Infinity);
    expect(quantile([1, Infinity, Infinity], 0.75)).toBe(Infinity);
  });
});

/** The rows of tests/data/time_statistics.txt, with which the command line is compared as well. */
const table = readFileSync(new URL('../../../../data/time_statistics.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) =>
    line.split('|').map((part) =>
      part
        .trim()
        .split(' ')
        .map((word) => (word === 'inf' ? Infinity : Number(word))),
    ),
  );

describe('the table of expected values', () => {
  it.each(table)('is met (%#)', ([cap], times, ofAll, ofBest) => {
    for (const [seconds, expected] of [
      [times, ofAll],
      [best90(times), ofBest],
    ] as const) {
      const { min, lowerQuartile, median, upperQuartile, mean, max } = summarize(seconds, cap!)!;
      const said = [min, lowerQuartile, median, upperQuartile, mean, max];
      expect(said).toHaveLength(expected.length);
      said.forEach((value, index) => expect(value).toBeCloseTo(expected[index]!, 9));
    }
  });
});

describe('summarize', () => {
  it('takes times in any order, numbers and not texts', () => {
    const summary = summarize([10, 9, 100, 1], 300)!;
    expect(summary).toMatchObject({ count: 4, min: 1, median: 9.5, max: 100, mean: 30, meanIsLowerBound: false });
  });

  it('counts what was not done with the cap, and says that the mean is a lower bound', () => {
    const summary = summarize([1, Infinity], 5)!;
    expect(summary).toMatchObject({ min: 1, max: Infinity, mean: 3, meanIsLowerBound: true });
  });

  it('of nothing is nothing', () => {
    expect(summarize([], 5)).toBeNull();
  });
});

describe('the best 90 %', () => {
  it('leaves out the slowest tenth, rounded up', () => {
    expect(best90([5, 1, 4, 2, 3, 6, 7, 8, 10, 9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(best90(Array.from({ length: 95 }, (_, index) => index))).toHaveLength(85);
  });

  it('keeps one of one, and none of none', () => {
    expect(best90([7])).toEqual([7]);
    expect(best90([])).toEqual([]);
  });
});

describe('summarizeTrials', () => {
  it('adds guesses and backtracks of all trials, those that were not done too', () => {
    const summary = summarizeTrials([solved(1), solved(2), capped], 10);
    expect(summary).toMatchObject({ tried: 3, done: 2, failed: 0, guesses: 104, backtracks: 92 });
    expect(summary.all).toMatchObject({ median: 2, max: Infinity });
    expect(summary.best90).toMatchObject({ count: 2, max: 2, meanIsLowerBound: false });
  });

  it('counts a puzzle shown to have no solution as done, and one that could not be taken as failed', () => {
    const none: Trial = { ...solved(0.5), ending: 'none' };
    const failed: Trial = { ending: 'failed', seconds: 0, guesses: 0, backtracks: 0 };
    expect(summarizeTrials([none, failed], 10)).toMatchObject({ done: 1, failed: 1, all: { min: 0.5, max: Infinity } });
  });
});

describe('the comparison', () => {
  const of = (...seconds: number[]) => summarize(seconds, 10);

  it('is by the mean: puzzles a second, and how many times as long as the fastest', () => {
    const all = [of(0.2, 0.2), of(0.05), null, of(1)];
    expect(all.map(puzzlesPerSecond)).toEqual([5, 20, null, 1]);
    expect(timesSlower(all)).toEqual([4, 1, null, 20]);
  });

  it('is blank if the fastest was not always done, and a bound if another was not', () => {
    expect(timesSlower([of(1, Infinity), of(2)])[0]).toBeCloseTo(2.75);
    expect(timesSlower([of(1, Infinity), of(Infinity)])).toEqual([1, null]);
    expect(timesSlower([null, null])).toEqual([null, null]);
  });

  it('is blank for times below a step of the clock', () => {
    expect(puzzlesPerSecond(of(0))).toBeNull();
    expect(timesSlower([of(0), of(1)])).toEqual([null, 1]);
  });
});
