// Several files that arrive at once are one collection: those with lists as they are, a puzzle that fills a file as a line.
import type { Puzzle } from '../../grid/puzzle';
import type { Reading } from '../../state/reading';
import { isSeveral } from './receiving';

/** What a file holds, decoded; as a string unless it is too large for a puzzle, whatever is in it. */
export interface FileText {
  source: Blob;
  text: string | null;
}

export interface FileReading {
  /** Null if it cannot be read. */
  decode(file: File): Promise<FileText | null>;
  read(text: string): Promise<Reading>;
  /** A puzzle as a line of a collection. */
  lineOf(puzzle: Puzzle): Promise<string>;
}

/** True if a line contains numbers and nothing else, and is a whole puzzle. */
function fitsLine({ shape }: Puzzle): boolean {
  return !shape.regions && shape.constraints === '';
}

/** `left`: the names of files that are no lines of a collection: boards with more rules, or several puzzles of several lines. */
export async function joinFiles(
  files: readonly File[],
  { decode, read, lineOf }: FileReading,
): Promise<{ joined: Blob; left: string[] }> {
  const parts: (Blob | string)[] = [];
  const left: string[] = [];
  for (const file of files) {
    const decoded = await decode(file);
    const text = decoded?.text ?? null;
    const outcome = text === null ? null : await read(text);
    if (text === null || outcome === null) {
      if (decoded) parts.push(decoded.source, '\n');
      else left.push(file.name);
    } else if (outcome.division === 'lines') parts.push(text, '\n');
    else if (!isSeveral(outcome) && outcome.ok && fitsLine(outcome.puzzle))
      parts.push(await lineOf(outcome.puzzle), '\n');
    else left.push(file.name);
  }
  return { joined: new Blob(parts), left };
}
