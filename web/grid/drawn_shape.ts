// The shape of a grid from what is drawn of it: its boxes or regions, diagonals and the cages of a killer.
import { type Shape, sideOf } from './puzzle';

/** Cells in reading order, row by row. `sum`: 0 if it is not known. */
export interface DrawnCage {
  readonly cells: readonly number[];
  readonly sum: number;
}

/** The visible part of a shape, for drawings. `hasDiagonals`: both diagonals contain every digit, too. */
export interface DrawnShape extends Omit<Shape, 'constraints'> {
  readonly hasDiagonals: boolean;
  readonly cages?: readonly DrawnCage[];
}

/** Cages in the form of f-puzzles. */
function cageData(cages: readonly DrawnCage[], side: number): string {
  const nameOf = (cell: number): string => `R${Math.floor(cell / side) + 1}C${(cell % side) + 1}`;
  return JSON.stringify(
    cages.map(({ cells, sum }) => ({ cells: cells.map(nameOf), ...(sum > 0 && { value: String(sum) }) })),
  );
}

export function drawnShape({ hasDiagonals, cages = [], ...drawn }: DrawnShape): Shape {
  const { boxHeight, boxWidth, regions } = drawn;
  const shape: Shape = { boxHeight, boxWidth, regions, constraints: hasDiagonals ? 'diagonals\n' : '' };
  if (cages.length === 0) return shape;
  return { ...shape, constraints: `${shape.constraints}killercage=${cageData(cages, sideOf(shape))}\n` };
}
