// The rows of a list that are shown, and their order.
import { lineStatus, type LineStatus } from '../../protocol/collection';
import type { ColumnName } from '../../protocol/columns';
import { notYet } from '../../protocol/rating';
import type { Copies } from './copies';
import type { Forms } from './forms';
import { mostFields } from './note_fields';
import type { LineNotes, NoteColumn } from './notes';
import { isOnPath, type PathPlace } from './paths';
import { ratingColumn, type RatingColumn, ratingColumns, type RatingKey, valueInColumn } from './rating_columns';
import type { RatingColumns } from './ratings';
import type { Rows } from './rows';

export type FoundKey = Extract<ColumnName, 'line' | 'status' | 'givens' | 'guesses' | 'solutions'>;
/** A column of notes by its place. */
type NoteKey = `note ${number}`;
/** `form`: by the line of the first equivalent puzzle. */
export type SortKey = FoundKey | RatingKey | NoteKey | 'form';

/** Besides the fields of the file there are names and remarks. */
export const noteKeys: readonly NoteKey[] = Array.from({ length: mostFields + 2 }, (_, at): NoteKey => `note ${at}`);

/** Both ends included; Infinity and 0 if there is none. */
export interface RowRange {
  least: number;
  most: number;
}

export interface RowWish {
  /** Null shows all. */
  status: LineStatus | null;
  /** True if puzzles further up the list are already shown. */
  copies: 'shown' | 'hidden' | 'alone';
  /** The equivalent puzzles shown: all, the first of each, or only those with several. */
  forms: 'all' | 'firsts' | 'repeated';
  /** A text in any of a row's notes; empty shows all. */
  text: string;
  /** The id of a technique at the chosen place of the path; empty shows all. */
  technique: string;
  techniqueAt: PathPlace;
  givens: RowRange;
  guesses: RowRange;
  /** Bounds on the values of their columns. */
  ratings: Readonly<Record<RatingKey, RowRange>>;
  key: SortKey;
  descending: boolean;
}

export const anyNumber: RowRange = { least: 0, most: Infinity };

const anyRating = Object.fromEntries(ratingColumns.map(({ key }) => [key, anyNumber])) as Record<RatingKey, RowRange>;

export const inFileOrder: RowWish = {
  ...{ status: null, copies: 'shown', givens: anyNumber, guesses: anyNumber, ratings: anyRating },
  ...{ forms: 'all', text: '', technique: '', techniqueAt: 'anywhere' },
  ...{ key: 'line', descending: false },
};

/** A stored order, perhaps from before there were all columns. */
export const wholeWish = (kept: RowWish): RowWish => ({
  ...inFileOrder,
  ...kept,
  ratings: { ...anyRating, ...(kept as Partial<RowWish>).ratings },
});

const isRange = (value: unknown): boolean => {
  const { least, most } = (value ?? {}) as { least?: unknown; most?: unknown };
  return [least, most].every((end) => typeof end === 'number' && end >= 0);
};
const isOneOf = (value: unknown, values: readonly unknown[]): boolean => values.includes(value);
const foundKeys: readonly FoundKey[] = ['line', 'status', 'givens', 'guesses', 'solutions'];

/** True if the stored value is an order; some columns may be missing. */
export function isWish(kept: unknown): kept is RowWish {
  if (typeof kept !== 'object' || kept === null || !('key' in kept)) return false;
  const {
    status,
    copies,
    forms,
    text,
    technique,
    techniqueAt,
    givens,
    guesses,
    ratings = {},
    key,
    descending,
  } = { ...inFileOrder, ...kept } as Partial<RowWish>;
  const areRatings =
    typeof ratings === 'object' && ratings !== null && Object.values(ratings as Record<string, unknown>).every(isRange);
  return (
    isOneOf(status, [null, ...Object.values(lineStatus)]) &&
    isOneOf(copies, ['shown', 'hidden', 'alone']) &&
    isOneOf(forms, ['all', 'firsts', 'repeated']) &&
    isOneOf(techniqueAt, ['anywhere', 'hardest']) &&
    [text, technique].every((each) => typeof each === 'string') &&
    [givens, guesses].every(isRange) &&
    areRatings &&
    isOneOf(key, [...foundKeys, ...ratingColumns.map((column) => column.key), ...noteKeys, 'form']) &&
    typeof descending === 'boolean'
  );
}

const isAny = ({ least, most }: RowRange): boolean => least <= 0 && most === Infinity;

/** True if all rows are shown. */
export function showsAll({ status, copies, forms, text, technique, givens, guesses, ratings }: RowWish): boolean {
  const areAll = status === null && copies === 'shown' && forms === 'all' && text.trim() === '' && technique === '';
  const isWhole = areAll && isAny(givens) && isAny(guesses);
  return isWhole && ratingColumns.every(({ key }) => isAny(ratings[key]));
}

/** True if the rows shown, or their order, depend on ratings. */
export const needsRatings = ({ key, ratings, technique }: RowWish): boolean =>
  technique !== '' || ratingColumn(key) !== undefined || ratingColumns.some((column) => !isAny(ratings[column.key]));

/** Known facts about the rows besides their columns. */
interface Known {
  copies?: Copies | null;
  forms?: Forms | null;
  notes?: LineNotes | null;
  rated?: RatingColumns;
}

