// Questions about the clues, each a row of searches: which contradict each other, which are not needed, and which givens
// would leave one solution. Pure: `count` tells how many solutions a puzzle has.
import type { Puzzle } from '../../grid/puzzle';
import { type ClueRef, cluesIn, hasFlag, withFlagSet, withoutClue } from './clue_list';
import { clueKinds, type Kind } from './kinds';

/** 2 stands for more than one; null if it was not found out in time. */
export type CountSolutions = (puzzle: Puzzle) => Promise<0 | 1 | 2 | null>;

/** A thing that a setter wrote: a clue, a rule of the whole grid, or a given. */
export type Item =
  | { readonly is: 'clue'; readonly clue: ClueRef }
  | { readonly is: 'flag'; readonly kind: Kind }
  | { readonly is: 'given'; readonly cell: number };

export function itemsOf({ shape, givens }: Puzzle): Item[] {
  const flags = clueKinds.filter((kind) => kind.form === 'flag' && hasFlag(shape.constraints, kind));
  const cells = [...givens.keys()].filter((cell) => givens[cell]! > 0);
  return [
    ...cells.map((cell): Item => ({ is: 'given', cell })),
    ...cluesIn(shape.constraints).map(({ kind, at }): Item => ({ is: 'clue', clue: { kind, at } })),
    ...flags.map((kind): Item => ({ is: 'flag', kind })),
  ];
}

/** The puzzle without these. */
export function without(puzzle: Puzzle, items: readonly Item[]): Puzzle {
  const givens = puzzle.givens.slice();
  let { constraints } = puzzle.shape;
  // From the last on, so that the numbers of the others stay.
  const clues = items
    .flatMap((item) => (item.is === 'clue' ? [item.clue] : []))
    .sort((one, other) => other.at - one.at);
  for (const clue of clues) constraints = withoutClue(constraints, clue);
  for (const item of items) {
    if (item.is === 'flag') constraints = withFlagSet(constraints, item.kind, false);
    if (item.is === 'given') givens[item.cell] = 0;
  }
  return { shape: { ...puzzle.shape, constraints }, givens };
}

export interface Search {
  readonly count: CountSolutions;
  /** Called after each step with the share that is done. */
  onShare(share: number): void;
  isStopped(): boolean;
}

/**
 * Items that cannot hold together, as few as removing one after another leaves; null if it was stopped. The puzzle has no
 * solution.
 */
export async function findClash(puzzle: Puzzle, { count, onShare, isStopped }: Search): Promise<Item[] | null> {
  const items = itemsOf(puzzle);
  const removed: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (isStopped()) return null;
    onShare(at / items.length);
    if ((await count(without(puzzle, [...removed, item]))) === 0) removed.push(item);
  }
  return items.filter((item) => !removed.includes(item));
}

/** The items each of which alone could be left out of a puzzle with one solution; null if it was stopped. */
export async function findRedundant(puzzle: Puzzle, { count, onShare, isStopped }: Search): Promise<Item[] | null> {
  const items = itemsOf(puzzle);
  const found: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (isStopped()) return null;
    onShare(at / items.length);
    if ((await count(without(puzzle, [item]))) === 1) found.push(item);
  }
  return found;
}

/**
 * Givens of a solution, none of which is superfluous, that leave it as the only one; null if it was stopped. `cells`: all
 * blank cells in the order in which their givens are tried to be left out.
 */
export async function givensForOne(
  puzzle: Puzzle,
  solution: Uint8Array,
  cells: readonly number[],
  { count, onShare, isStopped }: Search,
): Promise<(readonly [cell: number, value: number])[] | null> {
  const givens = solution.slice();
  for (const [at, cell] of cells.entries()) {
    if (isStopped()) return null;
    onShare(at / cells.length);
    givens[cell] = 0;
    // A search that does not end in time proves nothing: the given stays.
    if ((await count({ ...puzzle, givens: givens.slice() })) !== 1) givens[cell] = solution[cell]!;
  }
  return cells.filter((cell) => givens[cell]! > 0).map((cell) => [cell, givens[cell]!] as const);
}
