// The contents of the form for a new puzzle, the contradictions in it, and the resulting recipe.
import { hasKind } from '../../grid/constraints';
import { boxShape, type Shape } from '../../grid/puzzle';
import * as texts from '../../language/generated/make';
import { say } from '../../language/say';
import type { Aim, Recipe, SymmetryId } from '../../protocol/making';
import { misfitOf } from '../../ui/rule_choice';
import { apartFrom, hasCages, madeRules } from './clue_kinds';

export type WishScale = 'grade' | 'se' | 'hodoku' | 'any';
export type Givens = 'any' | 'range' | 'fewest' | 'drawn' | 'none';

/** Both ends count; NaN for an empty field. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Wish {
  readonly side: number;
  /** In the form of grid/constraints.ts. */
  readonly constraints: string;
  /** The ids of kinds in clue_kinds.ts. */
  readonly clues: readonly string[];
  readonly wantsJigsaw: boolean;
  readonly scale: WishScale;
  readonly grade: number;
  /** In tenths. */
  readonly se: Range;
  readonly hodoku: Range;
  /** The id of a technique; empty = any. */
  readonly technique: string;
  readonly symmetry: SymmetryId;
  /** The symmetry of a killer's cages. */
  readonly cageSymmetry: SymmetryId;
  readonly givens: Givens;
  readonly range: Range;
  /** 1 in each cell that should have a given. */
  readonly pattern: Uint8Array;
  readonly wanted: number;
}

/** The boxes for each size offered; null if the side is a prime, so that there can only be regions. */
const offered: Readonly<Record<number, readonly [height: number, width: number] | null>> = {
  4: [2, 2],
  5: null,
  6: [2, 3],
  7: null,
  8: [2, 4],
  9: [3, 3],
  10: [2, 5],
  12: [3, 4],
  15: [3, 5],
  16: [4, 4],
  20: [4, 5],
  25: [5, 5],
};

export const sides: readonly number[] = Object.keys(offered).map(Number);

/** From these sides on a puzzle takes a worker from a quarter of a minute to some minutes, with boxes and without. */
const slowSide = 25;
const slowJigsaw = 16;
/** With regions of this size it may take long to fill a grid at all. */
const slowestJigsaw = 20;

const mostSideWithClues = 12;

export const mostWanted = 100;
/** Attempts after which the page mentions that there may be none. */
export const manyAttempts = 2000;

const share = (side: number, part: number): number => Math.round(side * side * part);

/** Usual numbers of givens for a size. */
export const usualRange = (side: number): Range => ({ least: share(side, 0.3), most: share(side, 0.36) });

export const usualWish: Wish = {
  side: 9,
  constraints: '',
  clues: [],
  wantsJigsaw: false,
  scale: 'grade',
  grade: 2,
  se: { least: 30, most: 45 },
  hodoku: { least: 500, most: 1000 },
  technique: '',
  symmetry: 'half-turn',
  cageSymmetry: 'none',
  givens: 'any',
  range: usualRange(9),
  pattern: new Uint8Array(81),
  wanted: 1,
};

export const wishedBoxes = (side: number): readonly [height: number, width: number] | null => offered[side] ?? null;
export const hasBoxes = (side: number): boolean => wishedBoxes(side) !== null;
export const isJigsaw = ({ side, wantsJigsaw }: Wish): boolean => wantsJigsaw || !hasBoxes(side);

/** True for puzzles with more rules than those that add houses: their givens are chosen freely. */
export const hasClues = ({ clues, constraints }: Wish): boolean =>
  clues.length > 0 || madeRules.some(({ id }) => hasKind(constraints, id));

/** True if the scales of other programs cover the grid. */
export const isOrdinary = (wish: Wish): boolean =>
  wish.side === 9 && wish.constraints === '' && wish.clues.length === 0 && !isJigsaw(wish);

/** The same wish with a kind of clues more, without those that do not go together with it; or without the kind. */
export function toggledClue(wish: Wish, id: string): Wish {
  const others = wish.clues.filter((one) => one !== id && !apartFrom(id).includes(one));
  return fitting({ ...wish, clues: wish.clues.includes(id) ? others : [...others, id] });
}

