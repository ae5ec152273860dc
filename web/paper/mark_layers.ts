// The marks of constraints in the layers of a drawing. Without a cover they lie below and over the lines of the grid. A cover
// cuts them off at the edges of its cells, so all of them lie below it, and the lines of the grid over it.
import { level, type DrawnMark, type MarkCover, type MarkSheet } from '../marks/marks';
import type { PaperShape } from './drawing';
import { markShapes, type PaperPlace } from './mark_shapes';

export interface MarkLayers {
  readonly grounds: PaperShape[];
  readonly shapes: PaperShape[];
  /** The grounds of the cover, on the marks below it; both empty without a cover. */
  readonly cover: PaperShape[];
  readonly clouds: PaperShape[];
  /** Over the lines of the grid; empty below a cover. */
  readonly over: PaperShape[];
}

export function markLayers({ marks }: MarkSheet, cover: MarkCover | null, place: PaperPlace): MarkLayers {
  const between = (some: readonly DrawnMark[], from: number, to: number): PaperShape[] =>
    markShapes(
      some.filter(({ z }) => z >= from && z < to),
      place,
    );
  const above = level.ground + 1;
  const over = between(marks, level.cage, Infinity);
  return {
    grounds: between(marks, 0, above),
    shapes: between(marks, above, level.cage),
    cover: cover ? [...over, ...between(cover.marks, 0, above)] : [],
    clouds: between(cover?.marks ?? [], above, Infinity),
    over: cover ? [] : over,
  };
}
