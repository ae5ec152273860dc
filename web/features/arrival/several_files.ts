// Several files that arrive together are one collection: lists as they are, a puzzle that fills a file as one line.
import type { Puzzle } from '../../grid/puzzle';
import type { Reading } from '../../state/reading';
import { isSeveral } from './receiving';

/** A decoded file; as a string unless it is too large for a puzzle. */
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

/** `left`: the names of files that cannot be lines of a collection:
    boards with further rules, or several puzzles of several lines. */
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
