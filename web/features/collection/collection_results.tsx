// The board's place in the tab Lists: the table, or instructions for opening a list.
import type { JSX } from 'preact';
import { collection } from './page_collection';
import { inFileOrder, showsAll, type SortKey } from './order';
import type { Walk } from './walk';
import type { HasView } from '../../state/view';
import {
  collectionAbout,
  collectionNothingShown,
  collectionPuzzles,
  collectionPuzzlesShown,
  collectionRowsAll,
  collectionRowsShown,
  collectionShared,
  collectionSharedAbout,
  collectionShowAll,
  collectionTitle,
} from '../../language/generated/collection';
import { lineStatus } from '../../protocol/collection';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import styles from './collection_results.module.css';
import { RowTable } from './row_table';

/** The button that opens one belongs to the deck. On a narrow screen this comes first, as results do. */
function Empty(): JSX.Element {
  return (
    <div class={styles.empty} data-results>
      <h2>{say(collectionTitle)}</h2>
      <p>{say(collectionAbout)}</p>
    </div>
  );
}

function Waiting(): JSX.Element {
  return (
    <div class={styles.empty} data-results>
      <h2>{say(collectionShared)}</h2>
      <p>{say(collectionSharedAbout)}</p>
    </div>
  );
}

/** The number of rows that the table shows, and a button that shows all; read out whenever a filter changes it. */
function Shown(): JSX.Element {
  const { order, wish, status, counts } = collection;
  const allCount = collection.rows.value.now.count;
  const count = order.value?.length ?? allCount;
  const areAll = showsAll(wish.value);
  const arePuzzles = counts.value[lineStatus.bad] === 0;
  const { key, descending } = wish.value;
  const words = areAll
    ? say(arePuzzles ? collectionPuzzles : collectionRowsAll, { count })
    : say(arePuzzles ? collectionPuzzlesShown : collectionRowsShown, { count, allCount });
  return (
    <div class={styles.shown}>
      {/* During a run it changes many times. */}
      <p role="status" aria-live={status.value === 'running' ? 'off' : 'polite'}>
        {words}
        {count === 0 && !areAll && ` · ${say(collectionNothingShown)}`}
      </p>
      {!areAll && (
        <Button look="outlined" onClick={() => collection.show({ ...inFileOrder, key, descending })}>
          {say(collectionShowAll)}
        </Button>
      )}
    </div>
  );
}

export function CollectionResults({ app, walk }: { app: HasView; walk: Walk }): JSX.Element | null {
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
    const { view } = app;
    // A tab chosen meanwhile stays.
    if ((await walk.open(row)) && view.tab.peek() === 'collection') view.show('play');
  }
  const order = collection.order.value;
  return (
    <div class={styles.results} data-results>
      <Shown />
      <RowTable
        rows={rows}
        order={order}
        wish={wish}
        limit={collection.limit.value}
        copies={collection.copies.value}
        isTall={collection.clued.value !== null}
        rated={collection.ratings.columns.value.now}
        forms={collection.forms.found.value}
        notes={collection.notes.value}
        textReader={collection.textReader}
        onSort={status === 'running' ? null : sortBy}
        onOpen={(row) => void openRow(row)}
      />
    </div>
  );
}
