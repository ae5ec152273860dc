// The modules as Node.js runs them, from the build in build/wasm.
import { readFileSync } from 'node:fs';
import type { ModuleFactory, PuzzleBytes, QuickModule, SolverModule } from '../../wasm/solver_module';

const folder = new URL('../../build/wasm/', import.meta.url);

async function load<M>(name: string): Promise<M> {
  const glue = (await import(new URL(`${name}.mjs`, folder).href)) as { default: ModuleFactory<M> };
  return glue.default({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
}

/** The whole module. */
export const loadModule = (): Promise<SolverModule> => load('sudoscope_node');

/** The one that the page starts with. */
export const loadQuickModule = (): Promise<QuickModule> => load('sudoscope_quick_node');

export const guess = { boxHeight: 0, boxWidth: 0, regions: '', diagonals: false, windows: false };

/** Reads a puzzle through the module itself. */
export function readBytes(module: QuickModule, text: string, options = guess): PuzzleBytes {
  const outcome = module.readPuzzle(text, options);
  if (!outcome.ok) throw new Error(outcome.message);
  const { shape, givens } = outcome.puzzle;
  return { ...shape, regions: shape.regions ?? '', givens };
}

export const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const noKnobs = new Uint8Array();
