// How a puzzle gets onto the page, whichever way it came: typed or pasted into the dialog, pasted or dropped anywhere,
// opened from files, shared by another app. A picture is read and shown for checking. A link of our own is opened as one; a text of one puzzle a line is a collection. A text that cannot be read changes nothing and is not
// lost: it waits in the dialog with its error.
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { isSamePuzzle, type Puzzle } from '../../grid/puzzle';
import { messageOf } from '../../state/message_of';
import { guessAll, wishFor } from '../../state/reading';
import type { App, Entries, Reading } from '../../state/types';
import { ownFragment } from './own_link';
import { joinFiles } from './several_files';

/** No format of a puzzle is longer; a larger text is a collection. */
const mostCharacters = 1_000_000;

/** Ways to read a text differently that a message has room for. */
const mostOthers = 3;

/** The ways to a new puzzle that the dialog offers. */
export type Way = 'text' | 'blank' | 'sample';

export interface Arrival {
  readonly way: Signal<Way>;
  /** The text in the dialog, kept while the dialog is closed. */
  readonly draft: Signal<string>;
  /** Opens the dialog. */
  open(way: Way): void;
  /** Takes a puzzle to the board and says so. */
  accept(puzzle: Puzzle, description: string): void;
  /** Takes what was read of a text to the board, and offers the other ways to read it. */
  take(text: string, reading: Extract<Reading, { ok: true }>): void;
  /** Reads a text that arrived from outside and accepts it, or opens the dialog with it. */
  receive(text: string): Promise<void>;
  receiveFile(file: File): Promise<void>;
  /** Several are one collection. */
  receiveFiles(files: readonly File[]): Promise<void>;
  /** Texts of which one is meant: the first that is a puzzle or a link. */
  receiveShared(texts: readonly string[]): Promise<void>;
  /** Puts a file's text into the dialog, where it is read with the rules chosen there. */
  draftFile(file: File): Promise<void>;
}

export function errorWords(outcome: Extract<Reading, { ok: false }>): string {
  const { message, line, column } = outcome;
  if (line === 0) return message;
  return `Line ${line}${column === 0 ? '' : `, column ${column}`}: ${message}`;
}

/** The first lines that are neither blank nor remarks. */
function firstLines(text: string, count: number): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/^[^\S\r\n]*[^\s#].*$/gm)) {
    lines.push(line.trim());
    if (lines.length === count) break;
  }
  return lines;
}

/** Whether a text of XML has more puzzles than one. */
const hasGames = (text: string): boolean => /<game\b[^]*<game\b/.test(text);

const isPicture = (file: File): boolean => file.type.startsWith('image/') || /\.(png|jpe?g|webp)$/i.test(file.name);

/** Parts of the page that are fetched when they are needed. */
export interface Openers {
  /** Opens a file as a collection. */
  collect(file: Blob, name: string): Promise<void>;
  /** Reads a picture, for the dialog that shows it. `name` begins a sentence. */
  look(picture: Blob, name: string): Promise<void>;
}

