// Finds the copies in a collection: puzzles with the same givens as one further up, by their fingerprints. Computed
// after a run, in slices: a million rows take half a second. The fingerprints, eight bytes a row, are then released.
import { lineStatus, fingerprint } from '../../protocol/collection';
import { type LineWalk, walkLines } from './line_pieces';
import { pack, type Packed, valueIn } from '../../protocol/columns';
import type { Rows } from './rows';

export interface Copies {
  /** Number of rows that are copies. */
  readonly count: number;
  isCopy(row: number): boolean;
  /** The first row with the same puzzle: the row itself if it is not a copy. */
  firstOf(row: number): number;
}

const rowsASlice = 100_000;
/** Rows in one table of a pass, which skips all others: small enough for the processor's cache. */
const rowsATable = 1 << 19;
/** Rows in a part of the result, as a power of two. */
const partBits = 14;
const cells = 81;
const [space, tab, zero, nine] = [0x20, 0x09, 0x30, 0x39];

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

export interface Prints {
  low: Uint32Array;
  high: Uint32Array;
}

/**
 * Gives memory back at once, where the browser can: as garbage a hundred megabytes may lie there for a while. Not for what is
 * read of files, which the browser then keeps all the longer.
 */
function letGo({ buffer }: Uint32Array): void {
  (buffer as { transfer?(bytes: number): unknown }).transfer?.(0);
}

/**
 * The halves of each row's fingerprint; those of 9x9 puzzles on lines of 81 characters, which the solver leaves out, are
 * made here. A low half of 0 is of no puzzle. Null: not wanted any more.
 */
async function printsOf({ columns, count }: Rows, lines: Blob, isWanted: () => boolean): Promise<Prints | null> {
  const { offset, status, printLow, printHigh } = columns;
  const low = new Uint32Array(count);
  const high = new Uint32Array(count);
  const values = new Uint8Array(cells);
  const walk: LineWalk = {
    count,
    isWanted(row) {
      if (status.at(row) === lineStatus.bad) return false;
      [low[row], high[row]] = [printLow.at(row), printHigh.at(row)];
      return low[row] === 0;
    },
    startOf: (row) => offset.at(row),
    visit(row, bytes, start) {
      let at = start;
      while (bytes[at] === space || bytes[at] === tab) at += 1;
      for (let cell = 0; cell < cells; ++cell) {
        const character = bytes[at + cell]!;
        values[cell] = character > zero && character <= nine ? character - zero : 0;
      }
      [low[row], high[row]] = fingerprint(values);
    },
  };
  return (await walkLines(lines, walk, isWanted)) ? { low, high } : null;
}

/** For each row, the distance up to the first row with the same
    prints; 0 if there is none. Null: not wanted any more. */
export async function distances(
  { low, high }: Prints,
  isWanted: () => boolean,
): Promise<Uint32Array<ArrayBuffer> | null> {
  const count = low.length;
  const found = new Uint32Array(count);
  const tables = Math.ceil(count / rowsATable);
  const rowsIn = new Uint32Array(tables);
  for (const half of high) rowsIn[half % tables]! += 1;
  const mask = 2 ** Math.ceil(Math.log2(2 * Math.max(0, ...rowsIn) + 2)) - 1;
  // Open addressing: a row plus one, 0 = free.
  const table = new Uint32Array(mask + 1);
  for (let turn = 0; turn < tables; ++turn) {
    table.fill(0);
    for (let row = 0; row < count; ++row) {
      if (row % rowsASlice === rowsASlice - 1) {
        await nextTask();
        if (!isWanted()) return null;
      }
      if (low[row] === 0 || high[row]! % tables !== turn) continue;
      let at = (low[row]! ^ high[row]!) & mask;
      for (let other; (other = table[at]!) !== 0; at = (at + 1) & mask) {
        if (low[other - 1] !== low[row] || high[other - 1] !== high[row]) continue;
        found[row] = row + 1 - other;
        break;
      }
      if (found[row] === 0) table[at] = row + 1;
    }
  }
  return found;
}

/** `lines`: the file of plain lines with the rows. Null if it is not wanted any more. */
export async function findCopies(rows: Rows, lines: Blob, isWanted: () => boolean): Promise<Copies | null> {
  const prints = await printsOf(rows, lines, isWanted);
  const found = prints && (await distances(prints, isWanted));
  if (prints) [prints.low, prints.high].forEach(letGo);
  return found && copiesIn(found);
}

/** `found`: distances up to the first row with the same puzzle; released afterwards. */
export function copiesIn(found: Uint32Array<ArrayBuffer>): Copies {
  const parts: Packed[] = [];
  for (let row = 0; row < found.length; row += 1 << partBits)
    parts.push(pack(found.subarray(row, row + (1 << partBits))));
  const distanceOf = (row: number): number => valueIn(parts[row >> partBits]!, row % (1 << partBits));
  const count = found.reduce((copies, distance) => copies + (distance > 0 ? 1 : 0), 0);
  letGo(found);
  return {
    count,
    isCopy: (row) => distanceOf(row) > 0,
    firstOf: (row) => row - distanceOf(row),
  };
}
