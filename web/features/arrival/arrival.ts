// Brings a puzzle onto the page by any way: typed or pasted into the dialog, pasted or dropped anywhere, opened
// from files, shared by another app. A picture is read and shown for checking. A link of our own is opened as
// one; a text with one puzzle per line is a collection. A text that cannot be read changes nothing and is not
// lost: it waits in the dialog with its error. Reading takes time, and only the latest arrival counts: an older
// one that is read later changes nothing. This file has the part of each way that is on the page at once; the
// readers are fetched when the first text or file arrives: receiving.ts for texts, receiving_files.ts for files.
import { effect, signal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import { isReplaced } from '../../state/own_version';
import { cannotOpenAnyMore, cannotOpenYet, tryAgain } from '../../language/generated/app';
import { say } from '../../language/say';
import type { Notice } from '../../state/notices';
import type { Arrival, ArrivalNeeds, BroughtPicture, Coming, ArrivalWay } from './arrival_store';
import type { Receiving, Refuse } from './receiving';
import type { FileReceiving } from './receiving_files';

export function makeArrival(needs: ArrivalNeeds): Arrival {
  const { play, view } = needs.app;
  const draft = signal('');
  const way = signal<ArrivalWay>('today');
  const picture = signal<BroughtPicture | null>(null);
  const leftPicture = signal<readonly File[] | null>(null);
  const latest = makeLatest();
  let receiving: Receiving | null = null;
  let receivingFiles: FileReceiving | null = null;
  let refusal: Notice | null = null;

  const refuse: Refuse = (text, actions = []) => {
    refusal = { text, tone: 'bad', actions };
    view.notice.value = refusal;
  };
  /** A message about an earlier arrival must not be taken for one about this. */
  const forgetRefusal = (): void => {
    if (refusal && view.notice.peek() === refusal) view.notice.value = null;
    refusal = null;
  };
  effect(() => {
    void draft.value;
    forgetRefusal();
  });

  function begin(isAsked = true): Coming {
    forgetRefusal();
    const before = view.dialog.peek();
    return {
      isLast: latest.begin().isLast,
      isAsked,
      closeDialog() {
        if (view.dialog.peek() === before) view.dialog.value = null;
      },
    };
  }
  const open = (by: ArrivalWay): void => {
    way.value = by;
    view.dialog.value = 'new';
  };
  const accept: Arrival['accept'] = (puzzle, description, origin, entries, coming = begin()) => {
    play.load(puzzle, entries, origin);
    coming.closeDialog();
    // Lists have no board, and a generated puzzle is there to be played.
    const isMade = origin?.kind === 'made' || origin?.kind === 'daily';
    if (isMade || view.tab.peek() === 'collection') view.show('play');
    view.selected.value = 0;
    // The page shows its title and the board, so the words are only read out.
    view.notice.value = { text: description, tone: 'plain', isShown: false };
  };

  const tools = { draft, picture, begin, open, accept, refuse };
  const forTexts = async (): Promise<Receiving> =>
    (receiving ??= (await import('./receiving')).makeReceiving(needs, tools));
  const forFiles = async (): Promise<FileReceiving> =>
    (receivingFiles ??= (await import('./receiving_files')).makeFileReceiving(needs, tools, await forTexts()));

  /** Leaves it to the code fetched for it, unless something else has come meanwhile. */
  async function receive<By>(
    fetchIt: () => Promise<By>,
    work: (by: By, coming: Coming) => Promise<void> | void,
    isAsked = true,
  ): Promise<void> {
    const coming = begin(isAsked);
    let by: By;
    try {
      by = await fetchIt();
    } catch {
      const again = { text: () => say(tryAgain), run: () => void receive(fetchIt, work, isAsked) };
      if (coming.isLast()) refuse(() => say(isReplaced.value ? cannotOpenAnyMore : cannotOpenYet), [again]);
      return;
    }
    if (coming.isLast()) await work(by, coming);
  }

  return {
    way,
    draft,
    picture,
    leftPicture,
    begin,
    open,
    accept,
    take: (text, reading) => void receive(forTexts, (by) => by.take(text, reading)),
    receive: (text, html) => receive(forTexts, (by, coming) => by.receive(text, coming, html)),
    receiveFile: (file) => receive(forFiles, (by, coming) => by.receiveFiles([file], coming)),
    collectFile: (file) => receive(forFiles, (by, coming) => by.collectFile(file, coming)),
    receiveFiles: (files) => receive(forFiles, (by, coming) => by.receiveFiles(files, coming)),
    receiveShared: (texts) => receive(forTexts, (by, coming) => by.receiveShared(texts, coming), false),
    receiveSharedFiles: (files) => receive(forFiles, (by, coming) => by.receiveFiles(files, coming), false),
    draftFile: (file) => receive(forFiles, (by, coming) => by.draftFile(file, coming)),
  };
}
