// The rules that add houses, and the houses they add, as the solver derives
// them (solver/src/grid/extra_houses.cpp); a test compares the two.
import { constraintsIn } from './constraints';
import { fitCandidates } from './given_candidates';

/** How the board shows the cells of a house without marks: a line along a diagonal, or a tinted ground. */
type HouseLook = 'falling' | 'rising' | 'ground';

export type ExtraHouseKind = 'falling diagonal' | 'rising diagonal' | 'window' | 'disjoint group' | 'extra region';

export interface ExtraHouse {
  readonly kind: ExtraHouseKind;
  /** Its number among its kind, from 1; a diagonal has none. */
  readonly number?: number;
  readonly cells: readonly number[];
  readonly look?: HouseLook;
}

/** The grid as a rule sees it. A jigsaw has no boxes: their height and width are 0. */
export interface PlainGrid {
  readonly side: number;
  readonly boxHeight: number;
  readonly boxWidth: number;
}

interface HouseRule {
  /** True if a grid with these boxes can have the rule; any grid can if it is missing. */
  fits?(grid: PlainGrid): boolean;
  /** `isWhole`: true if the houses express the whole rule. */
  houses(grid: PlainGrid, data: string): { houses: ExtraHouse[]; isWhole: boolean };
}

const mostHouses = 255;
const mostHousesOfCell = 8;

const places = (side: number): number[] => Array.from({ length: side }, (_, place) => place);
const whole = (houses: ExtraHouse[]): { houses: ExtraHouse[]; isWhole: boolean } => ({ houses, isWhole: true });

const falling = ({ side }: PlainGrid): ExtraHouse => {
  return { kind: 'falling diagonal', look: 'falling', cells: places(side).map((place) => place * (side + 1)) };
};
const rising = ({ side }: PlainGrid): ExtraHouse => {
  return { kind: 'rising diagonal', look: 'rising', cells: places(side).map((place) => (place + 1) * (side - 1)) };
};

function windowAt(corner: number, index: number): ExtraHouse {
  const cells = places(9).map((place) => corner + Math.floor(place / 3) * 9 + (place % 3));
  return { kind: 'window', number: index + 1, look: 'ground', cells };
}

function disjointGroup({ side, boxHeight, boxWidth }: PlainGrid, group: number): ExtraHouse {
  const corner = Math.floor(group / boxWidth) * side + (group % boxWidth);
  const cells = places(side).map(
    (box) => corner + Math.floor(box / boxHeight) * boxHeight * side + (box % boxHeight) * boxWidth,
  );
  return { kind: 'disjoint group', number: group + 1, cells };
}

function cellCalled(name: unknown, side: number): number {
  const [, row, column] = /^R(\d+)C(\d+)$/.exec(String(name)) ?? [];
  const isInGrid = [row, column].every((number) => Number(number) >= 1 && Number(number) <= side);
  return isInGrid ? (Number(row) - 1) * side + Number(column) - 1 : -1;
}

function extraRegions({ side }: PlainGrid, data: string): { houses: ExtraHouse[]; isWhole: boolean } {
  const lists = [...data.matchAll(/\[("[^\]]*)\]/g)].map(([, list]) => {
    const names = [...list!.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name]) => name);
    return names.map((name) => cellCalled(name, side)).sort((one, other) => one - other);
  });
  const regions = lists.filter(
    (cells) => cells.length === side && cells[0] !== -1 && new Set(cells).size === cells.length,
  );
  const houses = regions.map((cells, index): ExtraHouse => {
    return { kind: 'extra region', number: index + 1, cells };
  });
  return { houses, isWhole: lists.length > 0 && houses.length === lists.length };
}

/** By kind, in the order in which a puzzle lists them. */
export const houseRules: Readonly<Record<string, HouseRule>> = {
  diagonals: {
    houses: (grid) => whole([falling(grid), rising(grid)]),
  },
  'diagonal-': { houses: (grid) => whole([falling(grid)]) },
  'diagonal+': { houses: (grid) => whole([rising(grid)]) },
  windows: {
    fits: ({ boxHeight, boxWidth }) => boxHeight === 3 && boxWidth === 3,
    houses: () => whole([10, 14, 46, 50].map(windowAt)),
  },
  disjointgroups: {
    houses: (grid) =>
      grid.boxHeight > 0
        ? whole(places(grid.side).map((group) => disjointGroup(grid, group)))
        : { houses: [], isWhole: false },
  },
  extraregion: { houses: extraRegions },
  // This rule adds no house: it limits the digits of each cell (given_candidates.ts).
  givencandidates: { houses: () => whole([]) },
};

/** True if no cell is in too many houses; three of them are its row, column and box or region. */
function haveRoom(houses: readonly ExtraHouse[], side: number): boolean {
  if (houses.length + 3 * side > mostHouses) return false;
  const counts = new Uint16Array(side * side).fill(3);
  return houses.every(({ cells }) => cells.every((cell) => ++counts[cell]! <= mostHousesOfCell));
}

const order = Object.keys(houseRules);
/** Its place in the list of a puzzle; rules without houses come last. */
export const rulePlaceOf = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);

/** `ignored`: some rule is not expressed by houses, wholly or in part. */
export function extraHousesOf(grid: PlainGrid, constraints: string): { houses: ExtraHouse[]; ignored: boolean } {
  let houses: ExtraHouse[] = [];
  let ignored = false;
  const list = constraintsIn(constraints).sort((one, other) => rulePlaceOf(one.kind) - rulePlaceOf(other.kind));
  for (const { kind, data } of list) {
    const added = houseRules[kind]?.houses(grid, data) ?? { houses: [], isWhole: false };
    const all = [...houses, ...added.houses];
    if (haveRoom(all, grid.side)) houses = all;
    ignored ||= !added.isWhole || houses !== all;
  }
  return { houses, ignored };
}

/** True if a grid with these boxes can have these rules. */
export function fitRules(grid: PlainGrid, constraints: string): boolean {
  const haveHouses = constraintsIn(constraints).every(({ kind }) => houseRules[kind]?.fits?.(grid) ?? true);
  return haveHouses && fitCandidates(grid.side, constraints);
}
