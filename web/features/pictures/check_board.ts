// The reading of a grid while a person checks it: a value a cell, the cells that are still in doubt, and the rules.
import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals';
import { clashes, makeGeometry } from '../../grid/geometry';
import { onceEach, makeTouch, type Touch } from './check_text';
import { type DrawnCage, drawnShape } from '../../grid/drawn_shape';
import type { Puzzle } from '../../grid/puzzle';
import type { GridReading } from '../../image/read_grid';

/** The use of the digits that were filled in. */
export type FilledInAs = 'entries' | 'givens' | 'out';

export interface CheckBoard extends Touch {
  readonly side: number;
  /** Without filled-in digits if they are left out; `doubtful` likewise. */
  readonly values: ReadonlySignal<Uint8Array>;
  readonly doubtful: ReadonlySignal<Uint8Array>;
  readonly doubts: ReadonlySignal<number>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  /** The box or region of each cell. */
  readonly regionOf: ReadonlySignal<Uint8Array>;
  /** Height and width of the boxes; 1 and the side for the regions of a jigsaw. */
  readonly boxes: Signal<readonly [height: number, width: number]>;
  /** All that the side allows; the regions of the reading, if any, come first. */
  readonly choices: readonly (readonly [height: number, width: number])[];
  readonly hasDiagonals: Signal<boolean>;
  /** The cages that were read, with corrected sums; and whether they belong to the puzzle. */
  readonly cages: ReadonlySignal<readonly DrawnCage[]>;
  readonly hasCages: Signal<boolean>;
  readonly puzzle: ReadonlySignal<Puzzle>;
  readonly filledInAs: Signal<FilledInAs>;
  /** 1 for filled-in digits, whatever their use; and the number of digits. */
  readonly filledIn: ReadonlySignal<Uint8Array>;
  readonly filledInCount: ReadonlySignal<number>;
  /** The player's entries: a value a cell. */
  readonly entries: ReadonlySignal<Uint8Array>;
  /** The number of cells that were changed to fit the rules and have not been typed since. */
  readonly changed: ReadonlySignal<number>;
  /** True if those cells were changed to fit the rules. */
  readonly keepsRules: Signal<boolean>;
  /** Puts a value into a cell, 0 = blank; the cell is no longer in doubt. */
  put(cell: number, value: number): void;
  /** Sets the sum of the cage that begins in a cell, 0 = unknown; the cell is no longer in doubt. */
  setSum(cell: number, sum: number): void;
  /** Sets whether the digit of a cell was filled in. */
  setFilledIn(cell: number, isFilledIn: boolean): void;
  /** The first cell in doubt after one, continuing at the beginning; -1 if there is none. */
  nextDoubt(cell: number): number;
}

export function makeCheckBoard(reading: GridReading): CheckBoard {
  const side = reading.boxHeight * reading.boxWidth;
  const typed = signal<ReadonlyMap<number, number>>(new Map());
  // Digits that look filled in, but without which there are several solutions, are likelier printed; the player decides.
  const areNeeded = !reading.filledIn.includes(1) && reading.looksFilledIn.includes(1);
  const filledIn = signal(areNeeded ? reading.looksFilledIn : reading.filledIn);
  const filledInAs = signal<FilledInAs>(areNeeded ? 'givens' : 'entries');
  const keepsRules = signal(true);
  const boxes = signal<readonly [number, number]>([reading.boxHeight, reading.boxWidth]);
  const hasDiagonals = signal(reading.hasDiagonals);
  const cages = signal(reading.cages ?? []);
  const hasCages = signal(cages.peek().length > 0);
  const isOut = computed(() => filledInAs.value === 'out');
  const printed = (cells: Uint8Array): Uint8Array => cells.map((value, cell) => (filledIn.value[cell] ? 0 : value));
  const read = computed(() =>
    (keepsRules.value ? reading.values : reading.alone).map((value, cell) => typed.value.get(cell) ?? value),
  );
  const unsure = computed(() => reading.doubtful.map((doubt, cell) => (typed.value.has(cell) ? 0 : doubt)));
  const values = computed(() => (isOut.value ? printed(read.value) : read.value));
  const doubtful = computed(() => (isOut.value ? printed(unsure.value) : unsure.value));
  const givens = computed(() => (filledInAs.value === 'givens' ? read.value : printed(read.value)));
  const puzzle = computed((): Puzzle => {
    const [boxHeight, boxWidth] = boxes.value;
    const regions = boxHeight === 1 ? reading.regions : null;
    return {
      shape: drawnShape({
        boxHeight,
        boxWidth,
        regions,
        hasDiagonals: hasDiagonals.value,
        ...(hasCages.value && { cages: cages.value }),
      }),
      givens: givens.value,
    };
  });
  const geometry = computed(() => makeGeometry(puzzle.value.shape));
  const isChanged = (value: number, cell: number): boolean =>
    value !== reading.alone[cell] && !typed.value.has(cell) && !(isOut.value && filledIn.value[cell]);
  const put = (cell: number, value: number): void =>
    batch(() => {
      typed.value = new Map(typed.value).set(cell, value);
      // A digit typed while such digits are left out is meant to stay.
      if (isOut.value) filledIn.value = filledIn.value.with(cell, 0);
    });
  return {
    side,
    values,
    doubtful,
    boxes,
    hasDiagonals,
    cages,
    hasCages,
    puzzle,
    filledInAs,
    filledIn,
    filledInCount: computed(() => read.value.filter((value, cell) => value > 0 && filledIn.value[cell]).length),
    entries: computed(() => values.value.map((value, cell) => value - givens.value[cell]!)),
    doubts: computed(() => doubtful.value.reduce((sum, doubt) => sum + doubt, 0)),
    regionOf: computed(() => geometry.value.regionOf),
    clashes: computed(() => clashes(geometry.value, values.value)),
    choices: Array.from({ length: side }, (_, index) => index + 1)
      .filter((height) => side % height === 0 && (height > 1 ? height < side : reading.regions !== null))
      .map((height) => [height, side / height] as const),
    changed: computed(() => reading.values.filter(isChanged).length),
    keepsRules,
    ...makeTouch(() => [
      typed.value,
      filledIn.value,
      boxes.value[0],
      hasDiagonals.value,
      cages.value,
      hasCages.value,
      keepsRules.value,
      filledInAs.value,
    ]),
    put,
    setSum(cell, sum) {
      batch(() => {
        cages.value = cages.value.map((cage) => (cage.cells[0] === cell ? { ...cage, sum } : cage));
        put(cell, values.peek()[cell]!);
      });
    },
    setFilledIn: (cell, isFilledIn) => void (filledIn.value = filledIn.value.with(cell, Number(isFilledIn))),
    nextDoubt(cell) {
      const after = doubtful.value.indexOf(1, cell + 1);
      return after >= 0 ? after : doubtful.value.indexOf(1);
    },
  };
}

/** The same for as long as the reading exists: each of several grids keeps its corrections. */
export const checkBoardOf = onceEach(makeCheckBoard);
