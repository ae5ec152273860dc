// The table of a collection as comma-separated values, a line for each row in the order of the file.
import type { LineStatus } from '../protocol/collection';
import type { Rows } from './rows';

/** Rows to a string: one string of a million rows would be tens of megabytes in one piece. */
const rowsAPart = 10_000;

export function tableText({ columns, count }: Rows, nameOf: (status: LineStatus) => string): Blob {
  const parts = ['line,result,givens,guesses,solutions,seconds\n'];
  for (let from = 0; from < count; from += rowsAPart) {
    let part = '';
    for (let row = from; row < Math.min(count, from + rowsAPart); ++row) {
      const { line, status, givens, guesses, solutions, seconds } = columns;
      const name = nameOf(status[row] as LineStatus);
      const time = seconds[row]!.toPrecision(3);
      part += `${line[row]},${name},${givens[row]},${guesses[row]},${solutions[row]},${time}\n`;
    }
    parts.push(part);
  }
  return new Blob(parts, { type: 'text/csv' });
}
