// What the page says in words about a puzzle and its verdict. Sentences about runs and contradictions come from the
// solver; here are only those about the answer as a whole. Pure, so that each wording is tested.
import type { Puzzle, Shape } from '../grid/puzzle';
import { sideOf } from '../grid/puzzle';
import { numbers, spelled, type Symbols } from '../grid/symbols';
import type { SolveOutcome, SolveProgress } from '../protocol/messages';
import type { Count, Verdict } from '../state/verdict';

export type VerdictTone = 'plain' | 'good' | 'warn' | 'bad';

export interface VerdictWords {
  /** Two or three words for the header. */
  short: string;
  headline: string;
  detail: string;
  tone: VerdictTone;
}

const plainNumber = new Intl.NumberFormat('en');
const shortNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 4 });

/** "12,345", and "12.35B" where the whole number would be too long to read. */
export function numberWords(value: number): string {
  return (value < 1e9 ? plainNumber : shortNumber).format(value);
}

/** Where there is little room: "12.35M" from a million on. */
export function shortWords(value: number): string {
  return (value < 1e6 ? plainNumber : shortNumber).format(value);
}

export function countOf(value: number, one: string, many = `${one}s`): string {
  return `${numberWords(value)} ${value === 1 ? one : many}`;
}

/** "12.3 µs", "2 min 5 s": three digits. The unit stays on the number's line. */
export function durationWords(seconds: number): string {
  if (seconds >= 60) return `${Math.floor(seconds / 60)}\u00a0min ${Math.floor(seconds % 60)}\u00a0s`;
  const units = ['s', 'ms', 'µs', 'ns'];
  let [value, unit] = [seconds, 0];
  for (; value < 1 && unit < 3; ++unit) value *= 1e3;
  return `${Number(value.toPrecision(3))}\u00a0${units[unit]}`;
}

/** As exact as someone waiting cares for: "under 1 ms", "16 ms", "1.2 s". */
export function secondsWords(seconds: number): string {
  if (seconds < 0.0005) return 'under 1 ms';
  const parts = seconds < 1 ? 1e3 : 10;
  return durationWords(Math.round(seconds * parts) / parts);
}

/** "9×9", "9×9 jigsaw", "9×9 X hyper". */
export function shapeWords(shape: Shape): string {
  const side = sideOf(shape);
  const extras = [shape.regions && 'jigsaw', shape.diagonals && 'X', shape.windows && 'hyper'].filter(Boolean);
  return [`${side}×${side}`, ...extras].join(' ');
}

/** "boxes of 2 rows by 3", for the shapes where the side does not say it. */
export function boxWords(shape: Shape): string {
  if (shape.regions) return 'regions as drawn';
  const { boxHeight, boxWidth } = shape;
  return `boxes ${boxHeight} high, ${boxWidth} wide`;
}

export function givensWords(puzzle: Puzzle): string {
  const count = puzzle.givens.reduce((sum, value) => sum + (value ? 1 : 0), 0);
  return count === 0 ? 'no givens' : countOf(count, 'given');
}

export function progressWords({ solutions, steps, seconds }: SolveProgress): string {
  const found = solutions > 0 ? `${countOf(solutions, 'solution')} so far\u00a0· ` : '';
  return `${found}${countOf(steps, 'step')}\u00a0· ${secondsWords(seconds)}`;
}

/** How the only solution was found. */
function uniqueWords({ steps, guesses, seconds }: SolveOutcome): string {
  const how = guesses === 0 ? 'no guessing needed' : `found with ${countOf(guesses, 'guess', 'guesses')}`;
  return `Exactly one solution; ${how} (${countOf(steps, 'step')}, ${secondsWords(seconds)}).`;
}

function effortWords({ steps, guesses, seconds }: SolveOutcome): string {
  const how = guesses === 0 ? 'no guesses' : countOf(guesses, 'guess', 'guesses');
  return `${countOf(steps, 'step')}, ${how}, ${secondsWords(seconds)}`;
}

const hasSolution = (outcome: SolveOutcome | null): boolean => outcome !== null && outcome.solutions > 0;

function noneWords(outcome: SolveOutcome, ofGivens: SolveOutcome | null, symbols: Symbols): VerdictWords {
  const why = outcome.contradiction && spelled(outcome.contradiction.sentence, symbols);
  if (hasSolution(ofGivens)) {
    const has = ofGivens!.status === 'unique' ? 'have one solution' : 'can be solved';
    const detail = `The givens ${has}, but not with these entries.${why ? ` ${why}` : ''}`;
    return { short: 'entries wrong', headline: 'Some entries are wrong', detail, tone: 'bad' };
  }
  const detail = why ?? `Every possibility was tried: ${effortWords(outcome)}.`;
  return { short: 'no solution', headline: 'No solution', detail, tone: 'bad' };
}

