// Texts beside the puzzles of a list, column by column: names, comments, the other columns of a table. Collected
// after a run, in slices. A text shared by many lines is stored once; a list without texts stores nothing.
import { toldWords } from '../../language/say';
import { isPuzzleLine, puzzleInLine } from '../../grid/puzzle_line';
import type { Told } from '../../language/text';
import { lineStatus, type PuzzleList } from '../../protocol/collection';
import { type LineWalk, walkLines } from './line_pieces';
import { fieldsBehind, fieldsOfLine, mostFields, titlesOf, wordsAround } from './note_fields';
import type { Rows } from './rows';
import type { Source } from './source';

export interface NoteColumn {
  /** The file's name for it; empty if it has none. */
  readonly title: string;
  /** A name for certain, a remark of the page's on the puzzle, or any text of the file. */
  readonly kind: 'name' | 'remark' | 'text';
  /** Characters of the longest text. */
  readonly longest: number;
  /** Empty if the row has none. */
  textOf(row: number): string;
}

export interface LineNotes {
  /** The columns with a text in any row. */
  readonly columns: readonly NoteColumn[];
}

const [newline, carriageReturn] = [10, 13];
const cells = 81;
const rowsASlice = 20_000;
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Columns that are filled row by row. */
class NoteWork {
  private readonly columns: { texts: string[]; known: Map<string, number>; of: Uint32Array }[] = [];

  constructor(private readonly count: number) {}

  add(row: number, fields: readonly string[]): void {
    fields.forEach((text, at) => {
      if (text === '') return;
      const column = (this.columns[at] ??= { texts: [''], known: new Map(), of: new Uint32Array(this.count) });
      let number = column.known.get(text);
      if (number === undefined) {
        number = column.texts.push(text) - 1;
        column.known.set(text, number);
      }
      column.of[row] = number;
    });
  }

  found(titles: readonly string[]): LineNotes {
    const columns = Array.from({ length: mostFields }, (_, at): NoteColumn[] => {
      const column = this.columns[at];
      if (!column) return [];
      const { texts, of } = column;
      const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
      return [{ title: titles[at] ?? '', kind: 'text', longest, textOf: (row) => texts[of[row] ?? 0]! }];
    });
    return { columns: columns.flat() };
  }
}

/** The line around a byte of a file, and the lines up to another byte. */
function lineAround(bytes: Uint8Array, begin: number, end: number): Uint8Array {
  const from = bytes.lastIndexOf(newline, begin - 1) + 1;
  const to = bytes.indexOf(newline, end);
  return bytes.subarray(begin === 0 ? 0 : from, to < 0 ? bytes.length : to);
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
}

/** The notes of a file of plain lines: most lines end right behind the puzzle, and are skipped. */
async function ofPlainLines({ columns, count }: Rows, lines: Blob, isWanted: () => boolean): Promise<LineNotes | null> {
  const { offset, status } = columns;
  const decoder = new TextDecoder();
  const work = new NoteWork(count);
  const walk: LineWalk = {
    count,
    isWanted: (row) => status.at(row) !== lineStatus.bad,
    startOf: (row) => offset.at(row),
    visit(row, bytes, at) {
      const behind = bytes[at + cells];
      if (behind === undefined || behind === newline || behind === carriageReturn) {
        const first = bytes.indexOf(newline, at);
        if (first === -1 || first >= at + cells) return;
      }
      const end = bytes.indexOf(newline, at);
      const line = decoder.decode(bytes.subarray(at, end < 0 ? bytes.length : end)).trim();
      const isNine = /^[\d.]{81}(?:[\s,;:|#]|$)/.test(line);
      work.add(row, isNine ? fieldsBehind(line.slice(cells), cells) : fieldsOfLine(line));
    },
  };
  return (await walkLines(lines, walk, isWanted)) ? work.found([]) : null;
}

/** The notes of a file in another program's format: the text around puzzles that occupy one line. */
async function ofFile(
  { columns, count }: Rows,
  file: Blob,
  { begin, end }: PuzzleList,
  clued: Uint8Array | null,
  isWanted: () => boolean,
): Promise<LineNotes | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new TextDecoder();
  const work = new NoteWork(count);
  let titles: readonly string[] | null = null;
  for (let row = 0; row < count; ++row) {
    if (row % rowsASlice === rowsASlice - 1) {
      await nextTask();
      if (!isWanted()) return null;
    }
    if (columns.status.at(row) === lineStatus.bad || begin[row]! >= end[row]!) continue;
    const line = decoder.decode(lineAround(bytes, begin[row]!, end[row]!)).trim();
    if (line.includes('\n')) continue;
    if (clued?.[row]) {
      work.add(row, wordsAround(line));
      continue;
    }
    titles ??= titlesOf(firstLine(decoder.decode(bytes.subarray(0, begin[row]))), line);
    work.add(row, fieldsOfLine(line));
  }
  return work.found(titles ?? []);
}

/** The texts of some rows as a column; none if there is none. */
function columnOf(kind: NoteColumn['kind'], said: PuzzleList['names'] = []): NoteColumn[] {
  if (said.length === 0) return [];
  const known = new Map<number, Told[]>();
  for (const { item, message } of said) known.set(item, [...(known.get(item) ?? []), message]);
  const textOf = (row: number): string => (known.get(row) ?? []).map(toldWords).join(' ');
  const longest = Math.max(...said.map(({ item }) => textOf(item).length));
  return [{ title: '', kind, longest, textOf }];
}

/** The titles of puzzles whose lines have the words of their setter. */
function titlesIn(text: string): NonNullable<PuzzleList['names']> {
  return text.split('\n').flatMap((line, item) => {
    const title = isPuzzleLine(line) ? puzzleInLine(line)?.tags['title'] : undefined;
    return title ? [{ item, message: title }] : [];
  });
}

/** Adds the names that the file's format has for some puzzles, such as the five of a Samurai, and the page's remarks. */
export function withSaid({ columns }: LineNotes, made: PuzzleList | null): LineNotes {
  if (!made) return { columns };
  const names = [...(made.names ?? []), ...titlesIn(made.text)];
  return { columns: [...columnOf('name', names), ...columns, ...columnOf('remark', made.remarks)] };
}

/** The words for a column without a title of its own; `comment` gets its number, 0 if it is the only one. */
export interface NoteWords {
  name: string;
  remark: string;
  comment(number: number): string;
}

/** The title of each column: from the file, or by its kind. */
export function noteTitles(columns: readonly NoteColumn[], { name, remark, comment }: NoteWords): string[] {
  const unnamed = columns.filter(({ title, kind }) => title === '' && kind === 'text');
  const numberOf = (column: NoteColumn): number => (unnamed.length === 1 ? 0 : unnamed.indexOf(column) + 1);
  const ofKind = (column: NoteColumn): string =>
    column.kind === 'name' ? name : column.kind === 'remark' ? remark : comment(numberOf(column));
  return columns.map((column) => column.title || ofKind(column));
}

/** `lines`: the plain lines of the rows; `made`: their source, if they
    were made from the file. Null if it is not wanted any more. */
export const findNotes = (
  rows: Rows,
  { file, lines, made, clued }: Source & { file: Blob },
  isWanted: () => boolean,
): Promise<LineNotes | null> =>
  made ? ofFile(rows, file, made, clued, isWanted) : ofPlainLines(rows, lines, isWanted);
