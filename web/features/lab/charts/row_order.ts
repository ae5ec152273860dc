// The order of the rows of a table: by the values of one column, ascending or descending. Pure.

/** Null if there is none: such rows come last in both orders. */
export type SortValue = number | string | null;

export interface RowOrder {
  column: number;
  way: 'ascending' | 'descending';
}

/** After a press on a column's name: ascending first, then descending, then the original order. */
export function nextOrder(order: RowOrder | null, column: number): RowOrder | null {
  if (order?.column !== column) return { column, way: 'ascending' };
  return order.way === 'ascending' ? { column, way: 'descending' } : null;
}

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return one! < other! ? -1 : one! > other! ? 1 : 0;
}

/** The rows' indices in order; equal rows keep theirs. `values`: of each row, by column. */
export function sortedRows(values: readonly (readonly SortValue[])[], order: RowOrder | null): number[] {
  const rows = values.map((_, at) => at);
  if (!order) return rows;
  const turn = order.way === 'ascending' ? 1 : -1;
  return rows.sort((a, b) => {
    const [one, other] = [values[a]![order.column] ?? null, values[b]![order.column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return turn * compare(one, other);
  });
}
