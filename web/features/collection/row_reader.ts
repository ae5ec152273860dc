// Reads the rows of a file, whole or only the text of their puzzles. It
// reads ahead, since rows are mostly requested in the order of the file.
import { lineStatus } from '../../protocol/collection';
import type { Rows } from './rows';
import { type Source, textOf } from './source';

/** A file, with its rows so far. */
export interface RowsOfFile {
  readonly file: Blob;
  readonly source: Source | null;
  readonly rows: Rows;
}

type RowReader = (row: number) => Promise<string>;

export function makeRowReader({ file, source, rows }: RowsOfFile, bytesAhead: number): RowReader {
  const made = source?.made;
  const read = makeLineReader(made ? source.lines : file, bytesAhead);
  const readLine: RowReader = (row) => read(rows.columns.offset.at(row));
  if (!made) return readLine;
  // A grid of a Samurai has no text of its own: the line made from it is used instead.
  return (row) => (made.begin[row]! < made.end[row]! ? textOf(file, made, row) : readLine(row));
}

export function makeTextReader(opened: RowsOfFile, bytesAhead: number): RowReader {
  const { file, source, rows } = opened;
  const asItStands = makeRowReader(opened, bytesAhead);
  const read = makeLineReader(source?.lines ?? file, bytesAhead);
  return async (row) => {
    const { status, offset } = rows.columns;
    return status.at(row) === lineStatus.bad
      ? (await asItStands(row)).replace(/\s+/g, ' ')
      : puzzleIn(await read(offset.at(row)));
  };
}

/** The puzzle of a line in a list, without the text after it, such as a solution or a comment. */
export function puzzleIn(line: string): string {
  return /^([\d.]{81})[\s,;:|#]/.exec(line)?.[1] ?? line;
}

/** A longer one is cut: no format of a puzzle is longer. */
const longestLine = 1 << 20;
const newline = 10;

/** Returns the line that begins at a byte, without the blanks around it. */
export function makeLineReader(file: Blob, bytesAhead: number): (offset: number) => Promise<string> {
  const decoder = new TextDecoder();
  let bytes = new Uint8Array();
  let from = 0;

  /** The rest of the buffer from a byte on; null if that is not in it. */
  const restFrom = (offset: number): Uint8Array | null =>
    offset >= from && offset < from + bytes.length ? bytes.subarray(offset - from) : null;

  return async (offset) => {
    let line = restFrom(offset);
    const isWhole = (part: Uint8Array): boolean =>
      part.includes(newline) || part.length >= longestLine || offset + part.length >= file.size;
    for (let wanted = bytesAhead; !line || !isWhole(line); wanted *= 4) {
      bytes = new Uint8Array(await file.slice(offset, offset + wanted).arrayBuffer());
      from = offset;
      line = bytes;
    }
    const end = line.indexOf(newline);
    return decoder.decode(end < 0 ? line : line.subarray(0, end)).trim();
  };
}
