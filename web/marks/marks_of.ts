// The marks of a puzzle: the clues of each of its constraints, drawn by the table of kinds. Pure, and it never throws:
// constraints may come from any file or link.
import { constraintsIn } from '../grid/constraints';
import { eitherOr, withAlternatives } from './alternatives';
import { cageKinds } from './cages';
import { cellKinds } from './cells';
import { cluesOf } from './clues';
import { drawingKinds } from './drawings';
import { lineKinds } from './lines';
import type { MarkLook, MarkSheet } from './marks';
import { outsideKinds } from './outside';
import { pairKinds } from './pairs';
import { shaftKinds } from './shafts';
import { MarkMaker, type Draw } from './sheet';

const kinds: ReadonlyMap<string, Draw> = new Map(
  [cageKinds, cellKinds, lineKinds, shaftKinds, pairKinds, outsideKinds, drawingKinds].flatMap((table) =>
    Object.entries(table),
  ),
);

/** True for a kind that is drawn clue by clue. Diagonals and windows are lines and grounds of the board itself. */
export const isDrawn = (kind: string): boolean => kinds.has(kind) || kind === eitherOr;

interface Grid {
  readonly side: number;
  /** The box or region of each cell. */
  readonly regionOf: ArrayLike<number>;
  readonly shape: { readonly constraints: string };
}

export function drawConstraints({ side, regionOf, shape }: Grid, look: MarkLook): MarkSheet {
  const sheet = new MarkMaker(side, regionOf, look);
  for (const { kind, data } of withAlternatives(constraintsIn(shape.constraints)))
    kinds.get(kind)?.(cluesOf(data, side), sheet);
  return sheet.finish();
}
