// The page's words for a puzzle and its verdict. Sentences about runs and contradictions come from
// the solver; those here concern the answer as a whole. Pure, so that each wording is tested.
import { signal } from '@preact/signals';
import { constraintsIn } from '../grid/constraints';
import { isEmptyGrid, type Puzzle, type Shape, sideOf } from '../grid/puzzle';
import * as shapes from '../language/generated/words';
import { inUnit, minutesAndSeconds, percent, underOneMillisecond, underOnePercent } from '../language/generated/words';
import * as texts from '../language/generated/verdict';
import { begun, say, tell } from '../language/say';
import type { Message, Text } from '../language/text';
import type { SolveOutcome, SolveProgress } from '../protocol/messages';
import { hasEntries } from '../state/moves';
import type { Outcome } from '../state/outcome';
import type { PlayStore } from '../state/play_store';
import type { Count, Verdict } from '../state/verdict_store';

export type VerdictTone = 'plain' | 'good' | 'warn' | 'bad';

export interface VerdictWords {
  /** Two or three words for the header. */
  short: string;
  headline: string;
  detail: string;
  tone: VerdictTone;
}

/** Rules that make a kind of sudoku, "9×9 X". */
const sudokuKinds: Readonly<Record<string, Text>> = { diagonals: shapes.kindX, windows: shapes.kindHyper };

const ruleNames: Readonly<Record<string, Text>> = {
  'diagonal-': shapes.ruleFallingDiagonal,
  'diagonal+': shapes.ruleRisingDiagonal,
  disjointgroups: shapes.ruleDisjointGroups,
  extraregion: shapes.ruleExtraRegions,
  givencandidates: shapes.ruleGivenCandidates,
};

/** Names of rules that come with the first puzzle that has them; null until they were looked for. */
export const otherRuleNames = signal<Readonly<Record<string, Message>> | null>(null);

/** "9×9", "9×9 jigsaw", "9×9 X hyper", "9×9 X with extra regions and other rules". */
export function shapeWords(shape: Shape): string {
  const rules = constraintsIn(shape.constraints).map(({ kind }) => kind);
  const kinds = rules.flatMap((rule) => (sudokuKinds[rule] ? [say(sudokuKinds[rule])] : []));
  const others = rules.flatMap((rule) => {
    const [known, late] = [ruleNames[rule], otherRuleNames.value?.[rule]];
    if (sudokuKinds[rule]) return [];
    return known ? [say(known)] : late ? [tell(late)] : [];
  });
  const areLooked = otherRuleNames.value !== null;
  if (areLooked && kinds.length + others.length < rules.length) others.push(say(shapes.otherRules));
  if (shape.regions) kinds.unshift(say(shapes.kindJigsaw));
  const side = sideOf(shape);
  const plain = [`${side}×${side}`, ...kinds].join(' ');
  return others.length > 0 ? say(shapes.shapeWithRules, { shapeName: plain, ruleNames: others }) : plain;
}

/** The arrangement of the boxes, for shapes whose side does not determine it. */
export function boxWords({ boxHeight, boxWidth, regions }: Shape): string {
  return regions
    ? say(shapes.regionsAsDrawn)
    : say(shapes.boxesHighWide, { heightCount: boxHeight, widthCount: boxWidth });
}

export function givensWords(puzzle: Puzzle): string {
  return say(shapes.givenCount, { count: puzzle.givens.reduce((sum, value) => sum + (value ? 1 : 0), 0) });
}

export function progressWords({ solutions, steps, seconds }: SolveProgress): string {
  const effort = { stepCount: steps, timeName: secondsWords(seconds) };
  return solutions > 0
    ? say(texts.searchProgressWithSolutions, { solutionCount: solutions, ...effort })
    : say(texts.searchProgress, effort);
}

function effortWords({ steps, guesses, seconds }: SolveOutcome): string {
  return say(texts.effort, { stepCount: steps, guessCount: guesses, timeName: secondsWords(seconds) });
}

