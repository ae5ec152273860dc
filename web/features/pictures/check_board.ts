// What was read of a grid while a person checks it: a value a cell, which of them are still in doubt, and the boxes.
import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { clashes, makeGeometry } from '../../grid/geometry';
import { type Puzzle, drawnShape } from '../../grid/puzzle';
import type { GridReading } from '../../image/read_grid';

/** What becomes of the digits that were written by hand. */
export type Handwriting = 'entries' | 'givens' | 'out';

export interface CheckBoard {
  readonly side: number;
  /** Without handwriting where that is left out; so is `doubtful`. */
  readonly values: ReadonlySignal<Uint8Array>;
  readonly doubtful: ReadonlySignal<Uint8Array>;
  readonly doubts: ReadonlySignal<number>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  /** The box or region of each cell. */
  readonly regionOf: ReadonlySignal<Uint8Array>;
  /** Height and width of the boxes; 1 and the side for the regions of a jigsaw. */
  readonly boxes: Signal<readonly [height: number, width: number]>;
  /** All that the side can have; first the regions that were read, if any. */
  readonly choices: readonly (readonly [height: number, width: number])[];
  readonly puzzle: ReadonlySignal<Puzzle>;
  readonly handwriting: Signal<Handwriting>;
  /** How many digits were written by hand, whatever becomes of them. */
  readonly handwritten: ReadonlySignal<number>;
  /** What a player has put into the puzzle: a value a cell. */
  readonly entries: ReadonlySignal<Uint8Array>;
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
  const read = signal(reading.values);
  const unsure = signal(reading.doubtful);
  const byHand = signal(reading.handwritten);
  const handwriting = signal<Handwriting>('entries');
  const boxes = signal<readonly [number, number]>([reading.boxHeight, reading.boxWidth]);
  const isOut = computed(() => handwriting.value === 'out');
  const printed = (cells: Uint8Array): Uint8Array => cells.map((value, cell) => (byHand.value[cell] ? 0 : value));
  const values = computed(() => (isOut.value ? printed(read.value) : read.value));
  const doubtful = computed(() => (isOut.value ? printed(unsure.value) : unsure.value));
  const givens = computed(() => (handwriting.value === 'givens' ? read.value : printed(read.value)));
  const puzzle = computed((): Puzzle => {
    const [boxHeight, boxWidth] = boxes.value;
    const regions = boxHeight === 1 ? reading.regions : null;
    return { shape: drawnShape({ ...reading, boxHeight, boxWidth, regions }), givens: givens.value };
  });
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
    handwriting,
    handwritten: computed(() => read.value.filter((value, cell) => value > 0 && byHand.value[cell]).length),
    entries: computed(() => values.value.map((value, cell) => value - givens.value[cell]!)),
    doubts: computed(() => doubtful.value.reduce((sum, doubt) => sum + doubt, 0)),
    regionOf: computed(() => geometry.value.regionOf),
    clashes: computed(() => clashes(geometry.value, values.value)),
    choices: Array.from({ length: side }, (_, index) => index + 1)
      .filter((height) => side % height === 0 && (height > 1 ? height < side : reading.regions !== null))
      .map((height) => [height, side / height] as const),
    changed: computed(() => changed.value.length),
    undoRules() {
      const isChanged = new Set(changed.value);
      read.value = read.value.map((value, cell) => (isChanged.has(cell) ? reading.alone[cell]! : value));
    },
    put(cell, value) {
      batch(() => {
        read.value = read.value.with(cell, value);
        unsure.value = unsure.value.with(cell, 0);
        // What is typed where handwriting was left out is meant to stand there.
        if (isOut.value) byHand.value = byHand.value.with(cell, 0);
      });
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
