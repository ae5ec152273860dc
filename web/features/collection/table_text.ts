// The table of a collection as comma-separated values, a line for each row.
import { lineStatus, type LineStatus } from '../../protocol/collection';
import { areAllFound } from '../../protocol/columns';
import type { Copies } from './copies';
import type { Rows } from './rows';

export const tableHead = 'line,result,givens,guesses,solutions,all found,same as line,puzzle\n';

/** RFC 4180: quoted where it has to be. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export interface TableNeeds {
  rows: Rows;
  /** How many solutions were looked for in each puzzle. */
  limit: number;
  copies: Copies | null;
  nameOf(status: LineStatus): string;
}

/** The line of a row whose puzzle is this text. What is no puzzle has no numbers. */
export function tableLine({ rows: { columns }, limit, copies, nameOf }: TableNeeds, row: number, text: string): string {
  const { line, status, givens, guesses, solutions } = columns;
  const isPuzzle = status[row] !== lineStatus.bad;
  const all = areAllFound(columns, row, limit) ? 'yes' : 'no';
  const figures = isPuzzle ? `${givens[row]},${guesses[row]},${solutions[row]},${all}` : ',,,';
  const same = copies?.isCopy(row) ? line[copies.firstOf(row)] : '';
  return `${line[row]},${nameOf(status[row] as LineStatus)},${figures},${same},${quoted(text)}\n`;
}
