// The shown rows as a file: a text made of them a part at a time, and the table as comma-separated values.
import { csvField } from '../../ui/controls/save_file';
import { lineStatus, type LineStatus } from '../../protocol/collection';
import { areAllFound } from '../../protocol/columns';
import { notYet } from '../../protocol/rating';
import type { Copies } from './copies';
import { columnsRated, ratingForPrograms } from './rating_columns';
import type { Forms } from './forms';
import { noteTitles, type LineNotes } from './notes';
import type { RatingColumns } from './ratings';
import type { Rows } from './rows';

const rowsAPart = 10_000;

export interface RowsToSave {
  /** In the order of the file, so that it is read once from its beginning to its end. */
  rows: Uint32Array;
  /** Includes its line feed. */
  lineOf(row: number): Promise<string>;
  signal: AbortSignal;
  onProgress(share: number): void;
}

/**
 * A file with a line for each row, made in parts: one string of a million lines would be a hundred megabytes in one piece.
 * Null if the signal stopped it.
 */
export async function saveRows(head: string, { rows, lineOf, signal, onProgress }: RowsToSave): Promise<Blob | null> {
  const parts: Blob[] = [new Blob([head])];
  for (let from = 0; from < rows.length; from += rowsAPart) {
    let part = '';
    const end = Math.min(rows.length, from + rowsAPart);
    for (let at = from; at < end; ++at) part += await lineOf(rows[at]!);
    if (signal.aborted) return null;
    // As blobs, which the browser may keep on its disk.
    parts.push(new Blob([part]));
    onProgress(end / rows.length);
  }
  return new Blob(parts, { type: 'text/plain' });
}

export interface TableNeeds {
  rows: Rows;
  /** Number of solutions sought in each puzzle. */
  limit: number;
  copies: Copies | null;
  forms: Forms | null;
  notes: LineNotes | null;
  nameOf(status: LineStatus): string;
  rated: RatingColumns;
}

/** In English in every language, except for the file's own names: programs read the table. */
export function tableHead({ rated, forms, notes }: Pick<TableNeeds, 'rated' | 'forms' | 'notes'>): string {
  const heads = [
    ...['line', 'result', 'givens', 'guesses', 'solutions', 'all found', 'same as line'],
    ...(forms ? ['equivalent to line'] : []),
    ...columnsRated(rated).map(({ head }) => head),
    ...(rated.paths ? ['techniques'] : []),
    ...noteTitles(notes?.columns ?? [], {
      name: 'name',
      remark: 'remark',
      comment: (number) => (number === 0 ? 'comment' : `comment ${number}`),
    }),
    'puzzle',
  ];
  return `${heads.map(csvField).join(',')}\n`;
}

/** The line of a row with this text as its puzzle. A line that is not a puzzle has no numbers. */
export function tableLine(needs: TableNeeds, row: number, text: string): string {
  const { limit, copies, forms, notes, nameOf, rated } = needs;
  const { columns } = needs.rows;
  const { line, status, givens, guesses, solutions } = columns;
  const isPuzzle = status.at(row) !== lineStatus.bad;
  const lineOfFirst = (same: Copies | null): string => (same?.isCopy(row) ? String(line.at(same.firstOf(row))) : '');
  const all = areAllFound(columns, row, limit) ? 'yes' : 'no';
  const figures = isPuzzle ? [givens.at(row), guesses.at(row), solutions.at(row), all] : ['', '', '', ''];
  const fields = [
    ...[line.at(row), nameOf(status.at(row) as LineStatus), ...figures, lineOfFirst(copies)],
    ...(forms ? [lineOfFirst(forms)] : []),
    ...columnsRated(rated).map((column) => ratingForPrograms(column, rated[column.scale]![row] ?? notYet)),
    ...(rated.paths ? [rated.paths.sets[rated.paths.of[row]! - 1] ?? ''] : []),
    ...(notes?.columns ?? []).map((column) => column.textOf(row)),
    text,
  ];
  return `${fields.map(csvField).join(',')}\n`;
}