/** How the only solution was found. */
function uniqueWords({ steps, guesses, seconds }: SolveOutcome): string {
  const effort = { stepCount: steps, timeName: secondsWords(seconds) };
  return guesses === 0
    ? say(texts.foundWithoutGuessing, effort)
    : say(texts.foundWithGuesses, { guessCount: guesses, ...effort });
}

/** With a headline that begins with the short words. */
function simply(short: string, detail: string, tone: VerdictTone): VerdictWords {
  return { short, headline: begun(short), detail, tone };
}

const hasSolution = (outcome: SolveOutcome | null): boolean => outcome !== null && outcome.solutions > 0;

function noneWords(outcome: SolveOutcome, ofGivens: SolveOutcome | null, short: Text): VerdictWords {
  const why = outcome.contradiction && tell(outcome.contradiction.message);
  if (hasSolution(ofGivens)) {
    const has = say(ofGivens!.status === 'unique' ? texts.givensHaveOneSolution : texts.givensCanBeSolved);
    const detail = why ? `${has} ${why}` : has;
    return { short: say(short), headline: say(texts.someEntriesAreWrong), detail, tone: 'bad' };
  }
  const detail = why ?? say(texts.everyPossibilityTried, { effortName: effortWords(outcome) });
  return simply(say(texts.noSolution), detail, 'bad');
}

function unfinishedWords({ solutions, cancelled, steps, seconds }: SolveOutcome): VerdictWords {
  const timeName = secondsWords(seconds);
  if (solutions > 0) {
    const detail = say(cancelled ? texts.stoppedWithOne : texts.unfinishedWithOne, { timeName });
    return { short: say(texts.oneFound), headline: say(texts.oneSolutionFound), detail, tone: 'warn' };
  }
  const detail = say(cancelled ? texts.stoppedWithNone : texts.unfinishedWithNone, { timeName, stepCount: steps });
  return simply(say(texts.notKnownYet), detail, 'warn');
}

function severalWords(isEmpty: boolean, count: Count): VerdictWords {
  if (isEmpty) {
    const [short, headline] = [say(texts.empty), say(texts.anEmptyGrid)];
    return { short, headline, detail: say(texts.typeInGivens), tone: 'plain' };
  }
  const headline = numberOf(count) || begun(say(texts.severalSolutions));
  const isKnown = count.kind === 'counted' && !isPartial(count);
  const detail = say(isKnown ? texts.addGivens : texts.addGivensOrCount);
  return { short: isKnown ? headline : say(texts.severalSolutions), headline, detail, tone: 'warn' };
}

/** The verdict on a grid with a blank cell. */
function outcomeWords(
  outcome: SolveOutcome,
  ofGivens: SolveOutcome | null,
  isEmpty: boolean,
  count: Count,
): VerdictWords {
  switch (outcome.status) {
    case 'none':
      return noneWords(outcome, ofGivens, texts.entriesWrong);
    case 'unfinished':
      return unfinishedWords(outcome);
    case 'stuck':
      return simply(say(texts.notKnownYet), say(texts.noTechniqueGoesOn), 'warn');
    case 'several':
      return severalWords(isEmpty, count);
    case 'unique':
    case 'solved':
      return outcome.status === 'unique'
        ? simply(say(texts.oneSolution), uniqueWords(outcome), 'good')
        : simply(say(texts.canBeSolved), `${effortWords(outcome)}.`, 'good');
  }
}

/** For a puzzle with rules that no algorithm checks: it has at most the solutions found without them. */
function withoutRulesWords({ status, solutions: count }: SolveOutcome): VerdictWords {
  const detail = status === 'unique' ? say(texts.exactlyOneWithoutRules) : say(texts.foundWithoutRules, { count });
  return simply(say(texts.notKnown), detail, 'warn');
}

/** The verdict on a full grid that is wrong: "not right yet", unless the givens are to blame. */
function notRightWords(verdict: Verdict, hasOwn: boolean): VerdictWords {
  const isNone = verdict.kind === 'known' && verdict.outcome.status === 'none';
  const isSettled = isNone && (verdict.ofGivens !== null || !hasOwn);
  if (isSettled) return noneWords(verdict.outcome, verdict.ofGivens, texts.notRightYet);
  return simply(say(texts.notRightYet), say(texts.fullButWrong), 'bad');
}

