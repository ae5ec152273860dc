// The kinds of moves that pseudocode distinguishes: finer than the kinds of events. Pure.
import {
  numberOfBreaksClue,
  numberOfBreaksClueOfCell,
  numberOfBreaksClueWith,
  numberOfBreaksRuleWith,
  numberOfBreaksSumOfClues,
  numberOfCellHasIt,
  numberOfClueRulesItOut,
  numberOfLearntLeavesNothingElse,
  numberOfLearntRulesOut,
} from '../../../language/generated/trace';
import { eventKind, type Frame } from '../../../protocol/frame';
import type { Sentence } from '../../../protocol/told';

export type Moment =
  | 'start'
  | 'guess'
  /** A guess after others at the same place. */
  | 'next guess'
  /** A digit that follows: the only one of its cell, or one with a single place in a house. */
  | 'naked single'
  | 'hidden single'
  /** A digit or a candidate removed because of a learnt clause. */
  | 'by learnt'
  /** Before the first guess. */
  | 'before guesses'
  | 'ruled out'
  /** Before anything was written. */
  | 'ruled out by givens'
  /** By a technique, not by a digit that the cell sees. */
  | 'ruled out by pattern'
  | 'ruled out by clue'
  | 'does not fit'
  | 'technique'
  | 'contradiction'
  /** Before the first guess. */
  | 'contradiction of givens'
  | 'taken back'
  | 'learnt'
  | 'restart'
  | 'solution'
  | 'stuck'
  | 'end';

const byClue: readonly (number | undefined)[] = [
  numberOfBreaksClue,
  numberOfBreaksClueOfCell,
  numberOfBreaksClueWith,
  numberOfBreaksRuleWith,
  numberOfBreaksSumOfClues,
  numberOfClueRulesItOut,
];

type Told = Pick<Sentence, 'why' | 'tried'>;
type Shown = Pick<Frame, 'last' | 'guesses' | 'assignments'>;

function rulingOut({ guesses, assignments }: Shown, why: number | undefined): Moment[] {
  if (why === numberOfLearntRulesOut) return ['by learnt', 'ruled out'];
  const isFirst = guesses === 0 && assignments === 0;
  if (byClue.includes(why))
    return ['ruled out by clue', ...(isFirst ? (['ruled out by givens'] as const) : []), 'ruled out'];
  const isOfPattern = why !== undefined && why !== numberOfCellHasIt;
  return [
    ...(isFirst && !isOfPattern ? (['ruled out by givens'] as const) : []),
    ...(guesses === 0 ? (['before guesses'] as const) : []),
    ...(isOfPattern ? (['ruled out by pattern'] as const) : []),
    'ruled out',
  ];
}

function writing({ last, guesses }: Shown, why: number | undefined): Moment[] {
  if (why === numberOfLearntLeavesNothingElse) return ['by learnt', 'naked single'];
  const single = last.house < 0 ? 'naked single' : 'hidden single';
  return [...(guesses === 0 ? (['before guesses'] as const) : []), single, 'naked single'];
}

/** From the most special to the most general: pseudocode marks the line of the first that it contains. */
export function momentsOf(frame: Shown, { why, tried = [] }: Told): readonly Moment[] {
  const number = why?.[0];
  switch (frame.last.kind) {
    case eventKind.decide:
      return tried.length > 0 ? ['next guess', 'guess'] : ['guess'];
    case eventKind.assign:
      return writing(frame, number);
    case eventKind.eliminate:
      return rulingOut(frame, number);
    case eventKind.examine:
      return ['does not fit'];
    case eventKind.deduce:
      return ['technique'];
    case eventKind.conflict:
      return frame.guesses === 0 ? ['contradiction of givens', 'contradiction'] : ['contradiction'];
    case eventKind.backtrack:
      return ['taken back'];
    case eventKind.learn:
    case eventKind.learnAbsent:
      return ['learnt'];
    case eventKind.restart:
      return ['restart'];
    case eventKind.solution:
      return ['solution'];
    case eventKind.stuck:
      return ['stuck'];
    case eventKind.exhausted:
      return ['end'];
    default:
      return ['start'];
  }
}
