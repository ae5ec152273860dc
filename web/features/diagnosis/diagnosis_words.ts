// What the diagnosis says in words. Pure, so that each wording is tested; the sentences of a chain are the solver's.
import { numbers, type Symbols } from '../../grid/symbols';
import type { DiagnosisReport, NamedPlacement, NamedRepair, ReportConflict } from '../../protocol/diagnosis';
import { numberWords, shortWords } from '../../language/language';
import { tell } from '../../language/say';
import { countOf } from '../../ui/words';

/** "r1c1 is probably 4, not 7"; further ones are possible only. */
export function repairWords(repair: NamedRepair, isFirst: boolean, symbols: Symbols = numbers): string {
  const { kind, cell, with: other } = repair;
  const [from, to] = [symbols[repair.from], symbols[repair.to]];
  const perhaps = isFirst ? 'probably' : 'perhaps';
  switch (kind) {
    case 'change':
      return `${cell} is ${perhaps} ${to}, not ${from}`;
    case 'swap':
      return `${cell} and ${other!.cell} are ${perhaps} swapped: ${to} and ${symbols[other!.to]}`;
    case 'move': {
      const [source, target] = repair.to === 0 ? [repair, other!] : [other!, repair];
      return `${symbols[source.from]} of ${source.cell} ${perhaps} belongs in ${target.cell}`;
    }
    case 'remove':
      return `${cell} is ${perhaps} blank, not ${from}`;
  }
}

export function placementWords({ cell, digit }: NamedPlacement, symbols: Symbols = numbers): string {
  return `${cell} = ${symbols[digit]}`;
}

/** More than these nobody reads; the board shows them all. */
const mostNamed = 50;

/** "r1c1 = 4, r1c2 = 7 and 3 more". */
export function placementsWords(placements: readonly NamedPlacement[], symbols: Symbols = numbers): string {
  const named = placements.slice(0, mostNamed).map((each) => placementWords(each, symbols));
  const more = placements.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${numberWords(more)} more` : '');
}

/** What is known of digits that cannot stand together; `isSearching`: more may be yet. */
export function coreWords({ core, coreMinimal }: ReportConflict, isSearching: boolean): string {
  if (!coreMinimal && isSearching) return `At most ${countOf(core.length, 'digit')}; still narrowing it down.`;
  if (!coreMinimal) return 'Some may not matter; we stopped checking.';
  return core.length === 1
    ? 'It is wrong, whatever the others are.'
    : 'Remove any one of them, and the others no longer conflict.';
}

const stages: Record<string, string> = {
  verdict: 'Looking for solutions',
  entries: 'Checking the entries',
  core: 'Looking for what conflicts',
  repairs: 'Looking for likely corrections',
  candidates: 'Looking for every possible digit',
  sets: 'Looking for ambiguous groups',
  estimate: 'Estimating the number of solutions',
  count: 'Counting',
  redundant: 'Trying the puzzle without each given',
};

export function stageWords(report: DiagnosisReport | null): string {
  return `${stages[report?.stage ?? 'verdict'] ?? 'Working'} …`;
}

/** "11,135 solutions", "At least 500 solutions". */
export function solutionsWords({ solutions = 0, counted }: DiagnosisReport): string {
  return counted ? countOf(solutions, 'solution') : `At least ${countOf(solutions, 'solution')}`;
}

/** "2 of 45", "2 of the first 1,000": no more than those are kept to look at. */
export function solutionPlace(index: number, { kept = 0, solutions = 0, counted }: DiagnosisReport): string {
  const isAll = counted && kept === solutions;
  return `${numberWords(index + 1)} of ${isAll ? '' : 'the first '}${numberWords(kept)}`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Of a number from 1 on, what may be believed of an estimate: "9,800", "17M", "1.4 × 10⁷⁹". */
function roughWords(value: number): string {
  if (value < 1e15) return shortWords(Number(value.toPrecision(2)));
  const [digits, power] = value.toExponential(1).split('e+');
  return `${digits} × 10${Array.from(power!, (figure) => superscripts[Number(figure)]).join('')}`;
}

/** "about 9,800, give or take 960"; nothing where no probe came through. */
export function estimateWords({ estimate }: DiagnosisReport): string {
  if (!estimate || estimate.hits === 0) return '';
  const [mean, error] = [estimate.mean, estimate.standardError].map(roughWords);
  return `Estimated from ${numberWords(estimate.probes)} random samples: about ${mean}, give or take ${error}.`;
}

/** What each possible digit of a cell comes to, where all solutions are counted. */
export function cellWords(report: DiagnosisReport, cell: number, name: string, symbols: Symbols = numbers): string {
  const digits = report.trueCandidates?.[cell] ?? [];
  const counts = report.candidateCounts?.[cell];
  if (digits.length === 0) return '';
  const parts = digits.map((digit, index) =>
    counts ? `${symbols[digit]} (in ${numberWords(counts[index]!)})` : symbols[digit],
  );
  return `Digits of the selected cell, ${name}, in all solutions: ${parts.join(', ')}`;
}

function standWords({ length }: readonly NamedPlacement[], one: string, many: string): string {
  return length === 1 ? `1 ${one} cannot be right.` : `${countOf(length, one, many)} conflict.`;
}

/** What is said aloud once it is known. */
export function summaryWords(report: DiagnosisReport, symbols: Symbols = numbers): string {
  const wrong = report.entries?.wrong ?? [];
  if (wrong.length > 0) {
    const named = wrong.map(({ cell, from }) => ({ cell, digit: from }));
    return `${countOf(wrong.length, 'entry is', 'entries are')} wrong: ${placementsWords(named, symbols)}.`;
  }
  if (report.entries) return standWords(report.entries.core, 'entry', 'entries');
  switch (report.status) {
    case 'none': {
      const [first] = report.repairs ?? [];
      const core = report.core ? standWords(report.core, 'given', 'givens') : '';
      return first ? `${core} ${repairWords(first, true, symbols)}.` : core;
    }
    case 'several':
      return report.finished ? `${solutionsWords(report)}.` : '';
    case 'unique':
      return report.redundant ? spareGivensWords(report) : '';
    default:
      return '';
  }
}

export function spareGivensWords({ redundant = [], minimal }: DiagnosisReport): string {
  if (minimal) return 'No given can be left out: the puzzle is minimal.';
  if (redundant.length === 0) return 'No redundant given was found.';
  return `${countOf(redundant.length, 'given')} could ${redundant.length === 1 ? '' : 'each '}be left out.`;
}

/** `singles`: whether they alone solve it. */
export function singlesWords(singles: boolean): string {
  return `Singles (one digit left for a cell, one place left for a digit) alone ${singles ? 'solve' : 'do not solve'} it.`;
}

export function symmetryWords({ symmetry }: DiagnosisReport): string {
  return symmetry.length === 0
    ? 'The givens form no symmetric pattern.'
    : `The givens form a symmetric pattern: ${symmetry.map(tell).join(', ')}.`;
}
