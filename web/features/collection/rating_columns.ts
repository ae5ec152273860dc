// The columns that ratings add to the table of a list, for each scale. Ratings are stored as the numbers
// of protocol/rating.ts, one a puzzle; a column shows, sorts and filters by a value derived from them.
import {
  collectionDifficulty,
  collectionDifficultyFrom,
  collectionDifficultyTo,
  collectionHodokuLevel,
  collectionHodokuLevelFrom,
  collectionHodokuLevelTo,
  collectionHodokuScore,
  collectionHodokuScoreFrom,
  collectionHodokuScoreTo,
  collectionSeEd,
  collectionSeEdFrom,
  collectionSeEdTo,
  collectionSeEp,
  collectionSeEpFrom,
  collectionSeEpTo,
  collectionSeEr,
  collectionSeErFrom,
  collectionSeErTo,
} from '../../language/generated/collection';
import { fixedWords, numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import {
  gradeNumbers,
  levelNumbers,
  none,
  notYet,
  type Scale,
  scales,
  seNumbers,
  type WordNumbers,
} from '../../protocol/rating';
import { grades } from '../rating/grade';
import { hodokuLevels } from '../rating/scales';

/** The name of a range, and of its two fields for a screen reader. */
export type RangeNames = Readonly<Record<'whole' | 'from' | 'to', Text>>;

/** A number with this many decimals, or a word that is part of a finer number. */
export type ValueKind = { decimals: 0 | 1 } | { words: readonly Text[]; numbers: WordNumbers };

interface ColumnRow {
  key: string;
  names: RangeNames;
  /** In em. */
  width: number;
  /** True if a narrow screen shows the column. */
  isTelling: boolean;
  /** The heading in a table for programs. */
  head: string;
  /** 0 if the number does not contain it. */
  valueOf(number: number): number;
  kind: ValueKind;
}

const itself = (number: number): number => number;

const table = {
  own: [
    {
      key: 'own',
      names: { whole: collectionDifficulty, from: collectionDifficultyFrom, to: collectionDifficultyTo },
      ...{ width: 5.6, isTelling: true },
      head: 'difficulty',
      valueOf: itself,
      kind: { words: grades, numbers: gradeNumbers },
    },
  ],
  se: [
    {
      key: 'se',
      names: { whole: collectionSeEr, from: collectionSeErFrom, to: collectionSeErTo },
      ...{ width: 2.8, isTelling: true },
      head: 'ER',
      valueOf: seNumbers.erIn,
      kind: { decimals: 1 },
    },
    {
      key: 'sePearl',
      names: { whole: collectionSeEp, from: collectionSeEpFrom, to: collectionSeEpTo },
      ...{ width: 2.8, isTelling: false },
      head: 'EP',
      valueOf: seNumbers.epIn,
      kind: { decimals: 1 },
    },
    {
      key: 'seDiamond',
      names: { whole: collectionSeEd, from: collectionSeEdFrom, to: collectionSeEdTo },
      ...{ width: 2.8, isTelling: false },
      head: 'ED',
      valueOf: seNumbers.edIn,
      kind: { decimals: 1 },
    },
  ],
  hodoku: [
    {
      key: 'hodokuScore',
      names: { whole: collectionHodokuScore, from: collectionHodokuScoreFrom, to: collectionHodokuScoreTo },
      ...{ width: 5, isTelling: true },
      head: 'HoDoKu',
      valueOf: levelNumbers.finerIn,
      kind: { decimals: 0 },
    },
    {
      key: 'hodokuLevel',
      names: { whole: collectionHodokuLevel, from: collectionHodokuLevelFrom, to: collectionHodokuLevelTo },
      ...{ width: 5, isTelling: true },
      head: 'HoDoKu level',
      valueOf: itself,
      kind: { words: hodokuLevels, numbers: levelNumbers },
    },
  ],
} as const satisfies Record<Scale, readonly ColumnRow[]>;

export type RatingKey = (typeof table)[Scale][number]['key'];

export interface RatingColumn extends ColumnRow {
  key: RatingKey;
  scale: Scale;
}

/** All of them, in the order of the scales. */
export const ratingColumns: readonly RatingColumn[] = scales.flatMap((scale) =>
  table[scale].map((row) => ({ ...row, scale })),
);

/** Undefined if the key belongs to another column. */
export const ratingColumn = (key: string): RatingColumn | undefined => ratingColumns.find((each) => each.key === key);

/** The columns of the requested scales. */
export const columnsRated = (rated: { readonly [S in Scale]?: unknown }): RatingColumn[] =>
  ratingColumns.filter(({ scale }) => rated[scale]);

export const isRated = (number: number): boolean => number !== notYet && number !== none;

/** The value of a column for a number; null if it shows nothing. */
export function valueInColumn({ valueOf }: RatingColumn, number: number): number | null {
  return isRated(number) ? valueOf(number) || null : null;
}

/** The unit of a value: tenths if it has a decimal. */
export const columnUnit = ({ decimals }: { decimals: number }): number => 10 ** decimals;

/** A puzzle without a rating by that scale has a dash. */
export function ratingWords(column: RatingColumn, number: number): string {
  const { kind } = column;
  const value = valueInColumn(column, number);
  if (value === null) return number === none ? '–' : '';
  if ('words' in kind) return say(kind.words[kind.numbers.wordIn(value)]!);
  return kind.decimals > 0 ? fixedWords(value / columnUnit(kind), kind.decimals) : numberWords(value);
}

/** In English in every language: programs read the table. */
export function ratingForPrograms(column: RatingColumn, number: number): string {
  const { kind } = column;
  const value = valueInColumn(column, number);
  if (value === null) return '';
  if ('words' in kind) return kind.words[kind.numbers.wordIn(value)]![1];
  return (value / columnUnit(kind)).toFixed(kind.decimals);
}
