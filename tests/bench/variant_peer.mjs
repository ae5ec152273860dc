// The adapter of variant_bench.mjs to a checkout of Interactive Sudoku Solver (sigh), imported as it is.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

class Late extends Error {}

const spent_ms = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** A function (text, most_ms) that searches for up to two solutions and returns verdict, solution, guesses and times. */
export async function loadPeer(folder) {
  const load = (path) => import(pathToFileURL(join(resolve(folder), path)).href);
  globalThis.self ??= globalThis;
  // The ending of all addresses that its modules import.
  globalThis.self.VERSION_PARAM = '';
  const { SudokuParser } = await load('js/sudoku_parser.js');
  const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');
  const { LookupTables } = await load('js/solver/lookup_tables.js');
  return (text, most_ms) => {
    const begin = process.cpuUsage();
    const constraint = SudokuParser.parseText(text);
    const reading = spent_ms(begin);
    const read = process.cpuUsage();
    const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(constraint))._internalSolver;
    const building = spent_ms(read);
    const geometry = solver._geometry;
    const grids = [];
    const built = process.cpuUsage();
    solver.setProgressCallback(() => {
      if (spent_ms(built) > most_ms) throw new Late();
    }, 8);
    let verdict = 'late';
    try {
      solver.run({ maxSolutions: 2 }, (grid) => grids.push(grid.slice(0, geometry.numGridCells)));
      verdict = ['none', 'unique', 'several'][grids.length];
    } catch (error) {
      if (!(error instanceof Late)) throw error;
    }
    const search = spent_ms(built);
    const digits = grids[0] && Array.from(grids[0], (mask) => LookupTables.toOffsetValue(mask, geometry.valueOffset));
    const solution = digits?.join(geometry.maxValue() > 9 ? ',' : '');
    return { verdict, solution, guesses: solver.counters.guesses, reading, building, search };
  };
}
