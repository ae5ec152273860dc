// What ratings add to the table of a collection: a row a scale, with its button and its columns. Ratings are kept as the
// numbers of protocol/rating.ts, one a puzzle; a column shows, sorts and filters by a value of them.
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
  collectionRateHodoku,
  collectionRateOwn,
  collectionRateSe,
  collectionSe,
  collectionSeFrom,
  collectionSeTo,
} from '../../language/generated/collection';
import { fixedWords, numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { gradeNumbers, levelNumbers, none, notYet, type Scale, scales, type WordNumbers } from '../../protocol/rating';
import { grades } from '../rating/grade';
import { hodokuLevels } from '../rating/scales';

/** What a range is of, and its two fields for a screen reader. */
export type RangeNames = Readonly<Record<'whole' | 'from' | 'to', Text>>;

/** A number with so many decimals, or a word that is part of a finer number. */
export type ValueKind = { decimals: 0 | 1 } | { words: readonly Text[]; numbers: WordNumbers };

interface ColumnRow {
  key: string;
  names: RangeNames;
  /** In a table for programs. */
  head: string;
  valueOf(number: number): number;
  kind: ValueKind;
}

const itself = (number: number): number => number;

const table = {
  own: {
    rate: collectionRateOwn,
    columns: [
      {
        key: 'own',
        names: { whole: collectionDifficulty, from: collectionDifficultyFrom, to: collectionDifficultyTo },
        head: 'difficulty',
        valueOf: itself,
        kind: { words: grades, numbers: gradeNumbers },
      },
    ],
  },
  se: {
    rate: collectionRateSe,
    columns: [
      {
        key: 'se',
        names: { whole: collectionSe, from: collectionSeFrom, to: collectionSeTo },
        head: 'SE',
        valueOf: itself,
        kind: { decimals: 1 },
      },
    ],
  },
  hodoku: {
    rate: collectionRateHodoku,
    columns: [
      {
        key: 'hodokuScore',
        names: { whole: collectionHodokuScore, from: collectionHodokuScoreFrom, to: collectionHodokuScoreTo },
        head: 'HoDoKu',
        valueOf: levelNumbers.finerIn,
        kind: { decimals: 0 },
      },
      {
        key: 'hodokuLevel',
        names: { whole: collectionHodokuLevel, from: collectionHodokuLevelFrom, to: collectionHodokuLevelTo },
        head: 'HoDoKu level',
        valueOf: itself,
        kind: { words: hodokuLevels, numbers: levelNumbers },
      },
    ],
  },
} as const satisfies Record<Scale, { rate: Text; columns: readonly [ColumnRow, ...ColumnRow[]] }>;

export type RatingKey = (typeof table)[Scale]['columns'][number]['key'];

export interface RatingColumn extends ColumnRow {
  key: RatingKey;
  scale: Scale;
}

/** All of them, in the order of the scales. */
export const ratingColumns: readonly RatingColumn[] = scales.flatMap((scale) =>
  table[scale].columns.map((row) => ({ ...row, scale })),
);

/** Undefined where the key is of another column. */
export const ratingColumn = (key: string): RatingColumn | undefined => ratingColumns.find((each) => each.key === key);

/** Those of the scales that someone asked for. */
export const columnsRated = (rated: { readonly [S in Scale]?: unknown }): RatingColumn[] =>
  ratingColumns.filter(({ scale }) => rated[scale]);

/** What the button says, and what the scale is called beside how many are rated. */
export const rateText = (scale: Scale): Text => table[scale].rate;
export const scaleText = (scale: Scale): Text => table[scale].columns[0].names.whole;

export const isRated = (number: number): boolean => number !== notYet && number !== none;

/** What a value counts in: tenths where it has a decimal. */
export const unitOf = ({ decimals }: { decimals: number }): number => 10 ** decimals;

/** A puzzle that has no rating by that scale has a dash. */
export function ratingWords({ valueOf, kind }: RatingColumn, number: number): string {
  if (!isRated(number)) return number === none ? '–' : '';
  const value = valueOf(number);
  if ('words' in kind) return say(kind.words[kind.numbers.wordIn(value)]!);
  return kind.decimals > 0 ? fixedWords(value / unitOf(kind), kind.decimals) : numberWords(value);
}

/** In English in every language: programs read the table. */
export function ratingForPrograms({ valueOf, kind }: RatingColumn, number: number): string {
  if (!isRated(number)) return '';
  const value = valueOf(number);
  if ('words' in kind) return kind.words[kind.numbers.wordIn(value)]![1];
  return (value / unitOf(kind)).toFixed(kind.decimals);
}
