// The rules that are offered for a puzzle, those that say no more than that they hold, and the choice among them.
import { constraintsIn, hasKind } from '../grid/constraints';
import { fitRules, rulePlaceOf, type PlainGrid } from '../grid/house_rules';
import {
  hintDiagonals,
  hintDisjointGroups,
  hintWindows,
  misfitWindows,
  kindHyper,
  kindX,
  ruleDisjointGroups,
} from '../language/generated/words';
import { say } from '../language/say';
import type { Text } from '../language/text';

interface OfferedRule {
  readonly kind: string;
  readonly label: Text;
  readonly hint: Text;
  /** Why not every grid can have it. */
  readonly misfit?: Text;
}

export const offeredRules: readonly OfferedRule[] = [
  { kind: 'diagonals', label: kindX, hint: hintDiagonals },
  { kind: 'windows', label: kindHyper, hint: hintWindows, misfit: misfitWindows },
  { kind: 'disjointgroups', label: ruleDisjointGroups, hint: hintDisjointGroups },
];

/** The rules with one of them more, or without it. */
export function withRule(constraints: string, kind: string, isOn: boolean): string {
  const others = constraintsIn(constraints).filter((one) => one.kind !== kind);
  const all = isOn ? [...others, { kind, data: '' }] : others;
  all.sort((one, other) => rulePlaceOf(one.kind) - rulePlaceOf(other.kind));
  return all.map((one) => `${one.kind}${one.data && '='}${one.data}\n`).join('');
}

/** Why a grid of these boxes cannot have these rules; empty if it can. */
export function misfitOf(grid: PlainGrid, constraints: string): string {
  const misfit = offeredRules.find(({ kind }) => hasKind(constraints, kind) && !fitRules(grid, `${kind}\n`));
  return misfit?.misfit ? say(misfit.misfit) : '';
}
