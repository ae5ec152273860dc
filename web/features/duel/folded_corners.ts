// Cells with a folded corner: they show that a player filled the cell, but not the digit.
import type { BoardDrawing } from '../../board/picture';

/** Each has its own place and colour. */
export type Corner = 'lowerLeft' | 'upperRight';

export interface Fold {
  readonly cells: Iterable<number>;
  readonly corner: Corner;
  /** Opacity, 0 to 1. */
  readonly strength: number;
}

/** A share of a cell's side. */
const size = 0.24;

export function foldedCorners(folds: readonly Fold[], side: number): BoardDrawing {
  return {
    paint(context, { layout, palette }) {
      const { columns, rows } = layout;
      for (const { cells, corner, strength } of folds) {
        const isLower = corner === 'lowerLeft';
        context.globalAlpha = strength;
        context.fillStyle = isLower ? palette.accent : palette.guess;
        for (const cell of cells) {
          const [column, row] = [cell % side, Math.floor(cell / side)];
          const [x, y] = isLower ? [columns[column]!, rows[row + 1]!] : [columns[column + 1]!, rows[row]!];
          const fold = (isLower ? size : -size) * (columns[column + 1]! - columns[column]!);
          context.beginPath();
          context.moveTo(x, y);
          context.lineTo(x + fold, y);
          context.lineTo(x, y - fold);
          context.fill();
        }
      }
      context.globalAlpha = 1;
    },
  };
}
