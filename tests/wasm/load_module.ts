// The modules with their types, and helpers of their tests.
import type { LogicModule } from '../../wasm/logic_module';
import type { CollectionModule, PuzzleBytes, QuickModule, SolverModule } from '../../wasm/solver_module';
import { tell } from '../../web/language/say';
import { loadInNode } from './in_node.mjs';

/** The whole module. */
export const loadModule = (): Promise<SolverModule> => loadInNode('sudoscope');

/** The module that the page starts with. */
export const loadQuickModule = (): Promise<QuickModule> => loadInNode('sudoscope_quick');

/** The module that solves collections. */
export const loadCollectionModule = (): Promise<CollectionModule> => loadInNode('sudoscope_collection');

/** The module with the hints. */
export const loadLogicModule = (): Promise<LogicModule> => loadInNode('sudoscope_logic');

export const guess = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };

/** Reads a puzzle through the module itself. */
export function readBytes(module: QuickModule, text: string, options = guess): PuzzleBytes {
  const outcome = module.readPuzzle(text, options);
  if (!outcome.ok) throw new Error(tell(outcome.message));
  const { shape, givens } = outcome.puzzle;
  return { ...shape, regions: shape.regions ?? '', givens };
}

export const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const noKnobs = new Uint8Array();
export const noEntries = new Uint8Array();
