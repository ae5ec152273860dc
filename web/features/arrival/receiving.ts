// What becomes of what arrived: it is read, and goes to the board, becomes a collection, or waits in the dialog with its
// error. Fetched when the first thing arrives, with the sentences about what was read.
import { batch, type Signal } from '@preact/signals';
import {
  collectionNotOpened,
  fileCount,
  leftOutOfCollection,
  linesCouldBeGrid,
  pastedText,
  pictureIsElsewhere,
  problemInColumn,
  problemInLine,
  readAsGrid,
  readAsList,
  solverForLab,
  sourceCannotBeRead,
  sourceIsEmpty,
  sourceProblem,
  theList,
  whatWasShared,
} from '../../language/generated/arrival';
import { thePicture } from '../../language/generated/app';
import { geometry } from '../../language/generated/geometry';
import { reading } from '../../language/generated/reading';
import { decodedFile, isBinary } from '../../base/decoded_file';
import { messageOf } from '../../base/message_of';
import type { Puzzle } from '../../grid/puzzle';
import { say, toldWords } from '../../language/say';
import { addSolverTexts } from '../../language/solver_texts';
import type { Words } from '../../language/text';
import type { Division } from '../../protocol/sheets';
import { ownFragment } from '../../link/own_link';
import { guessAll, type Reading, wishFor } from '../../state/reading';
import type { Notice } from '../../state/notices';
import type { Arrival, ArrivalNeeds, BroughtPicture, Coming } from './arrival_store';
import { firstPicture, pictureAddress, pictureOfAddress } from './brought_pictures';
import { type FileText, isSeveral, joinFiles } from './several_files';

addSolverTexts([reading, geometry]);

/** No format of a puzzle is longer; a larger text is a collection. */
const mostCharacters = 1_000_000;

/** Enough of a file to tell what it is where it is no text. */
const headBytes = 4096;

/** Ways to read a text differently that a message has room for. */
const mostOthers = 3;

type Read = Extract<Reading, { ok: true }>;

/** Says why something that came cannot be taken, and what can be done. */
export type Refuse = (text: Words, actions?: Notice['actions']) => void;

/** Each as the method of `Arrival` with that name, for something that has begun to come. */
export interface Receiving {
  take(text: string, reading: Read): void;
  receive(text: string, coming: Coming, html?: string): Promise<void>;
  collectFile(file: File, coming: Coming): Promise<void>;
  receiveFiles(files: readonly File[], coming: Coming): Promise<void>;
  receiveShared(texts: readonly string[], coming: Coming): Promise<void>;
  draftFile(file: File, coming: Coming): Promise<void>;
}