function outcomeWords(
  outcome: SolveOutcome,
  ofGivens: SolveOutcome | null,
  grid: Uint8Array,
  symbols: Symbols,
  count: Count,
): VerdictWords {
  switch (outcome.status) {
    case 'none':
      return noneWords(outcome, ofGivens, symbols);
    case 'unfinished': {
      const ended = outcome.cancelled ? 'stopped after' : 'not finished within';
      if (outcome.solutions > 0) {
        const detail = `It may not be the only one; ${ended} ${secondsWords(outcome.seconds)}.`;
        return { short: 'one found', headline: 'One solution found', detail, tone: 'warn' };
      }
      const found = 'No solution found';
      const detail = `${found}; ${ended} ${secondsWords(outcome.seconds)} and ${countOf(outcome.steps, 'step')}.`;
      return { short: 'not known yet', headline: 'Not known yet', detail, tone: 'warn' };
    }
    case 'several': {
      if (grid.every((value) => value === 0)) {
        return {
          short: 'empty',
          headline: 'An empty grid',
          detail: 'Type in the givens, or paste or open a puzzle.',
          tone: 'plain',
        };
      }
      const number = numberOf(count);
      const headline = number || 'Several solutions';
      const isKnown = /^\d/.test(number);
      const detail = `Add givens to make it unique.${isKnown ? '' : ' Count solutions to see how many.'}`;
      return { short: isKnown ? number : 'several solutions', headline, detail, tone: 'warn' };
    }
    case 'unique':
    case 'solved':
      if (grid.every((value) => value > 0)) {
        return {
          short: 'solved',
          headline: 'Solved',
          detail: 'Every cell is filled correctly.',
          tone: 'good',
        };
      }
      return outcome.status === 'unique'
        ? {
            short: 'one solution',
            headline: 'One solution',
            detail: uniqueWords(outcome),
            tone: 'good',
          }
        : { short: 'can be solved', headline: 'Can be solved', detail: `${effortWords(outcome)}.`, tone: 'good' };
  }
}

/** Complete and right. */
export function isSolved(verdict: Verdict, grid: Uint8Array): boolean {
  return verdict.kind === 'known' && verdict.outcome.solutions > 0 && grid.every((value) => value > 0);
}

const notCounted: Count = { kind: 'idle' };

export function verdictWords(
  verdict: Verdict,
  grid: Uint8Array,
  symbols: Symbols = numbers,
  count: Count = notCounted,
): VerdictWords {
  switch (verdict.kind) {
    case 'waiting':
      return { short: 'checking', headline: 'Checking', detail: 'Counting the solutions.', tone: 'plain' };
    case 'searching':
      if (verdict.progress.solution) {
        const detail = `Looking for a second solution\u00a0· ${secondsWords(verdict.progress.seconds)}`;
        return { short: 'one found', headline: 'One solution found', detail, tone: 'plain' };
      }
      return { short: 'searching', headline: 'Searching', detail: progressWords(verdict.progress), tone: 'plain' };
    case 'failed':
      return { short: 'not checked', headline: 'Not checked', detail: verdict.message, tone: 'bad' };
    case 'known':
      return outcomeWords(verdict.outcome, verdict.ofGivens, grid, symbols, count);
  }
}

/** "under 1 %" rather than 0. */
export function shareWords(share: number): string {
  return share > 0 && share < 0.01 ? 'under 1\u00a0%' : `${Math.floor(share * 100)}\u00a0%`;
}

/** "412 solutions", "More than 1,000 solutions", "At least 57 solutions"; empty where they have not been counted. */
function numberOf(count: Count): string {
  if (count.kind !== 'counted') return '';
  const { outcome, limit } = count;
  const { solutions, cancelled, status } = outcome;
  if (limit > 0 && solutions >= limit) return `More than ${countOf(limit - 1, 'solution')}`;
  if (solutions === 0) return cancelled || status === 'unfinished' ? 'None found so far' : 'No solutions';
  return `${cancelled || status === 'unfinished' ? 'At least ' : ''}${countOf(solutions, 'solution')}`;
}

export function countWords(count: Count): string {
  switch (count.kind) {
    case 'idle':
      return '';
    case 'counting': {
      const { explored } = count.progress;
      const share = explored === undefined ? '' : `${shareWords(explored)} explored\u00a0· `;
      return `${share}${progressWords(count.progress)}`;
    }
    case 'failed':
      return count.message;
    case 'counted':
      return `${numberOf(count)}, ${secondsWords(count.outcome.seconds)}`;
  }
}

/** "Solved by Sudoscope N, chosen for 25×25". */
export function solverWords(name: string, isChosen: boolean, puzzle: Puzzle): string {
  return `Solved by ${name}, ${isChosen ? 'your choice' : `chosen for ${shapeWords(puzzle.shape)}`}`;
}
