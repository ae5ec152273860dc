// Undo as a list of small moves. A move holds what it changed, before and after; a new puzzle is a move like any other.
// What stands in a cell is one number, its content: who put the value there, and the value.
//
//   content:  bits 8-9 author (0 given or nobody, 1 entered, 2 revealed)   bits 0-7 value, 0 = blank
import type { Puzzle } from '../grid/puzzle';
import { noNotes } from './notes';

/** What the user has put into a puzzle. */
export interface Entries {
  /** A value a cell, 0 where nothing was entered. */
  readonly values: Uint8Array;
  /** 1 where the solver filled the value in. */
  readonly revealed: Uint8Array;
  /** The candidates marked in blank cells, as in state/notes.ts. */
  readonly notes: Uint32Array;
}

export const author = { given: 0, entered: 0x100, revealed: 0x200 } as const;
export type Author = (typeof author)[keyof typeof author];

/** What undo goes back to: a puzzle and what was put into it. */
export interface Position {
  /** The same for as long as one puzzle is worked on, its givens included; 0 for the board that the page begins with. */
  readonly puzzleId: number;
  readonly puzzle: Puzzle;
  readonly entries: Entries;
}

interface Change<Words> {
  readonly cells: Uint16Array;
  readonly before: Words;
  readonly after: Words;
}

/** A content a cell; two words a cell in the notes, which moves saved before there were any do not have. */
export type CellsMove = Change<Uint16Array> & {
  readonly kind: 'cells';
  readonly notes?: Change<Uint32Array> | null;
};

export type Move = CellsMove | { readonly kind: 'load'; readonly before: Position; readonly after: Position };

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
  const cells = puzzle.givens.length;
  return { values: new Uint8Array(cells), revealed: new Uint8Array(cells), notes: noNotes(cells) };
}

export function newPuzzleId(): number {
  return 1 + Math.floor(Math.random() * (Number.MAX_SAFE_INTEGER - 1));
}

export function contentOf(value: number, by: Author): number {
  return value === 0 ? 0 : by | value;
}

export function contentAt({ puzzle, entries }: Position, cell: number): number {
  const given = puzzle.givens[cell]!;
  if (given > 0) return given;
  return contentOf(entries.values[cell]!, entries.revealed[cell] ? author.revealed : author.entered);
}

function notesChange(before: Uint32Array, after: Uint32Array): Change<Uint32Array> | null {
  const differs = (cell: number): boolean =>
    before[2 * cell] !== after[2 * cell] || before[2 * cell + 1] !== after[2 * cell + 1];
  const cells = Uint16Array.from(Array.from({ length: before.length / 2 }, (_, cell) => cell).filter(differs));
  const wordsOf = (notes: Uint32Array): Uint32Array =>
    Uint32Array.from({ length: 2 * cells.length }, (_, at) => notes[2 * cells[at >> 1]! + (at & 1)]!);
  return cells.length === 0 ? null : { cells, before: wordsOf(before), after: wordsOf(after) };
}

/** The move that gives cells these contents, and all cells these notes; null where they have them already. */
export function cellsMove(
  position: Position,
  wanted: Iterable<readonly [cell: number, content: number]>,
  wantedNotes: Uint32Array = position.entries.notes,
): Move | null {
  const changed = [...wanted].filter(([cell, content]) => contentAt(position, cell) !== content);
  const notes = notesChange(position.entries.notes, wantedNotes);
  if (changed.length === 0 && !notes) return null;
  return {
    kind: 'cells',
    cells: Uint16Array.from(changed, ([cell]) => cell),
    before: Uint16Array.from(changed, ([cell]) => contentAt(position, cell)),
    after: Uint16Array.from(changed, ([, content]) => content),
    notes,
  };
}

function withNotes(notes: Uint32Array, cells: Uint16Array, words: Uint32Array): Uint32Array {
  const changed = notes.slice();
  cells.forEach((cell, index) => changed.set(words.subarray(2 * index, 2 * index + 2), 2 * cell));
  return changed;
}

/** The position on one side of a move. */
function withContents(position: Position, move: CellsMove, side: 'before' | 'after'): Position {
  const { puzzle, entries } = position;
  const notes = move.notes ? withNotes(entries.notes, move.notes.cells, move.notes[side]) : entries.notes;
  // The same objects as long as they hold the same, so that nothing that hangs on them is done again.
  if (move.cells.length === 0) return { ...position, entries: { ...entries, notes } };
  const { cells, [side]: contents } = move;
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
  const sameGivens = cells.every((cell) => givens[cell] === puzzle.givens[cell]);
  return { ...position, puzzle: sameGivens ? puzzle : { ...puzzle, givens }, entries: { values, revealed, notes } };
}

export function makeMove(position: Position, move: Move): Position {
  return move.kind === 'load' ? move.after : withContents(position, move, 'after');
}

export function takeBack(position: Position, move: Move): Position {
  return move.kind === 'load' ? move.before : withContents(position, move, 'before');
}

/** In cells of a change of contents: one of notes takes three times as much. */
function weight(move: Move): number {
  if (move.kind === 'load') return move.before.puzzle.givens.length + move.after.puzzle.givens.length;
  return move.cells.length + 3 * (move.notes?.cells.length ?? 0);
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
