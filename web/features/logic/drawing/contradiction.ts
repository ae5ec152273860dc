// The contradiction that a forcing chain or net comes to: what cannot be filled, or two candidates that exclude each other
// and are both true along it. Pure.
import type { Candidate, ChainNode, LogicStep } from '../../../protocol/logic';

export interface Contradiction {
  /** Cells for which no digit is left; those of a clue or a sum that fails. */
  readonly cells: readonly number[];
  /** The cells of a house that has no place left for a digit. */
  readonly house: readonly number[];
  /** The candidates of two nodes. */
  readonly pair: readonly Candidate[];
}

const same = (one: ChainNode, other: ChainNode): boolean =>
  one.digit === other.digit && one.cells.join() === other.cells.join();

const candidatesOf = ({ cells, digit }: ChainNode): Candidate[] => cells.map((cell) => ({ cell, digit }));

/** Null for a step that follows from no contradiction. One that does concludes that the chain's assumption is wrong. */
export function contradictionOf(step: LogicStep): Contradiction | null {
  const { links, cells, houses, placements, eliminations } = step;
  const [first, last] = [links[0], links.at(-1)];
  if (!first || !last || links.some(({ chain }) => chain > 0)) return null;
  const isAssumed = ({ cell, digit }: Candidate): boolean =>
    first.from.digit === digit && first.from.cells.includes(cell);
  if (![...placements, ...eliminations].some(isAssumed)) return null;
  const nothing: Contradiction = { cells: [], house: [], pair: [] };
  if (houses[0]) return { ...nothing, house: houses[0].cells };
  const empty = cells.filter(({ role, group }) => role === 'pattern' && group === 0).map(({ cell }) => cell);
  if (empty.length > 0) return { ...nothing, cells: empty };
  const isTrue = (node: ChainNode): boolean =>
    (!first.strong && same(node, first.from)) || links.some(({ to, strong }) => strong && same(node, to));
  const excluding = links.findLast(({ to, strong }) => !strong && same(to, last.to));
  if (!excluding || !isTrue(excluding.from) || !isTrue(excluding.to)) return null;
  return { ...nothing, pair: [...candidatesOf(excluding.from), ...candidatesOf(excluding.to)] };
}
