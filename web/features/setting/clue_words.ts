// Clues and places of the board in words, for the list and for a screen reader.
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { cellName } from '../../ui/places';
import type { Entry } from './clue_list';
import { areasOf, placeOfEntry, valueOfEntry } from './entries';
import type { Kind } from './kinds';
import { type BoardSpot, cellOfSpot, isOnGrid } from './spots';

const nameOf = (spot: BoardSpot, side: number): string => cellName({ side }, cellOfSpot(spot, side));

/** "left of row 4", "above column 3", "at the corner above r1c1". */
export function besideWords({ row, column }: BoardSpot, side: number): string {
  const [rowName, columnName] = [String(row + 1), String(column + 1)];
  const isRow = row >= 0 && row < side;
  const isColumn = column >= 0 && column < side;
  if (isRow && isColumn) return nameOf({ row, column }, side);
  if (isRow) return say(column < 0 ? texts.setLeftOf : texts.setRightOf, { rowName });
  if (isColumn) return say(row < 0 ? texts.setAbove : texts.setBelow, { columnName });
  const inner = { row: row < 0 ? 0 : side - 1, column: column < 0 ? 0 : side - 1 };
  return say(texts.setAtCorner, { cellName: nameOf(inner, side) });
}

/** "3 cells, r1c1 to r1c3". */
function areaWords(area: readonly BoardSpot[], side: number): string {
  const [first, last] = [area[0], area.at(-1)];
  if (!first || !last) return '';
  if (area.length === 1) return nameOf(first, side);
  const ends = { firstName: nameOf(first, side), lastName: nameOf(last, side) };
  return area.length === 2 ? say(texts.setTwoCells, ends) : say(texts.setCellsFromTo, { count: area.length, ...ends });
}

/** Forms whose cells have an order: from one end of a line or a pair to the other. */
const orderedForms: ReadonlySet<Kind['form']> = new Set(['line', 'branches', 'arrow', 'pair']);

/** Cells of an area row by row, in whatever order they were drawn. */
const rowByRow = (area: readonly BoardSpot[]): BoardSpot[] =>
  [...area].sort((one, other) => one.row - other.row || one.column - other.column);

/** More would fill the list. */
const mostAreasTold = 3;

/** The place of the clue: its cells, or where it stands beside the grid. */
export function clueCells(kind: Kind, entry: Entry, side: number): string {
  const place = placeOfEntry(entry);
  if (place && !isOnGrid(place, side)) return besideWords(place, side);
  if (place && kind.form === 'cell') return nameOf(place, side);
  const areas = orderedForms.has(kind.form) ? areasOf(entry) : areasOf(entry).map(rowByRow);
  const longest = areas.reduce<BoardSpot[]>((best, area) => (area.length > best.length ? area : best), []);
  const words = areaWords(longest, side);
  if (kind.form === 'branches' || kind.form === 'arrow') {
    const count = areas.length - (kind.form === 'arrow' ? 1 : 0);
    return count > 1 ? say(texts.setBranches, { count, placeName: words }) : words;
  }
  if (kind.form === 'areas' || kind.form === 'copy') {
    const told = areas.slice(0, mostAreasTold).map((area) => areaWords(area, side));
    return say(texts.setAreas, { count: areas.length, placeName: told.join('; ') });
  }
  return place ? say(texts.setCountedIn, { placeName: words, cellName: nameOf(place, side) }) : words;
}

/** The clue as a whole: "Killer cage, 3 cells, r1c1 to r1c3: 12". */
export function clueWords(kind: Kind, entry: Entry, side: number): string {
  const about = { kindName: say(kind.name), placeName: clueCells(kind, entry, side) };
  const valueName = valueOfEntry(entry);
  return valueName === '' ? say(texts.setClue, about) : say(texts.setClueOf, { ...about, valueName });
}
