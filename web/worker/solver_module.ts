// The solver's module, started once per worker.
import createModule from '../../build/wasm/sudoscope.mjs';
import wasmUrl from '../../build/wasm/sudoscope.wasm?url';
import type { PuzzleBytes, SolverModule } from '../../wasm/solver_module';
import type { Puzzle } from '../grid/puzzle';

export function loadSolverModule(): Promise<SolverModule> {
  return createModule({ locateFile: () => new URL(wasmUrl, import.meta.url).href });
}

/** A puzzle as the module takes it. */
export function bytesOf({ shape, givens }: Puzzle): PuzzleBytes {
  return { ...shape, regions: shape.regions ?? '', givens };
}
