// The mark of each candidate in a step. Pure.
import type { ChainNode, LogicStep } from '../../../protocol/logic';

/** 'on': in the pattern, or true if a chain's first is false; 'off':
    the other kind in a chain, or a digit that joins two sets. */
export type Form = 'on' | 'off' | 'fin' | 'target' | 'gone' | 'placed';

export interface Mark {
  readonly cell: number;
  readonly digit: number;
  readonly form: Form;
  /** The set or the colour with its ink; 0 = the ink of its form. */
  readonly group: number;
}

const keyOf = (cell: number, digit: number): string => `${cell}:${digit}`;
const forms = { pattern: 'on', fin: 'fin', link: 'off', target: 'target' } as const;

/** True for a digit that follows from the board, not from candidates. */
export const isSingle = ({ placements, cells, links }: LogicStep): boolean =>
  placements.length === 1 && cells.length <= 1 && links.length === 0;

/** True if the groups are colours: every second one is right where the one before is wrong. Otherwise they are sets. */
export function hasColours({ cells, links }: LogicStep): boolean {
  if (!cells.some(({ group }) => group > 0)) return false;
  // Colours of several digits have links with exactly one right end, colours of one digit have no links.
  return links.length > 0
    ? links.every(({ strong, als }) => strong && als === 0)
    : cells.every(({ role, group, digits }) => role === 'pattern' && group > 0 && digits.length === 1);
}

export function marksOf(step: LogicStep): Mark[] {
  const { cells, links } = step;
  if (isSingle(step)) return [];
  const marks = new Map<string, Mark>();
  const isChain = links.length > 0;
  const isColoured = hasColours(step);
  for (const { cell, digits, role, group } of cells) {
    // The cells of sets are areas.
    if (isColoured ? group === 0 : isChain && role === 'pattern') continue;
    const form = isColoured ? (group % 2 === 0 ? 'off' : 'on') : forms[role];
    const isOfGroup = isColoured || role === 'pattern' || role === 'target';
    for (const digit of digits) marks.set(keyOf(cell, digit), { cell, digit, form, group: isOfGroup ? group : 0 });
  }
  const add = ({ cells: of, digit }: ChainNode, form: Form): void => {
    for (const cell of of) {
      if (!marks.has(keyOf(cell, digit))) marks.set(keyOf(cell, digit), { cell, digit, form, group: 0 });
    }
  };
  for (const { from, to, strong } of links) {
    add(from, strong ? 'off' : 'on');
    add(to, strong ? 'on' : 'off');
  }
  return [...marks.values()];
}

/** The cells of each group: an almost locked set, a colour. */
export function groupsOf({ cells }: LogicStep): Map<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { cell, group } of cells) {
    if (group > 0) groups.set(group, [...new Set([...(groups.get(group) ?? []), cell])]);
  }
  return groups;
}

/** The cells in which a wrong colour leaves no candidate. */
export function emptiedCells(step: LogicStep): number[] {
  return hasColours(step) ? step.cells.filter(({ group }) => group === 0).map(({ cell }) => cell) : [];
}

/** The cells of a pattern of cells, such as a pair or a rectangle, as opposed to places of one digit. */
export function patternCells({ cells, links, houses }: LogicStep): number[] {
  const isOfCells = houses.length === 0 || cells.some(({ role, digits }) => role === 'pattern' && digits.length > 1);
  if (links.length > 0 || !isOfCells || cells.some(({ group }) => group > 0)) return [];
  return [...new Set(cells.map(({ cell }) => cell))];
}
