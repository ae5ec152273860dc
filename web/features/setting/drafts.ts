// A clue that is being drawn: from its first cell to its entry. Pure; each function returns a new draft.
import type { ClueRef, Entry, ListedClue } from './clue_list';
import type { Kind } from './kinds';
import { type BoardSpot, cellsBetween, diagonalsFrom, readingOrder, isSameSpot, nameOfSpot, spotsNamed } from './spots';
import { valueRuleOf } from './values';

/** The line of a clue that a new branch starts from, or continues. */
export interface Stem {
  readonly ref: ClueRef;
  readonly entry: Entry;
  /** The cells up to the first of the branch. */
  readonly before: readonly BoardSpot[];
  /** The number of the line that gets longer; -1 for a new branch. */
  readonly longer: number;
}

export interface Draft {
  readonly kind: Kind;
  /** The cells of the part that is being drawn; for an edge, a corner or a place beside the grid, its cells. */
  readonly path: readonly BoardSpot[];
  /** The parts before it. */
  readonly parts: readonly (readonly BoardSpot[])[];
  readonly stem: Stem | null;
  /** The cells of an arrow's circle. */
  readonly bulbs: number;
}

const isLine = ({ form }: Kind): boolean => form === 'line' || form === 'branches' || form === 'arrow';
/** True if a press alone makes the clue. */
export const isPressed = ({ form }: Kind): boolean => ['cell', 'pair', 'corner', 'beside', 'diagonal'].includes(form);
/** True if the clue has a second part, which is drawn or pressed after the first. */
const hasParts = ({ form }: Kind): boolean => form === 'copy' || form === 'areas' || form === 'counted';

function stemAt(kind: Kind, spot: BoardSpot, clues: readonly ListedClue[]): Stem | null {
  if (kind.form !== 'branches' && kind.form !== 'arrow') return null;
  for (const { entry, at } of clues.filter((clue) => clue.kind === kind.id).reverse()) {
    const lines = linesOf(entry);
    for (const [index, line] of lines.entries()) {
      const on = line.findIndex((each) => isSameSpot(each, spot));
      if (on < 0) continue;
      const isEnd = on === line.length - 1 && on > 0;
      return { ref: { kind: kind.id, at }, entry, before: line.slice(0, on), longer: isEnd ? index : -1 };
    }
  }
  return null;
}

/** `clues`: those on the board, of which a thermometer or an arrow may be continued. */
export function beginDraft(kind: Kind, cells: readonly BoardSpot[], clues: readonly ListedClue[], bulbs = 1): Draft {
  return { kind, path: cells, parts: [], stem: stemAt(kind, cells[0]!, clues), bulbs };
}

/** The next part of a draft that `awaitsPart`. */
export const withNextPart = (draft: Draft, cell: BoardSpot): Draft => ({ ...draft, path: [cell] });

/** Back over the last step takes its cell back; a cell that is there already is not added again. */
export function withCell(draft: Draft, cell: BoardSpot): Draft {
  const { path, kind } = draft;
  const last = path.at(-1)!;
  if (isPressed(kind) || isSameSpot(last, cell)) return draft;
  const before = path.at(-2);
  if (before && isSameSpot(before, cell)) return { ...draft, path: path.slice(0, -1) };
  const isThere = (each: BoardSpot): boolean => draft.path.some((one) => isSameSpot(one, each));
  const way = cellsBetween(last, cell);
  // A line has no gaps and does not cross itself in a cell.
  if (isLine(kind)) return way.some(isThere) ? draft : { ...draft, path: [...path, ...way] };
  return { ...draft, path: [...path, ...way.filter((each) => !isThere(each))] };
}

/** Without its last cell; null if nothing is left. */
export function withoutLastCell(draft: Draft): Draft | null {
  if (draft.path.length > 1) return { ...draft, path: draft.path.slice(0, -1) };
  return null;
}

/** Ends the part that is being drawn. */
export const withPartDone = (draft: Draft): Draft => ({ ...draft, parts: [...draft.parts, draft.path], path: [] });

/** True if the draft can be a clue only with a part more. */
export const awaitsPart = ({ kind, parts }: Draft): boolean => hasParts(kind) && parts.length < 2;
const names = (cells: readonly BoardSpot[]): string[] => cells.map(nameOfSpot);
const sorted = (cells: readonly BoardSpot[]): BoardSpot[] =>
  [...cells].sort((one, other) => one.row - other.row || one.column - other.column);

/** The copy of an area whose first cell lies on the given one; null if it leaves the grid. */
export function copyAt(area: readonly BoardSpot[], first: BoardSpot, side: number): BoardSpot[] | null {
  const [from] = sorted(area);
  const [down, right] = [first.row - from!.row, first.column - from!.column];
  const copy = area.map(({ row, column }) => ({ row: row + down, column: column + right }));
  const isInside = copy.every(({ row, column }) => row >= 0 && column >= 0 && row < side && column < side);
  return isInside && (down !== 0 || right !== 0) ? copy : null;
}

export const linesOf = (entry: Entry): BoardSpot[][] =>
  Array.isArray(entry.lines) ? entry.lines.map(spotsNamed).filter((line) => line.length > 0) : [];

function lineEntry({ kind, path, stem, bulbs }: Draft): Entry | null {
  if (stem) {
    if (path.length < 2) return null;
    const line = names([...stem.before, ...path]);
    const lines = linesOf(stem.entry).map(names);
    return { ...stem.entry, lines: stem.longer >= 0 ? lines.with(stem.longer, line) : [...lines, line] };
  }
  const circle = kind.form === 'arrow' ? bulbs : 1;
  if (path.length <= circle) return null;
  if (kind.form !== 'arrow') return { lines: [names(path)] };
  return { cells: names(sorted(path.slice(0, circle))), lines: [names(path.slice(circle - 1))] };
}

/** The entry of the finished draft, without a value that is typed; null if it is too short for a clue. */
export function entryOf(draft: Draft, side: number): Entry | null {
  const entry = bareEntry(draft, side);
  const { value } = draft.kind;
  const first = entry && value && !draft.stem && valueRuleOf(value, 1, side).first;
  return first ? { ...entry, value: first } : entry;
}

function bareEntry(draft: Draft, side: number): Entry | null {
  const { kind, path, parts } = draft;
  switch (kind.form) {
    case 'cell':
      return { cell: nameOfSpot(path[0]!) };
    case 'pair':
      return { cells: names(readingOrder(path[0]!, path[1]!)) };
    case 'corner':
      return { cells: names(path), values: [] };
    case 'cells':
      return { cells: names(path) };
    case 'line':
    case 'branches':
    case 'arrow':
      return lineEntry(draft);
    case 'beside':
      return { cell: nameOfSpot(path[0]!), value: '' };
    case 'diagonal': {
      const [direction] = diagonalsFrom(path[0]!, side);
      return direction ? { cell: nameOfSpot(path[0]!), direction, value: '' } : null;
    }
    case 'areas':
      return parts.length < 2 ? null : { groups: parts.map(names) };
    case 'counted':
      return parts.length < 2 ? null : { cells: names(parts[0]!), cell: nameOfSpot(parts[1]![0]!) };
    case 'copy': {
      const copy = parts.length < 2 ? null : copyAt(parts[0]!, parts[1]![0]!, side);
      return copy && { cells: names(parts[0]!), cloneCells: names(copy) };
    }
    case 'flag':
      return null;
  }
}
