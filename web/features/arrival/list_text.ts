// Whether a text is several puzzles, and not one: it then opens as a collection.
import type { Reading } from '../../state/reading';

/** The first lines that are neither blank nor remarks. */
export function firstLines(text: string, count: number): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/^[^\S\r\n]*[^\s#].*$/gm)) {
    lines.push(line.trim());
    if (lines.length === count) break;
  }
  return lines;
}

export const isSeveral = ({ division = 'one' }: Reading): boolean => division !== 'one';
