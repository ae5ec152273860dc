// The table of a collection as comma-separated values, a line for each row in the order of the file.
import { lineStatus, type LineStatus } from '../protocol/collection';
import { areAllFound } from '../protocol/columns';
import type { Rows } from './rows';

/** Rows to a string: one string of a million rows would be tens of megabytes in one piece. */
const rowsAPart = 10_000;

/** `limit`: how many solutions were looked for in each puzzle. What is no puzzle has no numbers. */
export function tableText({ columns, count }: Rows, limit: number, nameOf: (status: LineStatus) => string): Blob {
  const { line, status, givens, guesses, solutions } = columns;
  const figures = (row: number): string => {
    if (status[row] === lineStatus.bad) return ',,,';
    return `${givens[row]},${guesses[row]},${solutions[row]},${areAllFound(columns, row, limit) ? 'yes' : 'no'}`;
  };
  const parts = ['line,result,givens,guesses,solutions,all found\n'];
  for (let from = 0; from < count; from += rowsAPart) {
    let part = '';
    for (let row = from; row < Math.min(count, from + rowsAPart); ++row) {
      part += `${line[row]},${nameOf(status[row] as LineStatus)},${figures(row)}\n`;
    }
    parts.push(part);
  }
  return new Blob(parts, { type: 'text/csv' });
}
