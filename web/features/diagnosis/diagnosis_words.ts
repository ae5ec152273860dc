// The diagnosis in words. Pure, so that each wording is tested; the sentences of a chain are the solver's.
import * as texts from '../../language/generated/diagnosis';
import { atLeastSolutions, solutionCount } from '../../language/generated/verdict';
import { fixedWords, numberWords, shortWords } from '../../language/language';
import { digitSymbols, say, tell } from '../../language/say';
import { listAndMore } from '../../language/solver_texts';
import type { Cell, Text } from '../../language/text';
import type { DiagnosisReport, NamedPlacement, NamedRepair, ReportConflict } from '../../protocol/diagnosis';
import { placeNamed } from './cells';

/** A single repair was right in all 371 slips of one given, the first of two in three of four (tests/bench/repair_odds.mjs). */
export const isProbable = (repairs: readonly NamedRepair[]): boolean => repairs.length === 1;

/** "r1c1 is probably 4, not 7", "Perhaps r1c1 is 4, not 7". */
export function repairWords(repair: NamedRepair, isLikely: boolean): string {
  const { kind, from, to, with: other } = repair;
  const cell = placeNamed(repair.cell);
  switch (kind) {
    case 'change':
      return say(isLikely ? texts.probablyChanged : texts.perhapsChanged, { cell, digit: to, oldDigit: from });
    case 'swap': {
      const swapped = { cell, otherCell: placeNamed(other!.cell), digit: to, otherDigit: other!.to };
      return say(isLikely ? texts.probablySwapped : texts.perhapsSwapped, swapped);
    }
    case 'move': {
      const [source, target] = to === 0 ? [repair, other!] : [other!, repair];
      const moved = { digit: source.from, cell: placeNamed(source.cell), otherCell: placeNamed(target.cell) };
      return say(isLikely ? texts.probablyMoved : texts.perhapsMoved, moved);
    }
    case 'remove':
      return say(isLikely ? texts.probablyBlank : texts.perhapsBlank, { cell, digit: from });
  }
}

export function placementWords({ cell, digit }: NamedPlacement): string {
  return say(texts.digitInCell, { cell: placeNamed(cell), digit });
}

/** Nobody reads more than these; the board shows them all. */
const mostNamed = 50;

/** "r1c1 = 4, r1c2 = 7 and 3 more". */
export function placementsWords(placements: readonly NamedPlacement[]): string {
  const headName = placements.slice(0, mostNamed).map(placementWords).join(', ');
  const more = placements.length - mostNamed;
  return more > 0 ? say(listAndMore, { headName, countName: numberWords(more) }) : headName;
}

/** Words for digits that cannot stand together; `isSearching`: more may be found. */
export function coreWords({ core, coreClues = [], coreMinimal }: ReportConflict, isSearching: boolean): string {
  if (!coreMinimal && isSearching) {
    const clues = coreClues.length;
    return say(clues > 0 ? texts.narrowingDownClues : texts.narrowingDown, { count: core.length + clues });
  }
  if (!coreMinimal) return say(texts.someMayNotMatter);
  return say(core.length + coreClues.length === 1 ? texts.wrongByItself : texts.removeAnyOne);
}

const stages: Readonly<Record<string, Text>> = {
  verdict: texts.diagnosingVerdict,
  entries: texts.diagnosingEntries,
  core: texts.diagnosingCore,
  repairs: texts.diagnosingRepairs,
  candidates: texts.diagnosingCandidates,
  sets: texts.diagnosingSets,
  estimate: texts.diagnosingEstimate,
  count: texts.diagnosingCount,
  redundant: texts.diagnosingRedundant,
};

export function diagnosisStageWords(report: DiagnosisReport | null): string {
  return say(stages[report?.stage ?? 'verdict'] ?? texts.diagnosisWorking);
}

/** "11,135 solutions", "At least 500 solutions". */
export function solutionsWords({ solutions = 0, counted }: DiagnosisReport): string {
  return say(counted ? solutionCount : atLeastSolutions, { count: solutions });
}

