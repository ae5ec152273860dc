import type { PuzzleBytes } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';

/** A puzzle in the module's form. */
export function bytesOf({ shape, givens }: Puzzle): PuzzleBytes {
  return { ...shape, regions: shape.regions ?? '', givens };
}
