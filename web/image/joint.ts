// The cells of a puzzle read together: what each may be, under the rules and with one solution, as a printed puzzle has. The
// surest come first; as soon as they have one solution, it says what the others can only be.
import type { Option } from './alphabet';

/** The rules of a grid as far as its lines tell them. */
export interface DrawnRules {
  /** Of a jigsaw 1, and its side. */
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Of a jigsaw: the region of each cell, row by row; null where there are boxes. */
  readonly regions: Uint8Array | null;
  /** True if both diagonals are drawn: each has every digit once. */
  readonly hasDiagonals: boolean;
}

/** The one solution of a grid, or how many there are. */
export type Judge = (values: Uint8Array, rules: DrawnRules) => Uint8Array | 'none' | 'several';

/** The same, of a grid whose rules are known. */
export type Ask = (values: Uint8Array) => Uint8Array | 'none' | 'several';

/** The same, which remembers what it was told: much is asked again and again. */
export function remembering(ask: Ask): Ask {
  const told = new Map<string, ReturnType<Ask>>();
  return (values) => {
    const key = String.fromCharCode(...values);
    const answer = told.get(key) ?? ask(values);
    told.set(key, answer);
    return answer;
  };
}

/** A reading of all cells, and how much less likely it is than the likeliest of each: the logarithm. */
interface Joint {
  readonly values: Uint8Array;
  readonly cost: number;
}

/** A reading that is as likely as e to the minus this is no better than one that has no solution. */
const mostCost = 24;
/** Ink where the digit of the solution stands is that digit, if it looks like it at all: as a share of what it looks like no
    character. */
const blankFactor = 0.1;
/** With a change that is dearer than this, an earlier cell may be the one that is wrong. */
const dear = 1.5;
/** What is less likely than this is tried only where all else is ruled out. */
const leastShare = 1e-3;

/** What a cell is where the solution is known: its digit, or blank where that is much likelier. */
function takenOf(options: readonly Option[], digit: number): Option | undefined {
  const written = options.find(({ value }) => value === digit);
  const blank = options.find(({ value }) => value === 0);
  return written && written.share > blankFactor * (blank?.share ?? 0) ? written : blank;
}

/** Takes the cells in this order, and for each the likeliest that goes with those before, until they have one solution,
    which all are held to; null where they never have. */
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

/** The likeliest reading with one solution; null where none is likely. `cells`: what each may be, the likeliest first. */
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

/** How sure a cell is where the others are as they are: of what it may be, only what leaves one solution counts. */
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

/** Values and how sure each is; null where no likely reading has one solution. Cells with one option are blank. */
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
