// Reads the cells of a puzzle together: chooses among the possible values of each
// under the rules, and such that there is one solution, as printed puzzles have. The
// surest cells come first; once they have one solution, it determines the others.
import type { Option } from './alphabet';

/** A cage of a killer: cells in reading order, row by row. `sum`: 0 if it cannot be read. */
export interface ReadCage {
  readonly cells: readonly number[];
  readonly sum: number;
}

/** The rules of a grid as far as its lines show them. */
export interface DrawnRules {
  /** For a jigsaw 1, and its side. */
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** The region of each cell of a jigsaw, row by row; null for boxes. */
  readonly regions: Uint8Array | null;
  /** True if both diagonals are drawn: each has every digit once. */
  readonly hasDiagonals: boolean;
  /** The cages of a killer; missing = none. */
  readonly cages?: readonly ReadCage[];
}

/** Returns the one solution of a grid, or "none" or "several". */
export type Judge = (values: Uint8Array, rules: DrawnRules) => Uint8Array | 'none' | 'several';

/** The same for a grid with known rules. */
export type Ask = (values: Uint8Array) => Uint8Array | 'none' | 'several';

/** The same with a memory of its answers: many questions are repeated. */
export function remembering(ask: Ask): Ask {
  const told = new Map<string, ReturnType<Ask>>();
  return (values) => {
    const key = String.fromCharCode(...values);
    const answer = told.get(key) ?? ask(values);
    told.set(key, answer);
    return answer;
  };
}

/** A reading of all cells, and the logarithm of how much less likely it is than the likeliest value in each. */
interface Joint {
  readonly values: Uint8Array;
  readonly cost: number;
}

/** A reading less likely than e to the minus this is as bad as one without solution. */
const mostCost = 24;
/** Ink at a digit of the solution counts as that digit if it resembles
    it at all: a share of its probability of being no character. */
const blankFactor = 0.1;
/** After a change with a higher cost, an earlier cell may be the wrong one. */
const dear = 1.5;
/** Less likely values are tried only if all others are ruled out. */
const leastShare = 1e-3;

/** The value of a cell once the solution is known: its digit, or blank if that is much likelier. */
function takenOf(options: readonly Option[], digit: number): Option | undefined {
  const written = options.find(({ value }) => value === digit);
  const blank = options.find(({ value }) => value === 0);
  return written && written.share > blankFactor * (blank?.share ?? 0) ? written : blank;
}

/** Takes the cells in this order, and for each the likeliest value that is consistent with those
    before, until they have one solution, which binds all others; null if they never have one. */
function follow(cells: readonly (readonly Option[])[], order: readonly number[], ask: Ask): Joint | null {
  const values = new Uint8Array(cells.length);
  let solution = null as Uint8Array | null;
  for (const cell of order) {
    const taken = cells[cell]!.find(({ value }) => {
      values[cell] = value;
      const answer = value === 0 ? 'several' : ask(values);
      if (typeof answer !== 'string') solution = answer;
      return answer !== 'none';
    });
    if (!taken) return null;
    if (solution) break;
  }
  if (!solution) return null;
  let cost = 0;
  for (const cell of order) {
    const taken = takenOf(cells[cell]!, solution[cell]!);
    if (!taken) return null;
    values[cell] = taken.value;
    cost += Math.log(cells[cell]![0]!.share / taken.share);
  }
  return cost > mostCost ? null : { values, cost };
}

/** The likeliest reading with one solution; null if none is likely.
    `cells`: the possible values of each, the likeliest first. */
function likeliest(cells: readonly (readonly Option[])[], ask: Ask): Joint | null {
  const plain = Uint8Array.from(cells, (options) => options[0]!.value);
  if (typeof ask(plain) !== 'string') return { values: plain, cost: 0 };
  const order = cells
    .map((_, cell) => cell)
    .filter((cell) => cells[cell]!.length > 1 || plain[cell] !== 0)
    .sort((a, b) => cells[b]![0]!.share - cells[a]![0]!.share);
  let best = follow(cells, order, ask);
  if (best && best.cost <= dear) return best;
  for (const cell of order) {
    const [first, ...others] = cells[cell]!;
    for (const other of others) {
      const dearer = Math.log(first!.share / other.share);
      if (other.share < leastShare || dearer >= (best?.cost ?? mostCost)) continue;
      const joint = follow(cells.with(cell, [other, ...others]), order, ask);
      if (joint && joint.cost + dearer < (best?.cost ?? mostCost)) best = { ...joint, cost: joint.cost + dearer };
    }
  }
  return best;
}

/** Certainty of a cell while the others stay the same: only values that leave one solution count. */
function shareOf(cell: number, options: readonly Option[], values: Uint8Array, ask: Ask): number {
  let [own, possible] = [0, 0];
  for (const { value, share } of options) {
    const isOwn = value === values[cell];
    if (!isOwn && (share < leastShare || typeof ask(values.with(cell, value)) === 'string')) continue;
    possible += share;
    if (isOwn) own = share;
  }
  return own / possible;
}

/** Values and the certainty of each; null if no likely reading has one solution. Cells with one option are blank. */
export function readTogether(
  cells: readonly (readonly Option[])[],
  ask: Ask,
  sure: number,
): { values: Uint8Array; shares: number[] } | null {
  const joint = likeliest(cells, ask);
  if (!joint) return null;
  const { values } = joint;
  const shares = cells.map((options, cell) => {
    const [first] = options;
    if (first!.value === values[cell] && first!.share >= sure) return first!.share;
    return shareOf(cell, options, values, ask);
  });
  return { values, shares };
}
