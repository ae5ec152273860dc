// Which puzzles of a collection stood further up already: those with the same givens, by their fingerprints. Looked for when
// a run is over, in slices: a million rows take half a second, which the run does without.
import { lineStatus } from '../../protocol/collection';
import { fingerprint } from '../../protocol/fingerprint';
import { ahead } from './line_reader';
import type { Rows } from './rows';

export interface Copies {
  /** How many rows are copies. */
  readonly count: number;
  isCopy(row: number): boolean;
  /** The first row with the same puzzle: the row itself where it is no copy. */
  firstOf(row: number): number;
}

const rowsASlice = 100_000;
const cells = 81;
const [space, tab, zero, nine] = [0x20, 0x09, 0x30, 0x39];

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Fills in the fingerprints of 9x9 puzzles on lines of 81 characters, which the solver leaves out. False: not wanted. */
async function fillPrints({ columns, count }: Rows, lines: Blob, isWanted: () => boolean): Promise<boolean> {
  const { offset, status, printLow, printHigh } = columns;
  const values = new Uint8Array(cells);
  let bytes = new Uint8Array();
  let from = 0;
  for (let row = 0; row < count; ++row) {
    if (status[row] === lineStatus.bad || printLow[row] !== 0) continue;
    const start = offset[row]!;
    // Blanks before a puzzle are few.
    if (start < from || (start + 2 * cells > from + bytes.length && from + bytes.length < lines.size)) {
      bytes = new Uint8Array(await lines.slice(start, start + ahead.through).arrayBuffer());
      from = start;
      if (!isWanted()) return false;
    }
    let at = start - from;
    while (bytes[at] === space || bytes[at] === tab) at += 1;
    for (let cell = 0; cell < cells; ++cell) {
      const character = bytes[at + cell]!;
      values[cell] = character > zero && character <= nine ? character - zero : 0;
    }
    [printLow[row], printHigh[row]] = fingerprint(values);
  }
  return true;
}

/** `lines`: the file of plain lines that the rows are of. Null where it is not wanted any more. */
export async function findCopies(rows: Rows, lines: Blob, isWanted: () => boolean): Promise<Copies | null> {
  if (!(await fillPrints(rows, lines, isWanted))) return null;
  const { count } = rows;
  const { status, printLow, printHigh } = rows.columns;
  const mask = 2 ** Math.ceil(Math.log2(2 * count + 2)) - 1;
  // Hashes with open addresses: a row and one, 0 = free.
  const table = new Uint32Array(mask + 1);
  const firstOf = new Uint32Array(count);
  let copies = 0;
  for (let row = 0; row < count; ++row) {
    if (row % rowsASlice === rowsASlice - 1) {
      await nextTask();
      if (!isWanted()) return null;
    }
    firstOf[row] = row;
    if (status[row] === lineStatus.bad) continue;
    let at = (printLow[row]! ^ printHigh[row]!) & mask;
    for (let other; (other = table[at]!) !== 0; at = (at + 1) & mask) {
      if (printLow[other - 1] !== printLow[row] || printHigh[other - 1] !== printHigh[row]) continue;
      firstOf[row] = other - 1;
      break;
    }
    if (firstOf[row] === row) table[at] = row + 1;
    else copies += 1;
  }
  return {
    count: copies,
    isCopy: (row) => firstOf[row] !== row,
    firstOf: (row) => firstOf[row]!,
  };
}
