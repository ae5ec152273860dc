// The records of a collection on the device, and their check when they are read: any of them
// may be damaged, in whole or in part. Only the file cannot be made again; without a sound
// file there is no collection. Everything else is computed anew if its record is lost.
import {
  collectionLostForms,
  collectionLostProblems,
  collectionLostRatings,
  collectionLostRun,
  collectionLostView,
  collectionsDamaged,
  collectionsLost,
} from '../../language/generated/collection';
import { numbering } from '../../language/generated/numbering';
import { toldWords, say } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { Text } from '../../language/text';
import type { PuzzleList } from '../../protocol/collection';
import { notYet, none, type Scale, scales } from '../../protocol/rating';
import { isWish, type RowWish } from './order';
import { readPaths } from './paths';
import { ratingColumns, type RatingColumn } from './rating_columns';
import type { RatingColumns } from './ratings';
import { type KeptRows, type Problem, readKept } from './rows';

const version = 1;

export interface KeptFile {
  version: typeof version;
  name: string;
  file: Blob;
}

/** A message has its number in one version of the page; `words` are its sentence for all others. */
interface KeptProblem extends Problem {
  words?: string;
}

/** The results of a run. */
export interface KeptRun {
  status: 'finished' | 'stopped' | 'failed';
  failure: string;
  limit: number;
  rows: KeptRows;
  problems: readonly KeptProblem[];
  made: PuzzleList | null;
  /** Number of bytes of the file that were read. */
  done: number;
  seconds: number;
  /** The version of the page with these message numbers; without it the messages are sentences. */
  numbering?: string;
}

export interface KeptView {
  wish: RowWish;
  /** Maps each opened puzzle, by Position.puzzleId, to its row. */
  opened: readonly (readonly [puzzleId: number, row: number])[];
}

export interface KeptForms {
  /** As passed to FormNeeds.keep. */
  rows: Uint32Array;
}

/** The damaged parts of a collection. */
type Lost = 'run' | 'problems' | 'view' | 'ratings' | 'forms';

export interface KeptCollection {
  id: string;
  name: string;
  file: Blob;
  /** Null if the page was left before its end, or if it is lost. */
  run: KeptRun | null;
  view: KeptView | null;
  ratings: RatingColumns;
  /** Null if equivalent puzzles were not requested. */
  forms: KeptForms | null;
  lost: readonly Lost[];
}

export const parts = ['file', 'run', 'view', 'ratings', 'forms'] as const;
export type PartName = (typeof parts)[number];
/** Undefined if there is none. */
export type KeptParts = Readonly<Record<PartName, unknown>>;

type Unread<Type> = { readonly [part in keyof Type]?: unknown };
type KeptWords = Pick<KeptProblem, 'message' | 'words'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isAmount = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0;
const fieldsOf = <Type>(record: unknown): Unread<Type> => record ?? {};

/** True if a later version of the page wrote it; that version can still read it. */
export function isLater(record: unknown): boolean {
  const { version: written } = fieldsOf<KeptFile>(record);
  return typeof written === 'number' && written > version;
}

export function nameOfFile(record: unknown): string {
  const { name, file } = fieldsOf<KeptFile>(record);
  if (isText(name)) return name;
  return file instanceof File ? file.name : '';
}

/** Changes each of its problems and names, those of its file as well. */
export function withProblems(run: KeptRun, changed: <P extends KeptWords>(problem: P) => P): KeptRun {
  const { problems, made } = run;
  if (!made) return { ...run, problems: problems.map(changed) };
  const changedMade = { ...made, problems: made.problems.map(changed) };
  if (made.names) changedMade.names = made.names.map(changed);
  if (made.remarks) changedMade.remarks = made.remarks.map(changed);
  return { ...run, problems: problems.map(changed), made: changedMade };
}

