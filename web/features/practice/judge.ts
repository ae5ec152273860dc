// Judges an answer to an exercise: whether the technique gives it, and if not, why not, by the rules. Pure.
import type { Geometry } from '../../grid/geometry';
import type { Candidate, LogicStep } from '../../protocol/logic';
import type { Entries } from '../../state/moves';
import { hasNote } from '../../state/notes';

/** A digit that was entered, or removed from the notes of a cell. */
export interface Answer extends Candidate {
  readonly isEntered: boolean;
}

export type Judgement =
  /** `isTold`: a hint has shown the step. */
  | { readonly kind: 'right'; readonly answer: Answer; readonly step: LogicStep; readonly isTold?: true }
  /** The cell sees the same digit elsewhere. */
  | { readonly kind: 'clash'; readonly answer: Answer; readonly other: number }
  /** The solution has another digit there, or it has the digit that was taken away. */
  | { readonly kind: 'wrong'; readonly answer: Answer }
  /** It follows, but from another technique: an easier one, or not. */
  | { readonly kind: 'easier' | 'otherwise'; readonly answer: Answer; readonly step: LogicStep }
  /** The solution has it so, but no technique of this level shows it. */
  | { readonly kind: 'unfounded'; readonly answer: Answer };

/** Digits entered and notes removed; a note that an entry removed from its peers is not an answer. */
export function answersOf({ side, housesOf, houses }: Geometry, before: Entries, after: Entries): Answer[] {
  const cells = Array.from(before.values.keys());
  const entered = cells.filter((cell) => after.values[cell]! > 0 && after.values[cell] !== before.values[cell]);
  const touched = new Set(entered.flatMap((cell) => housesOf[cell]!.flatMap((house) => [...houses[house]!])));
  const taken = cells
    .filter((cell) => after.values[cell] === 0 && before.values[cell] === 0 && !touched.has(cell))
    .flatMap((cell) => {
      const digits = Array.from({ length: side }, (_, index) => index + 1);
      const isGone = (digit: number): boolean =>
        hasNote(before.notes, cell, digit) && !hasNote(after.notes, cell, digit);
      return digits.filter(isGone).map((digit) => ({ cell, digit, isEntered: false }));
    });
  return [...entered.map((cell) => ({ cell, digit: after.values[cell]!, isEntered: true })), ...taken];
}

/** The step that gives an answer. */
function stepTo({ cell, digit, isEntered }: Answer, steps: readonly LogicStep[]): LogicStep | undefined {
  const has = (all: readonly Candidate[]): boolean => all.some((each) => each.cell === cell && each.digit === digit);
  return steps.find(({ placements, eliminations }) => has(isEntered ? placements : eliminations));
}

/** `grid`: a value a cell, before the answer; `steps`: all steps of the technique there. */
export function judge(
  answer: Answer,
  { houses, housesOf }: Geometry,
  grid: Uint8Array,
  steps: readonly LogicStep[],
  solution: Uint8Array,
): Judgement {
  const { cell, digit, isEntered } = answer;
  const isSo = (solution[cell] === digit) === isEntered;
  const step = stepTo(answer, steps);
  if (step && isSo) return { kind: 'right', answer, step };
  const peers = housesOf[cell]!.flatMap((house) => [...houses[house]!]);
  const other = isEntered ? peers.find((peer) => peer !== cell && grid[peer] === digit) : undefined;
  if (other !== undefined) return { kind: 'clash', answer, other };
  return { kind: isSo ? 'unfounded' : 'wrong', answer };
}

/**
 * Finds the other technique behind an answer that is true, but not by this one. `steps`: of all techniques, from easy to
 * hard; `isEasier`: true if a technique comes before the practised one.
 */
export function judgeOtherwise(
  judgement: Judgement,
  steps: readonly LogicStep[],
  isEasier: (technique: string) => boolean,
): Judgement {
  if (judgement.kind !== 'unfounded') return judgement;
  const { answer } = judgement;
  const step = stepTo(answer, steps);
  return step ? { kind: isEasier(step.technique) ? 'easier' : 'otherwise', answer, step } : judgement;
}
