// The numbers behind the Lab's charts, and the files it saves.
import { describe, expect, it } from 'vitest';
import { blankPuzzle, boxShape } from '../../../web/grid/puzzle';
import type { Experiment, Trial } from '../../../web/features/lab/experiment';
import { toCsv, toJson } from '../../../web/features/lab/export';
import { growth } from '../../../web/features/lab/growth';
import { cumulative, histogram, scatter } from '../../../web/features/lab/series';

const puzzle = blankPuzzle(boxShape(2, 2));
const experiment: Experiment = {
  setName: 'three',
  puzzles: [puzzle, puzzle, puzzle],
  contenders: [
    { algorithm: 'norvig', name: 'Norvig', label: 'norvig', knobs: [] },
    {
      algorithm: 'dancing-links',
      name: 'Dancing links, first column',
      label: 'dancing-links:column=first',
      knobs: [1],
    },
  ],
  capSeconds: 10,
};
const at = (seconds: number): Trial => ({ ending: 'solved', seconds, guesses: 1, backtracks: 0 });
const capped: Trial = { ending: 'capped', seconds: 10.01, guesses: 9, backtracks: 9 };
/** Norvig 0, 7, not done; dancing links 5, 10.03 (its last slice went past the cap), not tried. */
const trials = [at(0), at(5), at(7), at(10.03), capped, null];

describe('histogram', () => {
  it('has bins of five seconds up to the cap, and one for what was not done', () => {
    const { bins, counts } = histogram(experiment, trials, 'five seconds');
    expect(bins).toEqual([
      { from: 0, to: 5 },
      { from: 5, to: 10 },
      { from: 10, to: Infinity },
    ]);
    expect(counts).toEqual([
      [1, 1, 1],
      [0, 2, 0],
    ]);
  });

  it('counts every trial once on the logarithmic scale too', () => {
    const { bins, counts } = histogram(experiment, trials, 'logarithmic');
    expect(bins[0]).toEqual({ from: 0, to: 0.00002 });
    expect(bins.map(({ from }) => from)).toEqual([...bins.map(({ from }) => from)].sort((a, b) => a - b));
    expect(counts.map((row) => row.reduce((sum, count) => sum + count, 0))).toEqual([3, 2]);
  });

  it('has a bin even where the cap is shorter than five seconds', () => {
    const { bins } = histogram({ ...experiment, capSeconds: 1 }, [], 'five seconds');
    expect(bins).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: Infinity },
    ]);
  });
});

describe('cumulative', () => {
  it('counts what was done by each time, never what was not done', () => {
    const { seconds, solved } = cumulative(experiment, trials);
    expect(seconds).toEqual([0.00001, 5, 7, 10, 10.03]);
    expect(solved).toEqual([
      [1, 1, 2, 2, 2],
      [0, 1, 1, 1, 2],
    ]);
  });
});

describe('scatter', () => {
  it('has a point for each puzzle that both tried, in the order of the first', () => {
    const reversed = [at(7), at(10.03), at(0), at(5), capped, null];
    expect(scatter(experiment, reversed, 0, 1)).toEqual([
      { puzzle: 1, x: 0, y: 5 },
      { puzzle: 0, x: 7, y: 10.03 },
    ]);
  });
});

describe('growth', () => {
  it('is the median of each side that was tried, smallest side first', () => {
    const sixteen = blankPuzzle(boxShape(4, 4));
    const grown = { ...experiment, puzzles: [sixteen, puzzle, sixteen, puzzle] };
    const { sides, points } = growth(grown, [at(4), null, at(1), null, capped, at(6), at(3), null]);
    expect(sides).toEqual([4, 16]);
    expect(points).toEqual([
      [
        { side: 4, tried: 2, done: 2, median: 2 },
        { side: 16, tried: 2, done: 1, median: Infinity },
      ],
      [null, { side: 16, tried: 1, done: 1, median: 6 }],
    ]);
  });
});

describe('files', () => {
  it('are a line a trial in CSV', () => {
    const lines = toCsv(experiment, trials).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('puzzle,side,algorithm,ending,seconds,guesses,backtracks,givens');
    expect(lines[2]).toBe('1,4,dancing-links:column=first,solved,5.000000000,1,0,................');
  });

  it('hold puzzles, trials and summaries in JSON, beyond the cap as null', () => {
    const saved = JSON.parse(toJson(experiment, trials)) as {
      puzzles: string[];
      results: { algorithm: string; trials: unknown[]; summary: { all: { max: number | null } } }[];
    };
    expect(saved.puzzles).toHaveLength(3);
    expect(saved.results.map((result) => result.trials.length)).toEqual([3, 2]);
    expect(saved.results[0]!.summary.all.max).toBeNull();
  });
});
