// A solve played back, move by move, with the pauses before them, which show
// where the player hesitated. It has the moves as they were when it began.
import { computed, effect, signal } from '@preact/signals';
import { cellFlag, sourceOf } from '../../board/picture';
import { makeGeometry } from '../../grid/geometry';
import { makeMove, takeBack, type CellsMove, type Position } from '../../state/moves';
import { changedCells } from '../../state/pen';
import { drawPosition } from '../../state/position_picture';
import { openDigits } from '../pen/candidates';
import { PenLayer } from '../pen/pen_layer';
import { type Replay, wantsReplay } from './replay_store';

/** Pauses are played at a twentieth of their length, within these limits. */
const quickening = 20;
const shortest_ms = 90;
const longest_ms = 1500;

/** Two digits at once are one thought: a shorter pause is no hesitation. */
const shortestPause_ms = 1000;

export function makeReplay(end: Position, done: readonly CellsMove[]): Replay {
  const geometry = makeGeometry(end.puzzle.shape);
  const pauses = done.map(({ at = 0 }, index) => Math.max(0, at - (done[index - 1]?.at ?? 0)));
  const start = done.reduceRight<Position>(takeBack, end);
  const shown = signal({ at: 0, position: start });
  const isPlaying = signal(false);

  const picture = computed(() => {
    const { at, position } = shown.value;
    const grid = position.puzzle.givens.map((given, cell) => given || position.entries.values[cell]!);
    const drawn = drawPosition(geometry, position, grid);
    for (const cell of at > 0 ? touchedBy(done[at - 1]!) : []) drawn.flags[cell]! |= cellFlag.touched;
    const { pen } = position.entries;
    if (pen.length === 0) return drawn;
    const open = openDigits(geometry, grid, position.entries);
    return { ...drawn, layer: new PenLayer({ geometry, grid, pen, chosen: [], only: 0, open, allInPlaces: false }) };
  });

  function goTo(wanted: number): void {
    let { at, position } = shown.peek();
    const to = Math.max(0, Math.min(wanted, done.length));
    for (; at < to; ++at) position = makeMove(position, done[at]!);
    for (; at > to; --at) position = takeBack(position, done[at - 1]!);
    shown.value = { at, position };
  }

  const stopPlaying = effect(() => {
    const { at } = shown.value;
    if (!isPlaying.value) return undefined;
    if (at === done.length) {
      isPlaying.value = false;
      return undefined;
    }
    const wait_ms = Math.max(shortest_ms, Math.min(pauses[at]! / quickening, longest_ms));
    const timer = setTimeout(() => goTo(at + 1), wait_ms);
    return () => clearTimeout(timer);
  });

  const keys: Record<string, () => void> = {
    ' ': () => void (isPlaying.value = !isPlaying.peek()),
    ',': () => goTo(shown.peek().at - 1),
    '.': () => goTo(shown.peek().at + 1),
    Home: () => goTo(0),
    End: () => goTo(done.length),
    Escape: () => void (wantsReplay.value = false),
  };

  return {
    start,
    moves: done,
    pauses,
    at: computed(() => shown.value.at),
    isPlaying,
    source: sourceOf(picture),
    goTo,
    longestAhead() {
      const { at } = shown.value;
      const ahead = longestPauses(pauses, pauses.length).filter((index) => index >= at);
      return ahead[0] ?? -1;
    },
    press(key) {
      if (!Object.hasOwn(keys, key)) return false;
      keys[key]!();
      return true;
    },
    end: stopPlaying,
  };
}

/** The cells that a move changed. */
export function touchedBy(move: CellsMove): number[] {
  const { cells, notes, centre, colours, pen } = move;
  const lists = [cells, notes?.cells, centre?.cells, colours?.cells, pen && changedCells(pen)];
  // Notes that a value removed from other cells are not part of the action.
  const [first] = lists.filter((list) => list && list.length > 0);
  return [...(first ?? [])];
}

const valueMask = 0xff;

/** The values that it left in its cells, 0 if it erased. */
export const valuesAfter = ({ after }: CellsMove): number[] => Array.from(after, (content) => content & valueMask);

export const placesDigits = (move: CellsMove): boolean => valuesAfter(move).some((value) => value > 0);

/** The moves before which the player thought longest, the longest first. */
export function longestPauses(pauses: readonly number[], most: number): number[] {
  return [...pauses.keys()]
    .filter((index) => pauses[index]! >= shortestPause_ms)
    .sort((one, other) => pauses[other]! - pauses[one]!)
    .slice(0, most);
}
