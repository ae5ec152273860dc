// The module as Node.js runs it, from the build in build/wasm.
import { readFileSync } from 'node:fs';
import type { PuzzleBytes, SolverModule, SolverModuleFactory } from '../../wasm/solver_module';

const folder = new URL('../../build/wasm/', import.meta.url);

export async function loadModule(): Promise<SolverModule> {
  const glue = (await import(new URL('sudoscope_node.mjs', folder).href)) as { default: SolverModuleFactory };
  return glue.default({ wasmBinary: readFileSync(new URL('sudoscope_node.wasm', folder)) });
}

export const guess = { boxHeight: 0, boxWidth: 0, regions: '', diagonals: false, windows: false };

/** Reads a puzzle through the module itself. */
export function readBytes(module: SolverModule, text: string, options = guess): PuzzleBytes {
  const outcome = module.readPuzzle(text, options);
  if (!outcome.ok) throw new Error(outcome.message);
  const { shape, givens } = outcome.puzzle;
  return { ...shape, regions: shape.regions ?? '', givens };
}

export const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const noKnobs = new Uint8Array();
