// A long search in words. Proved, guessed and unknown are never mixed: each
// has its own line and its own words. Pure, so that each wording is tested.
import {
  conflictsAndRate,
  factBestGuess,
  factConflicts,
  factMemory,
  factProved,
  factSearches,
  factTime,
  guessedOfBlank,
  hardlyAnySolved,
  noneYet,
  oneSearch,
  provedOfBlank,
  searchesSideBySide,
  someTakeMinutes,
  solvedBy,
  solvedByYourChoice,
} from '../../language/generated/verdict';
import { inUnit, percent } from '../../language/generated/words';
import { say } from '../../language/say';
import { fullness, reachOf } from '../../grid/reach';
import type { Puzzle } from '../../grid/puzzle';
import type { Outlook, SolveProgress } from '../../protocol/messages';
import { secondsWords, shapeWords } from '../../ui/words';

export interface Fact {
  name: string;
  value: string;
}

const filled = (grid: Uint8Array): number => grid.reduce((sum, value) => sum + (value ? 1 : 0), 0);

export function bytesWords(bytes: number): string {
  const mega = bytes / 1e6;
  return say(inUnit, { count: mega < 10 ? Math.round(10 * mega) / 10 : Math.round(mega), unitName: 'MB' });
}

/** `grid`: givens and entries; the search fills its blank cells. */
export function searchFacts(progress: SolveProgress, outlook: Outlook, grid: Uint8Array): Fact[] {
  const known = filled(grid);
  const blanks = grid.length - known;
  const { conflicts, bytes, proved, best, searches = 1 } = outlook;
  const rate = progress.seconds > 0 ? conflicts / progress.seconds : 0;
  return [
    { name: say(factTime), value: secondsWords(progress.seconds) },
    { name: say(factConflicts), value: say(conflictsAndRate, { count: conflicts, rateCount: Math.round(rate) }) },
    { name: say(factProved), value: say(provedOfBlank, { count: filled(proved) - known, blankCount: blanks }) },
    {
      name: say(factBestGuess),
      value: best ? say(guessedOfBlank, { count: filled(best) - known, blankCount: blanks }) : say(noneYet),
    },
    { name: say(factMemory), value: bytesWords(bytes) },
    { name: say(factSearches), value: searches > 1 ? say(searchesSideBySide, { count: searches }) : say(oneSearch) },
  ];
}

/** The expected effort for a grid known to be hard; empty for all others. */
export function reachWords(puzzle: Puzzle): string {
  const grids = {
    shapeName: shapeWords(puzzle.shape),
    shareName: say(percent, { count: fullness(puzzle.givens) }),
  };
  switch (reachOf(puzzle)) {
    case 'near':
      return '';
    case 'long':
      return say(someTakeMinutes, grids);
    case 'beyond':
      return say(hardlyAnySolved, grids);
  }
}

/** "Solved by Sudoscope N, chosen for 25×25". */
export function solverWords(name: string, isChosen: boolean, puzzle: Puzzle): string {
  return isChosen ? say(solvedByYourChoice, { name }) : say(solvedBy, { name, shapeName: shapeWords(puzzle.shape) });
}
