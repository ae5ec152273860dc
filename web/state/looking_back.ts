// Questions about the past of the puzzle on the board, answered from its moves.
import { type Entries, takeBack } from './moves';
import type { PlayStore } from './play_store';

/** Returns to the last moment with such entries, as one move; false if none is remembered. */
export function goBackTo(play: PlayStore, areSo: (entries: Entries) => boolean): boolean {
  let at = play.position.peek();
  for (const move of play.history.peek().done.toReversed()) {
    if (areSo(at.entries) || move.kind === 'load') break;
    at = takeBack(at, move);
  }
  if (areSo(at.entries)) play.goTo(at.entries);
  return areSo(at.entries);
}

/** The cell among these with the oldest value. */
export function oldestOf({ history }: PlayStore, cells: readonly number[]): number {
  const since = (cell: number): number =>
    history.value.done.findLastIndex((move) => move.kind === 'load' || move.cells.includes(cell));
  return cells.reduce((oldest, cell) => (since(cell) < since(oldest) ? cell : oldest));
}
