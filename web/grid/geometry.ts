// The houses of a shape, numbered as in the solver (solver/include/sudoscope/grid/geometry.hpp); a test compares the two.
import type { Shape } from './puzzle';
import { givenCandidatesIn } from './given_candidates';
import { type ExtraHouse, extraHousesOf } from './house_rules';
import { plainGrid, sideOf } from './puzzle';

export interface Geometry {
  readonly shape: Shape;
  readonly side: number;
  readonly cellCount: number;
  /** Rows, columns, boxes or regions, then `extraHouses`; each `side` cells, ascending. */
  readonly houses: readonly Uint16Array[];
  /** The houses that the shape's constraints add. */
  readonly extraHouses: readonly ExtraHouse[];
  /** True if the houses do not express all constraints: every statement about solutions then ignores the rest. */
  readonly ignoresRules: boolean;
  /** The digits that the puzzle allows in each cell, two words a cell; null if it allows all (given_candidates.ts). */
  readonly givenCandidates: Uint32Array | null;
  /** The box or region of each cell, 0..side-1. */
  readonly regionOf: Uint8Array;
  /** The indices in `houses` of each cell's houses, ascending. */
  readonly housesOf: readonly (readonly number[])[];
}

function regionOfCells(shape: Shape, side: number): Uint8Array {
  if (shape.regions) return shape.regions;
  const { boxHeight, boxWidth } = shape;
  return Uint8Array.from({ length: side * side }, (_, cell) => {
    const row = Math.floor(cell / side);
    return Math.floor(row / boxHeight) * boxHeight + Math.floor((cell % side) / boxWidth);
  });
}

export function makeGeometry(shape: Shape): Geometry {
  const side = sideOf(shape);
  const cellCount = side * side;
  const regionOf = regionOfCells(shape, side);
  const housesOf: number[][] = Array.from({ length: cellCount }, () => []);
  const houses: Uint16Array[] = [];
  const add = (cells: Iterable<number>): void => {
    const house = Uint16Array.from(cells).sort();
    for (const cell of house) housesOf[cell]!.push(houses.length);
    houses.push(house);
  };
  const places = Array.from({ length: side }, (_, index) => index);
  const regionCells: number[][] = places.map(() => []);
  regionOf.forEach((region, cell) => regionCells[region]!.push(cell));

  for (const row of places) add(places.map((column) => row * side + column));
  for (const column of places) add(places.map((row) => row * side + column));
  for (const cells of regionCells) add(cells);
  const extra = extraHousesOf(plainGrid(shape), shape.constraints);
  for (const { cells } of extra.houses) add(cells);
  const givenCandidates = givenCandidatesIn(side, shape.constraints);
  const rules = { extraHouses: extra.houses, ignoresRules: extra.ignored, givenCandidates };
  return { shape, side, cellCount, houses, ...rules, regionOf, housesOf };
}

/** The cells whose value occurs twice in one of their houses. */
export function clashes(geometry: Geometry, values: Uint8Array): Set<number> {
  const found = new Set<number>();
  for (const house of geometry.houses) {
    const first = new Map<number, number>();
    for (const cell of house) {
      const value = values[cell]!;
      if (value === 0) continue;
      const other = first.get(value);
      if (other === undefined) first.set(value, cell);
      else found.add(other).add(cell);
    }
  }
  return found;
}
