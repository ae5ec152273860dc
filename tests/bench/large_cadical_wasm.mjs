// The npm package `cadical-wasm` for large.mjs: node large_cadical_wasm.mjs FOLDER, with the package in
// FOLDER/node_modules. Reads an object a line, {cnf, limit} with the path of a DIMACS file, and answers {seconds,
// truths}: the true variables that occur in a clause. With limit 2 the same solver looks for a second solution.
// Seconds are processor time from the text of the clauses on; its options are those of --sat in the native command.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { usedVariables } from './large_puzzles.mjs';
import { answerLines, timed } from './large_worker.mjs';

const { Cadical, loadCadical } = await import(
  join(resolve(process.argv[2]), 'node_modules/cadical-wasm/dist/index.js')
);
const module = await loadCadical();
const likeSat = { elimeffort: 10, stabilizeonly: true, subsumeeffort: 60, quiet: true };

answerLines(({ cnf, limit }) => {
  const text = readFileSync(cnf, 'utf8');
  const used = usedVariables(text);
  return timed(() => {
    const solver = new Cadical(module, likeSat);
    solver.addDimacs(text);
    const satisfiable = solver.solve() === 'satisfiable';
    const model = satisfiable ? solver.model() : [];
    const truths = model.flatMap((value, variable) => (value && used.has(variable) ? [variable] : []));
    if (satisfiable && limit > 1) {
      solver.addClause(truths.map((variable) => -variable));
      solver.solve();
    }
    solver.dispose();
    return { truths };
  });
});
