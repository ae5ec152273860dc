// The player's changes of the puzzle on the board, each of them a move: digits, notes, colours and marks of the pen, and how
// notes follow the digits.
import type { ReadonlySignal } from '@preact/signals';
import type { GameBoard } from './game_board';
import { haveMarks, withMark, withoutMarks } from './marking';
import { author, cellsMove, colourCount, contentOf, type Drawn, type Marks, moveTo, noEntries, noMarks } from './moves';
import { allCandidates, hasNote, withPlaced } from './notes';
import { notesBack, type NotesBefore } from './notes_back';
import { penWithout } from './pen';
import type { EntryMode, PlayStore } from './play_store';
import type { UndoStack } from './undo_stack';

export type Edits = Pick<
  PlayStore,
  | ('type' | 'mark' | 'erase' | 'reveal' | 'mend' | 'fillNotes' | 'clearNotes')
  | ('draw' | 'takeOut' | 'goTo' | 'restart' | 'turnInto')
>;

type PerCell = readonly (readonly [cell: number, valueOrContent: number])[];

interface EditNeeds {
  readonly undoStack: UndoStack;
  readonly board: GameBoard;
  /** True if placing a value removes it from the notes of its peers. */
  readonly tidiesNotes: ReadonlySignal<boolean>;
  /** The time spent on the puzzle, in milliseconds. */
  elapsed(): number;
}

/** The notes once values come or go. */
function makeNoteKeeper({ undoStack: { position, history }, board, tidiesNotes }: EditNeeds) {
  const { geometry, grid, entries } = board;

  function beside(placed: PerCell, { notes, centre }: NotesBefore): NotesBefore {
    const without = (before: Uint32Array): Uint32Array => withPlaced(geometry.value, before, placed, tidiesNotes.value);
    return { notes: without(notes), centre: without(centre) };
  }

  /** The notes without the values of these cells: notes removed by the values come back. */
  function without(cells: readonly number[]): NotesBefore {
    return notesBack(geometry.value, position.value, history.value.done, cells, tidiesNotes.value);
  }

  return {
    without,
    /** The notes once these values have replaced the old ones. */
    after(placed: PerCell): NotesBefore {
      const replaced = placed.map(([cell]) => cell).filter((cell) => grid.value[cell] !== 0);
      const before = replaced.length === 0 ? entries.value : without(replaced);
      return beside(
        placed.filter(([, value]) => value > 0),
        before,
      );
    },
  };
}

export function makeEdits(needs: EditNeeds, allowed: PlayStore['allowed']): Edits {
  const { position, typing, go } = needs.undoStack;
  const { puzzle, geometry, grid, entries } = needs.board;
  const notesOf = makeNoteKeeper(needs);
  const now = (): number => Math.round(needs.elapsed());

  /** Every change of cells passes here. Marks at a candidate are removed with its note, or with a value in its cell. */
  function change(contents: PerCell, marks: Partial<Drawn> = {}, clears = false): void {
    const before = entries.value;
    const after = { ...before, ...marks };
    const isNoted = ({ notes, centre }: NotesBefore, cell: number, digit: number): boolean =>
      hasNote(notes, cell, digit) || hasNote(centre, cell, digit);
    const pen = penWithout(
      after.pen,
      (cell, digit) =>
        contents.some(([placed, content]) => placed === cell && content > 0) ||
        (isNoted(before, cell, digit) && !isNoted(after, cell, digit)),
    );
    go(cellsMove(position.value, contents, { ...marks, pen }, now(), clears));
  }

  function takeOut(cells: readonly number[]): void {
    change(
      cells.map((cell) => [cell, 0] as const),
      notesOf.without(cells),
    );
  }

  const isBlank = (cell: number): boolean => grid.value[cell] === 0;
  const isOwn = (cell: number): boolean => typing.value === 'givens' || puzzle.value.givens[cell] === 0;
  const isCell = (cell: number): boolean => cell >= 0 && cell < grid.value.length;

  return {
    type(cells, value) {
      const open = cells.filter((cell) => isCell(cell) && isOwn(cell));
      if (open.length === 0 || value < 0 || value > geometry.value.side) return false;
      const by = typing.value === 'givens' ? author.given : author.entered;
      change(
        open.map((cell) => [cell, contentOf(value, by)] as const),
        notesOf.after(open.map((cell) => [cell, value] as const)),
      );
      return true;
    },
    mark(kind, cells, value) {
      const open = cells.filter((cell) => isCell(cell) && (kind === 'colours' || isBlank(cell)));
      const largest = kind === 'colours' ? colourCount : geometry.value.side;
      if (open.length === 0 || value < 1 || value > largest) return false;
      change([], withMark(entries.value, kind, open, value));
      return true;
    },
    erase(cells, first) {
      const filled = cells.filter((cell) => isOwn(cell) && !isBlank(cell));
      const kind = [first, 'digits', 'centre', 'notes', 'colours'].find((each) =>
        each === 'digits' ? filled.length > 0 : haveMarks(entries.value, each as keyof Marks, cells),
      ) as EntryMode | undefined;
      if (kind === 'digits') takeOut(filled);
      else if (kind) change([], withoutMarks(entries.value, kind, cells));
      return kind !== undefined;
    },
    reveal(values) {
      const wanted: [number, number][] = [];
      values.forEach((value, cell) => {
        const isOpen = puzzle.value.givens[cell] === 0 && grid.value[cell] !== value;
        if (value > 0 && isOpen) wanted.push([cell, value]);
      });
      const contents = wanted.map(([cell, value]) => [cell, contentOf(value, author.revealed)] as const);
      change(contents, notesOf.after(wanted));
    },
    mend(changes) {
      change(
        changes.map(([cell, value]) => [cell, contentOf(value, author.given)] as const),
        notesOf.after(changes),
      );
    },
    fillNotes() {
      const known = allowed.value?.grid === grid.value && allowed.value.notes;
      change([], {
        notes: allCandidates(geometry.value, grid.value).map((word, at) => (known ? word & known[at]! : word)),
      });
    },
    clearNotes() {
      const { notes, centre } = noMarks(grid.value.length);
      change([], { notes, centre }, true);
    },
    draw: (drawn) => change([], drawn),
    takeOut,
    goTo: (earlier) => go(moveTo(position.value, earlier, now())),
    restart: () => go(moveTo(position.value, noEntries(puzzle.value), now(), true)),
    turnInto(kind) {
      const [from, by] =
        kind === 'givens' ? [entries.value.values, author.given] : [puzzle.value.givens, author.entered];
      const cells = Array.from(from.keys()).filter((cell) => from[cell]! > 0);
      change(cells.map((cell) => [cell, contentOf(from[cell]!, by)] as const));
    },
  };
}
