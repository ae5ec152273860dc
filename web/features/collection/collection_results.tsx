// The board's place in the Collection tab: the table, or how to bring a collection.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { collection } from './page_collection';
import { inFileOrder, showsAll, type SortKey } from './order';
import type { Walk } from './walk';
import { makeLatest } from '../../base/latest';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import styles from './collection_results.module.css';
import { RowTable } from './row_table';

/** The button that opens one is the deck's. On a narrow screen this comes first, as results do. */
function Empty(): JSX.Element {
  return (
    <div class={styles.empty} data-results>
      <h2>Solve a whole file of puzzles</h2>
      <p>
        Drop or open a file with one puzzle per line, or paste it here: each is solved and shown to have one solution,
        several or none. A million puzzles take seconds, and nothing leaves this device. Text after a puzzle on its line
        and lines that begin with # are ignored. Tables (CSV), HoDoKu libraries, OpenSudoku folders and gsf lists work
        too.
      </p>
    </div>
  );
}

function Waiting(): JSX.Element {
  return (
    <div class={styles.empty} data-results>
      <h2>A list of puzzles was shared</h2>
      <p>It came by a link or from another app, so nothing is solved until you press Solve.</p>
    </div>
  );
}

export function CollectionResults({ app, walk }: { app: HasView; walk: Walk }): JSX.Element | null {
  // A tab that was chosen since a row was opened stays.
  const opening = useMemo(makeLatest, []);
  useEffect(() => opening.drop, []);
  const status = collection.status.value;
  if (status === 'restoring') return null;
  if (status === 'idle') return <Empty />;
  if (status === 'waiting') return <Waiting />;
  const rows = collection.rows.value.now;
  const wish = collection.wish.value;
  const { key, descending } = wish;

  function sortBy(wanted: SortKey): void {
    collection.show({ ...wish, key: wanted, descending: key === wanted && !descending });
  }
  async function openRow(row: number): Promise<void> {
    const turn = opening.begin();
    if ((await walk.open(row)) && turn.isLast()) app.view.tab.value = 'solve';
  }
  const order = collection.order.value;
  return (
    <div class={styles.results} data-results>
      {order?.length === 0 && !showsAll(wish) && (
        <p class={styles.nothing}>
          No line is of this kind with these numbers.
          <Button look="outlined" onClick={() => collection.show({ ...inFileOrder, key, descending })}>
            Show all
          </Button>
        </p>
      )}
      <RowTable
        rows={rows}
        order={order}
        wish={wish}
        limit={collection.limit.value}
        copies={collection.copies.value}
        textReader={collection.textReader}
        onSort={status === 'running' ? null : sortBy}
        onOpen={(row) => void openRow(row)}
      />
    </div>
  );
}
