// Which large grids are known to take long, or to be beyond every solver that was tried, by side and by how full they are.
// Figures: tests/bench/LARGE.md for what `sudoscope-n` and CaDiCaL 2.2 did in 10 s; those of 60 s are of CaDiCaL 2.2 and
// Kissat on grids with random holes. Grids whose holes are spread evenly over rows, columns and boxes are harder than these.
import { type Puzzle, sideOf } from './puzzle';

/** 'long' = some in seconds, some in minutes; 'beyond' = hardly any in a minute, by any solver. */
export type Reach = 'near' | 'long' | 'beyond';

interface Stretch {
  side: number;
  /** Per cent of the cells that are filled, both included. */
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

/** Per cent of the cells, rounded. */
export function fullness(grid: Uint8Array): number {
  return Math.round((100 * grid.reduce((sum, value) => sum + (value ? 1 : 0), 0)) / Math.max(grid.length, 1));
}

/** What to expect of a grid; a side that was not measured is as the one measured below it. */
export function reachOf({ shape, givens }: Puzzle): Reach {
  const side = sideOf(shape);
  const measured = Math.max(0, ...stretches.map((stretch) => stretch.side).filter((known) => known <= side));
  const full = fullness(givens);
  return (
    stretches.find((stretch) => stretch.side === measured && full >= stretch.from && full <= stretch.to)?.reach ??
    'near'
  );
}
