// The clues at one cell: in words, for a screen reader and the list beside the board, and the cells of the clue that is
// selected as a whole.
import { type ClueLookup, clueLookup } from '../../board/cell_labels';
import type { BoardPicture } from '../../board/picture';
import { constraintsIn } from '../../grid/constraints';
import { hasFog } from '../../grid/fog';
import type { Geometry } from '../../grid/geometry';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { alternativesIn } from '../../marks/alternatives';
import { cellName } from '../../ui/places';
import { listedClues, type ListedClue } from './clue_list';
import { clueWords } from './clue_words';
import { areasOf, spotsOf, valueOfEntry } from './entries';
import type { kindGroups } from './kinds';
import { type Kind, kindCalled } from './kinds';
import { cellOfSpot, isOnGrid } from './spots';

/** A list of more cells does not help the ear; their number is said instead. */
const mostNamed = 4;

export interface CellClue extends ListedClue {
  /** The cells of the grid, each once, in the order of the clue. */
  readonly cells: readonly number[];
  /** True in an either-or clue, where another alternative may hold instead. */
  readonly isAlternative: boolean;
}

const known = new WeakMap<Geometry, readonly CellClue[]>();

/** All clues of the puzzle that have cells. */
function clueCellsOf(geometry: Geometry): readonly CellClue[] {
  const found = known.get(geometry);
  if (found) return found;
  const { side } = geometry;
  const constraints = constraintsIn(geometry.shape.constraints);
  const clues = [
    ...constraints.flatMap(listedClues).map((clue) => ({ ...clue, isAlternative: false })),
    ...alternativesIn(constraints)
      .flatMap(listedClues)
      .map((clue) => ({ ...clue, isAlternative: true })),
  ].map((clue) => {
    const spots = spotsOf(clue.entry).filter((spot) => isOnGrid(spot, side));
    return { ...clue, cells: spots.map((spot) => cellOfSpot(spot, side)) };
  });
  known.set(geometry, clues);
  return clues;
}

type Seen = Pick<BoardPicture, 'geometry' | 'cover'>;

/** The clues of which no cell is in fog. */
export function cluesSeen({ geometry, cover }: Seen): readonly CellClue[] {
  if (cover === null && hasFog(geometry)) return [];
  return clueCellsOf(geometry).filter(({ cells }) => !cells.some((cell) => cover?.cells[cell]));
}

export const cluesAt = (seen: Seen, cell: number): readonly CellClue[] =>
  cluesSeen(seen).filter(({ cells }) => cells.includes(cell));

/** The place of the cell in the clue: on a line its number, else the other cells. */
function placeWords({ form }: Kind, { entry, cells }: CellClue, cell: number, side: number): string {
  if (form === 'line' || form === 'branches' || form === 'arrow') {
    const lines = areasOf(entry).map((line) => line.map((spot) => cellOfSpot(spot, side)));
    const line = lines.find((one) => one.length > 1 && one.includes(cell));
    if (line) return say(texts.setCellOfLine, { placeCount: line.indexOf(cell) + 1, count: line.length });
  }
  const others = cells.filter((other) => other !== cell);
  if (others.length === 0) return '';
  if (others.length > mostNamed) return say(texts.setCells, { count: cells.length });
  return say(texts.setWithCells, { cellNames: others.map((other) => cellName({ side }, other)) });
}

const asAlternative = (clueName: string, { isAlternative }: CellClue): string =>
  isAlternative ? say(texts.setAlternative, { clueName }) : clueName;

/** "Killer cage 12, with r1c2"; "Thermometer, cell 2 of 5". */
export function cellClueWords(clue: CellClue, cell: number, side: number): string {
  const kind = kindCalled(clue.kind)!;
  const value = valueOfEntry(clue.entry);
  const place = placeWords(kind, clue, cell, side);
  return asAlternative([[say(kind.name), value].filter(Boolean).join(' '), place].filter(Boolean).join(', '), clue);
}

/** The clue as a whole: "Killer cage, 3 cells, r1c1 to r1c3: 12". */
export const wholeClueWords = (clue: CellClue, side: number): string =>
  asAlternative(clueWords(kindCalled(clue.kind)!, clue.entry, side), clue);

/** Cages before lines before pairs, and the smaller before the larger. */
const order = ['cages', 'lines', 'pairs', 'outside', 'grid'] satisfies (typeof kindGroups)[number][];

const cellClues: ClueLookup = {
  words: (picture, cell) =>
    picture.cover?.cells[cell]
      ? [say(texts.setInFog)]
      : cluesAt(picture, cell).map((clue) => cellClueWords(clue, cell, picture.geometry.side)),
  cells(picture, cell) {
    const rank = ({ kind, cells }: CellClue): number => 1000 * order.indexOf(kindCalled(kind)!.group) + cells.length;
    const [first] = cluesAt(picture, cell)
      .filter(({ cells }) => cells.length > 1)
      .sort((one, other) => rank(one) - rank(other));
    return first?.cells ?? [cell];
  },
};

clueLookup.now = cellClues;