/** The facts about the grid on which a verdict's words depend. */
export interface Judged {
  readonly grid: Uint8Array;
  readonly outcome: Outcome;
  /** True if anything in it was entered. */
  readonly hasOwn: boolean;
  readonly ignoresRules: boolean;
}

export function judged({ grid, outcome, entries, geometry }: PlayStore): Judged {
  const hasOwn = hasEntries(entries.value.values);
  return { grid: grid.value, outcome: outcome.value, hasOwn, ignoresRules: geometry.value.ignoresRules };
}

const notCounted: Count = { kind: 'idle' };

export function verdictWords(
  verdict: Verdict,
  { grid, outcome, hasOwn, ignoresRules }: Judged,
  count: Count = notCounted,
): VerdictWords {
  if (outcome === 'solved') return simply(say(texts.solved), say(texts.everyCellIsRight), 'good');
  if (outcome === 'unchecked') return simply(say(texts.notKnown), say(texts.filledWithoutContradiction), 'warn');
  if (outcome === 'wrong') return notRightWords(verdict, hasOwn);
  switch (verdict.kind) {
    case 'waiting':
      return simply(say(texts.checking), say(texts.countingSolutions), 'plain');
    case 'searching':
      if (verdict.progress.solution) {
        const detail = say(texts.lookingForSecond, { timeName: secondsWords(verdict.progress.seconds) });
        return { short: say(texts.oneFound), headline: say(texts.oneSolutionFound), detail, tone: 'plain' };
      }
      return simply(say(texts.searching), progressWords(verdict.progress), 'plain');
    case 'failed':
      return simply(say(texts.notChecked), verdict.message(), 'bad');
    case 'known':
      return ignoresRules && verdict.outcome.status !== 'none' && !verdict.outcome.keepsRules
        ? withoutRulesWords(verdict.outcome)
        : outcomeWords(verdict.outcome, verdict.ofGivens, !ignoresRules && isEmptyGrid(grid), count);
  }
}

type Counted = Extract<Count, { kind: 'counted' }>;

/** True if there may be more solutions. */
function isPartial({ outcome, limit }: Counted): boolean {
  const { cancelled, status, solutions } = outcome;
  return cancelled || status === 'unfinished' || (limit > 0 && solutions >= limit);
}

/** "412 solutions", "More than 1,000 solutions", "At least 57 solutions"; empty if they have not been counted. */
export function numberOf(count: Count): string {
  if (count.kind !== 'counted') return '';
  const { outcome, limit } = count;
  const { solutions } = outcome;
  if (limit > 0 && solutions >= limit) return say(texts.moreSolutionsThan, { count: limit - 1 });
  return say(isPartial(count) ? texts.atLeastSolutions : texts.solutionCount, { count: solutions });
}

/** "12.3 µs", "2 min 5 s": three digits. The unit stays on the number's line. */
export function durationWords(seconds: number): string {
  if (seconds >= 60) {
    return say(minutesAndSeconds, { minuteCount: Math.floor(seconds / 60), secondCount: Math.floor(seconds % 60) });
  }
  const units = ['s', 'ms', 'µs', 'ns'];
  let [value, unit] = [seconds, 0];
  for (; value < 1 && unit < 3; ++unit) value *= 1e3;
  return say(inUnit, { count: Number(value.toPrecision(3)), unitName: units[unit]! });
}

/** As exact as someone who waits needs: "under 1 ms", "16 ms", "1.2 s". */
export function secondsWords(seconds: number): string {
  if (seconds < 0.0005) return say(underOneMillisecond);
  const parts = seconds < 1 ? 1e3 : 10;
  return durationWords(Math.round(seconds * parts) / parts);
}

/** "under 1 %" rather than 0. */
export function shareWords(share: number): string {
  return share > 0 && share < 0.01 ? say(underOnePercent) : say(percent, { count: Math.floor(share * 100) });
}