/** Not counting blank lines and remarks. */
const hasSeveralLines = (text: string): boolean => (text.match(/^[^\S\r\n]*[^\s#].*$/gm)?.length ?? 0) > 1;

export function errorWords(outcome: Extract<Reading, { ok: false }>): string {
  const { line, column } = outcome;
  const message = toldWords(outcome.message);
  if (line === 0) return message;
  const place = { lineCount: line, problemName: message };
  return column === 0 ? say(problemInLine, place) : say(problemInColumn, { ...place, columnCount: column });
}

export function makeReceiving(
  { app, openers, page }: ArrivalNeeds,
  {
    draft,
    picture,
    begin,
    open,
    accept,
    refuse,
  }: Pick<Arrival, 'draft' | 'begin' | 'open' | 'accept'> & { picture: Signal<BroughtPicture | null>; refuse: Refuse },
): Receiving {
  const { view } = app;
  const read = (text: string): Promise<Reading> => app.read(text, guessAll);

  function take(text: string, reading: Read, coming?: Coming): void {
    const { puzzle, description, entries, remarks = [], others = [], otherDivision } = reading;
    const words = (): string => [description, ...remarks].map(toldWords).join('. ').replace(/\.\. /g, '. ');
    accept(puzzle, words, { kind: 'brought' }, entries, coming);
    const readOtherwise = async (other: (typeof others)[number]): Promise<void> => {
      const began = begin();
      const outcome = await app.read(text, wishFor(other));
      if (!began.isLast()) return;
      if (outcome.ok) take(text, outcome, began);
      else refuse(() => errorWords(outcome));
    };
    const actions = others.slice(0, mostOthers).map((other) => ({
      text: () => toldWords(other.offer),
      run: () => void readOtherwise(other),
    }));
    const asList = {
      text: () => say(readAsList),
      run: () => void openList(new Blob([text]), say(theList), begin(), 'lines'),
    };
    view.notice.value = {
      text: words,
      tone: 'plain',
      actions: otherDivision === 'lines' ? [asList, ...actions] : actions,
      ...(remarks.length === 0 && { isShown: false as const }),
    };
  }

  async function openList(file: Blob, name: string, coming: Coming, division?: Division): Promise<void> {
    try {
      await openers.collect(file, name, coming.isAsked, division);
      if (!coming.isLast()) return;
      coming.closeDialog();
      view.tab.value = 'collection';
    } catch (error) {
      if (coming.isLast()) refuse(() => say(collectionNotOpened, { reasonName: messageOf(error) }));
    }
  }

  function draftText(text: string): void {
    draft.value = text;
    open('text');
  }

  /** `source`: the file that the text is from, if any; `name` begins a sentence about it. */
  async function readText(text: string, source: Blob, name: Words, coming: Coming): Promise<void> {
    if (view.tab.peek() === 'collection' && hasSeveralLines(text)) return openList(source, name(), coming);
    const outcome = await read(text);
    if (!coming.isLast()) return;
    const { division, otherDivision } = outcome;
    if (isSeveral(outcome)) {
      await openList(source, name(), coming, division);
      if (coming.isLast() && otherDivision === 'grids') offerGrid(text, source, name);
    } else if (outcome.ok) take(text, outcome, coming);
    else draftText(text);
  }

  /** Lines that are puzzles by themselves may be meant as a grid. */
  function offerGrid(text: string, source: Blob, name: Words): void {
    const readGrid = async (): Promise<void> => {
      const coming = begin();
      const outcome = await app.read(text, { ...guessAll, division: 'grids' });
      if (!coming.isLast()) return;
      if (isSeveral(outcome)) return openList(source, name(), coming, outcome.division);
      if (!outcome.ok) return refuse(() => errorWords(outcome));
      take(text, outcome, coming);
      view.tab.value = 'play';
    };
    const actions = [{ text: () => say(readAsGrid), run: () => void readGrid() }];
    view.notice.value = { text: () => say(linesCouldBeGrid), tone: 'plain', actions };
  }

  /** Null where there is no text, and then it is said why. A folder, too, is dropped as a file. */
  async function decode(file: File, { isLast }: Coming): Promise<FileText | null> {
    let why: Words = () => say(sourceCannotBeRead, { name: file.name });
    try {
      const source = await decodedFile(file);
      const head = await source.slice(0, headBytes).text();
      // Never all of a large one: it may have millions of lines.
      if (!isBinary(head)) return { source, text: source.size > mostCharacters ? null : await source.text() };
      const outcome = await read(head);
      if (head.startsWith('\0asm')) why = () => say(solverForLab, { name: file.name });
      else if (!outcome.ok) why = () => say(sourceProblem, { name: file.name, problemName: errorWords(outcome) });
    } catch {
      // Then there is nothing to tell but that.
    }
    if (isLast()) refuse(why);
    return null;
  }

  /** Null also where the file is empty, which is said. */
  async function decodeFilled(file: File, coming: Coming): Promise<FileText | null> {
    const decoded = await decode(file, coming);
    if (!coming.isLast() || decoded?.text?.trim() !== '') return decoded;
    refuse(() => say(sourceIsEmpty, { name: file.name }));
    return null;
  }

  /** `name` begins a sentence about it. */
  async function receiveText(text: string, name: Words, coming: Coming): Promise<void> {
    const fragment = ownFragment(text, page.location.href);
    const source = new Blob([text]);
    if (fragment !== null) page.location.hash = fragment;
    else if (source.size > mostCharacters) await openList(source, name(), coming);
    else if (text.trim() === '') refuse(() => say(sourceIsEmpty, { name: name() }));
    else await readText(text, source, name, coming);
  }

  function showPicture(file: File, coming: Coming, others: readonly File[]): void {
    batch(() => {
      picture.value = { file, coming, others };
      view.dialog.value = 'picture';
    });
  }

  /** Whether there is one among them, or something else has come meanwhile: then there is no more to do. */
  async function hasShownPicture(files: readonly File[], coming: Coming): Promise<boolean> {
    const first = await firstPicture(files);
    if (!coming.isLast()) return true;
    if (first)
      showPicture(
        first,
        coming,
        files.filter((file) => file !== first),
      );
    return first !== null;
  }

  async function receiveFile(file: File, coming: Coming): Promise<void> {
    const decoded = await decodeFilled(file, coming);
    if (!decoded || !coming.isLast()) return;
    const { source, text } = decoded;
    if (text === null) await openList(source, file.name, coming);
    else await readText(text, source, () => file.name, coming);
  }

  async function collectFiles(files: readonly File[], coming: Coming): Promise<void> {
    const lineOf = (puzzle: Puzzle): Promise<string> => app.write('line', puzzle);
    const { joined, left } = await joinFiles(files, { decode: (file) => decode(file, coming), read, lineOf });
    if (!coming.isLast()) return;
    if (joined.size > 0) await openList(joined, say(fileCount, { count: files.length - left.length }), coming);
    if (left.length > 0 && coming.isLast()) refuse(() => say(leftOutOfCollection, { names: left }));
  }

  return {
    take,
    async receive(text, coming, html = '') {
      const isLink = ownFragment(text, page.location.href) !== null;
      const address = isLink ? null : pictureAddress(text, html);
      if (address === null) return receiveText(text, () => say(pastedText), coming);
      const file = pictureOfAddress(address, say(thePicture));
      if (file) showPicture(file, coming, []);
      else refuse(() => say(pictureIsElsewhere));
    },
    async collectFile(file, coming) {
      if (await hasShownPicture([file], coming)) return;
      const decoded = await decodeFilled(file, coming);
      if (decoded && coming.isLast()) await openList(decoded.source, file.name, coming);
    },
    async receiveFiles(files, coming) {
      if (await hasShownPicture(files, coming)) return;
      await (files.length === 1 ? receiveFile(files[0]!, coming) : collectFiles(files, coming));
    },
    async receiveShared(texts, coming) {
      for (const text of texts) {
        const isLink = ownFragment(text, page.location.href) !== null;
        const isMeant = isLink || (await read(text)).ok;
        if (!coming.isLast()) return;
        if (isMeant) return receiveText(text, () => say(whatWasShared), coming);
      }
      await receiveText(texts.join('\n'), () => say(whatWasShared), coming);
    },
    async draftFile(file, coming) {
      if (await hasShownPicture([file], coming)) return;
      const decoded = await decodeFilled(file, coming);
      if (!decoded || !coming.isLast()) return;
      const { source, text } = decoded;
      // A text field with megabytes in it stops the page.
      if (text === null) await openList(source, file.name, coming);
      else draftText(text);
    },
  };
}
