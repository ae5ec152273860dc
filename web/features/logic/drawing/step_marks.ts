// The marks in the drawing of a step. Pure.
import type { Candidate, ChainLink, ChainNode, LogicStep } from '../../../protocol/logic';
import { contradictionOf } from './contradiction';

/** 1 where to look, 2 the pattern, 3 the conclusion. */
export type HintStage = 1 | 2 | 3;

/** 'on': in the pattern, or true if a chain's first is false; 'off':
    the other kind in a chain, or a digit that joins two sets; 'clash': true in a chain beside one that it excludes. */
export type Form = 'on' | 'off' | 'clash' | 'fin' | 'target' | 'gone' | 'placed';

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

/** True if the drawing shows candidates: a single, and where to look, leave the player's notes as they are. */
export const isOfCandidates = (step: LogicStep, stage: HintStage): boolean => stage > 1 && !isSingle(step);

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
  for (const { cell, digit } of contradictionOf(step)?.pair ?? [])
    marks.set(keyOf(cell, digit), { cell, digit, form: 'clash', group: 0 });
  return [...marks.values()];
}

/** The candidates that the stage shows as removed, or as placed. */
export const toldAt = ({ eliminations, placements }: LogicStep, stage: HintStage): Candidate[] =>
  stage === 3 ? [...eliminations, ...placements] : [];

/** The marks of the pattern, except for candidates with a more specific mark at this stage. */
export function marksAt(step: LogicStep, stage: HintStage): Mark[] {
  const told = new Set(toldAt(step, stage).map(({ cell, digit }) => keyOf(cell, digit)));
  return marksOf(step).filter(({ cell, digit }) => !told.has(keyOf(cell, digit)));
}

/** More links than these hide the board; they are then drawn one at a time. */
const mostArrows = 14;

export const isNet = (step: LogicStep): boolean => !hasColours(step) && step.links.length > mostArrows;

/** The links that are drawn, and the place among them of the one pointed at. `link`: its place in the step, -1 = none. */
export function arrowsOf(step: LogicStep, link: number): { links: readonly ChainLink[]; pointed: number } {
  const { links } = step;
  if (!hasColours(step) && !isNet(step)) return { links, pointed: link };
  const shown = links[link];
  return { links: shown ? [shown] : [], pointed: 0 };
}

/** The cells of each group: an almost locked set, a colour. */
export function groupsOf({ cells }: LogicStep): Map<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { cell, group } of cells) {
    if (group > 0) groups.set(group, [...new Set([...(groups.get(group) ?? []), cell])]);
  }
  return groups;
}

/** The cells in which a wrong colour or assumption leaves no candidate. */
export function emptiedCells(step: LogicStep): readonly number[] {
  if (hasColours(step)) return step.cells.filter(({ group }) => group === 0).map(({ cell }) => cell);
  return contradictionOf(step)?.cells ?? [];
}

/** The cells of the house in which a wrong assumption leaves no place for a digit. */
export const emptiedHouse = (step: LogicStep): readonly number[] => contradictionOf(step)?.house ?? [];

/** The cells of a pattern of cells, such as a pair or a rectangle, as opposed to places of one digit. */
export function patternCells({ cells, links, houses }: LogicStep): number[] {
  const isOfCells = houses.length === 0 || cells.some(({ role, digits }) => role === 'pattern' && digits.length > 1);
  if (links.length > 0 || !isOfCells || cells.some(({ group }) => group > 0)) return [];
  return [...new Set(cells.map(({ cell }) => cell))];
}
