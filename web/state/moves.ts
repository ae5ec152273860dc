// Undo as a list of small moves. A move holds its changes, before and after; a new puzzle is a move like any other. The
// content of a cell is one number: the author of the value, and the value.
//
//   content:  bits 8-9 author (0 given or nobody, 1 entered, 2 revealed)   bits 0-7 value, 0 = blank
import type { Puzzle } from '../grid/puzzle';
import { noNotes } from './notes';
import type { Origin } from './origin';
import { type Pen, type PenChange, penChange, withPenChange } from './pen';

/** The marks of the player on cells. */
export interface Marks {
  /** Corner notes: candidates marked in blank cells, as in state/notes.ts. */
  readonly notes: Uint32Array;
  /** Centre notes, likewise. */
  readonly centre: Uint32Array;
  /** Colours A to I: bits 0 to 8, a word a cell. */
  readonly colours: Uint16Array;
}

/** A to I. */
export const colourCount = 9;

/** The player's work on a puzzle. */
export interface Entries extends Marks {
  /** A value a cell, 0 if nothing was entered. */
  readonly values: Uint8Array;
  /** 1 if the solver filled in the value. */
  readonly revealed: Uint8Array;
  /** Colours of candidates, and links. */
  readonly pen: Pen;
}

/** Everything drawn on the puzzle besides its values. */
export type Drawn = Omit<Entries, 'values' | 'revealed'>;

export const author = { given: 0, entered: 0x100, revealed: 0x200 } as const;
export type Author = (typeof author)[keyof typeof author];

/** The state that undo returns to: a puzzle and the work on it. */
export interface Position {
  /** The same for as long as one puzzle is worked on, its givens included; 0 in games saved before there were numbers. */
  readonly puzzleId: number;
  readonly puzzle: Puzzle;
  readonly entries: Entries;
  /** Missing if it was saved before this was kept. */
  readonly origin?: Origin;
}

/** The change of some cells, a word or two each. */
interface Change<Words> {
  readonly cells: Uint16Array;
  readonly before: Words;
  readonly after: Words;
}

/** A change of each kind of marks; missing in moves saved before there were such marks. */
type MarkChanges = { readonly [kind in keyof Marks]?: Change<Marks[kind]> | null };

/** A content a cell, and the marks. */
export type CellsMove = Change<Uint16Array> &
  MarkChanges & {
    readonly kind: 'cells';
    /** Missing in moves saved before there were such marks. */
    readonly pen?: PenChange | null;
    /** Time of the move, in milliseconds of the puzzle's own time; missing in older moves. */
    readonly at?: number;
    /** True for a new start, or if all notes were removed: no earlier note comes back. */
    readonly clears?: true;
  };

export type Move = CellsMove | { readonly kind: 'load'; readonly before: Position; readonly after: Position };

export interface History {
  /** Oldest first. */
  readonly done: readonly Move[];
  /** The next to redo last. */
  readonly undone: readonly Move[];
}

export const noHistory: History = { done: [], undone: [] };
/** Cells in all moves together: about 2 MB, ten thousand moves and more. */
const maxCells = 300_000;

/** Words a cell. */
export const widthOf = { notes: 2, centre: 2, colours: 1 } as const satisfies Record<keyof Marks, number>;
export const markKinds = Object.keys(widthOf) as (keyof Marks)[];

/** True if anything but marks was entered. */
export const hasEntries = (values: Uint8Array): boolean => values.some((value) => value > 0);

/** Number of digits that the player entered; filled-in or revealed ones do not count. */
export const countOwn = ({ values, revealed }: Entries): number =>
  values.reduce((count, value, cell) => count + (value > 0 && !revealed[cell] ? 1 : 0), 0);

export function noMarks(cells: number): Marks {
  return { notes: noNotes(cells), centre: noNotes(cells), colours: new Uint16Array(cells) };
}

