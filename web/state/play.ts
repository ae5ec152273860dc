// The puzzle being solved and what was put into it: the one store that undo restores. Everything else here follows from
// its position. After S. Tatham, devel.but: a datum belongs in the play if undo should bring it back.
import type { BoardSource } from '../board/picture';
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { cellFlag, cellKind, sourceOf, type BoardPicture } from '../board/picture';
import { clashes, makeGeometry, type Geometry } from '../grid/geometry';
import type { Puzzle } from '../grid/puzzle';
import {
  author,
  cellsMove,
  contentOf,
  makeMove,
  newPuzzleId,
  noEntries,
  noHistory,
  record,
  takeBack,
  type History,
  type Move,
  type Position,
} from './moves';
import { allCandidates, hasAny, hasNote, noNotes, withCleared, withPlaced, withToggled } from './notes';
import { drawMarks } from './board_marks';
import type { BoardMarks } from './board_marks';
import type { Entries } from './moves';

export interface PlayStore {
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** Another for each puzzle that is loaded; undo brings it back with its puzzle. */
  readonly puzzleId: ReadonlySignal<number>;
  readonly geometry: ReadonlySignal<Geometry>;
  readonly entries: ReadonlySignal<Entries>;
  /** Givens and entries in one. */
  readonly grid: ReadonlySignal<Uint8Array>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether typing sets givens (writing a puzzle down) or entries (solving it). */
  readonly typing: Signal<'givens' | 'entries'>;
  /** Whether numbers that are typed become notes. */
  readonly noting: Signal<boolean>;
  /**
   * Types a value into a cell, which takes its notes and, by the setting, that digit from the notes of its peers; 0 clears,
   * and where the cell was blank it clears its notes. A given is only changed while typing givens. False when it may not be.
   */
  type(cell: number, value: number): boolean;
  /** Fills in values as revealed where the grid is blank, or differs; 0 in `values` leaves a cell alone. */
  reveal(values: Uint8Array): void;
  /** Gives cells other givens, 0 = none, as one move. */
  mend(changes: readonly (readonly [cell: number, value: number])[]): void;
  /** Takes entries out, as one move. */
  takeOut(cells: readonly number[]): void;
  /** The one of these cells whose value has stood longest. */
  oldest(cells: readonly number[]): number;
  readonly marks: Signal<BoardMarks | null>;
  /** Takes all entries out. */
  clearEntries(): void;
  /** Makes all entries givens, or all givens entries, as one move. */
  turnInto(kind: 'givens' | 'entries'): void;
  /** Makes or takes back a note. False where the cell is not blank or has no such digit. */
  toggleNote(cell: number, value: number): boolean;
  /** Notes in every blank cell: all digits that stand in none of its houses. */
  fillNotes(): void;
  /** Takes all notes out. */
  clearNotes(): void;
  /** Takes digits from the notes, as one move; where there are no notes, all candidates are filled in first. */
  strike(candidates: readonly { cell: number; digit: number }[]): void;
  /** A new puzzle; undo brings the one before back. */
  load(puzzle: Puzzle, entries?: Entries): void;
  undo(): void;
  redo(): void;
  /** The picture for the board. */
  readonly source: BoardSource;
}

export interface HasPlay {
  readonly play: PlayStore;
}

/** The store, with what saving and linking need beside. */
export interface PlayInternals extends PlayStore {
  readonly position: ReadonlySignal<Position>;
  readonly history: ReadonlySignal<History>;
  /** As PlayStore.load; `puzzleId` where the puzzle has been here before. */
  load(puzzle: Puzzle, entries?: Entries, puzzleId?: number): void;
  /** Cells of a contradiction that the solver named. */
  readonly hatched: Signal<Iterable<number>>;
  /** What a search under way knows of the grid as it stands; null = none. */
  readonly outlook: Signal<ShownOutlook | null>;
  /** Puts a saved game in place of everything, its history too. */
  restore(position: Position, history: History): void;
}

/** Writing down comes first on an empty board, solving on any other. */
function typingFor(puzzle: Puzzle): 'givens' | 'entries' {
  return puzzle.givens.some((given) => given > 0) ? 'entries' : 'givens';
}

/** What a search under way shows in the blank cells; a value a cell, 0 where nothing is known. */
export interface ShownOutlook {
  readonly proved: Uint8Array;
  readonly best: Uint8Array | null;
}

function draw(
  geometry: Geometry,
  { puzzle, entries }: Position,
  grid: Uint8Array,
  outlook: ShownOutlook | null,
): BoardPicture {
  const values = outlook ? grid.map((value, cell) => value || outlook.proved[cell] || outlook.best?.[cell] || 0) : grid;
  const kinds = Uint8Array.from(grid, (value, cell) => {
    if (value === 0 && values[cell] === 0) return cellKind.empty;
    if (value === 0) return outlook?.proved[cell] ? cellKind.proved : cellKind.supposed;
    if (puzzle.givens[cell]! > 0) return cellKind.given;
    return entries.revealed[cell] ? cellKind.revealed : cellKind.entered;
  });
  const candidates = hasAny(entries.notes) ? entries.notes : null;
  return { geometry, values, kinds, flags: new Uint8Array(grid.length), levels: null, candidates, noted: true };
}

/** A grid of another size may come before its search is forgotten. */
const fitting = (outlook: ShownOutlook | null, grid: Uint8Array): ShownOutlook | null =>
  outlook?.proved.length === grid.length ? outlook : null;

