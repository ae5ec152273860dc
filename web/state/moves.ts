// Undo as a list of small moves. A move holds what it changed, before and after; a new puzzle is a move like any other.
// What stands in a cell is one number, its content: who put the value there, and the value.
//
//   content:  bits 8-9 author (0 given or nobody, 1 entered, 2 revealed)   bits 0-7 value, 0 = blank
import type { Puzzle } from '../grid/puzzle';
import type { Entries } from './types';

export const author = { given: 0, entered: 0x100, revealed: 0x200 } as const;
export type Author = (typeof author)[keyof typeof author];

/** What undo goes back to: a puzzle and what was put into it. */
export interface Position {
  readonly puzzle: Puzzle;
  readonly entries: Entries;
}

export type Move =
  | { readonly kind: 'cells'; readonly cells: Uint16Array; readonly before: Uint16Array; readonly after: Uint16Array }
  | { readonly kind: 'load'; readonly before: Position; readonly after: Position };

export interface History {
  /** Oldest first. */
  readonly done: readonly Move[];
  /** The next to redo last. */
  readonly undone: readonly Move[];
}

export const noHistory: History = { done: [], undone: [] };
const maxMoves = 1000;
/** Cells in all moves together: about 2 MB. */
const maxCells = 300_000;

export function noEntries(puzzle: Puzzle): Entries {
  return { values: new Uint8Array(puzzle.givens.length), revealed: new Uint8Array(puzzle.givens.length) };
}

export function contentOf(value: number, by: Author): number {
  return value === 0 ? 0 : by | value;
}

export function contentAt({ puzzle, entries }: Position, cell: number): number {
  const given = puzzle.givens[cell]!;
  if (given > 0) return given;
  return contentOf(entries.values[cell]!, entries.revealed[cell] ? author.revealed : author.entered);
}

/** The move that gives cells these contents; null where they have them already. */
export function cellsMove(position: Position, wanted: Iterable<readonly [cell: number, content: number]>): Move | null {
  const changed = [...wanted].filter(([cell, content]) => contentAt(position, cell) !== content);
  if (changed.length === 0) return null;
  return {
    kind: 'cells',
    cells: Uint16Array.from(changed, ([cell]) => cell),
    before: Uint16Array.from(changed, ([cell]) => contentAt(position, cell)),
    after: Uint16Array.from(changed, ([, content]) => content),
  };
}

function withContents({ puzzle, entries }: Position, cells: Uint16Array, contents: Uint16Array): Position {
  const givens = puzzle.givens.slice();
  const values = entries.values.slice();
  const revealed = entries.revealed.slice();
  cells.forEach((cell, index) => {
    const content = contents[index]!;
    const by = content & ~0xff;
    givens[cell] = by === author.given ? content : 0;
    values[cell] = by === author.given ? 0 : content & 0xff;
    revealed[cell] = by === author.revealed ? 1 : 0;
  });
  // The same object as long as the givens are the same, so that nothing that hangs on the puzzle is done again.
  const sameGivens = cells.every((cell) => givens[cell] === puzzle.givens[cell]);
  return { puzzle: sameGivens ? puzzle : { ...puzzle, givens }, entries: { values, revealed } };
}

export function makeMove(position: Position, move: Move): Position {
  return move.kind === 'load' ? move.after : withContents(position, move.cells, move.after);
}

export function takeBack(position: Position, move: Move): Position {
  return move.kind === 'load' ? move.before : withContents(position, move.cells, move.before);
}

function weight(move: Move): number {
  return move.kind === 'cells' ? move.cells.length : move.before.puzzle.givens.length + move.after.puzzle.givens.length;
}

/** The history after a new move: nothing to redo, and the oldest moves dropped where there are too many. */
export function record(history: History, move: Move): History {
  const done = [...history.done, move];
  let cells = 0;
  let first = done.length;
  while (first > 0 && done.length - first < maxMoves && cells + weight(done[first - 1]!) <= maxCells) {
    cells += weight(done[--first]!);
  }
  return { done: done.slice(first), undone: [] };
}
