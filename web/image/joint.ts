// The cells of a puzzle read together: what each may be, under the rules and with one solution, as a printed puzzle has. The
// surest come first; as soon as they have one solution, it says what the others can only be.
import type { Option } from './alphabet';

/** The one solution of a grid, or how many there are. */
export type Judge = (values: Uint8Array, boxHeight: number, boxWidth: number) => Uint8Array | 'none' | 'several';

/** The same, of a grid whose boxes are known. */
type Ask = (values: Uint8Array) => Uint8Array | 'none' | 'several';

/** A reading of all cells, and how much less likely it is than the likeliest of each: the logarithm. */
interface Joint {
  readonly values: Uint8Array;
  readonly cost: number;
}

/** A reading that is as likely as e to the minus this is no better than one that has no solution. */
const mostCost = 24;
/** With a change that is dearer than this, an earlier cell may be the one that is wrong. */
const dear = 1.5;
/** What is likelier than this is no cause of errors. */
const beyondDoubt = 0.9999;

/** Takes the cells in this order, and for each the likeliest that goes with those before; null without one solution. */
function follow(cells: readonly (readonly Option[])[], order: readonly number[], ask: Ask): Joint | null {
  const values = new Uint8Array(cells.length);
  let solution: Uint8Array | null = null;
  let cost = 0;
  for (const cell of order) {
    const options = cells[cell]!;
    const taken = options.find(({ value }) => {
      if (value === 0) return true;
      if (solution) return solution[cell] === value;
      values[cell] = value;
      const answer = ask(values);
      if (typeof answer !== 'string') solution = answer;
      return answer !== 'none';
    });
    if (!taken) return null;
    values[cell] = taken.value;
    cost += Math.log(options[0]!.share / taken.share);
    if (cost > mostCost) return null;
  }
  return solution && { values, cost };
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
    const [first, second, ...rest] = cells[cell]!;
    if (!second || first!.share > beyondDoubt) continue;
    const dearer = Math.log(first!.share / second.share);
    if (dearer >= (best?.cost ?? mostCost)) continue;
    const other = follow(
      cells.map((options, at) => (at === cell ? [second, ...rest] : options)),
      order,
      ask,
    );
    if (other && other.cost + dearer < (best?.cost ?? mostCost)) best = { ...other, cost: other.cost + dearer };
  }
  return best;
}

/** How sure a cell is where the others are as they are: of what it may be, only what leaves one solution counts. */
function shareOf(cell: number, options: readonly Option[], values: Uint8Array, ask: Ask): number {
  let [own, possible] = [0, 0];
  for (const { value, share } of options) {
    const isOwn = value === values[cell];
    if (!isOwn && (share < 1e-3 || typeof ask(values.with(cell, value)) === 'string')) continue;
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
