// The table of a list: only the visible rows exist. One tab stop; arrows, Page keys, Home and End
// move, Enter opens. Above the first row, the arrows reach the column heads, which sort the table.
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Collection } from './collection_store';
import type { Copies } from './copies';
import type { SortKey, RowWish } from './order';
import {
  collectionFormOf,
  collectionPuzzleColumn,
  collectionRows,
  collectionSameAs,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import { isPuzzleLine } from '../../grid/puzzle_line';
import { CluedCell } from './clued_cell';
import { useRowTexts } from './row_texts';
import styles from './row_table.module.css';
import { type ColumnNeeds, type TableColumn, tableColumns, tracksOf } from './table_columns';
import { rowsInSight, scrolledHeight, scrollTo } from './virtual_rows';

interface RowTableProps extends ColumnNeeds {
  /** The rows shown; null = all. */
  order: Uint32Array | null;
  wish: RowWish;
  copies: Copies | null;
  /** True if rows have room for pictures. */
  isTall: boolean;
  textReader: Collection['textReader'];
  onSort: ((key: SortKey) => void) | null;
  onOpen(row: number): void;
}

const classOf = ({ isText, isTelling }: TableColumn): string =>
  [isText && styles.text, !isTelling && styles.wide].filter(Boolean).join(' ');

interface HeadProps extends Pick<RowTableProps, 'wish' | 'onSort'> {
  columns: readonly TableColumn[];
  /** Called when the user goes down from here. */
  onLeave(): void;
}

function Head({ wish, columns, onSort, onLeave }: HeadProps): JSX.Element {
  function onKeyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    // A phone has no room for all columns.
    const heads = [...event.currentTarget.querySelectorAll('button')].filter((head) => head.checkVisibility());
    const at = heads.findIndex((head) => head === event.target);
    const moves: Record<string, number> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(heads.length - 1, at + 1),
      Home: 0,
      End: heads.length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) heads[target]!.focus();
    else if (event.key === 'ArrowDown') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div role="row" class={styles.head} aria-rowindex={1} onKeyDown={onKeyDown}>
      {columns.map((column) => {
        const { key, name } = column;
        const isSorted = wish.key === key;
        const direction = wish.descending ? 'descending' : 'ascending';
        return (
          <div key={key} role="columnheader" aria-sort={isSorted ? direction : 'none'} class={classOf(column)}>
            <button type="button" tabIndex={-1} aria-disabled={!onSort || undefined} onClick={() => onSort?.(key)}>
              {name}
              <span aria-hidden="true">{isSorted ? (wish.descending ? ' ▾' : ' ▴') : ''}</span>
            </button>
          </div>
        );
      })}
      <div role="columnheader" class={styles.puzzle}>
        {say(collectionPuzzleColumn)}
      </div>
    </div>
  );
}

interface CellsProps extends Pick<RowTableProps, 'rows' | 'copies' | 'forms' | 'notes'> {
  row: number;
  columns: ReturnType<typeof tableColumns>;
  /** The text of its puzzle. */
  text: string;
}

function Cells({ rows, row, copies, forms, notes, columns, text }: CellsProps): JSX.Element {
  const labels = (
    <>
      {copies?.isCopy(row) && <b>{say(collectionSameAs, { count: rows.columns.line.at(copies.firstOf(row)) })} </b>}
      <span class={styles.narrow}>
        {forms?.isCopy(row) && <b>{say(collectionFormOf, { count: rows.columns.line.at(forms.firstOf(row)) })} </b>}
        {notes?.columns.map((column) => column.textOf(row) !== '' && <b>{column.textOf(row)} </b>)}
      </span>
    </>
  );
  return (
    <>
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          class={classOf(column)}
          title={column.isLong ? column.textOf(row) : undefined}
        >
          {column.textOf(row)}
        </div>
      ))}
      <div role="gridcell" class={styles.puzzle}>
        {isPuzzleLine(text) ? (
          <CluedCell line={text}>{labels}</CluedCell>
        ) : (
          <>
            {labels}
            {text}
          </>
        )}
      </div>
    </>
  );
}

export function RowTable(props: RowTableProps): JSX.Element {
  const { rows, order, wish, copies, isTall, forms, notes, textReader, onSort, onOpen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600, rowHeight: 36 });
  const [active, setActive] = useState(0);
  const count = order ? order.length : rows.count;
  const extent = { count, rowHeight: view.rowHeight, viewHeight: view.height };
  const window = rowsInSight(extent, view.top);
  const shown = Math.min(active, Math.max(0, count - 1));
  const inSight = Array.from(
    { length: window.end - window.first },
    (_, i) => order?.[window.first + i] ?? window.first + i,
  );
  const textOf = useRowTexts(rows, inSight, textReader);
  const columns = tableColumns(props);

  function measure(): void {
    const element = scroller.current;
    // A scroll or a change of size may be reported after the table has gone.
    if (!element) return;
    // The height is in rem, and follows the text size.
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const rowHeight = rem * parseFloat(getComputedStyle(element).getPropertyValue('--row'));
    // The head stays visible above the rows.
    setView({ top: element.scrollTop, height: element.clientHeight - rowHeight, rowHeight });
  }
  useLayoutEffect(measure, [isTall]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, []);

  function goTo(row: number): void {
    const next = Math.max(0, Math.min(count - 1, row));
    setActive(next);
    const element = scroller.current!;
    element.scrollTop = scrollTo(extent, element.scrollTop, next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    // The head has keys of its own.
    if (event.target !== scroller.current) return;
    const page = Math.max(1, Math.floor(view.height / view.rowHeight) - 1);
    const moves: Record<string, number> = {
      ArrowUp: shown - 1,
      ArrowDown: shown + 1,
      PageUp: shown - page,
      PageDown: shown + page,
      Home: 0,
      End: count - 1,
    };
    const target = moves[event.key];
    if (event.key === 'ArrowUp' && shown === 0) scroller.current!.querySelector('button')!.focus();
    else if (target !== undefined) goTo(target);
    else if (event.key === 'Enter' && count > 0) onOpen(order ? order[shown]! : shown);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={scroller}
      class={isTall ? `${styles.table} ${styles.tall}` : styles.table}
      style={{ '--wide': tracksOf(columns), '--narrow': tracksOf(columns.filter(({ isTelling }) => isTelling)) }}
      role="grid"
      aria-label={say(collectionRows)}
      aria-rowcount={count + 1}
      aria-activedescendant={count > 0 ? `collection-row-${shown}` : undefined}
      tabIndex={0}
      onScroll={measure}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" class={styles.sheet}>
        <Head wish={wish} columns={columns} onSort={onSort} onLeave={() => scroller.current!.focus()} />
        <div role="presentation" class={styles.rows} style={{ height: `${scrolledHeight(extent)}px` }}>
          {inSight.map((row, i) => {
            const at = window.first + i;
            return (
              <div
                key={at}
                id={`collection-row-${at}`}
                role="row"
                aria-rowindex={at + 2}
                aria-selected={at === shown}
                class={styles.row}
                style={{ top: `${window.top + i * view.rowHeight}px` }}
                onClick={() => {
                  setActive(at);
                  onOpen(row);
                }}
              >
                <Cells {...{ rows, row, copies, forms, notes, columns }} text={textOf(row)} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
