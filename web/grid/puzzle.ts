// A puzzle on the page: a shape, and a byte a cell. In all of web/ a
// cell's value is 0 if blank, else the digit as people read it, 1..side.

import { areConstraints, areEveryday, haveClues } from './constraints';
import { fitRules, type PlainGrid } from './house_rules';

/** The rules of a grid besides rows and columns. */
export interface Shape {
  /** Rows in a box; side = boxHeight * boxWidth. For a jigsaw 1, with boxWidth = side. */
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** Jigsaw: the region 0..side-1 of each cell, row by row; null if boxes are rectangles. */
  readonly regions: Uint8Array | null;
  /** The further rules, in the form of grid/constraints.ts. */
  readonly constraints: string;
}

export interface Puzzle {
  readonly shape: Shape;
  /** side * side values, row by row. */
  readonly givens: Uint8Array;
  /** The words of its setter; missing = none. Puzzles that differ in this alone are the same. */
  readonly texts?: PuzzleTexts;
}

/** Each is empty if it is missing; the rules may have several lines. */
export interface PuzzleTexts {
  readonly title: string;
  readonly author: string;
  readonly rules: string;
  /** The solution that came with it: a character a cell, with commas between them above 9. */
  readonly solution?: string;
}

/** True if there is something to read about it: words of its setter, clues, or a rule that few know. */
export const hasWords = ({ texts, shape }: Puzzle): boolean => texts !== undefined || !areEveryday(shape.constraints);

export const maxSide = 64;

export function sideOf(shape: Shape): number {
  return shape.boxHeight * shape.boxWidth;
}

/** The grid as its further rules see it; a jigsaw has no boxes. */
export function plainGrid(shape: Shape): PlainGrid {
  const [boxHeight, boxWidth] = shape.regions ? [0, 0] : [shape.boxHeight, shape.boxWidth];
  return { side: sideOf(shape), boxHeight, boxWidth };
}

export function boxShape(boxHeight: number, boxWidth: number): Shape {
  return { boxHeight, boxWidth, regions: null, constraints: '' };
}

/** `values`: one a cell, 0 blank. */
export const isEmptyGrid = (values: Uint8Array): boolean => values.every((value) => value === 0);

/** True if it has neither givens nor clues to begin from. */
export const isBarePuzzle = ({ givens, shape }: Puzzle): boolean =>
  isEmptyGrid(givens) && !haveClues(shape.constraints);

export function blankPuzzle(shape: Shape): Puzzle {
  return { shape, givens: new Uint8Array(sideOf(shape) ** 2) };
}

/** True if a grid can have this shape. Everything read from outside is checked with it first. */
export function isPossible(shape: Shape): boolean {
  const { boxHeight, boxWidth, regions, constraints } = shape;
  const side = boxHeight * boxWidth;
  const isSized = Number.isInteger(boxHeight) && boxHeight >= 1 && Number.isInteger(boxWidth) && boxWidth >= 1;
  if (!isSized || side > maxSide || !areConstraints(constraints)) return false;
  if (!fitRules(plainGrid(shape), constraints)) return false;
  if (!regions) return true;
  const sizes = new Uint16Array(256);
  for (const region of regions) sizes[region]! += 1;
  const isEven = sizes.subarray(0, side).every((size) => size === side);
  return boxHeight === 1 && isEven && regions.length === side * side;
}

export function isSamePuzzle(one: Puzzle, other: Puzzle): boolean {
  const [a, b] = [one.shape, other.shape];
  const isSameShape =
    a.boxHeight === b.boxHeight &&
    a.boxWidth === b.boxWidth &&
    a.constraints === b.constraints &&
    areEqual(a.regions ?? noRegions, b.regions ?? noRegions);
  return isSameShape && areEqual(one.givens, other.givens);
}

const noRegions = new Uint8Array();

export function areEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; ++at) if (one[at] !== other[at]) return false;
  return true;
}
