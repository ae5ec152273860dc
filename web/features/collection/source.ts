// The input of a collection's workers: lines, either the file itself, or made from it by the module that
// knows the formats of other programs and clues. In such a file, puzzles may be anywhere.
import { isPuzzleLine } from '../../grid/puzzle_line';
import type { SolverClient } from '../../client/solver_client';
import { loadSolverTexts } from '../../language/solver_texts';
import type { PuzzleList } from '../../protocol/collection';
import type { Division } from '../../protocol/sheets';

/** A file of lines, and their source if they were made. */
export interface Source {
  lines: Blob;
  made: PuzzleList | null;
  /** 1 for each row with a puzzle that is more than digits; null if there is none. */
  clued: Uint8Array | null;
}

export function sourceFrom(file: Blob, made: PuzzleList | null): Source {
  if (!made) return { lines: file, made, clued: null };
  const clued = Uint8Array.from(made.text.split('\n').slice(0, -1), (line) => (isPuzzleLine(line) ? 1 : 0));
  return { lines: new Blob([made.text]), made, clued: clued.includes(1) ? clued : null };
}

const head_bytes = 1 << 16;
/** A larger file with plain lines has nothing else. */
const mixed_bytes = 1 << 23;
const linesAsked = 20;
const smallestSide = 4;
/** A line with no more characters may be a row. */
const largestSide = 64;
/** The candidates of a 9x9 grid, nine characters a cell, not a puzzle of side 27. */
const sukakuLength = 729;

function isGrid(cells: number): boolean {
  const side = Math.sqrt(cells);
  return Number.isInteger(side) && side >= smallestSide && cells !== sukakuLength;
}

/** True if a line is a puzzle with one character a cell (anything may follow it) or one number a cell. */
function isPlain(line: string): boolean {
  if (/^(?:scf|fpuz)/i.test(line)) return false;
  const [word = ''] = line.split(/[\s,;:|#]/, 1);
  return (isGrid(word.length) && word.length > largestSide) || isGrid(line.split(/[\s,;|]+/).length);
}

/** Bytes of its longest line. */
export const longestIn = ({ text }: PuzzleList): number =>
  text.split('\n').reduce((most, line) => Math.max(most, new TextEncoder().encode(line).length), 0);

/** Links, codes and JSON have no blank for longer than that, unless it is a plain line. */
const longestWord = 90;

/** True if a line is a code, such as a link. */
const isCode = (line: string): boolean => line.search(/\s|$/) > longestWord && !isPlain(line);

/** True if a file with this beginning has plain lines, judged by most of the first ones.
 * The very first may be a table's header, which the module that reads tables handles. */
export function hasPlainLines(head: string): boolean {
  const lines = head
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, linesAsked);
  const names = lines.length > 1 && !isPlain(lines[0]!);
  return !names && lines.filter(isPlain).length * 2 >= lines.length;
}

/**
 * `client`: of the worker with every format; asked only if it is needed. `division`: the division of the file, if it is
 * known. Null if cancelled.
 */
export async function sourceOfFile(
  file: Blob,
  division: Division | '',
  client: SolverClient,
  signal: AbortSignal,
): Promise<Source | null> {
  const plain = sourceFrom(file, null);
  const inLines = division === '' || division === 'lines';
  const isPlainFile = inLines && hasPlainLines(await file.slice(0, head_bytes).text());
  // In a larger one each code is a line that is no puzzle.
  const hasCodes = isPlainFile && file.size < mixed_bytes && (await file.text()).split('\n').some(isCode);
  if (isPlainFile && !hasCodes) return plain;
  const made = await client.ask({ kind: 'list', file, division: hasCodes ? 'lines' : division }, { signal });
  if (made.cancelled) return null;
  if (made.problems.length + (made.remarks?.length ?? 0) > 0) await loadSolverTexts().catch(() => undefined);
  // No known format: the fault of each of its lines is reported.
  if (!made.several && made.problems.length > 0) return plain;
  return sourceFrom(file, made);
}

/** The text of one puzzle from the file, over several lines if it has them. */
export async function textOf(file: Blob, { begin, end }: PuzzleList, item: number): Promise<string> {
  return (await file.slice(begin[item], end[item]).text()).trim();
}
