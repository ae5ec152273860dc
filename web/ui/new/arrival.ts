// How a puzzle gets onto the page, whichever way it came: typed or pasted into the dialog, pasted or dropped anywhere,
// opened from a file. A text that cannot be read changes nothing and is not lost: it waits in the dialog with its error.
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Puzzle } from '../../grid/puzzle';
import type { ReadOptions, ReadOutcome } from '../../protocol/messages';
import type { App } from '../../state/types';

export const guessAll: ReadOptions = { boxHeight: 0, boxWidth: 0, regions: '', diagonals: false, windows: false };

/** No format of a puzzle is longer; a larger text is something else. */
const mostCharacters = 1_000_000;

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
  /** Reads a text that arrived from outside and accepts it, or opens the dialog with it. */
  receive(text: string): Promise<void>;
  receiveFile(file: File): Promise<void>;
  /** Puts a file's text into the dialog, where it is read with the rules chosen there. */
  draftFile(file: File): Promise<void>;
}

export function errorWords(outcome: Extract<ReadOutcome, { ok: false }>): string {
  const { message, line, column } = outcome;
  if (line === 0) return message;
  return `Line ${line}${column === 0 ? '' : `, column ${column}`}: ${message}`;
}

export function makeArrival(app: Pick<App, 'play' | 'view' | 'read'>): Arrival {
  const { play, view } = app;
  const draft = signal('');
  const way = signal<Way>('text');

  const accept = (puzzle: Puzzle, description: string): void => {
    play.load(puzzle);
    view.dialog.value = null;
    view.selected.value = 0;
    view.notice.value = { text: description, tone: 'plain' };
  };
  const open = (by: Way): void => {
    way.value = by;
    view.dialog.value = 'new';
  };
  const refuse = (text: string): void => {
    view.notice.value = { text, tone: 'bad' };
  };
  /** Whether a text may be a puzzle at all; says why not. `source` begins the sentence. */
  const isPlausible = (text: string, source: string): boolean => {
    // A text field with megabytes in it stops the page.
    const isLarge = text.length > mostCharacters;
    const isEmpty = text.trim() === '';
    if (isLarge || isEmpty) refuse(`${source} is ${isLarge ? 'too large to be a puzzle' : 'empty'}.`);
    return !isLarge && !isEmpty;
  };
  const draftText = (text: string): void => {
    draft.value = text;
    open('text');
  };
  const read = async (text: string): Promise<void> => {
    const outcome = await app.read(text, guessAll);
    if (outcome.ok) accept(outcome.puzzle, outcome.description);
    else draftText(text);
  };
  const withFile = async (file: File, use: (text: string) => void): Promise<void> => {
    // A folder, too, is dropped as a file.
    const text = await file.text().catch(() => null);
    if (text === null) refuse(`${file.name} cannot be read.`);
    else if (isPlausible(text, file.name)) use(text);
  };

  return {
    way,
    draft,
    open,
    accept,
    async receive(text) {
      if (isPlausible(text, 'The text')) await read(text);
    },
    receiveFile: (file) => withFile(file, (text) => void read(text)),
    draftFile: (file) => withFile(file, draftText),
  };
}
