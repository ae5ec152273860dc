// What a search that takes long says of itself. Proved, guessed and unknown are never mixed: each has its own line and
// its own words. Pure, so that each wording is tested.
import { fullness, reachOf } from '../../grid/reach';
import type { Puzzle } from '../../grid/puzzle';
import type { Outlook, SolveProgress } from '../../protocol/messages';
import { numberWords } from '../../language/language';
import { secondsWords } from '../../ui/units';
import { countOf, shapeWords } from '../../ui/words';

export interface Fact {
  name: string;
  value: string;
}

const filled = (grid: Uint8Array): number => grid.reduce((sum, value) => sum + (value ? 1 : 0), 0);

export function bytesWords(bytes: number): string {
  const mega = bytes / 1e6;
  return `${mega < 10 ? mega.toFixed(1) : numberWords(Math.round(mega))}\u00a0MB`;
}

/** `grid`: givens and entries, whose blank cells are what is searched for. */
export function searchFacts(progress: SolveProgress, outlook: Outlook, grid: Uint8Array): Fact[] {
  const known = filled(grid);
  const blanks = grid.length - known;
  const { conflicts, bytes, proved, best, searches = 1 } = outlook;
  const rate = progress.seconds > 0 ? conflicts / progress.seconds : 0;
  return [
    { name: 'Time', value: secondsWords(progress.seconds) },
    { name: 'Conflicts', value: `${numberWords(conflicts)}, ${numberWords(Math.round(rate))} a second` },
    { name: 'Proved', value: `${countOf(filled(proved) - known, 'cell')} of ${numberWords(blanks)} blank` },
    {
      name: 'Best guess, not proved',
      value: best ? `${numberWords(filled(best) - known)} of ${numberWords(blanks)} blank` : 'none yet',
    },
    { name: 'Memory', value: bytesWords(bytes) },
    { name: 'Searches', value: searches > 1 ? `${searches} side by side, different seeds` : 'one' },
  ];
}

/** What to expect of a grid that is known to be hard; empty of all others. */
export function reachWords(puzzle: Puzzle): string {
  const grids = `${shapeWords(puzzle.shape)} grids about ${fullness(puzzle.givens)}\u00a0% full`;
  switch (reachOf(puzzle)) {
    case 'near':
      return '';
    case 'long':
      return `Some ${grids} are solved in a second, others take minutes.`;
    case 'beyond':
      return `Hardly any ${grids} were solved within a minute by any solver we tried. This one may be out of reach.`;
  }
}