export function makeArrival(
  app: Pick<App, 'play' | 'view' | 'read' | 'write'>,
  { collect, look }: Openers,
  page: Pick<Window, 'location'>,
): Arrival {
  const { play, view } = app;
  const draft = signal('');
  const way = signal<Way>('text');

  const accept = (puzzle: Puzzle, description: string, entries?: Entries): void => {
    play.load(puzzle, entries);
    view.dialog.value = null;
    view.selected.value = 0;
    view.notice.value = { text: description, tone: 'plain' };
  };
  const take: Arrival['take'] = (text, { puzzle, description, entries, remarks = [], others = [] }) => {
    accept(puzzle, [description, ...remarks].join('. ').replace(/\.\. /g, '. '), entries);
    const readOtherwise = async (other: (typeof others)[number]): Promise<void> => {
      const reading = await app.read(text, wishFor(other));
      if (reading.ok) take(text, reading);
      else refuse(errorWords(reading));
    };
    const actions = others.slice(0, mostOthers).map((other) => ({
      text: `Read as ${other.description}`,
      run: () => void readOtherwise(other),
    }));
    view.notice.value = { ...view.notice.value!, actions };
  };
  const open = (by: Way): void => {
    way.value = by;
    view.dialog.value = 'new';
  };
  const refuse = (text: string): void => {
    view.notice.value = { text, tone: 'bad' };
  };
  const openCollection = async (file: Blob, name: string): Promise<void> => {
    try {
      await collect(file, name);
      view.dialog.value = null;
      view.tab.value = 'collection';
    } catch (error) {
      refuse(`The collection could not be opened: ${messageOf(error)}`);
    }
  };
  const openPicture = async (file: File): Promise<void> => {
    try {
      const looking = look(file, file.name);
      view.dialog.value = 'picture';
      await looking;
    } catch (error) {
      view.dialog.value = null;
      refuse(`The reader of pictures could not be loaded: ${messageOf(error)}`);
    }
  };
  /** Whether its lines seem to be a puzzle each, where the whole was read as no more than the first of them. */
  const isCollection = async (text: string, whole: Reading): Promise<boolean> => {
    if (text.trimStart().startsWith('<')) return hasGames(text);
    const lines = firstLines(text, 2);
    // The figures of a puzzle, and what a list has after them.
    const puzzles = lines.map((line) => /^[\d.]{81}(?=[\s,;:|#]|$)/.exec(line)?.[0] ?? line);
    if (puzzles.length < 2) return false;
    const outcomes = await Promise.all(puzzles.map((line) => app.read(line, guessAll)));
    const [first, second] = outcomes;
    return !!first?.ok && !!second?.ok && (!whole.ok || isSamePuzzle(whole.puzzle, first.puzzle));
  };
  const draftText = (text: string): void => {
    draft.value = text;
    open('text');
  };
  /** `source`: the file that the text is from, if any; `name` begins a sentence about it. */
  const receive = async (text: string, source: Blob, name: string): Promise<void> => {
    if (text.trim() === '') return refuse(`${name} is empty.`);
    if (view.tab.peek() === 'collection' && firstLines(text, 2).length > 1) return openCollection(source, name);
    const outcome = await app.read(text, guessAll);
    if (await isCollection(text, outcome)) await openCollection(source, name);
    else if (outcome.ok) take(text, outcome);
    else draftText(text);
  };
  // A folder, too, is dropped as a file.
  const textOf = async (file: File): Promise<string | null> => {
    const text = await file.text().catch(() => null);
    if (text === null) refuse(`${file.name} cannot be read.`);
    return text;
  };

  /** `name` begins a sentence about it. */
  const receiveText = async (text: string, name: string): Promise<void> => {
    const fragment = ownFragment(text, page.location.href);
    const source = new Blob([text]);
    if (fragment !== null) page.location.hash = fragment;
    else if (source.size > mostCharacters) await openCollection(source, name);
    else await receive(text, source, name);
  };
  const receiveFile = async (file: File): Promise<void> => {
    if (isPicture(file)) return openPicture(file);
    // Never all of it as text: it may have millions of lines.
    if (file.size > mostCharacters) return openCollection(file, file.name);
    const text = await textOf(file);
    if (text !== null) await receive(text, file, file.name);
  };

  return {
    way,
    draft,
    open,
    accept,
    take,
    receive: (text) => receiveText(text, 'Pasted text'),
    receiveFile,
    async receiveFiles(files) {
      if (files.length === 1) return receiveFile(files[0]!);
      const read = (text: string): Promise<Reading> => app.read(text, guessAll);
      const lineOf = (puzzle: Puzzle): Promise<string> => app.write('line', puzzle);
      const reading = { textOf, read, isCollection, lineOf, mostBytes: mostCharacters };
      const { joined, left } = await joinFiles(files, reading);
      if (joined.size > 0) await openCollection(joined, `${files.length - left.length} files`);
      if (left.length > 0) refuse(`Not in the collection, as no line of one can hold them: ${left.join(', ')}.`);
    },
    async receiveShared(texts) {
      for (const text of texts) {
        const isLink = ownFragment(text, page.location.href) !== null;
        if (isLink || (await app.read(text, guessAll)).ok) return receiveText(text, 'What was shared');
      }
      await receiveText(texts.join('\n'), 'What was shared');
    },
    async draftFile(file) {
      if (isPicture(file)) return openPicture(file);
      // A text field with megabytes in it stops the page.
      if (file.size > mostCharacters) return openCollection(file, file.name);
      const text = await textOf(file);
      if (text !== null && text.trim() === '') refuse(`${file.name} is empty.`);
      else if (text !== null) draftText(text);
    },
  };
}
