// Cells and houses as messages name them, and texts as a screen reader should say them.
import { type Geometry } from '../grid/geometry';
import type { ExtraHouseKind } from '../grid/house_rules';
import { cellPlace } from '../language/generated/cells';
import * as lists from '../language/generated/lists';
import { say } from '../language/say';
import { cell as cellText } from '../language/solver_texts';
import type { Cell, Message } from '../language/text';

/** Row and column, both counted from 1. */
export function placeOf({ side }: Pick<Geometry, 'side'>, cell: number): Cell {
  return [Math.floor(cell / side) + 1, (cell % side) + 1];
}

/** "r5c3". */
export function cellName(geometry: Pick<Geometry, 'side'>, cell: number): string {
  const [row, column] = placeOf(geometry, cell);
  return say(cellText, { rowName: String(row), columnName: String(column) });
}

/** "row 5, column 3". */
export function cellPlaceWords(geometry: Pick<Geometry, 'side'>, cell: number): string {
  const [row, column] = placeOf(geometry, cell);
  return say(cellPlace, { rowName: String(row), columnName: String(column) });
}

const numberOfExtra: Record<ExtraHouseKind, number> = {
  'falling diagonal': lists.numberOfFallingDiagonal,
  'rising diagonal': lists.numberOfRisingDiagonal,
  window: lists.numberOfWindow,
  'disjoint group': lists.numberOfDisjointGroup,
  'extra region': lists.numberOfExtraRegion,
};

/** "row 5", "box 6", "the falling diagonal", as the solver names it. */
export function houseOf({ shape, side, extraHouses }: Geometry, house: number): Message {
  const number = (house % side) + 1;
  const kind = Math.floor(house / side);
  if (kind < 2) return [kind === 0 ? lists.numberOfRow : lists.numberOfColumn, number];
  if (kind === 2) return [shape.regions ? lists.numberOfRegion : lists.numberOfBox, number];
  const extra = extraHouses[house - 3 * side]!;
  const id = numberOfExtra[extra.kind];
  return extra.number === undefined ? [id] : [id, extra.number];
}

const special = /[\\^$.*+?()[\]{}|]/g;

/** A text as a screen reader should say it: "row 5, column 3" for "r5c3". */
export function spoken(text: string): string {
  // How a cell is written, with digits in place of the names.
  const form = say(cellText, { rowName: '<', columnName: '>' }).replace(special, '\\$&').replace(/[<>]/g, '(\\d+)');
  const cells = new RegExp(`(?<!\\w)${form}(?!\\w)`, 'g');
  return text.replace(cells, (_, rowName: string, columnName: string) => say(cellPlace, { rowName, columnName }));
}
