// The exact cover matrix as maps, one for each kind of thing wanted: cells by row and column, houses by digit. Pure.
import type { Geometry } from '../../../grid/geometry';
import { tell } from '../../../language/say';
import { cellName, houseOf } from '../../../ui/places';
import { columnAt, covered, type Cover } from '../../../protocol/cover';
import { countOf } from '../../../ui/words';

export interface MatrixMap {
  readonly name: string;
  /** Its columns of the matrix: `height` times `width` from `first` on, row by row. */
  readonly first: number;
  readonly width: number;
  readonly height: number;
}

export function mapsOf({ side, cellCount, houses, shape }: Geometry): MatrixMap[] {
  const ofHouses = (name: string, house: number, height: number): MatrixMap => {
    return { name, first: cellCount + house * side, width: side, height };
  };
  const maps = [
    { name: 'Cells', first: 0, width: side, height: side },
    ofHouses('Rows', 0, side),
    ofHouses('Columns', side, side),
    ofHouses(shape.regions ? 'Regions' : 'Boxes', 2 * side, side),
  ];
  const extra = houses.length - 3 * side;
  return extra > 0 ? [...maps, ofHouses('Further houses', 3 * side, extra)] : maps;
}

/** "4 in row 3", "r5c3". */
export function columnWords(geometry: Geometry, column: number): string {
  const { cell, house, digit } = columnAt(geometry, column);
  return cell >= 0 ? cellName(geometry, cell) : `${digit} in ${tell(houseOf(geometry, house))}`;
}

export function rowsWords(rows: number): string {
  return rows === covered ? 'covered' : `${countOf(rows, 'row')} left`;
}

/** What the matrix says as a whole: the chosen column, how many are covered, how few rows are left. */
export function coverWords({ rows, chosen }: Cover, geometry: Geometry): string {
  const done = rows.filter((left) => left === covered).length;
  const choice =
    chosen < 0
      ? 'No column is chosen.'
      : `Chosen: ${columnWords(geometry, chosen)}${rows[chosen] === covered ? '' : `, ${rowsWords(rows[chosen]!)}`}.`;
  const fewest = rows.reduce((found, left) => Math.min(found, left), covered);
  const count = rows.filter((left) => left === fewest).length;
  const open =
    fewest === covered ? '' : `; ${countOf(count, 'column has', 'columns have')} ${countOf(fewest, 'row')}, the fewest`;
  return `${choice} ${done} of ${countOf(rows.length, 'column')} covered${open}.`;
}
