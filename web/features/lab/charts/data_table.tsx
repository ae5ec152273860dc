// A plain table of numbers: the first column names the row.
import type { ComponentChild, JSX } from 'preact';
import styles from './data_table.module.css';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ComponentChild[])[];
}

export function DataTable({ caption, columns, rows }: DataTableProps): JSX.Element {
  return (
    <table class={styles.table}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
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