function canBeTold(message: unknown): boolean {
  try {
    const { text } = message as { text?: readonly unknown[] };
    return isText(toldWords(message as KeptWords['message'])) && (text === undefined || isText(text[1]));
  } catch {
    // Damage may make a message fail in any way.
    return false;
  }
}

/** The readable problems of a list. `isOurs`: true if their numbers
    are of this version; otherwise their sentences are used. */
function readProblems<P extends KeptWords>(list: unknown, isOurs: boolean, numbers: readonly (keyof P)[]): P[] {
  if (!Array.isArray(list)) return [];
  return (list as (P | null)[]).flatMap((problem) => {
    if (typeof problem !== 'object' || problem === null || !numbers.every((name) => isCount(problem[name]))) return [];
    const { message, words } = problem;
    const told = [...(isOurs ? [message] : []), words, message].find((each) => each !== undefined && canBeTold(each));
    return told === undefined ? [] : [{ ...problem, message: told, words: isText(words) ? words : undefined }];
  });
}

/** Undefined if it is damaged. */
function readMade(record: unknown, isOurs: boolean): PuzzleList | null | undefined {
  if (record === null) return null;
  const { text, line, begin, end, problems, names, remarks } = fieldsOf<PuzzleList>(record);
  if (!isText(text) || !(line instanceof Uint32Array)) return undefined;
  const isEven = (list: unknown): list is Uint32Array => list instanceof Uint32Array && list.length === line.length;
  if (!isEven(begin) || !isEven(end)) return undefined;
  return {
    ...{ several: true, text, line, begin, end, cancelled: false },
    problems: readProblems(problems, isOurs, ['item', 'line']),
    ...(names === undefined ? {} : { names: readProblems(names, isOurs, ['item']) }),
    ...(remarks === undefined ? {} : { remarks: readProblems(remarks, isOurs, ['item']) }),
  };
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Null if it is damaged; `isWhole`: no problem and no name is missing. */
async function readRun(record: unknown, file: Blob): Promise<{ run: KeptRun; isWhole: boolean } | null> {
  const { status, failure, limit, rows, problems, made, done, seconds, ...rest } = fieldsOf<KeptRun>(record);
  const isKnown = ['finished', 'stopped', 'failed'].includes(status as string);
  if (!isKnown || !isText(failure) || !isCount(limit) || ![done, seconds].every(isAmount)) return null;
  // Tries their messages.
  const { problems: ofMade, remarks: remarksOfMade } = fieldsOf<PuzzleList>(made);
  const hasProblems = lengthOf(problems) + lengthOf(ofMade) + lengthOf(remarksOfMade) > 0;
  const areThere = hasProblems
    ? await loadSolverTexts().then(
        () => true,
        () => false,
      )
    : true;
  const isOurs = areThere && rest.numbering === numbering;
  const list = readMade(made, isOurs);
  if (list === undefined) return null;
  const found = readKept(rows as Partial<KeptRows>, list ? list.text.length : file.size);
  const count = found?.parts.reduce((sum, part) => sum + part.count, 0) ?? 0;
  if (!found || (list && list.line.length < count)) return null;
  const run: KeptRun = {
    ...{ status: status as KeptRun['status'], failure, limit: limit as number, rows: found, made: list },
    ...{ done: done as number, seconds: seconds as number },
    problems: readProblems(problems, isOurs, ['line']),
    ...(isText(rest.numbering) ? { numbering: rest.numbering } : {}),
  };
  const kept = fieldsOf<PuzzleList>(made);
  const isWhole =
    Array.isArray(problems) &&
    run.problems.length === problems.length &&
    (!list ||
      (list.problems.length === lengthOf(kept.problems) &&
        lengthOf(list.names) === lengthOf(kept.names) &&
        lengthOf(list.remarks) === lengthOf(kept.remarks)));
  return { run, isWhole };
}

/** Null if none of it can be read; `isWhole`: nothing is missing. */
export function readView(record: unknown): { view: KeptView; isWhole: boolean } | null {
  const { wish, opened } = fieldsOf<KeptView>(record);
  if (!isWish(wish)) return null;
  const list: unknown[] = Array.isArray(opened) ? opened : [];
  const sound = list.filter((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isCount));
  return {
    view: { wish, opened: sound as [number, number][] },
    isWhole: Array.isArray(opened) && sound.length === opened.length,
  };
}

const hasWord = ({ valueOf, kind }: RatingColumn, number: number): boolean =>
  !('words' in kind) || kind.words[kind.numbers.wordIn(valueOf(number))] !== undefined;

/** A number outside the scale is removed, so that its puzzle is rated again. */
function readRatings(record: unknown): { ratings: RatingColumns; isWhole: boolean } {
  const { paths: keptPaths, ...kept } = fieldsOf<RatingColumns>(record);
  const paths = keptPaths === undefined ? undefined : readPaths(keptPaths);
  // Scales unknown to this version are ignored.
  const isRecord = Object.prototype.toString.call(record ?? {}) === '[object Object]';
  let isWhole = isRecord && Object.values(kept).every((column) => column instanceof Uint32Array);
  const sound = scales.flatMap((scale): [Scale, Uint32Array][] => {
    const { [scale]: column } = kept;
    if (!(column instanceof Uint32Array)) return [];
    const columns = ratingColumns.filter((each) => each.scale === scale);
    const isSound = (number: number): boolean =>
      number === notYet || number === none || columns.every((each) => hasWord(each, number));
    if (column.every(isSound)) return [[scale, column]];
    isWhole = false;
    return [[scale, column.map((number) => (isSound(number) ? number : notYet))]];
  });
  const ratings: RatingColumns = { ...Object.fromEntries(sound), ...(paths && { paths }) };
  return { ratings, isWhole: isWhole && record !== null && paths !== null };
}

/** Null if it is damaged: a distance leads out of the rows. */
function readForms(record: unknown): KeptForms | null {
  const { rows } = fieldsOf<KeptForms>(record);
  return rows instanceof Uint32Array && rows.every((kept, row) => kept <= row + 1) ? { rows } : null;
}

/** Null if its file cannot be read. */
export async function readCollection(id: string, kept: KeptParts): Promise<KeptCollection | null> {
  const { file } = fieldsOf<KeptFile>(kept.file);
  if (isLater(kept.file) || !(file instanceof Blob)) return null;
  const run = kept.run === undefined ? undefined : await readRun(kept.run, file);
  const view = kept.view === undefined ? undefined : readView(kept.view);
  const { ratings, isWhole } = readRatings(kept.ratings);
  const forms = kept.forms === undefined ? undefined : readForms(kept.forms);
  const lost: Lost[] = [
    ...(run === null ? ['run' as const] : []),
    ...(run?.isWhole === false ? ['problems' as const] : []),
    ...(view === null || view?.isWhole === false ? ['view' as const] : []),
    ...(isWhole ? [] : ['ratings' as const]),
    ...(forms === null ? ['forms' as const] : []),
  ];
  const [name, sound] = [nameOfFile(kept.file), { run: run?.run ?? null, view: view?.view ?? null, ratings }];
  return { id, name, file, ...sound, forms: forms ?? null, lost };
}

const texts: Record<Lost, Text> = {
  run: collectionLostRun,
  problems: collectionLostProblems,
  view: collectionLostView,
  ratings: collectionLostRatings,
  forms: collectionLostForms,
};

/** A sentence for each part. */
export const lostWords = (lost: readonly Lost[]): string[] => lost.map((part) => say(texts[part]));

/** Sentences about unreadable collections, by name; the names are empty if unknown. */
export function damagedListWords(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const known = names.filter((name) => name !== '');
  return [
    say(collectionsDamaged, { count: names.length }),
    ...(known.length > 0 ? [say(collectionsLost, { names: known })] : []),
  ];
}
