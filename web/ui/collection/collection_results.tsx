// The board's place in the Collection tab: the table, or how to bring a collection.
import type { JSX } from 'preact';
import { collection } from '../../collection/collection_here';
import type { SortKey } from '../../collection/order';
import type { App } from '../../state/types';
import type { Arrival } from '../new/arrival';
import styles from './collection_results.module.css';
import { puzzleIn } from './puzzle_in';
import { RowTable } from './row_table';

/** The button that opens one is the deck's. On a narrow screen this comes first, as results do. */
function Empty(): JSX.Element {
  return (
    <div class={styles.empty} data-results>
      <h2>A whole file of puzzles</h2>
      <p>
        Drop or open a text with one puzzle a line, or paste it here: each is solved and shown to have one solution,
        several or none. A million puzzles take seconds; nothing leaves this device. What stands after a puzzle on its
        line, and lines that begin with #, are passed over. Tables (CSV), libraries of HoDoKu, folders of OpenSudoku and
        lists of gsf are read too.
      </p>
    </div>
  );
}

export function CollectionResults({ app, arrival }: { app: App; arrival: Arrival }): JSX.Element {
  const status = collection.status.value;
  if (status === 'idle') return <Empty />;
  const rows = collection.rows.value.now;
  const wish = collection.wish.value;

  function sortBy(key: SortKey): void {
    collection.show({ ...wish, key, descending: wish.key === key && !wish.descending });
  }
  async function openRow(row: number): Promise<void> {
    await arrival.receive(puzzleIn(await collection.lineOf(row)));
    // A line that cannot be read waits in the dialog.
    if (app.view.dialog.peek() === null) app.view.tab.value = 'solve';
  }
  return (
    <div class={styles.results} data-results>
      <RowTable
        rows={rows}
        order={collection.order.value}
        wish={wish}
        limit={collection.limit.value}
        onSort={status === 'running' ? null : sortBy}
        onOpen={(row) => void openRow(row)}
      />
    </div>
  );
}
