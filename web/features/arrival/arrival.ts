// How a puzzle gets onto the page, whichever way it came: typed or pasted into the dialog, pasted or dropped anywhere,
// opened from files, shared by another app. A picture is read and shown for checking. A link of our own is opened as
// one; a text with one puzzle per line is a collection. A text that cannot be read changes nothing and is not lost: it waits
// in the dialog with its error. Reading takes time, and what came last is what counts: an older one that is read later
// changes nothing.
import { batch, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import {
  collectionNotOpened,
  fileCount,
  leftOutOfCollection,
  linesCouldBeGrid,
  pastedText,
  problemInColumn,
  problemInLine,
  readAsGrid,
  readAsList,
  sourceCannotBeRead,
  sourceIsEmpty,
  sourceProblem,
  theList,
  whatWasShared,
} from '../../language/generated/arrival';
import type { Puzzle } from '../../grid/puzzle';
import { decodedFile, isBinary } from '../../base/decoded_file';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import { say, toldWords } from '../../language/say';
import { type CanRead, guessAll, wishFor } from '../../state/reading';
import type { Division } from '../../protocol/sheets';
import type { HasPlay } from '../../state/play';
import type { HasView } from '../../state/view';
import type { CanWrite } from '../../state/writing';
import type { Entries } from '../../state/moves';
import type { Reading } from '../../state/reading';
import { firstLines, isSeveral } from './list_text';
import { ownFragment } from './own_link';
import { type FileText, joinFiles } from './several_files';

/** No format of a puzzle is longer; a larger text is a collection. */
const mostCharacters = 1_000_000;

/** Of a file, enough to tell what it is where it is no text. */
const headBytes = 4096;

/** Ways to read a text differently that a message has room for. */
const mostOthers = 3;

/** The ways to a new puzzle that the dialog offers. */
export type Way = 'text' | 'blank' | 'sample';

/** Something new on its way to the page. */
export interface Coming {
  /** Whether it is still what came last. */
  isLast(): boolean;
  /** Whether someone here brought it; a link or another app may hand over what nobody wants solved. */
  readonly isAsked: boolean;
}

export interface Arrival {
  readonly way: Signal<Way>;
  /** The text in the dialog, kept while the dialog is closed. */
  readonly draft: Signal<string>;
  /** The picture that its own dialog is about. */
  readonly picture: ReadonlySignal<File | null>;
  /** Something is on its way that someone here asked for: what came before is void. */
  begin(): Coming;
  /** Opens the dialog. */
  open(way: Way): void;
  /** Takes a puzzle to the board and says so. */
  accept(puzzle: Puzzle, description: string): void;
  /** Takes what was read of a text to the board, and offers the other ways to read it. */
  take(text: string, reading: Extract<Reading, { ok: true }>): void;
  /** Reads a text that arrived from outside and accepts it, or opens the dialog with it. */
  receive(text: string): Promise<void>;
  receiveFile(file: File): Promise<void>;
  /** Opens a file as a collection, whatever is in it. */
  collectFile(file: File): Promise<void>;
  /** Several are one collection. */
  receiveFiles(files: readonly File[]): Promise<void>;
  /** Texts from outside of which one is meant: the first that is a puzzle or a link. */
  receiveShared(texts: readonly string[]): Promise<void>;
  /** A file from outside, likewise. */
  receiveSharedFile(file: File): Promise<void>;
  /** Puts a file's text into the dialog, where it is read with the rules chosen there. */
  draftFile(file: File): Promise<void>;
}

export function errorWords(outcome: Extract<Reading, { ok: false }>): string {
  const { line, column } = outcome;
  const message = toldWords(outcome.message);
  if (line === 0) return message;
  const place = { lineCount: line, problemName: message };
  return column === 0 ? say(problemInLine, place) : say(problemInColumn, { ...place, columnCount: column });
}

const isPicture = (file: File): boolean => file.type.startsWith('image/') || /\.(png|jpe?g|webp)$/i.test(file.name);

/** Parts of the page that are fetched when they are needed. */
export interface Openers {
  /**
   * Opens a file as a collection; `isAsked` as in Coming: else nothing of it is solved yet; `division`: how it is divided, where
   * that is known.
   */
  collect(file: Blob, name: string, isAsked: boolean, division?: Division): Promise<void>;
}

export function makeArrival(
  app: HasPlay & HasView & CanRead & CanWrite,
  { collect }: Openers,
  page: Pick<Window, 'location'>,
): Arrival {
  const { play, view } = app;
  const draft = signal('');
  const way = signal<Way>('text');
  const picture = signal<File | null>(null);

  const read = (text: string): Promise<Reading> => app.read(text, guessAll);

  const latest = makeLatest();
  const begin = (isAsked = true): Coming => ({ isLast: latest.begin().isLast, isAsked });
  const accept = (puzzle: Puzzle, description: string, entries?: Entries): void => {
    begin();
    play.load(puzzle, entries);
    view.dialog.value = null;
    view.selected.value = 0;
    view.notice.value = { text: description, tone: 'plain' };
  };
  const take: Arrival['take'] = (text, { puzzle, description, entries, remarks = [], others = [], otherDivision }) => {
    accept(puzzle, [description, ...remarks].map(toldWords).join('. ').replace(/\.\. /g, '. '), entries);
    const readOtherwise = async (other: (typeof others)[number]): Promise<void> => {
      const { isLast } = begin();
      const reading = await app.read(text, wishFor(other));
      if (!isLast()) return;
      if (reading.ok) take(text, reading);
      else refuse(errorWords(reading));
    };
    const actions = others.slice(0, mostOthers).map((other) => ({
      text: toldWords(other.offer),
      run: () => void readOtherwise(other),
    }));
    const asList = {
      text: say(readAsList),
      run: () => void openList(new Blob([text]), say(theList), begin(), 'lines'),
    };
    view.notice.value = { ...view.notice.value!, actions: otherDivision === 'lines' ? [asList, ...actions] : actions };
  };
  const open = (by: Way): void => {
    way.value = by;
    view.dialog.value = 'new';
  };
  const refuse = (text: string): void => {
    view.notice.value = { text, tone: 'bad' };
  };
  async function openList(file: Blob, name: string, { isLast, isAsked }: Coming, division?: Division): Promise<void> {
    try {
      await collect(file, name, isAsked, division);
      if (!isLast()) return;
      view.dialog.value = null;
      view.tab.value = 'collection';
    } catch (error) {
      if (isLast()) refuse(say(collectionNotOpened, { reasonName: messageOf(error) }));
    }
  }
  const openPicture = (file: File): void => {
    begin();
    batch(() => {
      picture.value = file;
      view.dialog.value = 'picture';
    });
  };
  const draftText = (text: string): void => {
    draft.value = text;
    open('text');
  };
  /** `source`: the file that the text is from, if any; `name` begins a sentence about it. */
  const receive = async (text: string, source: Blob, name: string, coming: Coming): Promise<void> => {
    if (text.trim() === '') return refuse(say(sourceIsEmpty, { name }));
    if (view.tab.peek() === 'collection' && firstLines(text, 2).length > 1) return openList(source, name, coming);
    const outcome = await read(text);
    if (!coming.isLast()) return;
    const { division, otherDivision } = outcome;
    if (isSeveral(outcome)) {
      await openList(source, name, coming, division);
      if (coming.isLast() && otherDivision === 'grids') offerGrid(text, source, name);
    } else if (outcome.ok) take(text, outcome);
    else draftText(text);
  };
  /** Lines that are puzzles by themselves may be meant as a grid. */
  function offerGrid(text: string, source: Blob, name: string): void {
    const readGrid = async (): Promise<void> => {
      const coming = begin();
      const reading = await app.read(text, { ...guessAll, division: 'grids' });
      if (!coming.isLast()) return;
      if (isSeveral(reading)) return openList(source, name, coming, reading.division);
      if (!reading.ok) return refuse(errorWords(reading));
      take(text, reading);
      view.tab.value = 'solve';
    };
    const actions = [{ text: say(readAsGrid), run: () => void readGrid() }];
    view.notice.value = { text: say(linesCouldBeGrid), tone: 'plain', actions };
  }
  /** Null where there is no text, and then it is said why. A folder, too, is dropped as a file. */
  const decode = async (file: File, { isLast }: Coming): Promise<FileText | null> => {
    let why = say(sourceCannotBeRead, { name: file.name });
    try {
      const source = await decodedFile(file);
      const head = await source.slice(0, headBytes).text();
      // Never all of a large one: it may have millions of lines.
      if (!isBinary(head)) return { source, text: source.size > mostCharacters ? null : await source.text() };
      const outcome = await read(head);
      if (!outcome.ok) why = say(sourceProblem, { name: file.name, problemName: errorWords(outcome) });
    } catch {
      // Then there is nothing to tell but that.
    }
    if (isLast()) refuse(why);
    return null;
  };

  /** `name` begins a sentence about it. */
  const receiveText = async (text: string, name: string, coming: Coming): Promise<void> => {
    const fragment = ownFragment(text, page.location.href);
    const source = new Blob([text]);
    if (fragment !== null) page.location.hash = fragment;
    else if (source.size > mostCharacters) await openList(source, name, coming);
    else await receive(text, source, name, coming);
  };
  const receiveFile = async (file: File, isAsked = true): Promise<void> => {
    if (isPicture(file)) return openPicture(file);
    const coming = begin(isAsked);
    const decoded = await decode(file, coming);
    if (!decoded || !coming.isLast()) return;
    const { source, text } = decoded;
    if (text === null) await openList(source, file.name, coming);
    else await receive(text, source, file.name, coming);
  };

  return {
    way,
    draft,
    picture,
    begin,
    open,
    accept,
    take,
    receive: (text) => receiveText(text, say(pastedText), begin()),
    receiveFile,
    async collectFile(file) {
      const coming = begin();
      const decoded = await decode(file, coming);
      if (decoded && coming.isLast()) await openList(decoded.source, file.name, coming);
    },
    async receiveFiles(files) {
      if (files.length === 1) return receiveFile(files[0]!);
      const coming = begin();
      const lineOf = (puzzle: Puzzle): Promise<string> => app.write('line', puzzle);
      const { joined, left } = await joinFiles(files, { decode: (file) => decode(file, coming), read, lineOf });
      if (!coming.isLast()) return;
      if (joined.size > 0) await openList(joined, say(fileCount, { count: files.length - left.length }), coming);
      if (left.length > 0 && coming.isLast()) refuse(say(leftOutOfCollection, { names: left }));
    },
    async receiveShared(texts) {
      const coming = begin(false);
      for (const text of texts) {
        const isLink = ownFragment(text, page.location.href) !== null;
        const isMeant = isLink || (await read(text)).ok;
        if (!coming.isLast()) return;
        if (isMeant) return receiveText(text, say(whatWasShared), coming);
      }
      await receiveText(texts.join('\n'), say(whatWasShared), coming);
    },
    receiveSharedFile: (file) => receiveFile(file, false),
    async draftFile(file) {
      if (isPicture(file)) return openPicture(file);
      const coming = begin();
      const decoded = await decode(file, coming);
      if (!decoded || !coming.isLast()) return;
      const { source, text } = decoded;
      // A text field with megabytes in it stops the page.
      if (text === null) await openList(source, file.name, coming);
      else if (text.trim() === '') refuse(say(sourceIsEmpty, { name: file.name }));
      else draftText(text);
    },
  };
}