/** Only a killer may be wished for without givens, and no puzzle with clues by a pattern. A technique may need the clues. */
export function fitting(wish: Wish): Wish {
  const isUnfit = (wish.givens === 'drawn' && hasClues(wish)) || (wish.givens === 'none' && !hasCages(wish.clues));
  return { ...wish, givens: isUnfit ? 'any' : wish.givens, technique: hasClues(wish) ? wish.technique : '' };
}

/** The same wish for a plain puzzle: without clues, rules, and the options of a killer. */
export const withoutClues = (wish: Wish): Wish =>
  fitting({ ...wish, clues: [], constraints: '', cageSymmetry: usualWish.cageSymmetry });

/** The same wish for another size: fields that depend on it are reset. */
export const withSide = (wish: Wish, side: number): Wish =>
  side === wish.side ? wish : { ...wish, side, range: usualRange(side), pattern: new Uint8Array(side * side) };

function shapeOf({ side, constraints }: Wish): Shape {
  const boxes = wishedBoxes(side);
  return { ...(boxes ? boxShape(...boxes) : boxShape(1, side)), constraints };
}

function isRange({ least, most }: Range, first: number, last: number): boolean {
  return least >= first && least <= most && most <= last;
}

/** The reason why the wish cannot be fulfilled, as far as it is known here; empty if it may be. */
export function problemWith(wish: Wish): string {
  const { side, constraints, scale, givens } = wish;
  const { boxHeight, boxWidth } = shapeOf(wish);
  const misfit = misfitOf(
    { side, ...(isJigsaw(wish) ? { boxHeight: 0, boxWidth: 0 } : { boxHeight, boxWidth }) },
    constraints,
  );
  if (misfit) return misfit;
  if (isJigsaw(wish) && hasKind(constraints, 'disjointgroups')) return say(texts.jigsawWithoutGroups);
  if (hasClues(wish) && side > mostSideWithClues) return say(texts.cluesUpTo);
  if (hasClues(wish) && isJigsaw(wish)) return say(texts.cluesOnBoxes);
  if (scale === 'se' || scale === 'hodoku') {
    if (!isOrdinary(wish)) return say(texts.scaleOfNineOnly);
    const fits = scale === 'se' ? isRange(wish.se, 10, 120) : isRange(wish.hodoku, 0, 1_000_000);
    if (!fits) return say(scale === 'se' ? texts.badSeRange : texts.badHodokuRange);
  }
  if (givens === 'range' && !isRange(wish.range, 0, side * side))
    return say(texts.badGivensRange, { count: side * side });
  return '';
}

/** True if the pattern is still to be drawn. */
export const isUndrawn = ({ givens, pattern }: Wish): boolean => givens === 'drawn' && !pattern.includes(1);

/** Advice before the puzzle is made; empty if there is none. */
export function adviceOn(wish: Wish): string {
  const { side } = wish;
  if (isUndrawn(wish)) return say(texts.emptyPattern);
  if (isJigsaw(wish) && side >= slowestJigsaw) return say(texts.jigsawTakesLong);
  if (side >= (isJigsaw(wish) ? slowJigsaw : slowSide)) return say(texts.largeTakesLong);
  return side === 4 && (wish.technique !== '' || (wish.scale === 'grade' && wish.grade > 1))
    ? say(texts.smallIsEasy)
    : '';
}

function aimOf({ scale, grade, se, hodoku, technique }: Wish): Aim {
  switch (scale) {
    case 'any':
      return { kind: 'any' };
    case 'se':
      return { kind: 'se', ...se };
    case 'hodoku':
      return { kind: 'hodoku', ...hodoku };
    case 'grade':
      return technique ? { kind: 'technique', id: technique } : { kind: 'grade', grade };
  }
}

export function recipeOf(wish: Wish, seed: number): Recipe {
  const { givens, range, pattern, symmetry, cageSymmetry } = wish;
  const isRanged = givens === 'range';
  return {
    shape: shapeOf(wish),
    clues: wish.clues.join(' '),
    newRegions: isJigsaw(wish),
    symmetry: hasCages(wish.clues) ? cageSymmetry : hasClues(wish) ? 'none' : symmetry,
    leastGivens: isRanged ? range.least : 0,
    mostGivens: givens === 'none' ? 0 : isRanged ? range.most : Infinity,
    minimal: givens === 'fewest',
    pattern: givens === 'drawn' && !hasClues(wish) ? pattern : null,
    aim: aimOf(wish),
    seed,
  };
}
