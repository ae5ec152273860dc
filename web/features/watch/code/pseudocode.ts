// Each watchable algorithm of the catalogue as pseudocode, true to its source in solver/src/search,
// with the moments of each line. The one place that knows algorithms by name; a test runs every
// algorithm and finds a line for each of its moments, and a moment for each such line.
import * as texts from '../../../language/generated/pseudocode';
import type { Text } from '../../../language/text';
import type { Moment } from './moments';

export interface CodeLine {
  text: Text;
  /** Number of lines above to which it belongs. */
  depth: number;
  /** The moments of a run at this line; none if nothing shows. */
  moments: readonly Moment[];
}

type Code = readonly CodeLine[];

const line = (depth: number, text: Text, ...moments: Moment[]): CodeLine => ({ text, depth, moments });

// Parts that several algorithms share.

const noDigitLeft = line(1, texts.codeNoDigitLeft, 'contradiction');
const backToCell = line(2, texts.codeBackToCell, 'taken back');
const solved = line(1, texts.codeSolved, 'solution');
const untilFirstTried = line(0, texts.codeUntilFirstTried, 'end');
const untilNoGuess = line(0, texts.codeUntilNoGuess, 'end');
const makeLists = line(0, texts.codeMakeLists, 'start', 'ruled out by givens');
const rowByRow = line(0, texts.codeRowByRow, 'start');

/** The digits of a cell in turn, and back if none is left. */
const inTurn = (indent: number): Code => [
  line(indent, texts.codeLeaveOut, 'does not fit'),
  line(indent, texts.codeWriteAndGoOn, 'guess'),
  noDigitLeft,
  backToCell,
  solved,
  untilFirstTried,
];

/** Cell after cell in a fixed order; `take` names the source of the digits. */
const inOrder = (take: Text): Code => [line(0, texts.codeRepeat), line(1, take), ...inTurn(2)];

/** The same after a preparation. */
const thenInOrder: Code = [line(0, texts.codeThenSearch), ...inTurn(1)];

const crossCheck: Code = [
  line(1, texts.codeWriteSingles, 'naked single'),
  line(1, texts.codeOnePlaceInTurn, 'hidden single'),
  line(2, texts.codeCrossOffLists, 'ruled out'),
];

const boxByBox = (next: Text): Code => [
  line(0, texts.codeRepeat, 'start'),
  line(1, texts.codeSoleCandidates, 'naked single'),
  line(1, next),
  line(2, texts.codeThroughBox),
  line(2, texts.codeHighestFirst, 'guess'),
  line(1, texts.codeNoneFits, 'contradiction'),
  line(2, texts.codeBackToGuess, 'taken back'),
  line(2, texts.codeNextLower, 'next guess'),
  solved,
  untilNoGuess,
];

/** `more`: tried if there is no single. */
const propagateAndGuess = (...more: Code): Code => [
  line(0, texts.codeGivensCrossOff, 'start', 'ruled out by givens'),
  line(0, texts.codeRepeat),
  line(1, texts.codeNakedSingle, 'naked single'),
  line(1, texts.codeHiddenSingle, 'hidden single'),
  line(2, texts.codeCrossOffSeen, 'ruled out'),
  ...more,
  line(1, texts.codeAskClues, 'ruled out by clue'),
  line(1, texts.codeCandidatesGone, 'contradiction'),
  line(2, texts.codeTakeBackGuess, 'taken back'),
  line(2, texts.codeNextDigit, 'next guess'),
  solved,
  line(1, texts.codeGuessFewest, 'guess'),
  untilNoGuess,
];

interface CoverWords {
  choose: Text;
  takeOut: Text;
  putBack: Text;
}

/** `matrix`: its representation. */
const exactCover = (matrix: Code, { choose, takeOut, putBack }: CoverWords): Code => [
  line(0, texts.codeMatrix, 'start', 'ruled out by givens'),
  line(0, texts.codeColumns),
  ...matrix,
  line(0, texts.codeRepeat),
  line(1, choose),
  line(1, texts.codeOnlyRow, 'naked single'),
  line(1, texts.codeFirstRow, 'guess'),
  line(2, takeOut, 'ruled out'),
  line(1, texts.codeNoRow, 'contradiction'),
  line(2, putBack, 'taken back'),
  line(2, texts.codeNextRow, 'next guess'),
  line(1, texts.codeNoColumn, 'solution'),
  line(0, texts.codeUntilNoRow, 'end'),
];

