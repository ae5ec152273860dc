// The exact cover matrix as maps, one for each kind of requirement: cells by row and column, houses by digit. Pure.
import type { Geometry } from '../../../grid/geometry';
import type { ExtraHouseKind } from '../../../grid/house_rules';
import * as lists from '../../../language/generated/lists';
import * as texts from '../../../language/generated/watch';
import { say } from '../../../language/say';
import type { Text, Message } from '../../../language/text';
import { columnAt, covered, type Cover } from '../../../protocol/cover';
import { cellName } from '../../../ui/places';

export interface MatrixMap {
  readonly name: Text;
  /** Its columns of the matrix: `height` times `width` from `first` on, row by row. */
  readonly first: number;
  readonly width: number;
  readonly height: number;
}

export function mapsOf({ side, cellCount, houses, shape }: Geometry): MatrixMap[] {
  const ofHouses = (name: Text, house: number, height: number): MatrixMap => {
    return { name, first: cellCount + house * side, width: side, height };
  };
  const maps = [
    { name: texts.matrixCells, first: 0, width: side, height: side },
    ofHouses(texts.matrixRows, 0, side),
    ofHouses(texts.matrixColumns, side, side),
    ofHouses(shape.regions ? texts.matrixRegions : texts.matrixBoxes, 2 * side, side),
  ];
  const extra = houses.length - 3 * side;
  return extra > 0 ? [...maps, ofHouses(texts.matrixFurtherHouses, 3 * side, extra)] : maps;
}

/** "4 in row 3", "r5c3". */
export function columnWords(geometry: Geometry, column: number): string {
  const { cell, house, digit } = columnAt(geometry, column);
  return cell >= 0
    ? cellName(geometry, cell)
    : say(texts.matrixDigitInHouse, { digit, house: houseOf(geometry, house) });
}

/** "4 in row 3: 2 rows left". */
export function openWords({ rows }: Cover, geometry: Geometry, column: number): string {
  const columnName = columnWords(geometry, column);
  const count = rows[column]!;
  return count === covered
    ? say(texts.matrixColumnCovered, { columnName })
    : say(texts.matrixColumnOpen, { columnName, count });
}

function chosenWords({ rows, chosen }: Cover, geometry: Geometry): string {
  if (chosen < 0) return say(texts.matrixNoneChosen);
  const columnName = columnWords(geometry, chosen);
  const count = rows[chosen]!;
  return count === covered
    ? say(texts.matrixChosen, { columnName })
    : say(texts.matrixChosenOpen, { columnName, count });
}

/** The matrix as a whole in words: the chosen column, the number of covered ones, the fewest rows left. */
export function coverWords(cover: Cover, geometry: Geometry): string {
  const { rows } = cover;
  const all = { doneCount: rows.filter((left) => left === covered).length, count: rows.length };
  const fewest = rows.reduce((found, left) => Math.min(found, left), covered);
  const columnCount = rows.filter((left) => left === fewest).length;
  const counts =
    fewest === covered
      ? say(texts.matrixAllCovered, all)
      : say(texts.matrixCovered, { ...all, columnCount, rowCount: fewest });
  return `${chosenWords(cover, geometry)} ${counts}`;
}

const numberOfExtra: Record<ExtraHouseKind, number> = {
  'falling diagonal': lists.numberOfFallingDiagonal,
  'rising diagonal': lists.numberOfRisingDiagonal,
  window: lists.numberOfWindow,
  'disjoint group': lists.numberOfDisjointGroup,
  'extra region': lists.numberOfExtraRegion,
};

/** "row 5", "box 6", "the falling diagonal", in the solver's words. */
export function houseOf({ shape, side, extraHouses }: Geometry, house: number): Message {
  const number = (house % side) + 1;
  const kind = Math.floor(house / side);
  if (kind < 2) return [kind === 0 ? lists.numberOfRow : lists.numberOfColumn, number];
  if (kind === 2) return [shape.regions ? lists.numberOfRegion : lists.numberOfBox, number];
  const extra = extraHouses[house - 3 * side]!;
  const id = numberOfExtra[extra.kind];
  return extra.number === undefined ? [id] : [id, extra.number];
}
