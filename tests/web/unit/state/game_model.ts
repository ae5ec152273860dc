// A player's game as a small model, for tests that play at random: the digits in the grid, the
// depth of undo, the clock and the counts. It shares no code with the page. Plain 9x9 alone.
import type { Puzzle } from '../../../../web/grid/puzzle';
import type { SolveOutcome } from '../../../../web/protocol/messages';

const cells = Array.from({ length: 81 }, (_, cell) => cell);
const row = (cell: number): number => Math.floor(cell / 9);
const box = (cell: number): number => 3 * Math.floor(row(cell) / 3) + Math.floor((cell % 9) / 3);
const peersOf = cells.map((cell) =>
  cells.filter(
    (other) => other !== cell && (row(other) === row(cell) || other % 9 === cell % 9 || box(other) === box(cell)),
  ),
);

const fits = (grid: ArrayLike<number>, cell: number, digit: number): boolean =>
  peersOf[cell]!.every((peer) => grid[peer] !== digit);
export const isConsistent = (grid: ArrayLike<number>): boolean =>
  cells.every((cell) => grid[cell] === 0 || fits(grid, cell, grid[cell]!));

/** The solutions of a grid, up to so many. */
export function solutionsOf(givens: ArrayLike<number>, limit: number): number[][] {
  const grid = Array.from(givens);
  const found: number[][] = [];
  function search(): void {
    let [best, least]: [number, number[]] = [-1, []];
    for (const cell of cells) {
      if (grid[cell] !== 0) continue;
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => fits(grid, cell, digit));
      if (best < 0 || digits.length < least.length) [best, least] = [cell, digits];
      if (digits.length <= 1) break;
    }
    if (best < 0) return void found.push(grid.slice());
    for (const digit of least) {
      grid[best] = digit;
      search();
      if (found.length >= limit) break;
    }
    grid[best] = 0;
  }
  if (isConsistent(grid)) search();
  return found;
}

/** The answer of a worker that is asked to solve; `limit` 0 counts to a hundred. */
export function outcomeFor({ givens }: Puzzle, limit: number): SolveOutcome {
  const found = solutionsOf(givens, limit || 100);
  const count = found.length;
  const status = count === 0 ? 'none' : limit === 1 ? 'solved' : count === 1 ? 'unique' : 'several';
  return {
    ...{ status, solutions: count, solution: found[0] ? Uint8Array.from(found[0]) : null, contradiction: null },
    ...{ cancelled: false, steps: 1, seconds: 0, guesses: 0, backtracks: 0, deepest: 0 },
  };
}

interface Snapshot {
  readonly values: readonly number[];
  /** Corner notes, a set of digits a cell; null if the model does not follow them. */
  readonly notes: readonly ReadonlySet<number>[] | null;
}

export class Game {
  values: readonly number[] = new Array<number>(81).fill(0);
  notes: Snapshot['notes'] = cells.map(() => new Set<number>());
  undone: Snapshot[] = [];
  done: Snapshot[] = [];
  elapsed = 0;
  hints = 0;
  checks = 0;
  /** The time and hints of the first time that it was finished. */
  finished: { elapsed: number; hints: number } | null = null;

  constructor(
    readonly givens: readonly number[],
    readonly daily: { day: string; grade: number } | null,
  ) {}

  get grid(): readonly number[] {
    return cells.map((cell) => this.givens[cell] || this.values[cell]!);
  }
  get isFull(): boolean {
    return !this.grid.includes(0);
  }
  get isSolved(): boolean {
    return this.isFull && isConsistent(this.grid);
  }
  get blanks(): number[] {
    return cells.filter((cell) => this.grid[cell] === 0);
  }
  /** Number of the player's cells that hold a digit. */
  get entered(): number[] {
    return cells.filter((cell) => this.values[cell] !== 0);
  }
  /** True if the player has certainly put something into the grid. */
  get isTouched(): boolean {
    return this.entered.length > 0 || (this.notes ?? []).some(({ size }) => size > 0);
  }
  get share(): number {
    return this.entered.length / this.givens.filter((given) => given === 0).length;
  }

  private now(): Snapshot {
    return { values: this.values, notes: this.notes };
  }
  private move(next: Snapshot): void {
    this.done.push(this.now());
    this.undone = [];
    this.show(next);
  }
  private show({ values, notes }: Snapshot): void {
    this.values = values;
    this.notes = notes;
    const { elapsed, hints } = this;
    if (this.isSolved && this.entered.length > 0) this.finished ??= { elapsed, hints };
  }

  enter(cell: number, digit: number): void {
    if (this.values[cell] === digit) return;
    // A digit takes notes; another test covers notes that an older one took and that come back.
    const isBlank = this.values[cell] === 0;
    const notes =
      isBlank && this.notes
        ? this.notes.map((some, at) => {
            if (at === cell) return new Set<number>();
            return peersOf[cell]!.includes(at) ? new Set([...some].filter((each) => each !== digit)) : some;
          })
        : null;
    this.move({ values: this.values.with(cell, digit), notes });
  }
  erase(cells: readonly number[]): void {
    this.move({ values: this.values.map((value, cell) => (cells.includes(cell) ? 0 : value)), notes: null });
  }
  note(cell: number, digit: number): void {
    const notes =
      this.notes?.map((some, at) => {
        if (at !== cell) return some;
        return some.has(digit) ? new Set([...some].filter((each) => each !== digit)) : new Set([...some, digit]);
      }) ?? null;
    this.move({ values: this.values, notes });
  }
  undo(): boolean {
    const before = this.done.pop();
    if (!before) return false;
    this.undone.push(this.now());
    this.show(before);
    return true;
  }
  redo(): boolean {
    const next = this.undone.pop();
    if (!next) return false;
    this.done.push(this.now());
    this.show(next);
    return true;
  }
}
