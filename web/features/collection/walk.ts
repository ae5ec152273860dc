// Opens puzzles of the collection on the board, and goes from one to the next of those shown. Reading
// takes time: only the latest request counts, and a puzzle that came another way meanwhile stays.
import { computed, type ReadonlySignal } from '@preact/signals';
import { lineStatus } from '../../protocol/collection';
import { messageOf } from '../../language/failure';
import { type CanRead, guessAll } from '../../state/reading';
import type { PlayStore } from '../../state/play_store';
import type { SittingStore } from '../../state/sitting';
import type { ViewStore } from '../../state/view';
import type { Collection } from './collection_store';
import type { Arrival } from '../arrival/arrival_store';
import { puzzleIn } from './row_reader';
import { collectionLineLost } from '../../language/generated/collection';
import { say, toldWords } from '../../language/say';

/** The place of the puzzle on the board in the collection. */
export interface RowPlace {
  row: number;
  /** Its line in the file, from 1. */
  line: number;
  /** From 0 among the rows shown; -1 if it is not among them. */
  at: number;
  /** Number of rows shown. */
  count: number;
}

export interface Walk {
  /** Null if the puzzle on the board is not from the collection. */
  readonly place: ReadonlySignal<RowPlace | null>;
  /** Resolves with true if the puzzle is on the board; a text that is not a puzzle waits in the dialog. */
  open(row: number): Promise<boolean>;
  /** Goes to the next puzzle shown, or the previous one; false if there is none. */
  step(by: 1 | -1): boolean;
}

type WalkApp = CanRead & {
  play: Pick<PlayStore, 'load' | 'puzzleId'>;
  sittings: Pick<SittingStore, 'sitting' | 'change'>;
  view: Pick<ViewStore, 'selected' | 'notice'>;
};

export function makeWalk(
  collection: Collection,
  { play, sittings, view, read }: WalkApp,
  arrival: Pick<Arrival, 'begin' | 'receive'>,
): Walk {
  /** The requested row, while it is being read. */
  let asked: { row: number } | null = null;

  const shownAt = (at: number): number => collection.order.peek()?.[at] ?? at;

  const place = computed<RowPlace | null>(() => {
    const row = collection.opened.value.get(play.puzzleId.value);
    const { now } = collection.rows.value;
    if (row === undefined || row >= now.count) return null;
    const order = collection.order.value;
    const at = order ? order.indexOf(row) : row;
    return { row, line: now.columns.line.at(row), at, count: order ? order.length : now.count };
  });

  /** The row of the next puzzle, skipping lines that are not puzzles; null at the end. */
  function next(by: 1 | -1): number | null {
    const here = place.peek();
    if (!here) return null;
    const order = collection.order.peek();
    const from = asked === null ? here.at : order ? order.indexOf(asked.row) : asked.row;
    const { status } = collection.rows.peek().now.columns;
    // From a row that is not shown, to the first or the last.
    let at = from >= 0 ? from + by : by > 0 ? 0 : here.count - 1;
    while (at >= 0 && at < here.count && status.at(shownAt(at)) === lineStatus.bad) at += by;
    return at >= 0 && at < here.count ? shownAt(at) : null;
  }

  /** The row's text; null if the file can no longer be read, which is reported. */
  async function textOf(row: number): Promise<string | null> {
    try {
      return puzzleIn(await collection.lineOf(row));
    } catch (error) {
      const count = collection.rows.peek().now.columns.line.at(row);
      const text = (): string => say(collectionLineLost, { count, reasonName: messageOf(error) });
      view.notice.value = { text, tone: 'bad' };
      return null;
    }
  }

  /** Takes the file's name for the row's puzzle; a name given by the player stays. */
  function takeName(row: number): void {
    const name = collection.notes
      .peek()
      ?.columns.find(({ kind }) => kind === 'name')
      ?.textOf(row);
    if (name && sittings.sitting.peek().name === '') sittings.change({ name });
  }

  async function open(row: number): Promise<boolean> {
    const { isLast } = arrival.begin();
    const before = play.puzzleId.peek();
    const mine = (asked = { row });
    const text = await textOf(row);
    const reading = text === null ? null : await read(text, guessAll);
    if (asked === mine) asked = null;
    if (text === null || !reading || !isLast() || play.puzzleId.peek() !== before) return false;
    if (!reading.ok) {
      void arrival.receive(text);
      return false;
    }
    const { puzzle, entries, remarks = [] } = reading;
    play.load(puzzle, entries, { kind: 'listed' });
    collection.noteOpened(play.puzzleId.peek(), row);
    takeName(row);
    view.selected.value = 0;
    const told = (): string => remarks.map(toldWords).join(' ');
    view.notice.value = remarks.length > 0 ? { text: told, tone: 'plain' } : null;
    return true;
  }

  return {
    place,
    open,
    step(by) {
      const row = next(by);
      if (row !== null) void open(row);
      return row !== null;
    },
  };
}
