// The puzzles of a list as links of this page, which hold their clues and the words of their setters.
import { puzzleInLine } from '../../grid/puzzle_line';
import type { Puzzle } from '../../grid/puzzle';
import type { HasLink } from '../../link/link_sync';
import { soundTexts } from '../../state/puzzle_texts';
import { type CanRead, guessAll } from '../../state/reading';

/** `lineOf`: a row of a list as it is read by Collection.textReader. A line that is no puzzle stays, as a remark. */
export function linkReader(
  { read, linkTo }: CanRead & HasLink,
  lineOf: (row: number) => Promise<string>,
): (row: number) => Promise<string> {
  async function puzzleOf(line: string): Promise<Puzzle | null> {
    const found = puzzleInLine(line);
    if (!found) {
      const reading = await read(line, guessAll);
      return reading.ok ? reading.puzzle : null;
    }
    const entries = Object.entries(found.tags).map(([name, value]) => [name, value.replaceAll('\u2028', '\n')]);
    const texts = soundTexts(Object.fromEntries(entries));
    return texts ? { ...found.puzzle, texts } : found.puzzle;
  }
  return async (row) => {
    const line = await lineOf(row);
    const puzzle = await puzzleOf(line);
    if (!puzzle) return `# ${line}\n`;
    const nothing = { entries: null, run: null, race: null, withEntries: false, step: null };
    return `${await linkTo({ puzzle, ...nothing, tab: 'play' })}\n`;
  };
}
