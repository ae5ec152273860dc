// The puzzle being solved and the player's work on it: the one store that undo restores. Everything else here
// follows from its position. After S. Tatham, devel.but: a datum belongs in the play if undo should bring it back.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { type BoardLayer, cellFlag, sourceOf } from '../board/picture';
import { clashes, makeGeometry } from '../grid/geometry';
import { haveClues } from '../grid/constraints';
import type { Puzzle } from '../grid/puzzle';
import { drawMarks } from './board_marks';
import type { BoardMarks } from './board_marks';
import {
  author,
  cellsMove,
  colourCount,
  contentOf,
  makeMove,
  moveTo,
  lastMove,
  newPuzzleId,
  noEntries,
  noHistory,
  noMarks,
  record,
  takeBack,
  type Drawn,
  type Entries,
  type History,
  type Marks,
  type Move,
  type Position,
} from './moves';
import { haveMarks, withMark, withoutMarks } from './marking';
import { allCandidates, hasNote, withPlaced } from './notes';
import { notesBack, type NotesBefore } from './notes_back';
import type { Origin } from './origin';
import { type JudgedGrid, outcomeOf } from './outcome';
import { penWithout } from './pen';
import type { EntryMode, PlayInternals } from './play_store';
import { clashesBeside, drawPosition, type ShownOutlook } from './position_picture';
import { puzzleIdFor } from './puzzle_id';

/** An empty board is first written down, any other is solved. In place of givens there may be candidates or clues. */
function typingFor({ givens, shape }: Puzzle): 'givens' | 'entries' {
  return givens.some((given) => given > 0) || haveClues(shape.constraints) ? 'entries' : 'givens';
}

const typedHere: Origin = { kind: 'typed' };

/** A grid of another size may come before its search is forgotten. */
const fitting = (outlook: ShownOutlook | null, grid: Uint8Array): ShownOutlook | null =>
  outlook?.proved.length === grid.length ? outlook : null;

export interface PlayStoreNeeds {
  /** True if placing a value removes it from the notes of its peers. */
  tidiesNotes?: ReadonlySignal<boolean>;
  /** The time spent on the puzzle, in milliseconds. */
  elapsed?: () => number;
  /** True if a puzzle starts with all its candidates as corner notes. */
  fillsNotes?: ReadonlySignal<boolean>;
  /** True if clashing values are marked. */
  marksClashes?: ReadonlySignal<boolean>;
}

