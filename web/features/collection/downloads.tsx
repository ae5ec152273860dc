// Files to save: the solutions, the table, the lines shown, and the lines that are not proper puzzles.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { collection } from './page_collection';
import { ahead } from './line_pieces';
import { linkReader } from './links';
import { showsAll, shownInFile } from './order';
import { saveRows, tableHead, tableLine } from './table_text';
import { lineStatus, type LineStatus } from '../../protocol/collection';
import { messageOf } from '../../language/failure';
import {
  collectionNotSaved,
  collectionSave,
  collectionSaveLines,
  collectionSaveLinks,
  collectionSaveProgress,
  collectionSaveRest,
  collectionSaveShown,
  collectionSaveSolutions,
  collectionSaveStop,
  collectionSaveTable,
  collectionSaveTableShown,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import type { HasLink } from '../../link/link_sync';
import type { CanRead } from '../../state/reading';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { saveFile } from '../../ui/controls/save_file';
import styles from './collection_panel.module.css';
import { statusNames } from './table_columns';

const stem = (name: string): string => name.replace(/\.[^.]*$/, '') || 'collection';

/** In English in every language: programs read the table. */
const nameOfStatus = (status: LineStatus): string => statusNames[status][1];

export function Downloads({ app }: { app: HasView & CanRead & HasLink }): JSX.Element {
  const { name, rows, status, limit, clued, copies, forms, notes, order, wish, ratings } = collection;
  const [share, setShare] = useState<number | null>(null);
  const stopping = useRef(new AbortController());
  const isWaiting = share !== null || status.value === 'running';

  /** Saves the result of `make`, which may take a while and can be stopped. */
  async function save(ending: string, make: (signal: AbortSignal) => Promise<Blob | null>): Promise<void> {
    // Another collection may be opened while it is made.
    const file = `${stem(name.peek())}-${ending}`;
    stopping.current = new AbortController();
    setShare(0);
    try {
      const content = await make(stopping.current.signal);
      if (content) saveFile(content, file);
    } catch (error) {
      const text = (): string => say(collectionNotSaved, { reasonName: messageOf(error) });
      app.view.notice.value = { text, tone: 'bad' };
    } finally {
      setShare(null);
    }
  }
  const solutions = (signal: AbortSignal): Promise<Blob | null> => collection.solutions(signal, setShare);
  const saving = (signal: AbortSignal) => ({ signal, onProgress: setShare });
  const table = (signal: AbortSignal): Promise<Blob | null> => {
    const now = rows.peek().now;
    const rated = ratings.columns.peek().now;
    const beside = { copies: copies.peek(), forms: forms.found.peek(), notes: notes.peek(), rated };
    const needs = { ...beside, rows: now, limit: limit.peek(), nameOf: nameOfStatus };
    const read = collection.textReader(ahead.through);
    const lineOf = async (row: number): Promise<string> => tableLine(needs, row, await read(row));
    return saveRows(tableHead(needs), { ...saving(signal), rows: shownInFile(order.peek(), now.count), lineOf });
  };
  const lines =
    (wanted: Uint32Array) =>
    (signal: AbortSignal): Promise<Blob | null> => {
      const read = collection.lineReader(ahead.through);
      return saveRows('', { ...saving(signal), rows: wanted, lineOf: async (row) => `${await read(row)}\n` });
    };
  /** Links to the puzzles shown, for a format of one line without clues leaves too much out. */
  const links = (signal: AbortSignal): Promise<Blob | null> =>
    saveRows('', { ...saving(signal), rows: shown(), lineOf: linkReader(app, collection.textReader(ahead.through)) });
  const shown = (): Uint32Array => shownInFile(order.peek(), rows.peek().now.count);
  const improper = (): Uint32Array => {
    const { columns, count } = rows.peek().now;
    return shownInFile(null, count).filter((row) => columns.status.at(row) !== lineStatus.one);
  };
  return (
    <fieldset class={styles.downloads}>
      <legend>{say(collectionSave)}</legend>
      <div>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('solutions.txt', solutions)}>
          {say(collectionSaveSolutions)}
        </Button>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('table.csv', table)}>
          {say(showsAll(wish.value) ? collectionSaveTable : collectionSaveTableShown)}
        </Button>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('shown.txt', lines(shown()))}>
          {say(showsAll(wish.value) ? collectionSaveLines : collectionSaveShown)}
        </Button>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('rest.txt', lines(improper()))}>
          {say(collectionSaveRest)}
        </Button>
        {clued.value && (
          <Button look="outlined" disabled={isWaiting} onClick={() => void save('links.txt', links)}>
            {say(collectionSaveLinks)}
          </Button>
        )}
        {share !== null && (
          <Button look="outlined" icon={icons.stop} onClick={() => stopping.current.abort()}>
            {say(collectionSaveStop)}
          </Button>
        )}
      </div>
      {share !== null && <progress aria-label={say(collectionSaveProgress)} max={1} value={share} />}
    </fieldset>
  );
}