/** `tidiesNotes`: whether a value that is placed goes from the notes of its peers. */
export function makePlay(first: Puzzle, tidiesNotes: ReadonlySignal<boolean> = signal(true)): PlayInternals {
  const position = signal<Position>({ puzzleId: 0, puzzle: first, entries: noEntries(first) });
  const history = signal<History>(noHistory);
  const hatched = signal<Iterable<number>>([]);
  const outlook = signal<ShownOutlook | null>(null);
  const marks = signal<BoardMarks | null>(null);
  const typing = signal(typingFor(first));
  const noting = signal(false);

  const puzzle = computed(() => position.value.puzzle);
  const shape = computed(() => puzzle.value.shape);
  const geometry = computed(() => makeGeometry(shape.value));
  const entries = computed(() => position.value.entries);
  // Notes change entries, and not what the grid holds.
  const values = computed(() => entries.value.values);
  const grid = computed(() => puzzle.value.givens.map((given, cell) => given || values.value[cell]!));
  const clashing = computed(() => clashes(geometry.value, grid.value));
  const picture = computed(() => {
    const drawn = draw(geometry.value, position.value, grid.value, fitting(outlook.value, grid.value));
    for (const cell of clashing.value) drawn.flags[cell]! |= cellFlag.clash;
    // A diagnosis that shows cells says more than the verdict's contradiction, and each is clearer alone.
    for (const cell of marks.value ? [] : hatched.value) drawn.flags[cell]! |= cellFlag.hatched;
    return marks.value ? drawMarks(drawn, marks.value) : drawn;
  });

  function go(move: Move | null): void {
    if (!move) return;
    batch(() => {
      history.value = record(history.value, move);
      position.value = makeMove(position.value, move);
    });
  }

  function notesBeside(placed: Iterable<readonly [cell: number, value: number]>): Uint32Array {
    return withPlaced(geometry.value, entries.value.notes, placed, tidiesNotes.value);
  }

  function takeOut(cells: readonly number[]): void {
    go(
      cellsMove(
        position.value,
        cells.map((cell) => [cell, 0] as const),
      ),
    );
  }

  /** The typing mode goes with a puzzle, not with an entry. */
  function arrive(move: Move): void {
    if (move.kind === 'load') typing.value = typingFor(puzzle.peek());
  }

  return {
    puzzle,
    puzzleId: computed(() => position.value.puzzleId),
    geometry,
    entries,
    grid,
    clashes: clashing,
    canUndo: computed(() => history.value.done.length > 0),
    canRedo: computed(() => history.value.undone.length > 0),
    typing,
    noting,
    position,
    history,
    hatched,
    outlook,
    marks,

    type(cell, value) {
      const writing = typing.value === 'givens';
      const isPossible = cell >= 0 && cell < grid.value.length && value >= 0 && value <= geometry.value.side;
      if (!isPossible || (!writing && puzzle.value.givens[cell]! > 0)) return false;
      const content = contentOf(value, writing ? author.given : author.entered);
      const wasBlank = grid.value[cell] === 0;
      const notes = value > 0 ? notesBeside([[cell, value]]) : wasBlank && withCleared(entries.value.notes, cell);
      go(cellsMove(position.value, [[cell, content]], notes || undefined));
      return true;
    },
    reveal(values) {
      const wanted: [number, number][] = [];
      values.forEach((value, cell) => {
        const isOpen = puzzle.value.givens[cell] === 0 && grid.value[cell] !== value;
        if (value > 0 && isOpen) wanted.push([cell, value]);
      });
      const contents = wanted.map(([cell, value]) => [cell, contentOf(value, author.revealed)] as const);
      go(cellsMove(position.value, contents, notesBeside(wanted)));
    },
    mend(changes) {
      go(
        cellsMove(
          position.value,
          changes.map(([cell, value]) => [cell, contentOf(value, author.given)] as const),
          notesBeside(changes.filter(([, value]) => value > 0)),
        ),
      );
    },
    toggleNote(cell, value) {
      if (grid.value[cell] !== 0 || value < 1 || value > geometry.value.side) return false;
      go(cellsMove(position.value, [], withToggled(entries.value.notes, cell, value)));
      return true;
    },
    fillNotes: () => go(cellsMove(position.value, [], allCandidates(geometry.value, grid.value))),
    clearNotes: () => go(cellsMove(position.value, [], noNotes(grid.value.length))),
    strike(candidates) {
      const { notes } = entries.value;
      const before = hasAny(notes) ? notes : allCandidates(geometry.value, grid.value);
      const after = candidates.reduce(
        (left, { cell, digit }) => (hasNote(left, cell, digit) ? withToggled(left, cell, digit) : left),
        before,
      );
      go(cellsMove(position.value, [], after));
    },
    takeOut,
    oldest(cells) {
      const since = (cell: number): number =>
        history.value.done.findLastIndex((move) => move.kind === 'load' || move.cells.includes(cell));
      return cells.reduce((oldest, cell) => (since(cell) < since(oldest) ? cell : oldest));
    },
    clearEntries: () =>
      takeOut(Array.from(entries.value.values.keys()).filter((cell) => entries.value.values[cell]! > 0)),
    turnInto(kind) {
      const [from, by] =
        kind === 'givens' ? [entries.value.values, author.given] : [puzzle.value.givens, author.entered];
      const cells = Array.from(from.keys()).filter((cell) => from[cell]! > 0);
      go(
        cellsMove(
          position.value,
          cells.map((cell) => [cell, contentOf(from[cell]!, by)] as const),
        ),
      );
    },
    load(loaded: Puzzle, filled: Entries = noEntries(loaded), puzzleId: number = newPuzzleId()) {
      batch(() => {
        const after: Position = { puzzleId, puzzle: loaded, entries: filled };
        const move: Move = { kind: 'load', before: position.value, after };
        go(move);
        arrive(move);
      });
    },
    undo() {
      const move = history.value.done.at(-1);
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
