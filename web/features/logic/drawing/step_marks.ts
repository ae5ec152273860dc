// The mark of each candidate that a step is about. Pure.
import type { ChainNode, LogicStep } from '../../../protocol/logic';

/** 'on': of the pattern, or true where a chain's first is false; 'off': the other kind of a chain, or what joins two sets. */
export type Form = 'on' | 'off' | 'fin' | 'target' | 'gone';

export interface Mark {
  readonly cell: number;
  readonly digit: number;
  readonly form: Form;
}

const keyOf = (cell: number, digit: number): string => `${cell}:${digit}`;
const forms = { pattern: 'on', fin: 'fin', link: 'off', target: 'target' } as const;

export function marksOf({ cells, links }: LogicStep): Mark[] {
  const marks = new Map<string, Mark>();
  const isChain = links.length > 0;
  // Of almost locked sets links go through some.
  const hasColours =
    cells.some(({ group }) => group > 0) &&
    cells.every(({ role }) => role === 'pattern') &&
    links.every(({ als }) => als === 0);
  for (const { cell, digits, role, group } of cells) {
    if (isChain && role === 'pattern' && !hasColours) continue;
    const form = hasColours && group % 2 === 0 ? 'off' : forms[role];
    for (const digit of digits) marks.set(keyOf(cell, digit), { cell, digit, form });
  }
  const add = ({ cells: of, digit }: ChainNode, form: Form): void => {
    for (const cell of of) {
      if (!marks.has(keyOf(cell, digit))) marks.set(keyOf(cell, digit), { cell, digit, form });
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
