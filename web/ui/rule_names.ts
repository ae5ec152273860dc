// Fetches the names of rules that words.ts does not have from the start: they are the solver's.
import { constraintsIn } from '../grid/constraints';
import type { Puzzle } from '../grid/puzzle';
import { loadSolverTexts } from '../language/solver_texts';
import type { HasWholeModule } from '../state/verdict_store';
import { otherRuleNames } from './words';

/** The kinds whose names are here or need none. */
const known = new Set<string>();

/** Rejects if the solver cannot be loaded: its rules are "other rules" then. */
export async function nameRules({ whole }: HasWholeModule, puzzles: readonly Puzzle[]): Promise<void> {
  for (const puzzle of puzzles) {
    const kinds = constraintsIn(puzzle.shape.constraints).map(({ kind }) => kind);
    if (kinds.every((kind) => known.has(kind))) continue;
    const asked = Promise.all([whole.ask({ kind: 'ruleNames', puzzle }), loadSolverTexts()]);
    const [names] = await asked.catch((error: unknown) => {
      otherRuleNames.value ??= {};
      throw error;
    });
    for (const kind of kinds) known.add(kind);
    otherRuleNames.value = { ...otherRuleNames.peek(), ...names };
  }
}
