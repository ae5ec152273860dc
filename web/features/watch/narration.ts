// An event of a run in words: the solver's sentence, unless more is known. A guess after others
// at its place is described as the next branch, with the outcome of those before; events of a
// run that searches the matrix of an exact cover, as columns covered and uncovered. Pure.
import * as solver from '../../language/generated/trace';
import * as texts from '../../language/generated/watch';
import { say, tell } from '../../language/say';
import type { Cell, Message, Text } from '../../language/text';
import type { Sentence, TriedChoice } from '../../protocol/told';

export interface Narration {
  what: string;
  why: string;
}

/** The arguments of the message if it has this number. */
const argsOf = (message: Message | null, number: number): Message['1'][] | null =>
  message?.[0] === number ? message.slice(1) : null;

/** The number of candidates or places that a guess chose from, and the house of its places; null if it is unknown. */
function choiceOf(why: Message | null): { count: number; house: Message | null } | null {
  const places = argsOf(why, solver.numberOfPlacesWereLeft);
  if (places) return { count: places[0] as number, house: places[2] as Message };
  const cell = argsOf(why, solver.numberOfCandidatesWereLeft) ?? argsOf(why, solver.numberOfFewestCandidatesWereLeft);
  return cell && { count: cell[0] as number, house: null };
}

type Tried = readonly TriedChoice[];

interface Fate {
  digits: Text<{ digits: readonly number[] }>;
  cells: Text<{ cells: readonly Cell[] }>;
  has(solutions: number | null): boolean;
}

const fates: readonly Fate[] = [
  { digits: texts.digitsFailed, cells: texts.cellsFailed, has: (solutions) => solutions === 0 },
  { digits: texts.digitsSolved, cells: texts.cellsSolved, has: (solutions) => solutions !== null && solutions > 0 },
  { digits: texts.afterDigits, cells: texts.afterCells, has: (solutions) => solutions === null },
];

/** "5 failed", "5 and 7 failed, 8 led to a solution". */
function fateWords(tried: Tried, ofDigit: boolean): string {
  const failed = tried.filter(({ solutions }) => solutions === 0);
  const isCounted = failed.some(({ count }) => count > 1);
  const parts = isCounted ? [say(texts.choicesFailed, { count: countOf(failed) })] : [];
  for (const { digits, cells, has } of fates.slice(isCounted ? 1 : 0)) {
    const own = tried.filter(({ solutions }) => has(solutions));
    if (own.length === 0) continue;
    parts.push(
      ofDigit
        ? say(cells, { cells: own.map(({ cell }) => cell) })
        : say(digits, { digits: own.map(({ digit }) => digit) }),
    );
  }
  return parts.join(', ');
}

const countOf = (tried: Tried): number => tried.reduce((sum, { count }) => sum + count, 0);

/** The ordinal of a guess among the choices at its place, after these; 0 if it is unknown. */
const placeAfter = (tried: Tried): number => (tried.some(({ count }) => count === 0) ? 0 : 1 + countOf(tried));

/** A guess after others at the same place. */
function branchWords(digit: number, cell: Cell, why: Message | null, tried: Tried): Narration {
  const choice = choiceOf(why);
  const count = placeAfter(tried);
  const house = choice?.house ?? null;
  const fateName = fateWords(tried, house !== null);
  const what = house
    ? say(texts.branchOfDigit, { count, digit, house, cell, fateName })
    : say(texts.branchOfCell, { count, cell, digit, fateName });
  if (!choice || count === 0 || count > choice.count) return { what, why: tell(why) };
  return { what, why: say(house ? texts.placeOf : texts.candidateOf, { placeCount: count, count: choice.count }) };
}

/** The exact cover column of a cell, or of a digit in a house. */
const columnName = (cell: Cell, digit: number, house: Message | null): string =>
  house ? say(texts.digitColumn, { digit, house }) : say(texts.cellColumn, { cell });

/** The column without rows at a contradiction; null if the cause is another. */
function emptyColumn(conflict: Message): string | null {
  const cell = argsOf(conflict, solver.numberOfNoDigitLeft);
  if (cell) return say(texts.columnWithoutRow, { columnName: columnName(cell[0] as never, 0, null) });
  const place = argsOf(conflict, solver.numberOfNoPlaceLeft);
  if (!place) return null;
  const [digit, house] = place as [number, Message];
  return say(texts.columnWithoutRow, { columnName: say(texts.digitColumn, { digit, house }) });
}

function coverGuess(digit: number, cell: Cell, { what, why, tried = [] }: Sentence): Narration {
  const choice = choiceOf(why);
  const told = tried.length > 0 ? branchWords(digit, cell, why, tried).what : tell(what);
  const named = { columnName: columnName(cell, digit, choice?.house ?? null), count: choice?.count ?? 0 };
  const place = placeAfter(tried);
  return {
    what: say(texts.coverByGuess, { whatName: told }),
    why: place > 1 ? say(texts.rowOfColumn, { ...named, placeCount: place }) : say(texts.columnHadRows, named),
  };
}

/** For a run that searches a matrix; null if the solver's own sentence is right. */
function coverWords(sentence: Sentence): Narration | null {
  const { what, why } = sentence;
  const guess = argsOf(what, solver.numberOfGuessAt) as [number, Cell] | null;
  if (guess) return coverGuess(...guess, sentence);

  const forced = argsOf(what, solver.numberOfForcedAt) as [number, Cell] | null;
  if (forced) {
    const [digit, cell] = forced;
    const house = (argsOf(why, solver.numberOfOnlyPlaceFor)?.[1] ?? null) as Message | null;
    const column = { columnName: columnName(cell, digit, house) };
    return { what: say(texts.coverForced, { digit, cell }), why: say(texts.onlyRowOfColumn, column) };
  }

  const ruledOut = argsOf(what, solver.numberOfRuledOutAt) as [number, Cell] | null;
  if (ruledOut) {
    const [digit, cell] = ruledOut;
    const by = argsOf(why, solver.numberOfCellHasIt) as [Cell] | null;
    return {
      what: say(texts.rowTakenOut, { digit, cell }),
      why: by ? say(texts.sharesColumn, { cell: by[0] }) : tell(why),
    };
  }

  const back = argsOf(what, solver.numberOfConflictTakeBack) as [Message, number, Cell] | null;
  if (back) {
    const [conflict, digit, cell] = back;
    const whatName = emptyColumn(conflict) ?? tell(conflict);
    return { what: say(texts.uncoverAfter, { whatName, digit, cell }), why: tell(why) };
  }
  const further = argsOf(what, solver.numberOfTakeBack) as [number, Cell] | null;
  if (further) return { what: say(texts.uncoverColumns, { digit: further[0], cell: further[1] }), why: tell(why) };

  const solution = argsOf(what, solver.numberOfSolutionNumber) as [number] | null;
  if (solution) return { what: say(texts.allCovered, { count: solution[0] }), why: tell(why) };
  const empty = emptyColumn(what);
  return empty === null ? null : { what: empty, why: tell(why) };
}

/** Both in the page's language; empty if there is nothing to say. */
export function narrate(sentence: Sentence): Narration {
  const { what, why, tried = [], isOfCover = false } = sentence;
  const ofCover = isOfCover ? coverWords(sentence) : null;
  if (ofCover) return ofCover;
  const guess = argsOf(what, solver.numberOfGuessAt) as [number, Cell] | null;
  if (guess && tried.length > 0) return branchWords(...guess, why, tried);
  return { what: tell(what), why: tell(why) };
}
