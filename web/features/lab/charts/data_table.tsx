// A plain table of numbers: the first column names the row. If the rows have values, each column's
// name is a button that sorts by it: ascending, descending, and then in the original order.
import type { ComponentChild, JSX } from 'preact';
import { useState } from 'preact/hooks';
import styles from './data_table.module.css';
import { nextOrder, sortedRows, type RowOrder, type SortValue } from './row_order';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ComponentChild[])[];
  /** A value for each cell, to sort by; without them the rows keep their order. */
  values?: readonly (readonly SortValue[])[];
}

function Heading({
  name,
  order,
  onSort,
}: {
  name: string;
  order: RowOrder['way'] | null;
  onSort(): void;
}): JSX.Element {
  return (
    <th scope="col" aria-sort={order ?? 'none'}>
      <button type="button" class={styles.sort} onClick={onSort}>
        {name}
        {order && <span aria-hidden="true">{order === 'ascending' ? '▲' : '▼'}</span>}
      </button>
    </th>
  );
}

export function DataTable({ caption, columns, rows, values }: DataTableProps): JSX.Element {
  const [order, setOrder] = useState<RowOrder | null>(null);
  const shown = values ? sortedRows(values, order).map((at) => rows[at]!) : rows;
  return (
    <table class={styles.table}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, column) =>
            values ? (
              <Heading
                key={name}
                name={name}
                order={order?.column === column ? order.way : null}
                onSort={() => setOrder(nextOrder(order, column))}
              />
            ) : (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
