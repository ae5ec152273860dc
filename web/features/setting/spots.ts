// Spots of the board: cells, edges between two, corners of four, and places beside the grid. A point is in cells, x to
// the right and y down, from the upper left corner of the grid.

/** From 0; -1 and `side` are beside the grid. */
export interface BoardSpot {
  readonly row: number;
  readonly column: number;
}

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export const spotOfCell = (cell: number, side: number): BoardSpot => ({
  row: Math.floor(cell / side),
  column: cell % side,
});
export const cellOfSpot = ({ row, column }: BoardSpot, side: number): number => row * side + column;
export const isSameSpot = (one: BoardSpot, other: BoardSpot): boolean =>
  one.row === other.row && one.column === other.column;

export const isOnGrid = ({ row, column }: BoardSpot, side: number): boolean =>
  row >= 0 && column >= 0 && row < side && column < side;

/** True if the spot is in the ring of places beside the grid, its corners included. */
export const isBeside = ({ row, column }: BoardSpot, side: number): boolean =>
  !isOnGrid({ row, column }, side) && row >= -1 && column >= -1 && row <= side && column <= side;

/** "R1C2". */
export const nameOfSpot = ({ row, column }: BoardSpot): string => `R${row + 1}C${column + 1}`;

/** Null for any other text. */
export function spotNamed(name: unknown): BoardSpot | null {
  const [, row, column] = /^R(\d{1,3})C(\d{1,3})$/.exec(String(name)) ?? [];
  return row === undefined ? null : { row: Number(row) - 1, column: Number(column) - 1 };
}

/** The named spots of a list, without damaged names. */
export const spotsNamed = (names: unknown): BoardSpot[] =>
  Array.isArray(names) ? names.map(spotNamed).filter((spot) => spot !== null) : [];

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The cell below the point, or the nearest one. */
export const nearestCell = ({ x, y }: GridPoint, side: number): BoardSpot => ({
  row: clamp(Math.floor(y), side - 1),
  column: clamp(Math.floor(x), side - 1),
});

/** A line goes to a cell only near its middle, so that it can pass between two others at their corner. */
export function cellOfLine(point: GridPoint, side: number): BoardSpot | null {
  const spot = nearestCell(point, side);
  return Math.hypot(point.x - spot.column - 0.5, point.y - spot.row - 0.5) < 0.44 ? spot : null;
}

/** The two cells of the nearest edge, in reading order. */
export function nearestEdge(point: GridPoint, side: number): [BoardSpot, BoardSpot] {
  const { row, column } = nearestCell(point, side);
  const [dx, dy] = [point.x - column - 0.5, point.y - row - 0.5];
  const steps = [
    { down: 0, right: 1, far: -dx },
    { down: 0, right: -1, far: dx },
    { down: 1, right: 0, far: -dy },
    { down: -1, right: 0, far: dy },
  ].filter(({ down, right }) => isOnGrid({ row: row + down, column: column + right }, side));
  const { down, right } = steps.reduce((best, step) => (step.far < best.far ? step : best));
  return readingOrder({ row, column }, { row: row + down, column: column + right });
}

export const readingOrder = (one: BoardSpot, other: BoardSpot): [BoardSpot, BoardSpot] =>
  one.row < other.row || (one.row === other.row && one.column < other.column) ? [one, other] : [other, one];

/** The four cells round the nearest corner between cells. */
export function nearestCorner({ x, y }: GridPoint, side: number): BoardSpot[] {
  const row = clamp(Math.round(y) - 1, side - 2);
  const column = clamp(Math.round(x) - 1, side - 2);
  return fourFrom({ row, column });
}

export const fourFrom = ({ row, column }: BoardSpot): BoardSpot[] =>
  [0, 1].flatMap((down) => [0, 1].map((right) => ({ row: row + down, column: column + right })));

/** The place beside the grid that is nearest; `corners`: also those beside its corners. */
export function nearestBeside({ x, y }: GridPoint, side: number, corners: boolean): BoardSpot {
  const [row, column] = [Math.floor(y), Math.floor(x)].map((at) => Math.min(Math.max(at, -1), side)) as [
    number,
    number,
  ];
  const isOut = (at: number): boolean => at < 0 || at >= side;
  if (isOut(row) && isOut(column)) {
    if (corners) return { row, column };
    // From a corner to the end of the side that is nearer.
    const [overX, overY] = [Math.max(-x, x - side), Math.max(-y, y - side)];
    return overX > overY ? { row: clamp(row, side - 1), column } : { row, column: clamp(column, side - 1) };
  }
  if (isOut(row) || isOut(column)) return { row, column };
  const [left, right, top, bottom] = [x, side - x, y, side - y];
  const nearest = Math.min(left, right, top, bottom);
  if (nearest === top) return { row: -1, column };
  if (nearest === left) return { row, column: -1 };
  return nearest === bottom ? { row: side, column } : { row, column: side };
}

export const diagonalSteps = {
  DR: [1, 1],
  DL: [1, -1],
  UR: [-1, 1],
  UL: [-1, -1],
} as const satisfies Record<string, readonly [down: number, right: number]>;
export type Diagonal = keyof typeof diagonalSteps;

export const isDiagonal = (name: unknown): name is Diagonal => typeof name === 'string' && name in diagonalSteps;

/** The cells seen from a place beside the grid in the steps of a direction. */
export function cellsSeen(spot: BoardSpot, [down, right]: readonly [number, number], side: number): BoardSpot[] {
  const seen: BoardSpot[] = [];
  let { row, column } = spot;
  while (isOnGrid({ row: (row += down), column: (column += right) }, side)) seen.push({ row, column });
  return seen;
}

/** The directions in which a place beside the grid sees a diagonal, the longest first. */
export function diagonalsFrom(spot: BoardSpot, side: number): Diagonal[] {
  const count = (name: Diagonal): number => cellsSeen(spot, diagonalSteps[name], side).length;
  return (Object.keys(diagonalSteps) as Diagonal[]).filter(count).sort((one, other) => count(other) - count(one));
}

/** The cells on the way from one to the other, without the first: a drag may jump over some. */
export function cellsBetween(from: BoardSpot, to: BoardSpot): BoardSpot[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return {
      row: Math.round(from.row + (to.row - from.row) * part),
      column: Math.round(from.column + (to.column - from.column) * part),
    };
  });
}
