// The position of the game and the moves that led to it, taken back and made again. A move to another puzzle also sets anew what
// the player types next.
import { batch, computed, signal } from '@preact/signals';
import { isBarePuzzle, type Puzzle } from '../grid/puzzle';
import {
  type History,
  lastMove,
  makeMove,
  type Move,
  newPuzzleId,
  noEntries,
  noHistory,
  type Position,
  record,
  takeBack,
} from './moves';
import type { PlayInternals } from './play_store';

export interface UndoStack extends Pick<
  PlayInternals,
  'position' | 'history' | 'canUndo' | 'canRedo' | 'typing' | 'undo' | 'redo' | 'restore'
> {
  /** Makes a new move, if there is one. */
  go(move: Move | null): void;
}

/** An empty board is first written down, any other is solved. */
const typingFor = (puzzle: Puzzle): 'givens' | 'entries' => (isBarePuzzle(puzzle) ? 'givens' : 'entries');

export function makeUndoStack(first: Puzzle): UndoStack {
  const position = signal<Position>({ puzzleId: newPuzzleId(), puzzle: first, entries: noEntries(first) });
  const history = signal<History>(noHistory);
  const typing = signal(typingFor(first));

  function arrive(moves: History, reached: Position, by?: Move): void {
    batch(() => {
      history.value = moves;
      position.value = reached;
      if (by?.kind !== 'cells') typing.value = typingFor(reached.puzzle);
    });
  }

  return {
    position,
    history,
    typing,
    canUndo: computed(() => lastMove(history.value) !== undefined),
    canRedo: computed(() => history.value.undone.length > 0),
    go(move) {
      if (move) arrive(record(history.value, move), makeMove(position.value, move), move);
    },
    undo() {
      const { done, undone } = history.value;
      const move = lastMove(history.value);
      if (move) arrive({ done: done.slice(0, -1), undone: [...undone, move] }, takeBack(position.value, move), move);
    },
    redo() {
      const { done, undone } = history.value;
      const move = undone.at(-1);
      if (move) arrive({ done: [...done, move], undone: undone.slice(0, -1) }, makeMove(position.value, move), move);
    },
    restore: (restored, itsHistory) => arrive(itsHistory, restored),
  };
}
