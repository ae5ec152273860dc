// The interface of a replay: whether one is requested, and of which
// solve. replay.ts, which implements it, is fetched with its views.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BoardSource } from '../../board/picture';
import type { CellsMove, Position } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';

export interface Replay {
  readonly start: Position;
  readonly moves: readonly CellsMove[];
  /** Before each move, in milliseconds. */
  readonly pauses: readonly number[];
  /** Number of moves made so far. */
  readonly at: ReadonlySignal<number>;
  readonly isPlaying: Signal<boolean>;
  readonly source: BoardSource;
  goTo(at: number): void;
  /** The next move before which the player thought longest, by the number of moves before it; -1 if there is none. */
  longestAhead(): number;
  /** True if the replay used the key. */
  press(key: string): boolean;
  end(): void;
}

export const wantsReplay = signal(false);

/** The moves of the puzzle on the board, since its last new start. */
export function movesOf({ play }: HasPlay): CellsMove[] {
  const { done } = play.history.value;
  const first = done.findLastIndex((move) => move.kind === 'load' || (move.clears && move.cells.length > 0)) + 1;
  return done.slice(first).filter((move) => move.kind === 'cells');
}
