// Reads the rows of a file: as they stand in it, and the text of their puzzles.
import { lineStatus } from '../../protocol/collection';
import { makeLineReader, puzzleIn } from './line_reader';
import type { Rows } from './rows';
import { type Source, textOf } from './source';

/** A file, and what is known of it by now. */
export interface RowsOfFile {
  readonly file: Blob;
  readonly source: Source | null;
  readonly rows: Rows;
}

export type RowReader = (row: number) => Promise<string>;

export function makeRowReader({ file, source, rows }: RowsOfFile, bytesAhead: number): RowReader {
  const made = source?.made;
  const read = makeLineReader(made ? source.lines : file, bytesAhead);
  const readLine: RowReader = (row) => read(rows.columns.offset.at(row));
  if (!made) return readLine;
  // A grid of a Samurai has no text of its own: the line that was made of it stands for it.
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
