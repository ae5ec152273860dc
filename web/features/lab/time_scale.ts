// The logarithmic scale of times of a chart: it begins with its data
// and ends at the cap, beyond which are the unsolved puzzles. Pure.

export interface TimeScale {
  /** In seconds, above 0: no time of the chart is shorter, save those that the clock gave as 0. */
  least: number;
  cap: number;
}

/** The least time of an empty chart. */
const usualLeast = 0.00001;
/** A scale has at least one decade. */
const shortest = 10;

const steps = [1, 2, 5];

/** The nearest of 1, 2, 5, 10, 20, ... of a unit that is not above the number, which is above 0. */
function roundDown(seconds: number): number {
  const exponent = Math.floor(Math.log10(seconds));
  const below = [exponent - 1, exponent, exponent + 1].flatMap((power) =>
    steps.map((step) => Number(`${step}e${power}`)),
  );
  return below.findLast((mark) => mark <= seconds)!;
}

/** `seconds`: the chart's data in any order; may include 0 and Infinity. */
export function timeScale(seconds: readonly number[], capSeconds: number): TimeScale {
  const first = seconds.reduce((least, time) => (time > 0 && time < least ? time : least), Infinity);
  const from = first < Infinity ? roundDown(first) : usualLeast;
  return { least: Math.min(from, roundDown(capSeconds / shortest)), cap: capSeconds };
}

/** 1, 2, 5, 10, ... from the least to below the cap. */
export function timeEdges({ least, cap }: TimeScale): number[] {
  const edges: number[] = [];
  for (let exponent = Math.floor(Math.log10(least)); 10 ** exponent < cap; ++exponent)
    for (const step of steps) edges.push(Number(`${step}e${exponent}`));
  return edges.filter((edge) => edge >= least && edge < cap);
}

/** The least, then 10 µs, 100 µs, ... and the cap. */
export function timeMarks(scale: TimeScale): number[] {
  const edges = timeEdges(scale);
  const decades = edges.filter((edge, at) => at === 0 || String(edge.toExponential()).startsWith('1e'));
  return [...decades, scale.cap];
}
