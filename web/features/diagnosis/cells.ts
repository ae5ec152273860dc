// Cells of a report, given by name, as the board numbers them; and candidates as the board draws them.
import type { Geometry } from '../../grid/geometry';
import type { Cell } from '../../language/text';
import type { ReportStep } from '../../protocol/diagnosis';

/** "r3c4" as row and column. */
export function placeNamed(name: string): Cell {
  const [row, column] = name.slice(1).split('c').map(Number);
  return [row!, column!];
}

/** "r3c4" as the index of the cell. */
export function cellOf({ side }: Geometry, name: string): number {
  const [row, column] = placeNamed(name);
  return (row - 1) * side + column - 1;
}

export function cellsOf(geometry: Geometry, names: readonly string[]): number[] {
  return names.map((name) => cellOf(geometry, name));
}

/** Digits a cell as two words a cell: bit d-1 set = digit d. */
export function candidateWords(digitsOf: readonly (readonly number[])[]): Uint32Array {
  const words = new Uint32Array(2 * digitsOf.length);
  digitsOf.forEach((digits, cell) => {
    for (const digit of digits) words[2 * cell + ((digit - 1) >> 5)]! |= 1 << ((digit - 1) & 31);
  });
  return words;
}

/** The digits that these steps fill in, a value a cell. */
export function forcedUntil(geometry: Geometry, steps: readonly ReportStep[]): Uint8Array {
  const values = new Uint8Array(geometry.cellCount);
  for (const { cell, digit } of steps.flatMap(({ placements }) => placements)) values[cellOf(geometry, cell)] = digit;
  return values;
}
