// What can be taken away: the solutions, the table, and the lines that are not proper puzzles.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { collection } from '../../collection/collection_here';
import { tableText } from '../../collection/table_text';
import { lineStatus } from '../../protocol/collection';
import { messageOf } from '../../state/message_of';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { saveFile } from '../controls/save_file';
import styles from './collection_panel.module.css';
import { statuses, statusNames } from './status_words';

const stem = (name: string): string => name.replace(/\.[^.]*$/, '') || 'collection';

export function Downloads({ app }: { app: App }): JSX.Element {
  const { name, rows, status, limit } = collection;
  const [share, setShare] = useState<number | null>(null);
  const stopping = useRef(new AbortController());
  const isWaiting = share !== null || status.value === 'running';

  /** Saves what `make` makes; it may take a while, and can be stopped. */
  async function save(ending: string, make: (signal: AbortSignal) => Promise<Blob | null>): Promise<void> {
    // Another collection may be opened while it is made.
    const file = `${stem(name.peek())}-${ending}`;
    stopping.current = new AbortController();
    setShare(0);
    try {
      const content = await make(stopping.current.signal);
      if (content) saveFile(content, file);
    } catch (error) {
      app.view.notice.value = { text: `The file could not be made: ${messageOf(error)}`, tone: 'bad' };
    } finally {
      setShare(null);
    }
  }
  const solutions = (signal: AbortSignal): Promise<Blob | null> => collection.solutions(signal, setShare);
  const table = (): Promise<Blob> =>
    Promise.resolve(tableText(rows.peek().now, limit.peek(), (kind) => statusNames[kind]));
  const rest = (): Promise<Blob> => collection.linesOf(statuses.filter((kind) => kind !== lineStatus.one));
  return (
    <fieldset class={styles.downloads}>
      <legend>Save as a file</legend>
      <div>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('solutions.txt', solutions)}>
          Solutions
        </Button>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('table.csv', table)}>
          Table
        </Button>
        <Button look="outlined" disabled={isWaiting} onClick={() => void save('rest.txt', rest)}>
          Lines without just one solution
        </Button>
        {share !== null && (
          <Button look="outlined" icon="stop" onClick={() => stopping.current.abort()}>
            Stop
          </Button>
        )}
      </div>
      {share !== null && <progress aria-label="File made" max={1} value={share} />}
    </fieldset>
  );
}
