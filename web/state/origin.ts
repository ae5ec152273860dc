// The origin of a puzzle, and the series that it belongs to. The puzzles of days and the statistics keep series apart.
import { constraintsIn } from '../grid/constraints';
import { houseRules } from '../grid/house_rules';

export type Origin =
  /** Made here, of this difficulty (0 gentle .. 5 extreme), or of none if the difficulty was not the wish. */
  | { readonly kind: 'made'; readonly grade: number | null }
  /** The puzzle of a day, "2026-11-23", of this difficulty. */
  | { readonly kind: 'daily'; readonly day: string; readonly grade: number }
  /** Written down cell by cell. */
  | { readonly kind: 'typed' }
  /** From a link. */
  | { readonly kind: 'received' }
  /** From a text, a file or a picture. */
  | { readonly kind: 'brought' }
  /** From a list, one puzzle after another. */
  | { readonly kind: 'listed' }
  | { readonly kind: 'sample' };

/** The day and difficulty of a puzzle of a day; undefined for other puzzles. */
export const dailyOf = (origin: Origin): { day: string; grade: number } | undefined =>
  origin.kind === 'daily' ? { day: origin.day, grade: origin.grade } : undefined;

/** Classic: rows, columns, boxes or regions, and houses such as diagonals. Variant: any other rule than killer cages. */
export const allSeries = ['classic', 'killer', 'variant'] as const;
export type Series = (typeof allSeries)[number];

/** `constraints`: in the form of grid/constraints.ts. */
export function seriesOf(constraints: string): Series {
  const kinds = constraintsIn(constraints).filter(({ kind }) => !Object.hasOwn(houseRules, kind));
  if (kinds.length === 0) return 'classic';
  return kinds.every(({ kind }) => kind === 'killercage') ? 'killer' : 'variant';
}