export function makePlay(
  first: Puzzle,
  {
    tidiesNotes = signal(true),
    fillsNotes = signal(false),
    marksClashes = signal(true),
    elapsed = () => 0,
  }: PlayStoreNeeds = {},
): PlayInternals {
  const judged = signal<JudgedGrid | null>(null);
  const broken: PlayInternals['broken'] = signal(null);
  const allowed: PlayInternals['allowed'] = signal(null);
  const position = signal<Position>({ puzzleId: newPuzzleId(), puzzle: first, entries: noEntries(first) });
  const history = signal<History>(noHistory);
  const hatched = signal<Iterable<number>>([]);
  const outlook = signal<ShownOutlook | null>(null);
  const marks = signal<BoardMarks | null>(null);
  const layer = signal<BoardLayer | null>(null);
  const cover: PlayInternals['cover'] = signal(null);
  const wrong = signal<ReadonlyMap<number, number>>(new Map());
  const typing = signal(typingFor(first));
  const mode = signal<EntryMode>('digits');

  const puzzle = computed(() => position.value.puzzle);
  const shape = computed(() => puzzle.value.shape);
  const geometry = computed(() => makeGeometry(shape.value));
  const entries = computed(() => position.value.entries);
  // Notes change the entries, but not the values of the grid.
  const values = computed(() => entries.value.values);
  const grid = computed(() => puzzle.value.givens.map((given, cell) => given || values.value[cell]!));
  const clashing = computed(() => {
    const found = clashes(geometry.value, grid.value);
    if (broken.value?.grid === grid.value) for (const cell of broken.value.cells) found.add(cell);
    return found;
  });
  const picture = computed(() => {
    const drawn = drawPosition(geometry.value, position.value, grid.value, fitting(outlook.value, grid.value));
    const shown = [...wrong.value].filter(([cell, value]) => grid.value[cell] === value).map(([cell]) => cell);
    for (const cell of marksClashes.value ? clashesBeside(geometry.value, grid.value, clashing.value, shown) : []) {
      drawn.flags[cell]! |= cellFlag.clash;
    }
    for (const cell of shown) drawn.flags[cell]! |= cellFlag.wrong;
    // A diagnosis that shows cells is more precise than the verdict's contradiction, and each is clearer alone.
    for (const cell of marks.value ? [] : hatched.value) drawn.flags[cell]! |= cellFlag.hatched;
    const picture = { ...drawn, layer: layer.value, cover: cover.value };
    return marks.value ? drawMarks(picture, marks.value) : picture;
  });

  function go(move: Move | null): void {
    if (!move) return;
    batch(() => {
      history.value = record(history.value, move);
      position.value = makeMove(position.value, move);
    });
  }

  /** Every change of cells passes here. Marks at a candidate are removed with its note, or with a value in its cell. */
  function change(
    contents: readonly (readonly [cell: number, content: number])[],
    marks: Partial<Drawn> = {},
    clears = false,
  ): void {
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
    go(cellsMove(position.value, contents, { ...marks, pen }, Math.round(elapsed()), clears));
  }

  function notesBeside(
    placed: readonly (readonly [cell: number, value: number])[],
    { notes, centre }: NotesBefore,
  ): NotesBefore {
    const beside = (before: Uint32Array): Uint32Array => withPlaced(geometry.value, before, placed, tidiesNotes.value);
    return { notes: beside(notes), centre: beside(centre) };
  }

  /** The notes without the values of these cells: notes removed by the values come back. */
  function notesWithout(cells: readonly number[]): NotesBefore {
    return notesBack(geometry.value, position.value, history.value.done, cells, tidiesNotes.value);
  }

  /** The notes once these values have replaced the old ones. */
  function notesAfter(placed: readonly (readonly [cell: number, value: number])[]): NotesBefore {
    const replaced = placed.map(([cell]) => cell).filter((cell) => !isBlank(cell));
    const without = replaced.length === 0 ? entries.value : notesWithout(replaced);
    return notesBeside(
      placed.filter(([, value]) => value > 0),
      without,
    );
  }

  function takeOut(cells: readonly number[]): void {
    change(
      cells.map((cell) => [cell, 0] as const),
      notesWithout(cells),
    );
  }

  function firstEntries(loaded: Puzzle): Entries {
    const { givens, shape: itsShape } = loaded;
    const isFilled = fillsNotes.value && givens.some((given) => given > 0);
    const notes = isFilled ? { notes: allCandidates(makeGeometry(itsShape), givens) } : {};
    return { ...noEntries(loaded), ...notes };
  }

  /** Never the number of the puzzle on the board, or the new one would claim its moves. */
  function idFor(origin: Origin, loaded: Puzzle): number {
    const id = puzzleIdFor(origin, loaded);
    return id === position.value.puzzleId ? newPuzzleId() : id;
  }

  const isBlank = (cell: number): boolean => grid.value[cell] === 0;
  const isOwn = (cell: number): boolean => typing.value === 'givens' || puzzle.value.givens[cell] === 0;
  const isCell = (cell: number): boolean => cell >= 0 && cell < grid.value.length;

  /** The typing mode belongs to a puzzle, not to an entry. */
  function arrive(move: Move): void {
    if (move.kind === 'load') typing.value = typingFor(puzzle.peek());
  }

  return {
    puzzle,
    puzzleId: computed(() => position.value.puzzleId),
    origin: computed(() => position.value.origin ?? typedHere),
    geometry,
    entries,
    grid,
    clashes: clashing,
    outcome: computed(() => outcomeOf(geometry.value, grid.value, clashing.value, judged.value)),
    judged,
    broken,
    allowed,
    canUndo: computed(() => lastMove(history.value) !== undefined),
    canRedo: computed(() => history.value.undone.length > 0),
    typing,
    mode,
    position,
    history,
    hatched,
    outlook,
    marks,
    layer,
    cover,
    wrong,

    type(cells, value) {
      const open = cells.filter((cell) => isCell(cell) && isOwn(cell));
      if (open.length === 0 || value < 0 || value > geometry.value.side) return false;
      const by = typing.value === 'givens' ? author.given : author.entered;
      change(
        open.map((cell) => [cell, contentOf(value, by)] as const),
        notesAfter(open.map((cell) => [cell, value] as const)),
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
      change(contents, notesAfter(wanted));
    },
    mend(changes) {
      change(
        changes.map(([cell, value]) => [cell, contentOf(value, author.given)] as const),
        notesAfter(changes),
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
    goTo: (earlier) => go(moveTo(position.value, earlier, Math.round(elapsed()))),
    restart: () => go(moveTo(position.value, noEntries(puzzle.value), Math.round(elapsed()), true)),
    turnInto(kind) {
      const [from, by] =
        kind === 'givens' ? [entries.value.values, author.given] : [puzzle.value.givens, author.entered];
      const cells = Array.from(from.keys()).filter((cell) => from[cell]! > 0);
      change(cells.map((cell) => [cell, contentOf(from[cell]!, by)] as const));
    },
    load(loaded, filled = firstEntries(loaded), origin = { kind: 'brought' }, puzzleId = idFor(origin, loaded)) {
      batch(() => {
        const after: Position = { puzzleId, puzzle: loaded, entries: filled, origin };
        const move: Move = { kind: 'load', before: position.value, after };
        go(move);
        arrive(move);
      });
    },
    undo() {
      const move = lastMove(history.value);
      if (!move) return;
      batch(() => {
        history.value = { done: history.value.done.slice(0, -1), undone: [...history.value.undone, move] };
        position.value = takeBack(position.value, move);
        arrive(move);
      });
    },
    redo() {
      const move = history.value.undone.at(-1);
      if (!move) return;
      batch(() => {
        history.value = { done: [...history.value.done, move], undone: history.value.undone.slice(0, -1) };
        position.value = makeMove(position.value, move);
        arrive(move);
      });
    },
    restore(restored, itsHistory) {
      batch(() => {
        position.value = restored;
        history.value = itsHistory;
        typing.value = typingFor(restored.puzzle);
      });
    },
    source: sourceOf(picture),
  };
}
