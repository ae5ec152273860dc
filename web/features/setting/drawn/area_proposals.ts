// Rules for tinted cells: windows, extra regions, clones and indexers.
import { type BoardSpot, readingOrder } from '../spots';
import { areNeighbours, type DrawnBoard, grouped, isOneOf, namesOf, type Proposal } from './board';
import type { Colour } from './colours';
import type { DrawnPart } from './drawings';
import { kindsOfColour } from './rule_words';

/** Grounds fill a cell; marks such as the square of an even digit are smaller. */
const leastGround = 0.9;

interface Area {
  readonly colour: Colour;
  readonly cells: readonly BoardSpot[];
  readonly drawings: readonly DrawnPart[];
}

const byReading = (one: BoardSpot, other: BoardSpot): number => (readingOrder(one, other)[0] === one ? -1 : 1);

/** Tinted cells of one colour that hang together by their edges. */
function areasOn(board: DrawnBoard): Area[] {
  const grounds = board
    .free('rectangle', 'circle')
    .filter(
      (each) =>
        each.colour !== null &&
        Math.min(each.width, each.height) > leastGround &&
        each.covered.length > 0 &&
        each.words === '' &&
        board.isInside({ ...each, cells: each.covered }),
    );
  return [...grouped(grounds, ({ colour }) => colour!)].flatMap(([colour, drawings]) =>
    joined(drawings).map((own) => {
      const cells = own.flatMap(({ covered }) => covered);
      const once = cells.filter((cell, at) => !isOneOf(cell, cells.slice(0, at)));
      return { colour, cells: once.sort(byReading), drawings: own };
    }),
  );
}

const touch = (one: DrawnPart, other: DrawnPart): boolean =>
  one.covered.some((cell) => other.covered.some((next) => areNeighbours([cell, next]) || isOneOf(cell, [next])));

function joined(drawings: readonly DrawnPart[]): DrawnPart[][] {
  return drawings.reduce<DrawnPart[][]>((groups, drawing) => {
    const near = groups.filter((group) => group.some((each) => touch(each, drawing)));
    return [...groups.filter((group) => !near.includes(group)), [...near.flat(), drawing]];
  }, []);
}

const drawingsOf = (areas: readonly Area[]): DrawnPart[] => areas.flatMap(({ drawings }) => drawings);

/** The four windows of a 9x9, all tinted, and nothing else of their colour. */
export function drawnWindows(board: DrawnBoard): (Proposal | null)[] {
  if (board.side !== 9) return [];
  const places = ['R2C2', 'R2C6', 'R6C2', 'R6C6'];
  return [...grouped(areasOn(board), ({ colour }) => colour).values()].map((areas) => {
    const isSquare = ({ cells }: Area): boolean =>
      cells.length === 9 && cells[8]!.row - cells[0]!.row === 2 && cells[8]!.column - cells[0]!.column === 2;
    const firsts = areas.filter(isSquare).map(({ cells }) => namesOf(cells)[0]!);
    const are = areas.length === places.length && places.every((place) => firsts.includes(place));
    return are ? board.takeRule('windows', drawingsOf(areas)) : null;
  });
}

/** Areas of as many cells as there are digits, if the rules name extra regions. */
export function extraRegions(board: DrawnBoard): (Proposal | null)[] {
  if (!board.names('extraregion')) return [];
  const found = areasOn(board).filter(({ cells }) => cells.length === board.side);
  return [
    board.take(
      'extraregion',
      found.map(({ cells }) => ({ cells: namesOf(cells) })),
      drawingsOf(found),
    ),
  ];
}

/** The places of the cells from the first one on: the same for areas of one shape. */
const shapeOf = ({ cells: [first, ...others] }: Area): string =>
  others.map(({ row, column }) => `${row - first!.row} ${column - first!.column}`).join();

/** Areas of one colour and one shape, if the rules name clones: each is a clone of the first. */
export function clones(board: DrawnBoard): (Proposal | null)[] {
  if (!board.names('clone')) return [];
  const alike = [...grouped(areasOn(board), (area) => `${area.colour} ${shapeOf(area)}`).values()].filter(
    (areas) => areas.length > 1,
  );
  const entries = alike.flatMap(([first, ...others]) =>
    others.map(({ cells }) => ({ cells: namesOf(first!.cells), cloneCells: namesOf(cells) })),
  );
  return [board.take('clone', entries, drawingsOf(alike.flat()))];
}

const indexers = ['rowindexer', 'columnindexer', 'boxindexer'];

/** Tinted cells of the kind that the rules give to their colour, or of the only kind that they name. */
export function drawnIndexers(board: DrawnBoard): (Proposal | null)[] {
  const named = indexers.filter((kind) => board.names(kind));
  if (named.length === 0) return [];
  return [...grouped(areasOn(board), ({ colour }) => colour)].map(([colour, areas]) => {
    const [kind, ...others] = named.length === 1 ? named : kindsOfColour(board.named, colour, named);
    if (kind === undefined || others.length > 0) return null;
    const cells = namesOf(areas.flatMap((area) => area.cells).sort(byReading));
    return board.take(kind, [{ cells }], drawingsOf(areas));
  });
}
