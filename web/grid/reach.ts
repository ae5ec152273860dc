// Large grids that take long, or are beyond every solver that was tried, by side and by share of filled cells. Figures:
// tests/bench/LARGE.md for the results of `sudoscope-n` and CaDiCaL 2.2 in 10 s; those for 60 s are of CaDiCaL 2.2 and
// Kissat on grids with random holes. Grids with holes spread evenly over rows, columns and boxes are harder than these.
import { type Puzzle, sideOf } from './puzzle';

/** 'long' = some in seconds, some in minutes; 'beyond' = hardly any in a minute, by any solver. */
export type Reach = 'near' | 'long' | 'beyond';

interface Stretch {
  side: number;
  /** Percentage of cells that are filled, both ends included. */
  from: number;
  to: number;
  reach: Reach;
}

const stretches: readonly Stretch[] = [
  { side: 25, from: 42, to: 46, reach: 'long' },
  { side: 36, from: 40, to: 45, reach: 'long' },
  { side: 36, from: 46, to: 53, reach: 'beyond' },
  { side: 49, from: 38, to: 47, reach: 'long' },
  { side: 49, from: 48, to: 57, reach: 'beyond' },
];

/** Percentage of filled cells, rounded. */
export function fullness(grid: Uint8Array): number {
  return Math.round((100 * grid.reduce((sum, value) => sum + (value ? 1 : 0), 0)) / Math.max(grid.length, 1));
}

/** The reach of a grid; a side that was not measured counts as the next smaller one that was. */
export function reachOf({ shape, givens }: Puzzle): Reach {
  const side = sideOf(shape);
  const measured = Math.max(0, ...stretches.map((stretch) => stretch.side).filter((known) => known <= side));
  const full = fullness(givens);
  return (
    stretches.find((stretch) => stretch.side === measured && full >= stretch.from && full <= stretch.to)?.reach ??
    'near'
  );
}
