// The rows of a collection in the order of its file, with its lines counted through.
import type { Told } from '../../language/text';
import type { CollectionBlock } from '../../protocol/collection';
import { type Columns, GrowingColumns } from '../../protocol/columns';

/** Why a line is no puzzle. */
export interface Problem {
  /** From 1. */
  line: number;
  message: Told;
}

export interface Rows {
  /** Beyond `count` the columns hold nothing. */
  readonly columns: Readonly<Columns>;
  readonly count: number;
  /** Lines so far, of whatever kind. */
  readonly lines: number;
  append(block: CollectionBlock): void;
  /** To be kept: the columns no longer than there are rows. */
  kept(): KeptRows;
}

export interface KeptRows {
  columns: Columns;
  lines: number;
}

/** `lineOf`: where each row stands in its file, from 1, where that is not counted through. */
export function makeRows(lineOf?: Uint32Array, kept?: KeptRows): Rows {
  const growing = new GrowingColumns();
  let lines = 0;
  if (kept) {
    growing.addAll(kept.columns);
    lines = kept.lines;
  }
  return {
    get columns() {
      return growing.all;
    },
    get count() {
      return growing.count;
    },
    get lines() {
      return lines;
    },
    append({ rows, lines: more }) {
      const first = growing.count;
      growing.addAll(rows);
      const { line } = growing.all;
      // From 1 in the file, as editors count.
      for (let row = first; row < growing.count; ++row) line[row] = lineOf ? lineOf[row]! : line[row]! + lines + 1;
      lines += more;
    },
    kept: () => ({ columns: growing.trimmed(), lines }),
  };
}
