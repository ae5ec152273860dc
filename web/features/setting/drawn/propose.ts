// The rules that a puzzle's drawings and its rules text probably mean, for a person to confirm. A drawing with a form of
// its own is taken first, so that a circle at the end of a line is never a mark of its cell.
import { hasKind } from '../../../grid/constraints';
import { hasFlag } from '../clue_list';
import { kindCalled } from '../kinds';
import { clones, drawnIndexers, drawnWindows, extraRegions } from './area_proposals';
import { DrawnBoard, type Proposal } from './board';
import { drawingsIn } from './drawings';
import { arrows, diagonals, endedLines, plainLines, thermometers } from './line_proposals';
import {
  cages,
  cellMarks,
  dots,
  extremes,
  greaterSigns,
  drawnLetters,
  littleKillers,
  outsideNumbers,
  quadruples,
} from './mark_proposals';
import { rulesNamed } from './rule_words';

const finders = [
  littleKillers,
  outsideNumbers,
  diagonals,
  arrows,
  thermometers,
  endedLines,
  dots,
  drawnLetters,
  greaterSigns,
  quadruples,
  cages,
  extremes,
  drawnWindows,
  extraRegions,
  clones,
  drawnIndexers,
  cellMarks,
  plainLines,
];

/** Rules of the whole grid that a text may name without any drawing. */
const wholeRules = [
  'antiknight',
  'antiking',
  'nonconsecutive',
  'disjointgroups',
  'diagonals',
  'windows',
  'globalentropy',
  'negative ratio',
  'negative xv',
];

/** `constraints`: those of the puzzle, in the form of grid/constraints.ts. `rules`: the text of its setter. */
export function proposalsFor(side: number, constraints: string, rules: string): Proposal[] {
  const board = new DrawnBoard(side, drawingsIn(constraints), rulesNamed(rules));
  const drawn = finders.flatMap((find) => find(board)).filter((proposal) => proposal !== null);
  const isKept = (id: string): boolean => {
    const isDiagonal = id === 'diagonals' && ['diagonal+', 'diagonal-'].some((each) => isKept(each));
    return isDiagonal || drawn.some(({ kind }) => kind === id) || hasFlag(constraints, kindCalled(id)!);
  };
  // "All dots are given" is for white ones the rule of neighbours without a dot.
  const areAllWhite =
    board.names('negative difference') && (isKept('difference') || hasKind(constraints, 'difference'));
  const isTold = (id: string): boolean => board.names(id) || (id === 'nonconsecutive' && areAllWhite);
  const told = wholeRules.filter((id) => isTold(id) && !isKept(id) && !(id === 'diagonals' && side < 4));
  return [...drawn, ...told.map((kind): Proposal => ({ kind, colour: null, drawings: [], entries: [] }))];
}

/** The same for the same proposal, whatever else the puzzle has by then. */
export const keyOfProposal = ({ kind, entries }: Proposal): string => `${kind} ${JSON.stringify(entries)}`;
