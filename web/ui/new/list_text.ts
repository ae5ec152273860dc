// Whether a text is a list of puzzles, and not one puzzle: it then opens as a collection.
import { isSamePuzzle } from '../../grid/puzzle';
import type { Reading } from '../../state/types';

/** The first lines that are neither blank nor remarks. */
export function firstLines(text: string, count: number): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/^[^\S\r\n]*[^\s#].*$/gm)) {
    lines.push(line.trim());
    if (lines.length === count) break;
  }
  return lines;
}

/** Formats that fill one line: a text of several that is read as one of these was read by one of its lines alone. */
const oneLine = new Set(['line', 'sdm']);

/** Whether a text of XML has more puzzles than one. */
const hasGames = (text: string): boolean => /<game\b[^]*<game\b/.test(text);

/** Whether its lines seem to be a puzzle each, where the whole was read as no more than one of them. */
export async function isCollection(
  text: string,
  whole: Reading,
  read: (text: string) => Promise<Reading>,
): Promise<boolean> {
  if (text.trimStart().startsWith('<')) return hasGames(text);
  const lines = firstLines(text, 3);
  // The figures of a puzzle, and what a list has after them.
  const puzzles = lines.map((line) => /^[\d.]{81}(?=[\s,;:|#]|$)/.exec(line)?.[0] ?? line);
  if (puzzles.length < 2) return false;
  const outcomes = await Promise.all(puzzles.map((line) => read(line)));
  // The names of a table's columns, or a title, may stand above.
  const [first, second] = outcomes[0]!.ok ? outcomes : outcomes.slice(1);
  if (!first?.ok || !second?.ok) return false;
  return !whole.ok || oneLine.has(whole.format ?? '') || isSamePuzzle(whole.puzzle, first.puzzle);
}
