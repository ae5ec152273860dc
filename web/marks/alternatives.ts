// Either-or clues: of each, one alternative holds. An alternative has clues by kind, as a puzzle has.
import type { Constraint } from '../grid/constraints';

export const eitherOr = 'eitheror';

function inAlternatives(data: string): Constraint[] {
  try {
    const entries = JSON.parse(data) as { any: Record<string, unknown>[] }[];
    return entries.flatMap(({ any }) =>
      any.flatMap((alternative) =>
        Object.entries(alternative).map(([kind, clues]) => ({ kind, data: JSON.stringify(clues) })),
      ),
    );
  } catch {
    return [];
  }
}

/** The constraints of all alternatives. */
export const alternativesIn = (constraints: readonly Constraint[]): Constraint[] =>
  constraints.flatMap(({ kind, data }) => (kind === eitherOr ? inAlternatives(data) : []));

/** The constraints, and in place of either-or clues those of all their alternatives. */
export const withAlternatives = (constraints: readonly Constraint[]): Constraint[] =>
  constraints.flatMap((each) => (each.kind === eitherOr ? alternativesIn([each]) : [each]));
