// The findings of a diagnosis among the clues and givens of a setter: those that contradict each other, and those that
// are not needed.
import type { Message } from '../../language/text';
import type { DiagnosisReport, NamedClue } from '../../protocol/diagnosis';
import { type ClueRef, flagAt } from './clue_list';
import { type Kind, kindCalled } from './kinds';
import { cellOfSpot, spotNamed } from './spots';

/** A thing that a setter wrote: a clue, a rule of the whole grid, a given, or a clue that cannot be drawn here. */
export type Item =
  | { readonly is: 'clue'; readonly clue: ClueRef }
  | { readonly is: 'flag'; readonly kind: Kind }
  | { readonly is: 'given'; readonly cell: number }
  | { readonly is: 'other'; readonly name: Message };

export interface Findings {
  readonly items: readonly Item[];
  /** False if the search gave up before it knew that each item belongs there, or that there are no more of them. */
  readonly isComplete: boolean;
}

function itemOf(text: string, { name, kind, entry }: NamedClue): Item {
  const drawn = kindCalled(kind);
  if (drawn && drawn.form !== 'flag') return { is: 'clue', clue: { kind, at: entry } };
  const flag = flagAt(text, kind, entry);
  return flag ? { is: 'flag', kind: flag } : { is: 'other', name };
}

function itemsOf(text: string, side: number, cells: readonly string[], clues: readonly NamedClue[]): Item[] {
  return [
    ...cells.map((name): Item => ({ is: 'given', cell: cellOfSpot(spotNamed(name.toUpperCase())!, side) })),
    ...clues.map((clue) => itemOf(text, clue)),
  ];
}

/** Items that have no solution together; null as long as some may still be left out. `text`: the constraints. */
export function clashIn(report: DiagnosisReport, text: string, side: number): Findings | null {
  const { core, coreClues = [], coreMinimal = false, stage } = report;
  if (!core || (!coreMinimal && ['verdict', 'entries', 'core'].includes(stage))) return null;
  const cells = core.map(({ cell }) => cell);
  return { items: itemsOf(text, side, cells, coreClues), isComplete: coreMinimal };
}

/** The items each of which alone is not needed; null before they are known. */
export function redundantIn(report: DiagnosisReport, text: string, side: number): Findings | null {
  const { finished, redundant, redundantClues = [], redundantKnown = false } = report;
  if (!finished || !redundant) return null;
  return { items: itemsOf(text, side, redundant, redundantClues), isComplete: redundantKnown };
}
