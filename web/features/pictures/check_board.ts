// What was read of a grid while a person checks it: a value a cell, which of them are still in doubt, and the boxes.
import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { clashes, makeGeometry } from '../../grid/geometry';
import { type Puzzle, boxShape } from '../../grid/puzzle';
import type { GridReading } from '../../image/read_grid';

export interface CheckBoard {
  readonly side: number;
  readonly values: ReadonlySignal<Uint8Array>;
  readonly doubtful: ReadonlySignal<Uint8Array>;
  readonly doubts: ReadonlySignal<number>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  /** Height and width of the boxes. */
  readonly boxes: Signal<readonly [height: number, width: number]>;
  /** All that the side can have. */
  readonly choices: readonly (readonly [height: number, width: number])[];
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** How many cells the rules have changed, which are in doubt, and nobody since. */
  readonly changed: ReadonlySignal<number>;
  /** Gives those what the picture alone shows. */
  undoRules(): void;
  /** Puts a value in a cell, 0 = blank; it is in doubt no longer. */
  put(cell: number, value: number): void;
  /** The first cell in doubt after one, round the end; -1 where there is none. */
  nextDoubt(cell: number): number;
}

export function makeCheckBoard(reading: GridReading): CheckBoard {
  const side = reading.boxHeight * reading.boxWidth;
  const values = signal(reading.values);
  const doubtful = signal(reading.doubtful);
  const boxes = signal<readonly [number, number]>([reading.boxHeight, reading.boxWidth]);
  const puzzle = computed((): Puzzle => ({ shape: boxShape(...boxes.value), givens: values.value }));
  const geometry = computed(() => makeGeometry(puzzle.value.shape));
  const changed = computed(() =>
    reading.values.reduce<number[]>((cells, value, cell) => {
      const isChanged = value !== reading.alone[cell] && values.value[cell] === value && doubtful.value[cell] === 1;
      return isChanged ? [...cells, cell] : cells;
    }, []),
  );
  return {
    side,
    values,
    doubtful,
    boxes,
    puzzle,
    doubts: computed(() => doubtful.value.reduce((sum, doubt) => sum + doubt, 0)),
    clashes: computed(() => clashes(geometry.value, values.value)),
    choices: Array.from({ length: side }, (_, index) => index + 1)
      .filter((height) => side % height === 0 && height > 1 && height < side)
      .map((height) => [height, side / height] as const),
    changed: computed(() => changed.value.length),
    undoRules() {
      const isChanged = new Set(changed.value);
      values.value = values.value.map((value, cell) => (isChanged.has(cell) ? reading.alone[cell]! : value));
    },
    put(cell, value) {
      values.value = values.value.with(cell, value);
      doubtful.value = doubtful.value.with(cell, 0);
    },
    nextDoubt(cell) {
      const after = doubtful.value.indexOf(1, cell + 1);
      return after >= 0 ? after : doubtful.value.indexOf(1);
    },
  };
}

const boards = new WeakMap<GridReading, CheckBoard>();

/** The same as long as there is the reading: of several grids, each stands as it was left. */
export function checkBoardOf(reading: GridReading): CheckBoard {
  const board = boards.get(reading) ?? makeCheckBoard(reading);
  boards.set(reading, board);
  return board;
}
