// The series that a puzzle belongs to. The puzzles of days and the statistics keep them apart.
import { constraintsIn } from '../grid/constraints';
import { houseRules } from '../grid/house_rules';

/** Classic: rows, columns, boxes or regions, and houses such as diagonals. Variant: any other rule than killer cages. */
export const allSeries = ['classic', 'killer', 'variant'] as const;
export type Series = (typeof allSeries)[number];

/** `constraints`: in the form of grid/constraints.ts. */
export function seriesOf(constraints: string): Series {
  const kinds = constraintsIn(constraints).filter(({ kind }) => !Object.hasOwn(houseRules, kind));
  if (kinds.length === 0) return 'classic';
  return kinds.every(({ kind }) => kind === 'killercage') ? 'killer' : 'variant';
}
