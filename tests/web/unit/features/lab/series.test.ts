// The numbers behind the Lab's charts, and the files it saves.
import { describe, expect, it } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import type { Experiment, Trial } from '../../../../../web/features/lab/experiment';
import { toCsv, toJson } from '../../../../../web/features/lab/export';
import { growth } from '../../../../../web/features/lab/growth';
import { cumulative, histogram, scatter } from '../../../../../web/features/lab/series';
import { nextOrder, sortedRows } from '../../../../../web/features/lab/charts/row_order';
import { timeEdges, timeMarks, timeScale } from '../../../../../web/features/lab/time_scale';

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
    // From the shortest time on; times that the clock measured as none are in the first bin as well.
    expect(bins[0]).toEqual({ from: 1, to: 2 });
    expect(counts[0]![0]).toBe(1);
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
    expect(seconds).toEqual([1, 5, 7, 10, 10.03]);
    expect(solved).toEqual([
      [1, 1, 2, 2, 2],
      [0, 1, 1, 1, 2],
    ]);
  });
});

describe('the scale of times', () => {
  it.each([
    [[0.0000032, 0.5], 0.000002],
    [[0.5, 0.00000999], 0.000005],
    [[0.00001], 0.00001],
    [[0, 0.004, Infinity], 0.002],
    [[], 0.00001],
    [[Infinity], 0.00001],
    // At least a decade.
    [[9], 1],
  ])('for %j begins at %d', (seconds, least) => {
    expect(timeScale(seconds, 10)).toEqual({ least, cap: 10 });
  });

  it('is marked at its beginning, at decades and at the cap', () => {
    expect(timeMarks({ least: 0.000002, cap: 10 })).toEqual([2e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1, 1, 10]);
    expect(timeMarks({ least: 0.001, cap: 60 })).toEqual([0.001, 0.01, 0.1, 1, 10, 60]);
    expect(timeEdges({ least: 0.2, cap: 10 })).toEqual([0.2, 0.5, 1, 2, 5]);
  });

  it('begins where the times of an experiment begin, whatever the unit', () => {
    for (const factor of [1e-7, 3e-6, 0.002, 0.4]) {
      const scaled = [at(factor), at(5 * factor), at(7 * factor), at(factor * 2), capped, null];
      const { bins } = histogram(experiment, scaled, 'logarithmic');
      expect(bins[0]!.from).toBeLessThanOrEqual(factor);
      expect(bins[0]!.to).toBeGreaterThan(factor);
      const { seconds } = cumulative(experiment, scaled);
      expect(seconds[0]).toBe(bins[0]!.from);
    }
  });
});

describe('the order of rows', () => {
  const values = [
    ['b', 3, null],
    ['a', 3, 1],
    ['c', 1, 2],
  ];
  it('is by a column, upwards, downwards, and then as they came', () => {
    const up = nextOrder(null, 1);
    expect(sortedRows(values, up)).toEqual([2, 0, 1]);
    const down = nextOrder(up, 1);
    expect(sortedRows(values, down)).toEqual([0, 1, 2]);
    expect(sortedRows(values, nextOrder(down, 1))).toEqual([0, 1, 2]);
    expect(sortedRows(values, nextOrder(down, 0))).toEqual([1, 0, 2]);
  });

  it('has words as a dictionary has them, whatever their first letter is', () => {
    expect(sortedRows([['norvig'], ['Brute force'], ['Übung'], ['brains']], { column: 0, way: 'ascending' })).toEqual([
      3, 1, 0, 2,
    ]);
  });

  it('has what is not known last, upwards and downwards', () => {
    expect(sortedRows(values, { column: 2, way: 'ascending' })).toEqual([1, 2, 0]);
    expect(sortedRows(values, { column: 2, way: 'descending' })).toEqual([2, 1, 0]);
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