export function noEntries(puzzle: Puzzle): Entries {
  const cells = puzzle.givens.length;
  return { values: new Uint8Array(cells), revealed: new Uint8Array(cells), pen: [], ...noMarks(cells) };
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

type Words = Uint32Array | Uint16Array;

function changeOf<Kind extends Words>(before: Kind, after: Kind, width: number): Change<Kind> | null {
  if (before === after) return null;
  const differs = (cell: number): boolean =>
    before[width * cell] !== after[width * cell] ||
    before[width * cell + width - 1] !== after[width * cell + width - 1];
  const cells = Uint16Array.from(Array.from({ length: before.length / width }, (_, cell) => cell).filter(differs));
  const wordsOf = (words: Kind): Kind => {
    const picked = words.slice(0, width * cells.length) as Kind;
    return picked.map((_, at) => words[width * cells[Math.floor(at / width)]! + (at % width)]!) as Kind;
  };
  return cells.length === 0 ? null : { cells, before: wordsOf(before), after: wordsOf(after) };
}

/** The move that gives cells these contents, and all cells these marks; null if they have them already. */
export function cellsMove(
  position: Position,
  wanted: Iterable<readonly [cell: number, content: number]>,
  { notes, centre, colours, pen }: Partial<Drawn> = {},
  at = 0,
  clears = false,
): Move | null {
  const { entries } = position;
  const changed = [...wanted].filter(([cell, content]) => contentAt(position, cell) !== content);
  const marks = {
    notes: changeOf(entries.notes, notes ?? entries.notes, widthOf.notes),
    centre: changeOf(entries.centre, centre ?? entries.centre, widthOf.centre),
    colours: changeOf(entries.colours, colours ?? entries.colours, widthOf.colours),
  };
  const drawn = penChange(entries.pen, pen ?? entries.pen);
  if (changed.length === 0 && !drawn && !markKinds.some((kind) => marks[kind])) return null;
  return {
    kind: 'cells',
    cells: Uint16Array.from(changed, ([cell]) => cell),
    before: Uint16Array.from(changed, ([cell]) => contentAt(position, cell)),
    after: Uint16Array.from(changed, ([, content]) => content),
    ...marks,
    at,
    ...(drawn && { pen: drawn }),
    ...(clears && { clears }),
  };
}

/** The move that leads to exactly these entries; null if the position has them already. */
export function moveTo(position: Position, entries: Entries, at = 0, clears = false): Move | null {
  const open = Array.from(entries.values.keys()).filter((cell) => position.puzzle.givens[cell] === 0);
  const contents = open.map(
    (cell) =>
      [cell, contentOf(entries.values[cell]!, entries.revealed[cell] ? author.revealed : author.entered)] as const,
  );
  return cellsMove(position, contents, entries, at, clears);
}

/** The words on one side of a change; the same object if nothing changed. */
function withChange<Kind extends Words>(
  words: Kind,
  change: Change<Kind> | null | undefined,
  side: 'before' | 'after',
  width: number,
): Kind {
  if (!change) return words;
  const changed = words.slice() as Kind;
  change.cells.forEach((cell, index) =>
    changed.set(change[side].subarray(width * index, width * (index + 1)), width * cell),
  );
  return changed;
}

/** The position on one side of a move. */
function withContents(position: Position, move: CellsMove, side: 'before' | 'after'): Position {
  const { puzzle, entries } = position;
  const marks: Drawn = {
    pen: withPenChange(entries.pen, move.pen, side),
    notes: withChange(entries.notes, move.notes, side, widthOf.notes),
    centre: withChange(entries.centre, move.centre, side, widthOf.centre),
    colours: withChange(entries.colours, move.colours, side, widthOf.colours),
  };
  // The same objects as long as their content is the same, so that nothing that depends on them is computed again.
  if (move.cells.length === 0) return { ...position, entries: { ...entries, ...marks } };
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
  return { ...position, puzzle: sameGivens ? puzzle : { ...puzzle, givens }, entries: { values, revealed, ...marks } };
}

export function makeMove(position: Position, move: Move): Position {
  return move.kind === 'load' ? move.after : withContents(position, move, 'after');
}

export function takeBack(position: Position, move: Move): Position {
  return move.kind === 'load' ? move.before : withContents(position, move, 'before');
}

/** Size of a move, in cells of a change of contents: a change of marks takes up to three times as much. */
function weight(move: Move): number {
  if (move.kind === 'load') return move.before.puzzle.givens.length + move.after.puzzle.givens.length;
  const marked = markKinds.reduce((sum, kind) => sum + (move[kind]?.cells.length ?? 0), 0);
  const drawn = move.pen ? move.pen.before.length + move.pen.after.length : 0;
  return 20 + move.cells.length + 3 * marked + drawn;
}

/** The total size of a list of moves, so that a new move does not require adding up the old ones again. */
const weights = new WeakMap<readonly Move[], number>();

const brings = (move?: Move): boolean => move?.kind === 'load' && move.before.puzzleId !== move.after.puzzleId;

/**
 * The move that undo takes back, if any. Once something was done with a puzzle, undo stops at its start: another
 * puzzle comes back only if this one has not been touched.
 */
export function lastMove({ done, undone }: History): Move | undefined {
  const [last, next] = [done.at(-1), undone.at(-1)];
  return brings(last) && next && !brings(next) ? undefined : last;
}

/** The history after a new move: nothing to redo, and the oldest moves dropped if there are too many. */
export function record(history: History, move: Move): History {
  const before = weights.get(history.done) ?? history.done.reduce((sum, each) => sum + weight(each), 0);
  let cells = before + weight(move);
  let dropped = 0;
  for (; cells > maxCells && dropped < history.done.length; ++dropped) cells -= weight(history.done[dropped]!);
  const done = [...history.done.slice(dropped), move];
  weights.set(done, cells);
  return { done, undone: [] };
}
