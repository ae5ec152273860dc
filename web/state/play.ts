// The puzzle being solved and the player's work on it: the one store that undo restores. Everything else here
// follows from its position. After S. Tatham, devel.but: a datum belongs in the play if undo should bring it back.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { makeGeometry } from '../grid/geometry';
import type { Puzzle } from '../grid/puzzle';
import { makeEdits } from './edits';
import { makeGameBoard } from './game_board';
import { type Entries, newPuzzleId, noEntries } from './moves';
import { allCandidates } from './notes';
import type { Origin } from './origin';
import { type JudgedGrid, outcomeOf } from './outcome';
import type { EntryMode, PlayInternals } from './play_store';
import { puzzleIdFor } from './puzzle_id';
import { makeUndoStack } from './undo_stack';

const typedHere: Origin = { kind: 'typed' };

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
  const { go, ...undoStack } = makeUndoStack(first);
  const { position } = undoStack;
  const board = makeGameBoard(position, marksClashes);
  const judged = signal<JudgedGrid | null>(null);
  const allowed: PlayInternals['allowed'] = signal(null);

  function firstEntries(loaded: Puzzle): Entries {
    const { givens, shape } = loaded;
    const isFilled = fillsNotes.value && givens.some((given) => given > 0);
    const notes = isFilled ? { notes: allCandidates(makeGeometry(shape), givens) } : {};
    return { ...noEntries(loaded), ...notes };
  }

  /** Never the number of the puzzle on the board, or the new one would claim its moves. */
  function idFor(origin: Origin, loaded: Puzzle): number {
    const id = puzzleIdFor(origin, loaded);
    return id === position.value.puzzleId ? newPuzzleId() : id;
  }

  return {
    ...undoStack,
    ...board,
    ...makeEdits({ undoStack: { go, ...undoStack }, board, tidiesNotes, elapsed }, allowed),
    puzzleId: computed(() => position.value.puzzleId),
    origin: computed(() => position.value.origin ?? typedHere),
    outcome: computed(() => outcomeOf(board.geometry.value, board.grid.value, board.clashes.value, judged.value)),
    judged,
    allowed,
    mode: signal<EntryMode>('digits'),
    load(loaded, filled = firstEntries(loaded), origin = { kind: 'brought' }, puzzleId = idFor(origin, loaded)) {
      const after = { puzzleId, puzzle: loaded, entries: filled, origin };
      go({ kind: 'load', before: position.value, after });
    },
  };
}
