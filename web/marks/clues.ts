// Clues: the entries of a constraint's data, which is the JSON that f-puzzles writes for a member of that name. It may
// come from anywhere: an entry with a damaged cell or value is left out, and nothing here throws.

/** Row and column from 0; -1 and `side` are beside the grid. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface Clue {
  readonly cells: readonly GridPlace[];
  readonly clones: readonly GridPlace[];
  /** The cells as one line if the entry has no lines. */
  readonly lines: readonly (readonly GridPlace[])[];
  readonly groups: readonly (readonly GridPlace[])[];
  readonly place: GridPlace | null;
  readonly value: string;
  readonly numbers: readonly number[];
  readonly direction: string;
  readonly isLoop: boolean;
  readonly looks: Looks;
}

/** The look of a drawing, as its program wrote it. Lengths are cells. */
export interface Looks {
  readonly outline: string;
  readonly ground: string;
  readonly font: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number | null;
  readonly angle: number;
  /** The length of an arrow's head; 0 for a line without one. */
  readonly head: number;
  /** Its exact places, as x to the right and y down, if its cells do not tell them: the way of a line, the middle of a figure. */
  readonly way: readonly (readonly [x: number, y: number])[];
  readonly middle: readonly [x: number, y: number] | null;
}

/** More entries or cells than any puzzle has; the rest is not drawn. */
const most = 5000;

class Damaged extends Error {}

function placeCalled(name: unknown, side: number): GridPlace {
  const [, row, column] = /^R(\d{1,3})C(\d{1,3})$/.exec(String(name)) ?? [];
  const place = { row: Number(row) - 1, column: Number(column) - 1 };
  const isNear = (index: number): boolean => index >= -1 && index <= side;
  if (!isNear(place.row) || !isNear(place.column)) throw new Damaged();
  return place;
}

function list(value: unknown): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) throw new Damaged();
  return value;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40).trim() : '';

function lengthOf(value: unknown): number | null {
  const length = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof length === 'number' && Number.isFinite(length) && Math.abs(length) <= 360 ? length : null;
}

/** A point of SudokuPad is written down, then right. */
function pointOf(value: unknown): [number, number] {
  const [down, right] = list(value).map(lengthOf);
  if (typeof down !== 'number' || typeof right !== 'number') throw new Damaged();
  return [right, down];
}

/** An entry may be the name of its cell alone. */
function clueOf(entry: unknown, side: number): Clue {
  const own = typeof entry === 'string' ? { cell: entry } : entry;
  if (typeof own !== 'object' || own === null) throw new Damaged();
  const members = own as Record<string, unknown>;
  const places = (value: unknown): GridPlace[] => list(value).map((name) => placeCalled(name, side));
  const groups = (value: unknown): GridPlace[][] =>
    list(value)
      .map(places)
      .filter((cells) => cells.length > 0);
  const cells = places(members.cells);
  const lines = groups(members.lines);
  return {
    cells,
    clones: places(members.cloneCells),
    lines: lines.length > 0 || cells.length === 0 ? lines : [cells],
    groups: groups(members.groups),
    place: members.cell === undefined ? null : placeCalled(members.cell, side),
    value: text(members.value),
    numbers: list(members.values).map(Number).filter(Number.isInteger),
    direction: text(members.direction),
    isLoop: members.loop === true,
    looks: {
      outline: text(members.outlineC),
      ground: text(members.baseC),
      font: text(members.fontC),
      width: lengthOf(members.width),
      height: lengthOf(members.height),
      size: lengthOf(members.size),
      angle: lengthOf(members.angle) ?? 0,
      head: lengthOf(members.headLength) ?? 0,
      way: list(members.wayPoints).map(pointOf),
      middle: members.center === undefined ? null : pointOf(members.center),
    },
  };
}

/** The clues that are whole. */
export function cluesOf(data: string, side: number): Clue[] {
  try {
    const clues: Clue[] = [];
    for (const entry of list(JSON.parse(data))) {
      // Pictures of rules that stand there as members of their own.
      if ((entry as { fromConstraint?: unknown } | null)?.fromConstraint) continue;
      try {
        clues.push(clueOf(entry, side));
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
      }
    }
    return clues;
  } catch {
    return [];
  }
}

export const isInside = ({ row, column }: GridPlace, side: number): boolean =>
  row >= 0 && column >= 0 && row < side && column < side;
