// The columns of the table of a list, from left to right before the puzzle: their names, their
// widths, and their texts for a row. A narrow screen has room for the most important ones.
import {
  collectionComment,
  collectionCommentNumber,
  collectionFormColumn,
  collectionGivens,
  collectionGuesses,
  collectionLine,
  collectionLineColumn,
  collectionName,
  collectionOrMore,
  collectionRemark,
  collectionResultColumn,
  collectionSolutionsColumn,
  lineBad,
  lineNone,
  lineOne,
  lineSeveral,
  lineUnknown,
} from '../../language/generated/collection';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { lineStatus, type LineStatus } from '../../protocol/collection';
import { areAllFound } from '../../protocol/columns';
import { notYet } from '../../protocol/rating';
import type { Forms } from './forms';
import { noteTitles, type LineNotes } from './notes';
import { type FoundKey, noteKeys, type SortKey } from './order';
import { columnsRated, ratingWords } from './rating_columns';
import type { RatingColumns } from './ratings';
import type { Rows } from './rows';

export interface TableColumn {
  key: SortKey;
  name: string;
  /** In em. */
  width: number;
  /** True if the column is text, which is aligned left. */
  isText: boolean;
  /** True if a text may be too long for the column, and a tooltip shows it as well. */
  isLong: boolean;
  /** True if a narrow screen shows the column. */
  isTelling: boolean;
  textOf(row: number): string;
}

export interface ColumnNeeds {
  rows: Rows;
  /** The most solutions looked for. */
  limit: number;
  rated: RatingColumns;
  forms: Forms | null;
  notes: LineNotes | null;
}

/** On a narrow screen, with this many ratings or more a column makes room for them. */
const foundColumns: readonly { key: FoundKey; name: Text; width: number; gives: number }[] = [
  { key: 'line', name: collectionLineColumn, width: 4.1, gives: Infinity },
  { key: 'status', name: collectionResultColumn, width: 7.2, gives: 3 },
  { key: 'givens', name: collectionGivens, width: 5.5, gives: 2 },
  { key: 'guesses', name: collectionGuesses, width: 5.6, gives: 1 },
  { key: 'solutions', name: collectionSolutionsColumn, width: 6.2, gives: 0 },
];

function foundText({ rows: { columns }, limit }: ColumnNeeds, row: number, key: FoundKey): string {
  const value = columns[key].at(row);
  const isPuzzle = columns.status.at(row) !== lineStatus.bad;
  switch (key) {
    case 'line':
      return numberWords(value);
    case 'status':
      return say(statusNames[value as LineStatus]);
    case 'solutions':
      if (!isPuzzle) return '';
      return areAllFound(columns, row, limit) ? numberWords(value) : say(collectionOrMore, { count: value });
    case 'givens':
    case 'guesses':
      return isPuzzle ? numberWords(value) : '';
  }
}

const plain = { isText: false, isLong: false };

function formColumn({ columns }: Rows, forms: Forms): TableColumn {
  const textOf = (row: number): string =>
    forms.isCopy(row) ? say(collectionLine, { count: columns.line.at(forms.firstOf(row)) }) : '';
  return { ...plain, key: 'form', name: say(collectionFormColumn), width: 7.6, isTelling: false, textOf };
}

/** The least width in a narrow table, in em. */
const leastOfNotes = 8;

/** Wide enough for its texts, within bounds. */
function noteColumns({ columns }: LineNotes): TableColumn[] {
  const titles = noteTitles(columns, {
    name: say(collectionName),
    remark: say(collectionRemark),
    comment: (number) => (number === 0 ? say(collectionComment) : say(collectionCommentNumber, { count: number })),
  });
  return columns.map(({ longest, textOf }, at) => {
    const name = titles[at]!;
    const width = Math.min(16, Math.max(5, 1.5 + 0.6 * Math.max(longest, name.length)));
    return { key: noteKeys[at]!, name, width, isText: true, isLong: true, isTelling: false, textOf };
  });
}

export function tableColumns(needs: ColumnNeeds): TableColumn[] {
  const { rows, rated, forms, notes } = needs;
  const ratings = columnsRated(rated);
  const telling = ratings.filter(({ isTelling }) => isTelling).length;
  return [
    ...foundColumns.map(({ key, name, width, gives }) => ({
      ...{ key, name: say(name), width, isText: key === 'status', isLong: false, isTelling: telling < gives },
      textOf: (row: number) => foundText(needs, row, key),
    })),
    ...ratings.map((column) => ({
      ...{ ...plain, key: column.key, name: say(column.names.whole), width: column.width, isTelling: column.isTelling },
      textOf: (row: number) => ratingWords(column, rated[column.scale]?.[row] ?? notYet),
    })),
    ...(forms && forms.count > 0 ? [formColumn(rows, forms)] : []),
    ...(notes ? noteColumns(notes) : []),
  ];
}

/** The value of grid-template-columns for some of them. */
export const tracksOf = (columns: readonly TableColumn[]): string =>
  columns
    .map(({ width, isLong }) => (isLong ? `minmax(${Math.min(width, leastOfNotes)}em, ${width}em)` : `${width}em`))
    .join(' ');

/** The outcome for a line in words. */
export const statusNames: Record<LineStatus, Text> = {
  [lineStatus.one]: lineOne,
  [lineStatus.several]: lineSeveral,
  [lineStatus.none]: lineNone,
  [lineStatus.unknown]: lineUnknown,
  [lineStatus.bad]: lineBad,
};

/** In the order of the list. */
export const statuses: readonly LineStatus[] = [
  lineStatus.one,
  lineStatus.several,
  lineStatus.none,
  lineStatus.unknown,
  lineStatus.bad,
];
