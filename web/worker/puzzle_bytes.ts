import type { PuzzleBytes } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';

/** A puzzle as the module takes it. */
export function bytesOf({ shape, givens }: Puzzle): PuzzleBytes {
  return { ...shape, regions: shape.regions ?? '', givens };
}