/** True if every solution is stored for viewing; false if only the first ones are. */
const isAllKept = ({ kept = 0, solutions = 0, counted }: DiagnosisReport): boolean =>
  counted === true && kept === solutions;

/** "2 of 45", "2 of the first 1,000". */
export function solutionPlace(index: number, report: DiagnosisReport): string {
  const place = { placeCount: index + 1, count: report.kept ?? 0 };
  return say(isAllKept(report) ? texts.placeAmongAll : texts.placeAmongFirst, place);
}

/** "Solution 2 of 45". */
export function solutionTitle(index: number, report: DiagnosisReport): string {
  const place = { placeCount: index + 1, count: report.kept ?? 0 };
  return say(isAllKept(report) ? texts.solutionAmongAll : texts.solutionAmongFirst, place);
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The certain part of an estimate from 1 on: "9,800", "17M", "1.4 × 10⁷⁹". */
function roughWords(value: number): string {
  if (value < 1e15) return shortWords(Number(value.toPrecision(2)));
  const [digits, power] = value.toExponential(1).split('e+');
  const figures = Array.from(power!, (figure) => superscripts[Number(figure)]);
  return `${fixedWords(Number(digits), 1)} × 10${figures.join('')}`;
}

/** "about 9,800, give or take 960"; empty if no probe succeeded. */
export function estimateWords({ estimate }: DiagnosisReport): string {
  if (!estimate || estimate.hits === 0) return '';
  const { mean, standardError, probes } = estimate;
  const errorName = roughWords(standardError);
  return say(texts.solutionsEstimated, { count: probes, meanName: roughWords(mean), errorName });
}

/** The number of solutions for each possible digit of a cell at this place, if all solutions are counted. */
export function cellWords(report: DiagnosisReport, cell: number, place: Cell): string {
  const digits = report.trueCandidates?.[cell] ?? [];
  const counts = report.candidateCounts?.[cell];
  if (digits.length === 0) return '';
  const parts = digits.map((digit, index) =>
    counts ? say(texts.digitInSolutions, { digit, count: counts[index]! }) : digitSymbols.value[digit],
  );
  return say(texts.digitsOfCell, { cell: place, digitsName: parts.join(', ') });
}

/** The announcement once the diagnosis is known. */
export function summaryWords(report: DiagnosisReport): string {
  const wrong = report.entries?.wrong ?? [];
  if (wrong.length > 0) {
    const placementsName = placementsWords(wrong.map(({ cell, from }) => ({ cell, digit: from })));
    return say(texts.entriesAreWrong, { count: wrong.length, placementsName });
  }
  if (report.entries) return say(texts.entriesConflict, { count: report.entries.core.length });
  switch (report.status) {
    case 'none': {
      const repairs = report.repairs ?? [];
      const [first] = repairs;
      const clues = report.coreClues?.length ?? 0;
      const count = (report.core?.length ?? 0) + clues;
      const core = report.core ? say(clues > 0 ? texts.cluesConflict : texts.givensConflict, { count }) : '';
      return first ? `${core} ${repairWords(first, isProbable(repairs))}.` : core;
    }
    case 'several':
      return report.finished ? `${solutionsWords(report)}.` : '';
    case 'unique':
      return report.redundant ? spareGivensWords(report) : '';
    default:
      return '';
  }
}

export const redundantCluesWords = (count: number): string =>
  count > 0 ? say(texts.redundantClues, { count }) : say(texts.everyClueNeeded);

export function spareGivensWords({ redundant = [], minimal }: DiagnosisReport): string {
  if (minimal) return say(texts.puzzleIsMinimal);
  if (redundant.length === 0) return say(texts.noRedundantGiven);
  return say(texts.redundantGivens, { count: redundant.length });
}

/** `singles`: true if singles alone solve it. */
export function singlesWords(singles: boolean): string {
  return say(singles ? texts.singlesSolve : texts.singlesDoNotSolve);
}

export function symmetryWords({ symmetry }: DiagnosisReport): string {
  return symmetry.length === 0
    ? say(texts.noSymmetry)
    : say(texts.symmetries, { symmetriesName: symmetry.map(tell).join(', ') });
}
