// A solve entry by entry, from the moves that led to the filled grid; and its progress at a time.
import { author, type CellsMove } from '../../state/moves';
import type { EntryKind, Solve, SolveEntry } from './challenge';

const tenth_ms = 100;

function kindOf(content: number, solution: number): EntryKind {
  const value = content & 0xff;
  if (value === 0) return 'erased';
  if (content & author.revealed) return 'filled';
  return value === solution ? 'right' : 'wrong';
}

/**
 * `solution`: the filled grid to which the moves led; `elapsed`: when it was full, in milliseconds. Moves taken back by undo are not
 * included.
 */
export function trackEntries(moves: readonly CellsMove[], solution: Uint8Array, elapsed: number): SolveEntry[] {
  let at = 0;
  const entries = moves.flatMap((move) => {
    at = Math.max(at, Math.round((move.at ?? 0) / tenth_ms));
    return Array.from(move.cells, (cell, index) => ({ cell, at, kind: kindOf(move.after[index]!, solution[cell]!) }));
  });
  // If the last move was made once more, the later time counts.
  const end = Math.max(at, Math.round(elapsed / tenth_ms));
  return entries.map((entry, index) => (index === entries.length - 1 ? { ...entry, at: end } : entry));
}

export interface TrackProgress {
  /** Tenths of a second. */
  readonly at: number;
  /** Number of filled cells. */
  readonly filled: number;
}

/** Number of filled cells over time, from the start on. */
export function progressOf({ entries }: Pick<Solve, 'entries'>): TrackProgress[] {
  const filled = new Set<number>();
  const steps = entries.map(({ cell, at, kind }) => {
    if (kind === 'erased') filled.delete(cell);
    else filled.add(cell);
    return { at, filled: filled.size };
  });
  return [{ at: 0, filled: 0 }, ...steps];
}

/** The filled cells at a time, in tenths of a second. */
export function filledAt({ entries }: Solve, time: number): Set<number> {
  const filled = new Set<number>();
  for (const { cell, at, kind } of entries) {
    if (at > time) break;
    if (kind === 'erased') filled.delete(cell);
    else filled.add(cell);
  }
  return filled;
}

export interface Pause {
  /** In tenths of a second. */
  readonly length: number;
  /** The cell of the entry after it. */
  readonly cell: number;
}

/** The longest time between two entries; null if there are none. */
export function longestPause({ entries }: Pick<Solve, 'entries'>): Pause | null {
  let longest: Pause | null = null;
  entries.forEach(({ cell, at }, index) => {
    const length = at - (entries[index - 1]?.at ?? 0);
    if (!longest || length > longest.length) longest = { length, cell };
  });
  return longest;
}

export const countOf = ({ entries }: Pick<Solve, 'entries'>, wanted: EntryKind): number =>
  entries.filter(({ kind }) => kind === wanted).length;
