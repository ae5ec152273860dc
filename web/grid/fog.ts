// Fog of war, as in SudokuPad: the cells whose clues are hidden. It follows from the grid alone, so undo brings the fog back.
// A lamp lights the 3x3 cells round it, and so does each right digit of the player; a light or a given lights one cell. A
// puzzle with triggers has them instead of the 3x3 cells: each lights its cells while all of its own are right. The data may
// come from anywhere: damaged parts of it light nothing.
import { constraintsIn } from './constraints';
import { sideOf, type Puzzle } from './puzzle';

interface Trigger {
  readonly cells: readonly number[];
  /** The digit of the cells by which a puzzle without a known solution judges them; NaN if none is told. */
  readonly digit: number;
  readonly lights: readonly number[];
}

interface Lights {
  readonly lamps: readonly number[];
  readonly lights: readonly number[];
  readonly triggers: readonly Trigger[];
}

type Members = Readonly<Record<string, unknown>>;

function entriesIn(data: string): unknown[] {
  try {
    const read: unknown = JSON.parse(data);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});

/** The cells that a text or a list names, as "R1C2", or "R1C2-R3C4" for all in between. */
function cellsNamed(value: unknown, side: number): number[] {
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? cellsNamed(one, side) : []));
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/r(\d+)c(\d+)(?:-r(\d+)c(\d+))?/gi)].flatMap(
    ([, top, left, bottom = top, right = left]) => {
      const [first, last] = [spotOf(top!, left!), spotOf(bottom!, right!)];
      return [...Array(side * side).keys()].filter((cell) => {
        const [row, column] = [Math.floor(cell / side), cell % side];
        return first.row <= row && row <= last.row && first.column <= column && column <= last.column;
      });
    },
  );
}

const spotOf = (row: string, column: string) => ({ row: Number(row) - 1, column: Number(column) - 1 });

/** The cells of an entry: a name, or an object with one or several. */
function cellsOf(entry: unknown, side: number): number[] {
  const { cell, cells } = membersOf(entry);
  return typeof entry === 'string' ? cellsNamed(entry, side) : cellsNamed([cell, cells].flat(), side);
}

function triggerOf(entry: unknown, side: number): Trigger[] {
  const [trigger, effect] = [membersOf(membersOf(entry).trigger), membersOf(membersOf(entry).effect)];
  if (trigger.type !== 'cellvalue' || effect.type !== 'foglight') return [];
  const cells = cellsNamed(trigger.cell, side);
  return cells.length === 0 ? [] : [{ cells, digit: Number(trigger.value), lights: cellsNamed(effect.cells, side) }];
}

/** False for a text of constraints without any of fog. */
export const mayHaveFog = (constraints: string): boolean =>
  /^(fogofwar|foglight|triggereffect)(=|$)/m.test(constraints);

/** Null for a puzzle without fog. */
function lightsOf(constraints: string, side: number): Lights | null {
  if (!mayHaveFog(constraints)) return null;
  const listed = constraintsIn(constraints);
  const entries = (kind: string): unknown[] => listed.flatMap((one) => (one.kind === kind ? entriesIn(one.data) : []));
  const triggers = entries('triggereffect').flatMap((entry) => triggerOf(entry, side));
  if (triggers.length === 0 && !listed.some(({ kind }) => kind === 'fogofwar' || kind === 'foglight')) return null;
  return {
    lamps: entries('fogofwar').flatMap((entry) => cellsOf(entry, side)),
    lights: entries('foglight').flatMap((entry) => cellsOf(entry, side)),
    triggers,
  };
}

export const hasFog = ({ shape }: Pick<Puzzle, 'shape'>): boolean =>
  lightsOf(shape.constraints, sideOf(shape)) !== null;

/** The cell and the cells that touch it. */
function* around(cell: number, side: number): Generator<number> {
  const [row, column] = [Math.floor(cell / side), cell % side];
  for (let down = Math.max(row - 1, 0); down <= Math.min(row + 1, side - 1); down++)
    for (let right = Math.max(column - 1, 0); right <= Math.min(column + 1, side - 1); right++)
      yield down * side + right;
}

/**
 * By cell 1 where it is in fog; null for a puzzle without fog. `grid`: givens and entries in one; `solution`: null if none is
 * known, and then only givens are known to be right.
 */
export function fogOver(
  { shape, givens }: Pick<Puzzle, 'shape' | 'givens'>,
  grid: Uint8Array,
  solution: Uint8Array | null,
): Uint8Array<ArrayBuffer> | null {
  const side = sideOf(shape);
  const lights = lightsOf(shape.constraints, side);
  if (!lights) return null;
  const fog = new Uint8Array(grid.length).fill(1);
  const isRight = (cell: number): boolean =>
    grid[cell]! > 0 && (givens[cell]! > 0 || (solution !== null && grid[cell] === solution[cell]));
  const isTriggered = ({ cells, digit }: Trigger): boolean =>
    cells.every((cell) => isRight(cell) || (!solution && grid[cell] === digit));
  const isLamp = (cell: number): boolean => isRight(cell) && givens[cell] === 0;
  const entered = lights.triggers.length > 0 ? [] : [...grid.keys()].filter(isLamp);
  for (const lamp of [...lights.lamps, ...entered]) for (const cell of around(lamp, side)) fog[cell] = 0;
  for (const cell of lights.lights) fog[cell] = 0;
  givens.forEach((given, cell) => given > 0 && (fog[cell] = 0));
  for (const trigger of lights.triggers.filter(isTriggered)) for (const cell of trigger.lights) fog[cell] = 0;
  return fog;
}

/** The entry of a list as long as no cell of it is in fog; cells beside the grid never are. */
function isInSight(entry: unknown, fog: Uint8Array, side: number): boolean {
  const named = JSON.stringify(entry).match(/R\d+C\d+/gi) ?? [];
  return !named.some((name) => {
    const [row, column] = name.match(/\d+/g)!.map(Number) as [number, number];
    return row > 0 && column > 0 && row <= side && column <= side && fog[side * (row - 1) + column - 1] === 1;
  });
}

/** Rules of pairs without a dot or letter: in fog nobody knows which these are. */
const rulesOfUnmarked = ['negative', 'nonconsecutive'];
const marksOfPairs = ['difference', 'ratio', 'xv'];

/** The puzzle with the clues that lie wholly outside the fog, by which a person can reason. */
export function puzzleInSight(puzzle: Puzzle, fog: Uint8Array): Puzzle {
  const side = sideOf(puzzle.shape);
  const hidden = new Set<string>();
  const seen = constraintsIn(puzzle.shape.constraints).flatMap(({ kind, data }) => {
    const entries = entriesIn(data);
    if (entries.length === 0) return [{ kind, line: data ? `${kind}=${data}\n` : `${kind}\n` }];
    const inSight = entries.filter((entry) => isInSight(entry, fog, side));
    if (inSight.length < entries.length) hidden.add(kind);
    return inSight.length > 0 ? [{ kind, line: `${kind}=${JSON.stringify(inSight)}\n` }] : [];
  });
  const areMarksHidden = marksOfPairs.some((kind) => hidden.has(kind));
  const told = seen.filter(({ kind }) => !areMarksHidden || !rulesOfUnmarked.includes(kind));
  return { ...puzzle, shape: { ...puzzle.shape, constraints: told.map(({ line }) => line).join('') } };
}
