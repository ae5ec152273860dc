// Receives a text: it is read, and goes to the board, becomes a collection, or
// waits in the dialog with its error. Fetched when the first text or file arrives,
// with the sentences about readings; for a file, receiving_files.ts comes with it.
import { batch, type Signal } from '@preact/signals';
import {
  collectionNotOpened,
  linesCouldBeGrid,
  pastedText,
  pictureIsElsewhere,
  problemInColumn,
  problemInLine,
  readAsGrid,
  readAsList,
  sourceIsEmpty,
  theList,
  whatWasShared,
} from '../../language/generated/arrival';
import { thePicture } from '../../language/generated/app';
import { geometry } from '../../language/generated/geometry';
import { reading } from '../../language/generated/reading';
import { messageOf } from '../../language/failure';
import { say, toldWords } from '../../language/say';
import { addSolverTexts } from '../../language/solver_texts';
import type { Words } from '../../language/text';
import { anyShape, anyVersion } from '../../link/link';
import type { Division } from '../../protocol/sheets';
import { guessAll, type Reading, wishFor } from '../../state/reading';
import type { Notice } from '../../state/notices';
import type { Arrival, ArrivalNeeds, BroughtPicture, Coming } from './arrival_store';

addSolverTexts([reading, geometry]);

/** No format of a puzzle is longer; a larger text is a collection. */
export const mostCharacters = 1_000_000;

/** Ways to read a text differently that a message has room for. */
const mostOthers = 3;

/** True if a text is several puzzles, and opens as a collection. */
export const isSeveral = ({ division = 'one' }: Reading): boolean => division !== 'one';

type Read = Extract<Reading, { ok: true }>;

/** Shows the reason why something cannot be taken, and possible actions. */
export type Refuse = (text: Words, actions?: Notice['actions']) => void;

/** Each is the method of `Arrival` with that name, for an arrival that has begun. */
export interface Receiving {
  take(text: string, reading: Read): void;
  receive(text: string, coming: Coming, html?: string): Promise<void>;
  receiveShared(texts: readonly string[], coming: Coming): Promise<void>;
  // Also handles the text or the picture found in a file.
  read(text: string): Promise<Reading>;
  openList(file: Blob, name: string, coming: Coming, division?: Division): Promise<void>;
  /** `source`: the file that contains the text, if any; `name` begins a sentence about it. */
  readText(text: string, source: Blob, name: Words, coming: Coming): Promise<void>;
  draftText(text: string): void;
  showPicture(file: File, coming: Coming, others: readonly File[]): void;
}

/** Not counting blank lines and remarks. */
const hasSeveralLines = (text: string): boolean => (text.match(/^[^\S\r\n]*[^\s#].*$/gm)?.length ?? 0) > 1;

// A picture that is dragged from another page may come as its address alone.
const pictureInPage = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i;
const addressOfPicture =
  /^(?:data:image\/\S+|[a-z]+:\/\/\S+\.(?:png|jpe?g|webp|gif|bmp|avif|hei[cf]|svg)(?:[?#]\S*)?)$/i;
const anyAddress = /^(?:\w+:\S*)?$/;

/** Null if something else came. `html`: its markup on the page that it comes from. */
function pictureAddress(text: string, html: string): string | null {
  const plain = text.trim();
  if (addressOfPicture.test(plain)) return plain;
  return anyAddress.test(plain) ? (pictureInPage.exec(html)?.[1] ?? null) : null;
}

/** The picture that an address contains; null if the address only points to it. */
function pictureOfAddress(address: string, name: string): File | null {
  const [, type, base64] = /^data:(image\/[^;,]+);base64,([\w+/=]+)$/i.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}

export function errorWords(outcome: Extract<Reading, { ok: false }>): string {
  const { line, column } = outcome;
  const message = toldWords(outcome.message);
  if (line === 0) return message;
  const place = { lineCount: line, problemName: message };
  return column === 0 ? say(problemInLine, place) : say(problemInColumn, { ...place, columnCount: column });
}

/** Its description and remarks, in sentences. */
function wordsOf({ description, remarks = [] }: Read): string {
  return [description, ...remarks].map(toldWords).join('. ').replace(/\.\. /g, '. ');
}

/** For a notice that is only read out. */
const unseen = { isShown: false } as const;

/** Parts of the arrival that the receiving of texts and files uses. */
export type ArrivalTools = Pick<Arrival, 'draft' | 'begin' | 'open' | 'accept'> & {
  picture: Signal<BroughtPicture | null>;
  refuse: Refuse;
};

export function makeReceiving(
  { app, openers, page }: ArrivalNeeds,
  { draft, picture, begin, open, accept, refuse }: ArrivalTools,
): Receiving {
  const { view } = app;
  const read = (text: string): Promise<Reading> => app.read(text, guessAll);

  function take(text: string, reading: Read, coming?: Coming): void {
    const { puzzle, entries, others = [], otherDivision } = reading;
    const words = (): string => wordsOf(reading);
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
    const allActions = otherDivision === 'lines' ? [asList, ...actions] : actions;
    view.notice.value = { text: words, tone: 'plain', actions: allActions, ...(!reading.remarks?.length && unseen) };
  }

  async function openList(file: Blob, name: string, coming: Coming, division?: Division): Promise<void> {
    try {
      await openers.collect(file, name, coming.isAsked, division);
      if (!coming.isLast()) return;
      coming.closeDialog();
      view.show('collection');
    } catch (error) {
      if (coming.isLast()) refuse(() => say(collectionNotOpened, { reasonName: messageOf(error) }));
    }
  }

  function draftText(text: string): void {
    draft.value = text;
    open('text');
  }

  /** `source`: the file that contains the text, if any; `name` begins a sentence about it. */
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
      view.show('play');
    };
    const actions = [{ text: () => say(readAsGrid), run: () => void readGrid() }];
    view.notice.value = { text: () => say(linesCouldBeGrid), tone: 'plain', actions };
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

  return {
    take,
    read,
    openList,
    readText,
    draftText,
    showPicture,
    async receive(text, coming, html = '') {
      const isLink = ownFragment(text, page.location.href) !== null;
      const address = isLink ? null : pictureAddress(text, html);
      if (address === null) return receiveText(text, () => say(pastedText), coming);
      const file = pictureOfAddress(address, say(thePicture));
      if (file) showPicture(file, coming, []);
      else refuse(() => say(pictureIsElsewhere));
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
  };
}

/** A link to Sudoscope, on any server. */
const form = RegExp(`https?://\\S+?(#${anyVersion}\\.${anyShape}[-.][\\w.~-]*[\\w-])`, 'g');

/** Another puzzle of a list, and longer than the words and addresses of a message. */
const anotherCode = /\S{81}/;

/**
 * The fragment of the only link of ours in the text, which may stand among other words; null if there is none, or several.
 * `page`: this page's address.
 */
export function ownFragment(text: string, page: string): string | null {
  const link = text.trim();
  const home = page.split('#')[0]!;
  if (link.startsWith(`${home}#`) && !/\s/.test(link)) return link.slice(home.length);
  const [found, ...more] = link.matchAll(form);
  const isAlone = found && more.length === 0 && !anotherCode.test(link.replace(found[0], ''));
  return isAlone ? found[1]! : null;
}
