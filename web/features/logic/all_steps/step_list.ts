// Filters and groups for the list of all steps.
import { begun, tell } from '../../../language/say';
import type { Candidate, LogicStep } from '../../../protocol/logic';

export interface StepWish {
  /** The id of a technique; '' = any. */
  readonly technique: string;
  /** 1..side, of a candidate that the step places or removes; 0 = any. */
  readonly digit: number;
  /** A cell that the step changes, or that its pattern has; -1 = any. */
  readonly cell: number;
  /** True to leave out each step whose result an easier one has as well. */
  readonly hidesCovered: boolean;
  readonly groups: 'technique' | 'result';
}

export const anyStep: StepWish = { technique: '', digit: 0, cell: -1, hidesCovered: false, groups: 'technique' };

export interface StepGroup {
  readonly key: string;
  readonly steps: readonly LogicStep[];
}

const results = ({ placements, eliminations }: LogicStep): string[] => [
  ...placements.map(({ cell, digit }) => `${cell}=${digit}`),
  ...eliminations.map(({ cell, digit }) => `${cell}-${digit}`),
];

const resultOf = (step: LogicStep): string => results(step).sort().join(' ');

/** The steps that achieve more than all earlier ones. REQUIRES: the easiest first. */
function uncovered(steps: readonly LogicStep[]): LogicStep[] {
  const kept: LogicStep[] = [];
  const before: Set<string>[] = [];
  for (const step of steps) {
    const now = results(step);
    if (before.some((one) => now.every((each) => one.has(each)))) continue;
    kept.push(step);
    before.push(new Set(now));
  }
  return kept;
}

const isIn = (step: LogicStep, cell: number): boolean =>
  [...step.placements, ...step.eliminations, ...step.cells].some((each) => each.cell === cell) ||
  step.links.some(({ from, to }) => from.cells.includes(cell) || to.cells.includes(cell));

/** The easiest first; equally hard techniques keep their order. */
export const byDifficulty = (steps: readonly LogicStep[]): LogicStep[] =>
  [...steps].sort((one, other) => one.grade - other.grade);

export function stepsWished(steps: readonly LogicStep[], wish: StepWish): LogicStep[] {
  const { technique, digit, cell, hidesCovered } = wish;
  const inOrder = byDifficulty(steps);
  const has = (each: Candidate): boolean => each.digit === digit;
  return (hidesCovered ? uncovered(inOrder) : inOrder).filter(
    (step) =>
      (technique === '' || step.technique === technique) &&
      (digit === 0 || step.placements.some(has) || step.eliminations.some(has)) &&
      (cell < 0 || isIn(step, cell)),
  );
}

/** Groups in the order of their first steps; those of one result with the most steps first. */
export function stepGroups(steps: readonly LogicStep[], by: StepWish['groups']): StepGroup[] {
  const groups = new Map<string, LogicStep[]>();
  for (const step of steps) {
    const key = by === 'technique' ? step.technique : resultOf(step);
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  const all = [...groups].map(([key, members]) => ({ key, steps: members }));
  return by === 'technique' ? all : all.sort((one, other) => other.steps.length - one.steps.length);
}

/** Characters of the longest notation that a row shows in full: some lines. */
const mostNotation = 160;

const conclusionOf = ({ notation }: LogicStep): string => notation.slice(notation.lastIndexOf('⇒'));

/**
 * The notation for a row: of a long net the beginning and the conclusion, and for a step by clues their names in place of its
 * cells. The text of a path has all of it.
 */
export function rowNotation(step: LogicStep): string {
  const { clues, notation } = step;
  if (clues) return `${begun(tell(clues))} ${conclusionOf(step)}`;
  if (notation.length <= mostNotation) return notation;
  const start = notation.slice(0, mostNotation);
  return `${start.slice(0, start.lastIndexOf(' '))} … ${conclusionOf(step)}`;
}

/** Techniques that find one digit in each of several houses of a cell. */
const housewise = new Set(['full-house', 'hidden-single']);

/** Steps that differ in their house alone as one: the same single, or the same sum by the rule of 45. */
export function mergedSteps(steps: readonly LogicStep[]): LogicStep[] {
  const seen = new Set<string>();
  return steps.filter((step) => {
    if (!step.clues && !housewise.has(step.technique)) return true;
    const key = JSON.stringify([step.technique, step.clues, conclusionOf(step)]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