/** By the algorithm's id. */
export const pseudocode: Readonly<Record<string, Code>> = {
  'brute-force': [rowByRow, ...inOrder(texts.codeTakeDigit)],
  'brute-force-candidates': [makeLists, line(0, texts.codeRowByRow), ...inOrder(texts.codeTakeListed)],
  'singles-first': [
    makeLists,
    line(0, texts.codeRepeatUntilStill),
    line(1, texts.codeWriteSingles, 'naked single'),
    line(2, texts.codeCrossOffLists, 'ruled out'),
    line(0, texts.codeListEmpty, 'contradiction of givens'),
    ...thenInOrder,
  ],
  'cross-check-first': [
    makeLists,
    line(0, texts.codeRepeatUntilStill),
    ...crossCheck,
    line(0, texts.codeNothingLeft, 'contradiction of givens'),
    ...thenInOrder,
  ],
  'eliminate-first': [
    makeLists,
    line(0, texts.codeRepeatUntilStill),
    ...crossCheck,
    line(1, texts.codeLockedAndPairs, 'ruled out by pattern'),
    line(0, texts.codeNothingLeft, 'contradiction of givens'),
    ...thenInOrder,
  ],
  'static-order': [
    line(0, texts.codeCountOnce, 'start'),
    line(0, texts.codeFewestFirst),
    ...inOrder(texts.codeTakeDigit),
  ],
  'fewest-candidates': [
    line(0, texts.codeRepeat),
    line(1, texts.codeRecount, 'start'),
    line(1, texts.codeFirstFewest),
    line(1, texts.codeOneFits, 'naked single'),
    line(1, texts.codeSeveralFit, 'guess'),
    line(1, texts.codeNoneFits, 'contradiction'),
    line(2, texts.codeBackToGuess, 'taken back'),
    line(2, texts.codeNextDigit, 'next guess'),
    solved,
    untilNoGuess,
  ],
  'box-by-box': boxByBox(texts.codeNextBox),
  'box-by-box-most-adjacent': boxByBox(texts.codeMostAdjacent),
  'propagate-and-guess': propagateAndGuess(),
  'propagate-and-guess-advanced': propagateAndGuess(line(1, texts.codePairsAndPointing, 'ruled out by pattern')),
  norvig: [
    line(0, texts.codeAllPossible, 'start'),
    line(0, texts.codeAssign),
    line(0, texts.codeEliminate, 'ruled out'),
    line(1, texts.codeThenPeers, 'naked single'),
    line(1, texts.codeThenPlace, 'hidden single'),
    line(1, texts.codeContradiction, 'contradiction'),
    line(0, texts.codeSearch),
    line(1, texts.codeAssignFewest, 'guess'),
    line(1, texts.codeAfterContradiction, 'taken back'),
    line(2, texts.codeAssignNext, 'next guess'),
    solved,
    untilNoGuess,
  ],
  'algorithm-x': exactCover([], {
    choose: texts.codeChooseColumn,
    takeOut: texts.codeRemoveRows,
    putBack: texts.codeRestoreRows,
  }),
  'dancing-links': exactCover([line(0, texts.codeLinkMatrix)], {
    choose: texts.codeCoverColumn,
    takeOut: texts.codeCoverOthers,
    putBack: texts.codeUncover,
  }),
  'logic-only': [
    line(0, texts.codeGivensCrossOff, 'start', 'ruled out by givens'),
    line(0, texts.codeRepeat),
    line(1, texts.codeTryTechniques),
    line(1, texts.codePlaces, 'naked single'),
    line(2, texts.codeCrossOffSeen, 'ruled out'),
    line(1, texts.codeRulesOut, 'technique'),
    line(2, texts.codeCrossThemOff, 'ruled out by pattern'),
    line(1, texts.codeNoSolution, 'contradiction'),
    solved,
    line(2, texts.codeNoOther, 'end'),
    line(0, texts.codeStuck, 'stuck'),
  ],
  'sudoscope-n': [
    line(0, texts.codePrepare, 'start', 'before guesses'),
    line(0, texts.codeRepeat),
    line(1, texts.codePropagate, 'naked single', 'ruled out'),
    line(1, texts.codeUseLearnt, 'by learnt'),
    line(1, texts.codeConflict, 'contradiction'),
    line(2, texts.codeLearn, 'learnt'),
    line(2, texts.codeBackjump, 'taken back'),
    line(1, texts.codeRestart, 'restart'),
    solved,
    line(1, texts.codeGuessActive, 'guess'),
    line(0, texts.codeUntilRootConflict, 'end'),
  ],
};

/** The line of a run, -1 = none. `moments`: of its last event. */
export function lineAt(code: Code, moments: readonly Moment[]): number {
  for (const moment of moments) {
    const at = code.findIndex((each) => each.moments.includes(moment));
    if (at >= 0) return at;
  }
  return -1;
}
