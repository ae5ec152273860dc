// Cells in messages, and texts in the form that a screen reader should read.
import type { Geometry } from '../grid/geometry';
import { cellPlace } from '../language/generated/words';
import { say } from '../language/say';
import { cell as cellText } from '../language/solver_texts';
import type { Cell } from '../language/text';

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

const special = /[\\^$.*+?()[\]{}|]/g;

/** A text for a screen reader: "row 5, column 3" for "r5c3". */
export function spoken(text: string): string {
  // The written form of a cell, with digits in place of the names.
  const form = say(cellText, { rowName: '<', columnName: '>' }).replace(special, '\\$&').replace(/[<>]/g, '(\\d+)');
  const cells = new RegExp(`(?<!\\w)${form}(?!\\w)`, 'g');
  return text.replace(cells, (_, rowName: string, columnName: string) => say(cellPlace, { rowName, columnName }));
}