/** The sort key of a row: without a rating, or a note, it comes last in either direction. */
function valuesOf(
  { columns }: Rows,
  wanted: Uint32Array,
  { key, descending }: RowWish,
  { rated = {}, forms, notes }: Known,
): (row: number) => number {
  const rating = ratingColumn(key);
  const note = noteKeys.findIndex((each) => each === key);
  if (note >= 0) {
    const column = notes?.columns[note];
    const placeOf = column ? placesIn(column, wanted) : () => 0;
    return (row) => placeOf(row) || (descending ? 0 : Infinity);
  }
  if (key === 'form') return (row) => forms?.firstOf(row) ?? row;
  if (!rating) return (row) => columns[key as FoundKey].at(row);
  return (row) => valueInColumn(rating, rated[rating.scale]?.[row] ?? notYet) ?? (descending ? 0 : Infinity);
}

/** A row and its sort key in one number: numbers are sorted ten times as fast as with a comparison function. */
function sortKeys(rows: Rows, wanted: Uint32Array, wish: RowWish, known: Known): Float64Array {
  const { count } = rows;
  const valueOf = valuesOf(rows, wanted, wish, known);
  const most = Math.floor(Number.MAX_SAFE_INTEGER / count) - 1;
  const sign = wish.descending ? -1 : 1;
  return Float64Array.from(wanted, (row) => sign * Math.min(most, valueOf(row)) * count + row).sort();
}

/** The wanted rows in the order of the file. A line that is not a puzzle has no numbers, and is in no range of them. */
function chosen(
  { columns, count }: Rows,
  { status, copies, forms, text, technique, techniqueAt, givens, guesses, ratings }: RowWish,
  known: Known,
): Uint32Array {
  const { copies: found, forms: formsFound, notes, rated = {} } = known;
  const isOnIts = technique !== '' && rated.paths ? isOnPath(rated.paths, technique, techniqueAt) : null;
  const hasIt = text.trim() !== '' && notes ? hasText(notes, text) : null;
  const limited = ratingColumns.filter(({ key }) => !isAny(ratings[key]));
  const needsPuzzle = !isAny(givens) || !isAny(guesses);
  const isIn = (value: number, { least, most }: RowRange): boolean => value >= least && value <= most;
  const kept = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; ++row) {
    if (status !== null && columns.status.at(row) !== status) continue;
    if (needsPuzzle && columns.status.at(row) === lineStatus.bad) continue;
    if (needsPuzzle && !(isIn(columns.givens.at(row), givens) && isIn(columns.guesses.at(row), guesses))) continue;
    const fits = (column: RatingColumn): boolean => {
      const value = valueInColumn(column, rated[column.scale]?.[row] ?? notYet);
      return value !== null && isIn(value, ratings[column.key]);
    };
    if (!limited.every(fits)) continue;
    if (found && copies !== 'shown' && found.isCopy(row) !== (copies === 'alone')) continue;
    if (isOnIts && !isOnIts(row)) continue;
    if (formsFound && forms === 'firsts' && formsFound.isCopy(row)) continue;
    if (formsFound && forms === 'repeated' && !formsFound.isRepeated(row)) continue;
    if (hasIt && !hasIt(row)) continue;
    kept[length++] = row;
  }
  return kept.subarray(0, length);
}

/**
 * The rows wanted, in the order wanted; rows that are equal keep the order of their lines. Null: all, as they are. As long as
 * the copies, forms, notes or paths are not known, none is left out by them.
 */
export function arrange(rows: Rows, wish: RowWish, known: Known = {}): Uint32Array | null {
  const { key, descending } = wish;
  if (showsAll(wish) && key === 'line' && !descending) return null;
  const { count } = rows;
  const wanted = chosen(rows, wish, known);
  if (key === 'line') return descending ? wanted.reverse() : wanted;
  sortKeys(rows, wanted, wish, known).forEach((sorted, index) => (wanted[index] = ((sorted % count) + count) % count));
  return wanted;
}

/** The rows of an arrangement in the order of the file. */
export function shownInFile(order: Uint32Array | null, count: number): Uint32Array {
  return order ? order.slice().sort() : Uint32Array.from({ length: count }, (_, row) => row);
}

/** Above this number, texts are sorted by character: a language's order would take seconds. */
const mostCollated = 50_000;

const isNumber = (text: string): boolean => /^[-+]?\d+(?:[.,]\d+)?$/.test(text);
const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** True if any note of a row has the text in it, whatever the case of its letters. */
function hasText({ columns }: LineNotes, text: string): (row: number) => boolean {
  const wanted = text.trim().toLowerCase();
  const known = new Map<string, boolean>();
  const fits = (note: string): boolean => {
    let isIn = known.get(note);
    if (isIn === undefined) known.set(note, (isIn = note.toLowerCase().includes(wanted)));
    return isIn;
  };
  return (row) => columns.some((column) => fits(column.textOf(row)));
}

/** The rank of each row's text among those of a column, from 1, by number if all are numbers; 0 if it has none. */
function placesIn(column: NoteColumn, rows: Uint32Array): (row: number) => number {
  const texts = new Set<string>();
  for (const row of rows) texts.add(column.textOf(row));
  texts.delete('');
  const sorted = [...texts];
  if (sorted.every(isNumber)) sorted.sort((a, b) => numberIn(a) - numberIn(b));
  else if (sorted.length > mostCollated) sorted.sort();
  else sorted.sort(new Intl.Collator(undefined, { numeric: true }).compare);
  const places = new Map(sorted.map((text, index) => [text, index + 1]));
  return (row) => places.get(column.textOf(row)) ?? 0;
}
