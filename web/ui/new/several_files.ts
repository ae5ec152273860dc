// Several files that arrive at once are one collection: those with lists as they are, a puzzle that fills a file as a line.
import type { Puzzle } from '../../grid/puzzle';
import type { Reading } from '../../state/types';
import { isCollection } from './list_text';

export interface FileReading {
  /** What a file holds as text; null where it cannot be read. */
  textOf(file: File): Promise<string | null>;
  read(text: string): Promise<Reading>;
  /** A puzzle as a line of a collection. */
  lineOf(puzzle: Puzzle): Promise<string>;
  /** Bytes of a file that is no puzzle, whatever is in it. */
  mostBytes: number;
}

/** Whether a line, which holds numbers and nothing else, says all of it. */
function fitsLine({ shape }: Puzzle): boolean {
  return !shape.regions && !shape.diagonals && !shape.windows;
}

/** `left`: the names of files that have no place in a collection. */
export async function joinFiles(
  files: readonly File[],
  { textOf, read, lineOf, mostBytes }: FileReading,
): Promise<{ joined: Blob; left: string[] }> {
  const parts: (Blob | string)[] = [];
  const left: string[] = [];
  for (const file of files) {
    const text = file.size > mostBytes ? null : await textOf(file);
    const outcome = text === null ? null : await read(text);
    if (text === null || outcome === null) {
      if (file.size > mostBytes) parts.push(file, '\n');
      else left.push(file.name);
    } else if (await isCollection(text, outcome, read)) parts.push(text, '\n');
    else if (outcome.ok && fitsLine(outcome.puzzle)) parts.push(await lineOf(outcome.puzzle), '\n');
    else left.push(file.name);
  }
  return { joined: new Blob(parts), left };
}
